// What the user asks about a hand: how it is won, the table around it, the rules. An address holds all of it.

import { address } from '../../app/router.ts';
import type { Api } from '../../engine/engine.ts';
import { WINDS } from '../../engine/lists.ts';
import { houseRules } from '../../rules/house.ts';
import { asRules, HAND_RULES, readChanges, writeChanges, type Changes } from '../../rules/rules.ts';
import { HOUSES, type House } from '../../store/settings.ts';
import { kind, known, read, write } from '../../tile/faces.ts';

/** What can have happened at a win; of events in one group only one can have. */
const GROUPS = {
  riichi: 'riichi', doubleRiichi: 'riichi', ippatsu: null, haitei: 'tile', houtei: 'tile', rinshan: 'tile', chankan: 'tile',
  tenhou: 'first turn', chiihou: 'first turn', renhou: 'first turn',
} as const satisfies Partial<Record<Api.WinEvent, string | null>>;
export type Flag = keyof typeof GROUPS;
export const FLAGS = Object.keys(GROUPS) as Flag[];
/** Flags of a group, which exclude each other. */
export const flagsOf = (group: (typeof GROUPS)[Flag]): Flag[] => FLAGS.filter((it) => GROUPS[it] === group);
/** Those that setting this flag clears. */
export const rivalsOf = (flag: Flag): Flag[] => (GROUPS[flag] === null ? [] : flagsOf(GROUPS[flag]));

export interface HandQuery {
  readonly by: 'ron' | 'tsumo';
  readonly seat: Api.Wind;
  readonly round: Api.Wind;
  readonly dora: readonly string[];
  readonly ura: readonly string[];
  readonly flags: readonly Flag[];
  readonly honba: number;
  readonly sticks: number;
  /** Own discards, for furiten. */
  readonly discarded: readonly string[];
  /** Tiles seen elsewhere. */
  readonly seen: readonly string[];
  readonly draws: number;
  /** `null`: the house of the settings. */
  readonly house: House | null;
  /** Rules that differ from the house. */
  readonly rules: Changes;
}

export const DRAWS = 17;

export const EMPTY_QUERY: HandQuery = {
  by: 'tsumo', seat: 'east', round: 'east', dora: [], ura: [], flags: [], honba: 0, sticks: 0,
  discarded: [], seen: [], draws: DRAWS, house: null, rules: {},
};

export function handAddress(hand: string, query: HandQuery): string {
  return address('hand', {
    h: hand,
    by: query.by === 'ron' ? 'ron' : null,
    seat: query.seat === 'east' ? null : query.seat,
    round: query.round === 'east' ? null : query.round,
    dora: write(query.dora),
    ura: write(query.ura),
    flags: query.flags.join(','),
    honba: query.honba ? String(query.honba) : null,
    sticks: query.sticks ? String(query.sticks) : null,
    discarded: write(query.discarded),
    seen: write(query.seen),
    draws: query.draws === DRAWS ? null : String(query.draws),
    house: query.house,
    rules: writeChanges(query.rules),
  });
}

function choice<const T>(text: string | undefined, choices: readonly T[], fallback: T): T {
  return choices.find((it) => it === text) ?? fallback;
}

function number(text: string | undefined, low: number, high: number, fallback: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= low && value <= high ? value : fallback;
}

/** Reads an address. What it lacks or has wrong is as in an empty query. */
export function queryOf(params: ReadonlyMap<string, string>): HandQuery {
  const flags = (params.get('flags') ?? '').split(',');
  return {
    by: choice(params.get('by'), ['tsumo', 'ron'], 'tsumo'),
    seat: choice(params.get('seat'), WINDS, 'east'),
    round: choice(params.get('round'), WINDS, 'east'),
    dora: (read(params.get('dora') ?? '') ?? []).slice(0, 5),
    ura: (read(params.get('ura') ?? '') ?? []).slice(0, 5),
    flags: FLAGS.filter((flag) => flags.includes(flag)),
    honba: number(params.get('honba'), 0, 99, 0),
    sticks: number(params.get('sticks'), 0, 99, 0),
    discarded: (read(params.get('discarded') ?? '') ?? []).slice(0, 40),
    seen: (read(params.get('seen') ?? '') ?? []).slice(0, 136),
    draws: number(params.get('draws'), 1, 18, DRAWS),
    house: choice<House | null>(params.get('house'), HOUSES, null),
    rules: readChanges(params.get('rules') ?? '', HAND_RULES),
  };
}

/** The rules of the settings or of another house, with those that differ here. */
export function rulesOf(query: HandQuery): Api.RulesChoice {
  const base = query.house === null ? houseRules() : { preset: query.house };
  return { ...base, ...asRules(query.rules) };
}

/** For an analysis: without what only a win has. */
export function tableOf(query: HandQuery): Api.Situation {
  const riichi = query.flags.includes('riichi');
  const doubleRiichi = query.flags.includes('doubleRiichi');
  return {
    rules: rulesOf(query),
    seat: query.seat,
    round: query.round,
    dora: known(query.dora),
    ...(riichi && { riichi }),
    ...(doubleRiichi && { doubleRiichi }),
    ...((riichi || doubleRiichi) && query.ura.length > 0 && { ura: known(query.ura) }),
    honba: query.honba,
    sticks: query.sticks,
    discarded: query.discarded.map(kind) as Api.Tile[],
    seen: write(query.seen),
  };
}

/** For a win. */
export function winOf(query: HandQuery): Api.Situation {
  const flags = Object.fromEntries(query.flags.map((flag) => [flag, true]));
  return { ...tableOf(query), ura: known(query.ura), ...flags };
}

export function planOf(query: HandQuery, depth: 1 | 2): Api.PlanRequest {
  return {
    draws: query.draws, depth, seat: query.seat, round: query.round, dora: known(query.dora),
    seen: write([...query.seen, ...query.discarded]), honba: query.honba, rules: rulesOf(query),
  };
}

/** For exact chances. */
export function chancesOf(query: HandQuery): Api.ChancesRequest {
  return { seen: write([...query.seen, ...query.discarded, ...query.dora]), rules: rulesOf(query) };
}
