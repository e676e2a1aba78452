// The room of Chinese official rules.

import type { Words } from '../type.ts';

const points = (n: number) => `${n}点`;

/** What can't be, by what the module's message says. */
const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [/has all four/, 'アガリ牌が5枚目になります。'],
  [/robbed kong/, '槍槓の牌を手牌に持っています。'],
  [/replacement tile/, '槓がないので、嶺上牌ではアガれません。'],
  [/last .* conceals/, '残りの3枚が場に見えていないので、絶張ではありません。'],
  [/last .* seen/, '残りの3枚が見えていないので、絶張ではありません。'],
  [/seen|copies/, '見えている牌が多すぎます。'],
];
const NO_WAYS: readonly (readonly [RegExp, string])[] = [
  [/2-shanten/, '二向聴より遠い手の道筋は調べられません。'],
  [/unseen/, '残りの牌より多くのツモは調べられません。'],
  [/too many ways/, '道筋が多すぎて調べられません。'],
];
const said = (all: readonly (readonly [RegExp, string])[], why: string, otherwise: string) => all.find(([pattern]) => pattern.test(why))?.[1] ?? otherwise;

export const mcr: Words['mcr'] = {
  title: '手牌(中国麻将・国標)',
  toRiichi: 'リーチ麻雀で見る',
  welcome: '中国麻将(国標麻将)',
  welcomeText: 'どの番が数えられ、どの番がなぜ数えられないか。それぞれの待ちは何点で、8点に届くか。どの番に手が届き、何を切ればよいか。',
  exampleNames: { waits: '二つの待ち', discard: '何切る?', pairs: '連七対', knitted: '組合龍', melded: '槓と刻子', short: '8点に届く?' },
  targets: { hand: '手牌', chi: 'チー', pon: 'ポン', daiminkan: '明槓', kakan: '加槓', ankan: '暗槓', seen: '見えた牌' },
  by: { drawn: 'ツモ', discard: 'ロン' },
  flags: {
    drawn: { kong: '槓上開花', lastTile: '妙手回春(最後のツモ)', lastCopy: '和絶張' },
    discard: { kong: '搶槓和', lastTile: '海底撈月(最後の捨て牌)', lastCopy: '和絶張' },
  },
  seat: '門風',
  round: '圏風',
  flowers: '花牌',
  houses: { mil: 'MIL 2025年', green_book: 'WMO 2006年', ema: 'ヨーロッパ (EMA)', japan: '日本' },
  forms: { standard: '四面子一雀頭', knitted_straight: '組合龍', seven_pairs: '七対', thirteen_orphans: '十三幺', honors_and_knitted: '全不靠' },
  fiveForms: '五つの形までの遠さ',
  outOfReach: '届かない',
  won: 'アガリ',
  noForm: '届く形がありません',
  points,
  fan: ({ chinese }) => chinese,
  fans: '番種',
  discarder: '放銃者',
  eachOther: '他の三人それぞれ',
  eachOfTwo: '他の二人それぞれ',
  received: 'アガった人の収入',
  wonWith: (n) => `アガリ ${points(n)}`,
  tooLittle: (n, least) => `花牌を含めて${points(n)}: 花牌なしで${least}点必要です`,
  notEnough: (least) => `花牌を除いて${least}点に満たないので、アガれません。`,
  leftOut: '成立するが数えない番',
  because: (fan) => `${fan}があるため`,
  principleNames: { non_repeat: '不重複', non_separation: '不拆移', non_identical: '不相同', account_once: '套算一次' },
  principles: {
    non_repeat: '他の番に必ず含まれるか、同じことで高い番が付きます。',
    non_separation: 'すでに他の番に使った組を、ほどいて組み直しません。',
    non_identical: '同じ番を、同じ組を使って二度数えません。',
    account_once: '一度組み合わせた組は、残りの組と一度だけ組み合わせます。',
  },
  aboutPrinciples: '原則の意味',
  tenpai: (waits) => `テンパイ: ${waits}種待ち`,
  tenpaiWith: (waits, good, least) => `テンパイ: ${waits}種待ち、うち${least}点に届くもの${good}種`,
  waits: '待ちと点数',
  enough: 'アガれる',
  below: (least) => `${least}点未満`,
  ways: '8点への道',
  looking: '道筋を調べています…',
  noWay: '8点のアガリは近くにありません。',
  nearest: (n) => `いちばん近い8点のアガリまであと${n}枚。`,
  lacking: (n) => `あと${n}枚`,
  moreWays: (n) => `ほかの${n}通り`,
  nearestOf: 'この番のいちばん近いアガリ',
  chance: '確率',
  chanceWithin: (draws) => `${draws}ツモ以内に8点`,
  chanceToWin: (percent, draws) => `${draws}ツモ以内にアガる確率は${percent}。`,
  noWays: (why) => said(NO_WAYS, why, '道筋を調べられません。'),
  discards: '何を切る?',
  discardTile: '打牌',
  afterDiscard: '切ると',
  discardIt: (tile) => `${tile}を切る`,
  tooLong: '時間がかかりすぎます。',
  impossible: (why) => said(IMPOSSIBLE, why, 'この状況はありえません。'),
  noUnknown: '不明な牌はリーチ麻雀の手牌だけで使えます。',
};
