// Houses and the rules on which they differ.

import type { Words } from '../index.ts';

export const rules: Words['rules'] = {
  houses: {
    tenhou: '天鳳', mahjong_soul: '雀魂', wrc: 'WRC', ema: 'EMA', m_league: 'Mリーグ',
    tenhou_sanma: '天鳳 三人麻雀', mahjong_soul_sanma: '雀魂 三人麻雀',
  },
  names: {
    openTanyao: '喰いタン',
    ippatsu: '一発',
    ura: '裏ドラ',
    kiriage: '切り上げ満貫',
    pinfuTsumo: 'ピンヅモ',
    rinshanFu: '嶺上開花のツモ符',
    yakumanStacking: '役満の複合',
    countedYakuman: '13翻以上',
    doubleWindFu: '連風牌の雀頭の符',
    renhou: '人和',
  },
  counted: { yakuman: '役満', sanbaiman: '三倍満' },
  renhou: { off: 'なし', mangan: '満貫', yakuman: '役満', five_han: '5翻' },
  asHouse: '基準どおり',
};
