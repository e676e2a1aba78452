// Scores golden cases with npm @kobalab/majiang-core.
// In: one case a line, the eight request columns of README.md.
// Out: one line each, `yaku|han|fu|yakuman|points`, yaku in the oracle's order.
import { createInterface } from 'node:readline';
import Majiang from '@kobalab/majiang-core';

const YAKU = {
  門前清自摸和: 'menzen_tsumo', 立直: 'riichi', ダブル立直: 'double_riichi', 一発: 'ippatsu',
  槍槓: 'chankan', 嶺上開花: 'rinshan', 海底摸月: 'haitei', 河底撈魚: 'houtei',
  平和: 'pinfu', 断幺九: 'tanyao', 一盃口: 'iipeikou', 二盃口: 'ryanpeikou',
  自風: 'seat_wind', 場風: 'round_wind', '翻牌 白': 'haku', '翻牌 發': 'hatsu', '翻牌 中': 'chun',
  七対子: 'chiitoitsu', 混全帯幺九: 'chanta', 純全帯幺九: 'junchan', 一気通貫: 'ittsu',
  三色同順: 'sanshoku_doujun', 三色同刻: 'sanshoku_doukou', 対々和: 'toitoi',
  三暗刻: 'sanankou', 三槓子: 'sankantsu', 小三元: 'shousangen', 混老頭: 'honroutou',
  混一色: 'honitsu', 清一色: 'chinitsu', ドラ: 'dora', 裏ドラ: 'ura_dora', 赤ドラ: 'aka_dora',
  天和: 'tenhou', 地和: 'chiihou', 大三元: 'daisangen', 四暗刻: 'suuankou',
  四暗刻単騎: 'suuankou_tanki', 字一色: 'tsuuiisou', 緑一色: 'ryuuiisou', 清老頭: 'chinroutou',
  九蓮宝燈: 'chuuren', 純正九蓮宝燈: 'junsei_chuuren', 国士無双: 'kokushi',
  国士無双十三面: 'kokushi_13', 大四喜: 'daisuushi', 小四喜: 'shousuushi', 四槓子: 'suukantsu',
};

/** `13m0p` → `m13p0`: the oracle writes the suit first. */
const suitFirst = (text) => text.replace(/(\d+)([mpsz])/g, '$2$1');
const tiles = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((d) => suit + d));

/** A call needs a source: always kamicha, which a chi must have and points ignore. */
function meld(text) {
  const [open, digits, added, suit] = text.match(/([[(])(\d+)(?:\/(\d))?([mpsz])/).slice(1);
  if (open === '[') return suit + digits;
  if (added) return `${suit}${digits}-${added}`;
  const isChi = digits.length === 3 && new Set(digits.replace(/0/g, '5')).size === 3;
  return isChi ? `${suit}${digits[0]}-${digits.slice(1)}` : `${suit}${digits}-`;
}

function score(line) {
  const [closed, win, melds, [how, seat, round], dora, ura, flagText, rules] = line.split('|');
  const flags = new Set(flagText.split(' '));
  const tsumo = how === 'T';
  const calls = [...melds.matchAll(/[[(][^\])]+[\])]/g)].map(([text]) => meld(text));
  const concealed = suitFirst(closed) + (tsumo ? suitFirst(win) : '');
  const hand = [concealed, ...calls.map((text) => Majiang.Shoupai.valid_mianzi(text))].join();

  const result = Majiang.Util.hule(
    Majiang.Shoupai.fromString(hand),
    tsumo ? null : suitFirst(win) + '-',
    Majiang.Util.hule_param({
      rule: Majiang.rule({
        クイタンあり: rules.includes('k'),
        ダブル役満あり: rules.includes('d'),
        切り上げ満貫あり: rules.includes('m'),
        数え役満あり: rules.includes('z'),
        連風牌は2符: false,
        役満の複合あり: true,
        役満パオあり: false,
      }),
      menfeng: 'ESWN'.indexOf(seat),
      zhuangfeng: 'ESWN'.indexOf(round),
      lizhi: flags.has('double_riichi') ? 2 : flags.has('riichi') ? 1 : 0,
      yifa: flags.has('ippatsu'),
      haidi: flags.has('haitei') ? 1 : flags.has('houtei') ? 2 : 0,
      lingshang: flags.has('rinshan'),
      qianggang: flags.has('chankan'),
      tianhu: flags.has('tenhou') ? 1 : flags.has('chiihou') ? 2 : 0,
      baopai: tiles(dora),
      fubaopai: tiles(ura),
    }),
  );
  if (!result) return 'not a win';
  if (!result.hupai) return '||||0';
  const yaku = result.hupai.map(({ name, fanshu }) => {
    const id = YAKU[name] ?? YAKU[name.split(' ')[0]];
    if (!id) throw new Error(`unknown yaku ${name}`);
    return `${id}:${result.damanguan ? fanshu.length : fanshu}`;
  });
  const { fanshu, fu, damanguan, defen } = result;
  return [yaku.join(' '), fanshu, fu, damanguan, defen].map((x) => x ?? '').join('|');
}

for await (const line of createInterface({ input: process.stdin })) console.log(score(line));
