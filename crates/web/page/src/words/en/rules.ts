// Houses and the rules on which they differ.

export const rules = {
  houses: {
    tenhou: 'Tenhou', mahjong_soul: 'Mahjong Soul', wrc: 'WRC', ema: 'EMA', m_league: 'M.League',
    tenhou_sanma: 'Tenhou, three players', mahjong_soul_sanma: 'Mahjong Soul, three players',
  },
  names: {
    openTanyao: 'Open tanyao (kuitan)',
    ippatsu: 'Ippatsu',
    ura: 'Ura dora',
    kiriage: 'Kiriage mangan',
    pinfuTsumo: 'Pinfu with tsumo',
    rinshanFu: 'Tsumo fu with rinshan',
    yakumanStacking: 'Several yakuman add up',
    countedYakuman: '13 han and more',
    doubleWindFu: 'Fu of a double wind pair',
    renhou: 'Renhou',
  },
  counted: { yakuman: 'a yakuman', sanbaiman: 'a sanbaiman' },
  renhou: { off: 'not played', mangan: 'mangan', yakuman: 'yakuman', five_han: 'five han' },
  asHouse: 'As the house',
};
