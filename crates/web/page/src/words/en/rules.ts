// Houses and the rules on which they differ.

import type { RuleName } from '../../rules/rules.ts';

type Named = Readonly<Record<RuleName, string>>;
type Worded = { readonly [R in RuleName | 'any']?: Readonly<Record<string, string>> } & { readonly any: Readonly<Record<string, string>> };

const names: Named = {
  openTanyao: 'Open tanyao (kuitan)',
  reds: 'Red fives',
  ippatsu: 'Ippatsu',
  ura: 'Ura dora',
  kanDora: 'Kan dora',
  pinfuTsumo: 'Pinfu with tsumo',
  rinshanFu: 'Tsumo fu with rinshan',
  doubleWindFu: 'Fu of a double wind pair',
  kiriage: 'Kiriage mangan',
  minimumHan: 'Fewest han to win',
  countedYakuman: '13 han and more',
  yakumanStacking: 'Several yakuman add up',
  doubleYakuman: 'Double yakuman',
  renhou: 'Renhou',
  honba: 'Points of a honba',
  sanmaTsumo: 'Tsumo with three players',
  kokushiRobsAnkan: 'Kokushi robs a closed kan',
  kuikae: 'Discards after a call (kuikae)',
  riichiAnkan: 'Closed kan after riichi',
  multipleRon: 'Several call ron',
  honbaForEachRon: 'Honba for each of them',
  abortiveDraws: 'Abortive draws',
  nagashiMangan: 'Nagashi mangan',
  pao: 'Liability (pao)',
  paoShare: 'Liable for',
  paoHonba: 'Honba of a shared ron',
};

const help: Named = {
  openTanyao: 'Whether a hand of simples counts with calls.',
  reds: 'How many fives are red: each is a dora.',
  ippatsu: 'A han for a win within a turn of riichi.',
  ura: 'Hidden indicators count for who won with riichi.',
  kanDora: 'Each kan turns over another indicator.',
  pinfuTsumo: 'A self-drawn pinfu counts, for 20 fu.',
  rinshanFu: 'Two fu for the draw after a kan, too.',
  doubleWindFu: 'For a pair that is both the seat’s and the round’s wind.',
  kiriage: '4 han 30 fu and 3 han 60 fu are a mangan.',
  minimumHan: 'Without dora. Less may not win.',
  countedYakuman: 'What they are worth without a yakuman.',
  yakumanStacking: 'If not, a hand is worth one at most.',
  doubleYakuman: 'Suuankou tanki, kokushi of 13 waits, true chuuren and daisuushi count twice.',
  renhou: 'A ron before one’s own first draw.',
  honba: 'By ron; by tsumo each payer pays a part.',
  sanmaTsumo: 'What becomes of the share of the player who is missing.',
  kokushiRobsAnkan: 'A closed kan can be won on, by kokushi alone.',
  kuikae: 'What may not follow a chi or a pon at once.',
  riichiAnkan: 'With the drawn tile alone: never, if waits and readings stay, or if the waits do.',
  multipleRon: 'On one discard.',
  honbaForEachRon: 'If not, the next in turn alone gets it.',
  abortiveDraws: 'Nine kinds, four winds, four kans, four riichi.',
  nagashiMangan: 'A mangan for discards of terminals and honors that nobody called.',
  pao: 'For which yakuman the player answers who dealt the last set.',
  paoShare: 'When a hand has other yakuman beside.',
  paoHonba: 'Who pays it when two share a ron.',
};

const wordsOf: Worded = {
  any: { true: 'yes', false: 'no', none: 'none', off: 'no' },
  reds: { '0': 'none', '3': 'one a suit', '4': 'four, two of them pin' },
  countedYakuman: { yakuman: 'a yakuman', sanbaiman: 'a sanbaiman' },
  doubleYakuman: { four: 'four of them' },
  renhou: { off: 'not played', mangan: 'mangan', yakuman: 'yakuman', five_han: 'five han' },
  sanmaTsumo: { loss: 'nobody pays it', bisection: 'both pay half', even: 'both pay alike' },
  kuikae: { suji: 'same tile and other end', same_tile: 'the same tile', allowed: 'nothing' },
  riichiAnkan: { loose: 'if waits stay', strict: 'if readings stay', never: 'never' },
  multipleRon: { all: 'all win', triple_aborts: 'two win, three abort', head_bump: 'the next wins' },
  nagashiMangan: { draw: 'paid at a draw' },
  pao: { two: 'daisangen, daisuushi', three: 'these and suukantsu' },
  paoShare: { whole_hand: 'the whole hand', that_yakuman: 'that yakuman' },
  paoHonba: { liable: 'who is liable', discarder: 'who discarded' },
};

export const rules = {
  houses: {
    tenhou: 'Tenhou', mahjong_soul: 'Mahjong Soul', wrc: 'WRC', ema: 'EMA', m_league: 'M.League',
    tenhou_sanma: 'Tenhou, three players', mahjong_soul_sanma: 'Mahjong Soul, three players',
  },
  names,
  help,
  words: wordsOf,
  asHouse: 'As the house',
  changed: (n: number) => (n === 1 ? 'one rule differs' : `${n} rules differ`),
};
