// The room of Chinese official rules.

import type { Words } from '../type.ts';

const points = (n: number) => `${n}分`;

/** What can't be, by what the module's message says. */
const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [/has all four/, '和牌张成了第五张。'],
  [/robbed kong/, '手里有被抢杠的那种牌。'],
  [/replacement tile/, '没有杠，不能杠上开花。'],
  [/last .* conceals/, '另外三张没有都亮在桌面上，不是绝张。'],
  [/last .* seen/, '另外三张没有都看见，不是绝张。'],
  [/seen|copies/, '看得见的牌太多。'],
];
const NO_WAYS: readonly (readonly [RegExp, string])[] = [
  [/2-shanten/, '比二向听更远的牌，无法查找途径。'],
  [/unseen/, '摸牌次数不能多于剩余的牌。'],
  [/too many ways/, '途径太多，无法逐一查找。'],
];
const said = (all: readonly (readonly [RegExp, string])[], why: string, otherwise: string) => all.find(([pattern]) => pattern.test(why))?.[1] ?? otherwise;

export const mcr: Words['mcr'] = {
  title: '手牌（国标麻将）',
  toRiichi: '按立直麻将看',
  welcome: '国标麻将',
  welcomeText: '哪些番计分，哪些不计，为什么？每张听牌值多少分，哪些够八分起和？哪些番够得着，该打哪张？',
  exampleNames: { waits: '两种听牌', discard: '打哪张？', pairs: '连七对', knitted: '组合龙', melded: '杠与刻子', short: '够起和吗？' },
  targets: { hand: '手牌', chi: '吃', pon: '碰', daiminkan: '明杠', kakan: '加杠', ankan: '暗杠', seen: '见牌' },
  by: { drawn: '自摸', discard: '点和' },
  flags: {
    drawn: { kong: '杠上开花', lastTile: '妙手回春', lastCopy: '和绝张' },
    discard: { kong: '抢杠和', lastTile: '海底捞月', lastCopy: '和绝张' },
  },
  seat: '门风',
  round: '圈风',
  flowers: '花牌',
  houses: { mil: 'MIL 2025年', green_book: '绿皮书 (WMO 2006年)', ema: '欧洲 (EMA)', japan: '日本' },
  forms: { standard: '四副牌一对将', knitted_straight: '组合龙', seven_pairs: '七对', thirteen_orphans: '十三幺', honors_and_knitted: '全不靠' },
  fiveForms: '离五种和牌形还有多远',
  outOfReach: '够不着',
  won: '和牌',
  noForm: '没有够得着的和牌形',
  points,
  fan: ({ chinese }) => chinese,
  fans: '番种',
  discarder: '点炮者',
  eachOther: '其他三家各付',
  eachOfTwo: '另外两家各付',
  received: '和牌者收入',
  wonWith: (n) => `和牌 ${points(n)}`,
  tooLittle: (n, least) => `含花牌${points(n)}：不含花牌须满${least}分`,
  notEnough: (least) => `不能和牌：不含花牌不满${least}分。`,
  leftOut: '成立但不计的番种',
  because: (fan) => `因为已计${fan}`,
  principleNames: { non_repeat: '不重复', non_separation: '不拆移', non_identical: '不得相同', account_once: '套算一次' },
  principles: {
    non_repeat: '别的番种必然带有它，或同一件事已计更高的番（就高不就低）。',
    non_separation: '已组成某一番种的牌，不能再拆开或移动，另组别的番种。',
    non_identical: '已组合过某一番种的牌，不能再与别的牌组成相同的番种。',
    account_once: '尚未组合过的一副牌，只能与已组合过的某一副牌套算一次。',
  },
  aboutPrinciples: '计番原则的意思',
  tenpai: (waits) => `听牌：听${waits}种`,
  tenpaiWith: (waits, good, least) => `听牌：听${waits}种，其中${good}种能满${least}分`,
  waits: '听牌与分数',
  enough: '可和',
  below: (least) => `不满${least}分`,
  ways: '通往八分的途径',
  looking: '正在查找途径…',
  noWay: '附近没有满八分的和牌。',
  nearest: (n) => `最近的满八分的和牌还差${n}张。`,
  lacking: (n) => `还差${n}张`,
  moreWays: (n) => `另有${n}种和牌`,
  nearestOf: '含此番的最近和牌',
  chance: '概率',
  chanceWithin: (draws) => `${draws}次摸牌内满8分`,
  chanceToWin: (percent, draws) => `${draws}次摸牌以内和牌的概率为${percent}。`,
  noWays: (why) => said(NO_WAYS, why, '无法查找途径。'),
  discards: '打哪张？',
  discardTile: '打',
  afterDiscard: '打后',
  discardIt: (tile) => `打${tile}`,
  tooLong: '所需时间太长。',
  impossible: (why) => said(IMPOSSIBLE, why, '这种情况不可能发生。'),
  noUnknown: '未知的牌只能用于立直麻将的手牌。',
};
