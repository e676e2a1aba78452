// Names of tiles, waits, blocks, winds and yaku, as a screen reader says them and as labels say them.

import type { Api } from '../../engine/engine.ts';
import type { Words } from '../type.ts';

const SUITS: Record<string, string> = { m: '万', p: '筒', s: '索' };
/** As the Chinese official rules call them; their room alone says so. */
const OFFICIAL: Record<string, string> = { m: '万', p: '饼', s: '条' };
const suits = () => (globalThis.location?.hash.startsWith('#/mcr') ? OFFICIAL : SUITS);
const NUMBERS = ['赤五', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const HONORS = ['东', '南', '西', '北', '白', '发', '中'];
const FLOWERS = ['梅', '兰', '菊', '竹'];
const SEASONS = ['春', '夏', '秋', '冬'];

/** As Chinese players of riichi write them. */
const YAKU: Readonly<Record<Api.Protocol.YakuName, string>> = {
  menzen_tsumo: '门前清自摸和', riichi: '立直', double_riichi: '两立直', ippatsu: '一发', chankan: '抢杠', rinshan: '岭上开花',
  haitei: '海底摸月', houtei: '河底捞鱼', pinfu: '平和', tanyao: '断幺九', iipeikou: '一杯口', ryanpeikou: '二杯口',
  seat_wind: '自风', round_wind: '场风', north_wind: '北', haku: '白', hatsu: '发', chun: '中', chiitoitsu: '七对子', chanta: '混全带幺九',
  junchan: '纯全带幺九', ittsu: '一气通贯', sanshoku_doujun: '三色同顺', sanshoku_doukou: '三色同刻', toitoi: '对对和', sanankou: '三暗刻',
  sankantsu: '三杠子', shousangen: '小三元', honroutou: '混老头', honitsu: '混一色', chinitsu: '清一色', renhou: '人和', tenhou: '天和',
  chiihou: '地和', daisangen: '大三元', suuankou: '四暗刻', suuankou_tanki: '四暗刻单骑', tsuuiisou: '字一色', ryuuiisou: '绿一色',
  chinroutou: '清老头', chuuren: '九莲宝灯', junsei_chuuren: '纯正九莲宝灯', kokushi: '国士无双', kokushi_13: '国士无双十三面',
  daisuushi: '大四喜', shousuushi: '小四喜', suukantsu: '四杠子', tsubame_gaeshi: '燕返', kanburi: '杠振', shiiaru_raotai: '十二落抬',
  uumensai: '五门齐', sanrenkou: '三连刻', isshoku_sanjun: '一色三顺', iipin_mouyue: '一筒摸月', chuupin_raoyui: '九筒捞鱼',
  open_riichi: '开立直', double_open_riichi: '两开立直', ishi_no_ue_nimo_sannen: '石上三年', daisharin: '大车轮', daichikurin: '大竹林',
  daisuurin: '大数邻', daishichisei: '大七星', paarenchan: '八连庄', dora: '宝牌', ura_dora: '里宝牌', aka_dora: '赤宝牌', kita: '拔北宝牌',
};

function name(tile: string): string {
  if (tile === '?') return '未知的牌';
  if (tile === 'back') return '盖着的牌';
  const rank = Number(tile[0]);
  if (tile[1] === 'z') return HONORS[rank - 1] ?? tile;
  if (tile[1] === 'f') return `${FLOWERS[rank - 1] ?? tile}${rank}`;
  if (tile[1] === 'g') return `${SEASONS[rank - 1] ?? tile}${rank}`;
  return `${NUMBERS[rank] ?? ''}${suits()[tile[1] ?? ''] ?? ''}`;
}

export const tiles: Words['tiles'] = {
  name,
  yaku: ({ name }) => YAKU[name],
  suits: { m: '万子', p: '筒子', s: '索子', z: '字牌' },
  winds: { east: '东', south: '南', west: '西', north: '北' },
  drawn: (tile) => `${name(tile)}（摸到的牌）`,
  left: (n) => `剩${n}张`,
  shapes: {
    ryanmen: '两面', kanchan: '嵌张', penchan: '边张', tanki: '单骑', shanpon: '双碰', chiitoitsu: '七对子', kokushi: '国士无双', kokushi13: '国士无双十三面',
  },
  shortShapes: {
    ryanmen: '两面', kanchan: '嵌张', penchan: '边张', tanki: '单骑', shanpon: '双碰', chiitoitsu: '七对子', kokushi: '国士', kokushi13: '国士十三面',
  },
  blocks: { jantou: '雀头', shuntsu: '顺子', koutsu: '刻子', kantsu: '杠子', pair: '对子', single: '孤张', tatsu: '搭子' },
  melds: { chi: '吃', pon: '碰', daiminkan: '大明杠', ankan: '暗杠', kakan: '加杠' },
  forms: { standard: '四面子一雀头', chiitoitsu: '七对子', kokushi: '国士无双' },
};
