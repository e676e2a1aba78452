// What is asked of a hand: the table around it, and the rules. An address holds all of it.

import { address } from '../../app/router.ts';
import type { Api } from '../../engine/engine.ts';
import { houseRules } from '../../rules/house.ts';
import { asRules, HAND_RULES, readChanges, writeChanges, type Changes } from '../../rules/rules.ts';
import { HOUSES, type House } from '../../store/settings.ts';
import { read, write } from '../../tile/faces.ts';

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export const FLAGS = ['riichi', 'doubleRiichi', 'ippatsu', 'haitei', 'houtei', 'rinshan', 'chankan', 'tenhou', 'chiihou', 'renhou'] as const;
export type Flag = (typeof FLAGS)[number];

export interface Asked {
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
  /** Null: the house of the settings. */
  readonly house: House | null;
  /** What differs from it. */
  readonly rules: Changes;
}

export const DRAWS = 17;

export const NOTHING_ASKED: Asked = {
  by: 'tsumo', seat: 'E', round: 'E', dora: [], ura: [], flags: [], honba: 0, sticks: 0,
  discarded: [], seen: [], draws: DRAWS, house: null, rules: {},
};

export function handAddress(hand: string, asked: Asked): string {
  return address('hand', {
    h: hand,
    by: asked.by === 'ron' ? 'ron' : null,
    seat: asked.seat === 'E' ? null : asked.seat,
    round: asked.round === 'E' ? null : asked.round,
    dora: write(asked.dora),
    ura: write(asked.ura),
    flags: asked.flags.join(','),
    honba: asked.honba ? String(asked.honba) : null,
    sticks: asked.sticks ? String(asked.sticks) : null,
    discarded: write(asked.discarded),
    seen: write(asked.seen),
    draws: asked.draws === DRAWS ? null : String(asked.draws),
    house: asked.house,
    rules: writeChanges(asked.rules),
  });
}

function choice<const T>(text: string | undefined, choices: readonly T[], fallback: T): T {
  return choices.find((it) => it === text) ?? fallback;
}

function number(text: string | undefined, low: number, high: number, fallback: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= low && value <= high ? value : fallback;
}

/** Of an address; what it doesn't say, or says wrongly, is as nothing asked. */
export function askedOf(params: ReadonlyMap<string, string>): Asked {
  const flags = (params.get('flags') ?? '').split(',');
  return {
    by: choice(params.get('by'), ['tsumo', 'ron'], 'tsumo'),
    seat: choice(params.get('seat'), WINDS, 'E'),
    round: choice(params.get('round'), WINDS, 'E'),
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

/** The rules of the settings, or of another house, and what differs from them here. */
export function rulesOf(asked: Asked): Api.RulesChoice {
  const base = asked.house === null ? houseRules() : { preset: asked.house };
  return { ...base, ...asRules(asked.rules) };
}

/** For an analysis: nothing that only a win can have. */
export function tableOf(asked: Asked): Api.Situation {
  const riichi = asked.flags.includes('riichi');
  const doubleRiichi = asked.flags.includes('doubleRiichi');
  return {
    rules: rulesOf(asked),
    seat: asked.seat,
    round: asked.round,
    dora: [...asked.dora],
    ...(riichi && { riichi }),
    ...(doubleRiichi && { doubleRiichi }),
    ...((riichi || doubleRiichi) && asked.ura.length > 0 && { ura: [...asked.ura] }),
    honba: asked.honba,
    sticks: asked.sticks,
    discarded: asked.discarded.map((face) => (face[0] === '0' ? `5${face[1]}` : face)),
    seen: write(asked.seen),
  };
}

/** For a win: everything that was said. */
export function winOf(asked: Asked): Api.Situation {
  const flags = Object.fromEntries(asked.flags.map((flag) => [flag, true]));
  return { ...tableOf(asked), ura: [...asked.ura], ...flags };
}

export function planOf(asked: Asked, depth: number): Api.PlanRequest {
  return {
    draws: asked.draws, depth, seat: asked.seat, round: asked.round, dora: [...asked.dora],
    seen: write([...asked.seen, ...asked.discarded]), honba: asked.honba, rules: rulesOf(asked),
  };
}

/** For exact chances: what lies in sight. */
export function chancesOf(asked: Asked): Api.ChancesRequest {
  return { seen: write([...asked.seen, ...asked.discarded, ...asked.dora]), rules: rulesOf(asked) };
}
