// The rules on which houses differ: what each may be, and how an address writes it.

import { FIELDS, HAND_FIELDS } from '../../generated/rules.ts';
import type { Api } from '../engine/engine.ts';

/** The number of players is a matter of the preset; the length of a game is chosen where it is begun. */
export type RuleName = Exclude<keyof Api.GameRules, 'sanma' | 'length'>;
/** Rules that differ from a house, each by a word of an address. */
export type Changes = Readonly<Partial<Record<RuleName, string>>>;

/**
 * Of rules that are numbers or lists: the values that houses play, by their words. Of other numbers the presets' values
 * are, each its own word; other lists are empty or full.
 */
const PLAYED: { readonly [R in RuleName]?: Readonly<Record<string, Api.GameRules[R]>> } = {
  reds: { '0': [0, 0, 0], '3': [1, 1, 1], '4': [1, 2, 1] },
  minimumHan: { '1': 1, '2': 2, '4': 4 },
  doubleWindFu: { '2': 2, '4': 4 },
  doubleYakuman: { none: [], four: ['suuankou_tanki', 'kokushi_13', 'junsei_chuuren', 'daisuushi'] },
  honba: { '0': 0, '200': 200, '300': 300, '1500': 1500 },
  pao: { none: [], two: ['daisangen', 'daisuushi'], three: ['daisangen', 'daisuushi', 'suukantsu'] },
};
/** Rules of `Api.Rules` that the score of one hand doesn't need. */
const BESIDE_A_HAND: readonly RuleName[] = [
  'kokushiRobsAnkan', 'nagashiMangan', 'multipleRon', 'honbaForEachRon', 'abortiveDraws', 'kuikae', 'riichiAnkan',
  'pao', 'paoShare', 'paoHonba',
];

/** What each rule may be: its words, with the values that the module takes. A rule of one value is no choice. */
const VALUES = new Map(FIELDS.flatMap((field): [RuleName, ReadonlyMap<string, unknown>][] => {
  const { kind, name } = field;
  if (name === 'sanma' || name === 'length') return [];
  const values: readonly (readonly [string, unknown])[] =
    kind === 'flag' ? [['true', true], ['false', false]]
    : PLAYED[name] ? Object.entries(PLAYED[name])
    : kind === 'choice' ? field.choices.map((choice) => [choice, choice] as const)
    : kind === 'yaku' ? [['none', []], ['all', field.yaku]]
    : field.played.map((value) => [typeof value === 'number' ? String(value) : value.join('/'), value] as const);
  return values.length < 2 ? [] : [[name, new Map(values)]];
}));

export const ALL_RULES: readonly RuleName[] = [...VALUES.keys()];
/** The rules of `Api.Rules`. */
export const SCORING_RULES = ALL_RULES.filter((name) => HAND_FIELDS.some((it) => it === name));
/** Those that only `Api.GameRules` has. */
export const GAME_RULES = ALL_RULES.filter((name) => !SCORING_RULES.includes(name));
/** Those that the score of one hand needs. */
export const HAND_RULES = SCORING_RULES.filter((name) => !BESIDE_A_HAND.includes(name));

export function ruleWords(name: RuleName): string[] {
  return [...VALUES.get(name)?.keys() ?? []];
}

function valuesOf(changes: Changes, names: readonly RuleName[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => {
    const word = changes[name];
    return word === undefined ? [] : [[name, VALUES.get(name)?.get(word)]];
  }));
}

/** The rules of a hand as the module takes them. */
export function asRules(changes: Changes): Partial<Api.Rules> {
  return valuesOf(changes, SCORING_RULES);
}

/** All rules as the module takes them for a game. */
export function asGameRules(changes: Changes): Partial<Api.GameRules> {
  return valuesOf(changes, ALL_RULES);
}

/** `openTanyao:false,kiriage:true` */
export function writeChanges(changes: Changes): string {
  return Object.entries(changes).map(([name, word]) => `${name}:${word}`).join(',');
}

/** Reads what `writeChanges` wrote; an unknown rule or word is left out. */
export function readChanges(text: string, names: readonly RuleName[] = ALL_RULES): Changes {
  return Object.fromEntries(names.flatMap((name) => {
    const word = text.split(',').find((it) => it.startsWith(`${name}:`))?.slice(name.length + 1);
    return word !== undefined && VALUES.get(name)?.has(word) ? [[name, word]] : [];
  }));
}
