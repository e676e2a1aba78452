// The room of Chinese official rules.

import type { Api } from '../../engine/engine.ts';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const points = (n: number) => many(n, 'point', 'points');
/** Without the key of the request that a message begins with. */
const plain = (why: string) => why.replace(/^\w+: /, '');

export const mcr = {
  title: 'Hand, by Chinese official rules',
  toRiichi: 'By riichi rules',
  welcome: 'Chinese official mahjong (MCR)',
  welcomeText: 'Which fan count, which don’t, and why? What is each wait worth, and which of them reach eight points? Which fan are in reach, and which discard gets there?',
  exampleNames: {
    waits: 'Two waits', discard: 'What to discard?', pairs: 'Seven shifted pairs', knitted: 'A knitted straight', melded: 'Kongs and pungs', short: 'Enough to win?',
  },
  targets: { hand: 'hand', chi: 'chow', pon: 'pung', daiminkan: 'kong', kakan: 'added kong', ankan: 'closed kong', seen: 'seen' },
  by: { drawn: 'Self-drawn', discard: 'Discard' },
  flags: {
    drawn: { kong: 'After a kong', lastTile: 'Last tile of the wall', lastCopy: 'Last of its kind' },
    discard: { kong: 'Robbing a kong', lastTile: 'Discard after the last tile', lastCopy: 'Last of its kind' },
  },
  seat: 'Seat wind',
  round: 'Prevalent wind',
  flowers: 'Flowers',
  houses: { mil: 'MIL 2025', green_book: 'Green Book (WMO 2006)', ema: 'EMA', japan: 'Japan' },
  forms: {
    standard: 'Four sets and a pair', knitted_straight: 'Knitted straight', seven_pairs: 'Seven pairs', thirteen_orphans: 'Thirteen orphans',
    honors_and_knitted: 'Honors and knitted tiles',
  },
  fiveForms: 'How far from each form',
  outOfReach: 'out of reach',
  won: 'won',
  noForm: 'No form is in reach',
  points,
  fan: ({ english }: Pick<Api.McrFan, 'chinese' | 'english'>) => english,
  fans: 'Fan',
  discarder: 'The discarder',
  eachOther: 'Each other player',
  eachOfTwo: 'Each of the two others',
  received: 'The winner gets',
  wonWith: (n: number) => `Won with ${points(n)}`,
  tooLittle: (n: number, least: number) => `${points(n)} with flowers: a win needs ${least} without`,
  notEnough: (least: number) => `This may not be declared: without flowers a win needs ${least} points.`,
  leftOut: 'There, and not counted',
  because: (fan: string) => `because of ${fan}`,
  principleNames: { non_repeat: 'Non-repeat', non_separation: 'Non-separation', non_identical: 'Non-identical', account_once: 'Account once' },
  principles: {
    non_repeat: 'Another fan can’t be without it, or is worth more for the same.',
    non_separation: 'Its sets make another fan already, and aren’t taken apart again.',
    non_identical: 'The same fan would count again with some of the same sets.',
    account_once: 'A set that is combined already is combined with each other set only once.',
  },
  aboutPrinciples: 'What the principles say',
  tenpai: (waits: number) => `Tenpai: ${many(waits, 'wait', 'waits')}`,
  tenpaiWith: (waits: number, good: number, least: number) => `Tenpai: ${many(waits, 'wait', 'waits')}, ${good === waits ? (good === 1 ? 'which' : 'all of which') : good === 0 ? 'none of which' : `${good === 1 ? 'one' : good} of which`} can reach ${least} points`,
  waits: 'Waits, and what each is worth',
  enough: 'enough',
  below: (least: number) => `below ${least}`,
  ways: 'The way to eight points',
  looking: 'Looking for ways …',
  noWay: 'No win worth eight points is near.',
  nearest: (n: number) => `The nearest win worth eight points lacks ${many(n, 'tile', 'tiles')}.`,
  lacking: (n: number) => `${many(n, 'tile', 'tiles')} away`,
  moreWays: (n: number) => many(n, 'more win', 'more wins'),
  nearestOf: 'the nearest win with this fan',
  chance: 'Chance',
  chanceWithin: (draws: number) => `8 points in ${draws} draws`,
  chanceToWin: (percent: string, draws: number) => `It is won within ${many(draws, 'draw', 'draws')} with a chance of ${percent}.`,
  noWays: (why: string) => `No ways: ${plain(why)}.`,
  discards: 'What to discard',
  discardTile: 'Discard',
  afterDiscard: 'Then',
  discardIt: (tile: string) => `Discard ${tile}`,
  tooLong: 'This takes too long.',
  impossible: (why: string) => `Impossible: ${plain(why)}.`,
  noUnknown: 'Unknown tiles are for riichi hands.',
};
