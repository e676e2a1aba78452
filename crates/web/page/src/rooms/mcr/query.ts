// What the user asks about a hand under Chinese rules, as an address and as lines of the protocol.

import { EVENTS, FAMILIES, FAMILY_NAMES, type EventName } from '../../../generated/families.ts';
import { address } from '../../app/router.ts';
import type { Api } from '../../engine/engine.ts';
import { MCR_PRESETS, WINDS } from '../../engine/lists.ts';
import { mcrHouse, type McrHouse } from '../../rules/house.ts';
import { kind, read, write } from '../../tile/faces.ts';
import { FULL, size, tilesOf, type HandModel } from '../hand/model.ts';

/** Circumstances of a win that are switched on. */
export const FLAGS = ['kong', 'lastTile', 'lastCopy'] as const;
export type Flag = (typeof FLAGS)[number];

export interface McrQuery {
  readonly by: 'drawn' | 'discard';
  readonly seat: Api.Wind;
  readonly prevalent: Api.Wind;
  readonly flowers: number;
  /** Which flowers, where a family counts them by their seats. */
  readonly bonus: readonly Bonus[];
  /** Who discarded the winning tile, where a family's payments depend on it. */
  readonly discarder: Api.Wind | null;
  /** Who pays for all by a family's rules. */
  readonly liable: Api.Wind | null;
  /** Who has won before and pays no more, in families that play on. */
  readonly out: readonly Api.Wind[];
  readonly events: readonly EventName[];
  /** How often the dealer has stayed. */
  readonly streak: number;
  readonly flags: readonly Flag[];
  /** Tiles that lie open elsewhere. */
  readonly seen: readonly string[];
  readonly draws: number;
  /** A house of Chinese rules or another family; `null`: the house of the settings. */
  readonly house: McrHouse | FamilyName | null;
}

export type FamilyName = (typeof FAMILY_NAMES)[number];

/** The family of a query that isn't Chinese official rules. */
export function familyOf({ house }: McrQuery): FamilyName | null {
  return FAMILY_NAMES.find((it) => it === house) ?? null;
}

/** How many tiles a hand has that has drawn. */
export function full(query: McrQuery): number {
  const family = familyOf(query);
  return family === null || FAMILIES[family].sets === 4 ? FULL : FULL + 3;
}

/** Seasons and flowers as tiles, with their names in the protocol. */
const NAMED = {
  '1g': 'spring', '2g': 'summer', '3g': 'autumn', '4g': 'winter', '1f': 'plum', '2f': 'orchid', '3f': 'bamboo', '4f': 'chrysanthemum',
} as const satisfies Record<string, NonNullable<Api.Protocol.FamilyRequest['flowers']>[number]>;
export type Bonus = keyof typeof NAMED;
export const BONUS = Object.keys(NAMED) as Bonus[];

export const DRAWS = 12;
export const MOST_DRAWS = 30;
export const MOST_FLOWERS = 8;
export const MOST_STREAK = 100;
export const EMPTY_QUERY: McrQuery = { by: 'drawn', seat: 'east', prevalent: 'east', flowers: 0, bonus: [], discarder: null, liable: null, out: [], events: [], streak: 0, flags: [], seen: [], draws: DRAWS, house: null };

export function mcrAddress(hand: string, query: McrQuery): string {
  return address('mcr', {
    h: hand,
    by: query.by === 'drawn' ? null : query.by,
    seat: query.seat === 'east' ? null : query.seat,
    prevalent: query.prevalent === 'east' ? null : query.prevalent,
    flowers: query.flowers ? String(query.flowers) : null,
    bonus: query.bonus.join(','),
    discarder: query.discarder,
    liable: query.liable,
    out: query.out.join(','),
    events: query.events.join(','),
    streak: query.streak ? String(query.streak) : null,
    flags: query.flags.join(','),
    seen: write(query.seen),
    draws: query.draws === DRAWS ? null : String(query.draws),
    house: query.house,
  });
}

/** Reads an address. What it lacks or has wrong is as in an empty query. */
export function queryOf(params: ReadonlyMap<string, string>): McrQuery {
  const choice = <const T>(key: string, choices: readonly T[], otherwise: T): T => choices.find((it) => it === params.get(key)) ?? otherwise;
  const number = (key: string, low: number, high: number, otherwise: number) => {
    const value = Number(params.get(key) ?? Number.NaN);
    return Number.isInteger(value) && value >= low && value <= high ? value : otherwise;
  };
  const listed = <const T extends string>(key: string, choices: readonly T[]): T[] => {
    const all = (params.get(key) ?? '').split(',');
    return choices.filter((it) => all.includes(it));
  };
  return {
    by: choice('by', ['drawn', 'discard'], 'drawn'),
    seat: choice('seat', WINDS, 'east'),
    prevalent: choice('prevalent', WINDS, 'east'),
    flowers: number('flowers', 0, MOST_FLOWERS, 0),
    bonus: listed('bonus', BONUS),
    discarder: choice<Api.Wind | null>('discarder', WINDS, null),
    liable: choice<Api.Wind | null>('liable', WINDS, null),
    out: listed('out', WINDS),
    events: listed('events', EVENTS),
    streak: number('streak', 0, MOST_STREAK, 0),
    flags: listed('flags', FLAGS),
    seen: (read(params.get('seen') ?? '') ?? []).slice(0, 136),
    draws: number('draws', 1, MOST_DRAWS, DRAWS),
    house: choice<McrQuery['house']>('house', [...MCR_PRESETS, ...FAMILY_NAMES], null),
  };
}

const LETTERS: Readonly<Record<Api.Wind, Api.Protocol.WindLetter>> = { east: 'E', south: 'S', west: 'W', north: 'N' };

/** The table in every request, and the hand. */
function asked(hand: HandModel, query: McrQuery) {
  return {
    ...tilesOf(hand),
    flowers: query.flowers,
    last_tile: query.flags.includes('lastTile'),
    seat: LETTERS[query.seat],
    prevalent: LETTERS[query.prevalent],
    rules: MCR_PRESETS.find((it) => it === query.house) ?? mcrHouse(),
  };
}

/** What a win is worth, of the hand without the tile it was won on. */
export function scoreLine(before: HandModel, win: string, query: McrQuery): Api.Protocol.McrScoreRequest {
  return {
    op: 'mcr_score', ...asked(before, query), win: kind(win) as Api.Tile, self_drawn: query.by === 'drawn',
    last_copy: query.flags.includes('lastCopy'), kong: query.flags.includes('kong'), attempts: true,
  };
}

/** Shanten, waits and what helps, why it is of no form; with `draws` the ways to eight fan. */
export function handLine(hand: HandModel, query: McrQuery, draws?: number): Api.Protocol.McrHandRequest {
  return { op: 'mcr_hand', ...asked(hand, query), seen: write(query.seen), ...(draws === undefined ? { attempts: size(hand) % 3 === 2 } : { draws }) };
}

/** By a family's rules: what a win on this tile is worth, or what the hand waits for. */
export function familyLine(family: FamilyName, hand: HandModel, query: McrQuery, win?: string): Api.Protocol.FamilyRequest {
  const drawn = query.by === 'drawn';
  const { events, streak } = FAMILIES[family];
  const others = (wind: Api.Wind | null): wind is Api.Wind => wind !== null && wind !== query.seat;
  const happened = win !== undefined && {
    win, last_tile: query.flags.includes('lastTile'), last_copy: query.flags.includes('lastCopy'), kong: query.flags.includes('kong'),
    ...(!drawn && others(query.discarder) && { discarder: LETTERS[query.discarder] }),
    ...(others(query.liable) && { pays_for_all: LETTERS[query.liable] }),
  };
  return {
    op: 'family', family, ...tilesOf(hand), seat: LETTERS[query.seat], prevalent: LETTERS[query.prevalent], self_drawn: drawn,
    ...(FAMILIES[family].flowers && { flowers: query.bonus.map((it) => NAMED[it]) }), ...(streak && { streak: query.streak }),
    events: query.events.filter((it) => it in events), out: query.out.filter(others).map((it) => LETTERS[it]), ...happened,
  };
}
