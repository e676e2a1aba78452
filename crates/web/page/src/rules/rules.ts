// The rules on which houses differ: what each may be, and how the module writes it.

import type { Api } from '../engine/engine.ts';

/** What each rule may be, in the words of an address. */
export const RULES = {
  openTanyao: ['true', 'false'],
  reds: ['0', '3', '4'],
  ippatsu: ['true', 'false'],
  ura: ['true', 'false'],
  kanDora: ['true', 'false'],
  pinfuTsumo: ['true', 'false'],
  rinshanFu: ['true', 'false'],
  doubleWindFu: ['2', '4'],
  kiriage: ['true', 'false'],
  minimumHan: ['1', '2', '4'],
  countedYakuman: ['yakuman', 'sanbaiman'],
  yakumanStacking: ['true', 'false'],
  doubleYakuman: ['none', 'four'],
  renhou: ['off', 'mangan', 'yakuman', 'five_han'],
  honba: ['0', '200', '300', '1500'],
  sanmaTsumo: ['loss', 'bisection', 'even'],
  kokushiRobsAnkan: ['true', 'false'],
  kuikae: ['suji', 'same_tile', 'allowed'],
  riichiAnkan: ['loose', 'strict', 'never'],
  multipleRon: ['all', 'triple_aborts', 'head_bump'],
  honbaForEachRon: ['true', 'false'],
  abortiveDraws: ['true', 'false'],
  nagashiMangan: ['draw', 'off'],
  pao: ['none', 'two', 'three'],
  paoShare: ['whole_hand', 'that_yakuman'],
  paoHonba: ['liable', 'discarder'],
} as const;
export type RuleName = keyof typeof RULES;
export type RuleWord<R extends RuleName = RuleName> = (typeof RULES)[R][number];
/** What differs from a house. */
export type Changes = Readonly<Partial<Record<RuleName, RuleWord>>>;

export const ALL_RULES = Object.keys(RULES) as RuleName[];
/** Those that one hand by itself can tell; the others are a game's. */
export const HAND_RULES = ALL_RULES.slice(0, ALL_RULES.indexOf('kokushiRobsAnkan'));

/** Words that stand for something that is no word. */
const MEANT: { readonly [R in RuleName]?: Readonly<Record<string, unknown>> } = {
  reds: { '0': [0, 0, 0], '3': [1, 1, 1], '4': [1, 2, 1] },
  doubleYakuman: { none: [], four: ['suuankou_tanki', 'kokushi_13', 'junsei_chuuren', 'daisuushi'] },
  pao: { none: [], two: ['daisangen', 'daisuushi'], three: ['daisangen', 'daisuushi', 'suukantsu'] },
};

function meant(name: RuleName, word: RuleWord): unknown {
  const other = MEANT[name]?.[word];
  if (other !== undefined) return other;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** As the module takes them. */
export function asRules(changes: Changes): Partial<Api.Rules> {
  return Object.fromEntries(Object.entries(changes).map(([name, word]) => [name, meant(name as RuleName, word)]));
}

/** `openTanyao:false,kiriage:true` */
export function writeChanges(changes: Changes): string {
  return Object.entries(changes).map(([name, word]) => `${name}:${word}`).join(',');
}

/** What is no rule, or none of its words, is left out. */
export function readChanges(text: string, names: readonly RuleName[] = ALL_RULES): Changes {
  return Object.fromEntries(names.flatMap((name) => {
    const word = text.split(',').find((it) => it.startsWith(`${name}:`))?.slice(name.length + 1);
    return (RULES[name] as readonly string[]).includes(word ?? '') ? [[name, word]] : [];
  }));
}
