// What is saved of mahjong solitaire: the game on the board, the options of new deals, and the cleared boards.

import type { Api } from '../../engine/engine.ts';
import { flag, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export interface Deal {
  readonly layout: NonNullable<Api.ShanghaiDeal['layout']>;
  readonly seed: number;
  readonly clearable: boolean;
  readonly fullSet: boolean;
}

export interface Kept {
  /** The deal on the board; `null` for a board given as text. */
  readonly deal: Deal | null;
  /** The game as `save` wrote it. */
  readonly saved: string | null;
  /** Show a verdict after every move. */
  readonly referee: boolean;
  readonly cleared: number;
  /** The last day whose board was cleared; `streak`: days in a row. */
  readonly lastDay: string;
  readonly streak: number;
  /** The solver has played a part of the game on the board, or its rest was shuffled: it isn't counted as cleared. */
  readonly helped: boolean;
  /** Games by layout; '' is a board given as text. */
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** The games of a layout. */
export interface Tally {
  /** Those in which a pair was taken. */
  readonly games: number;
  readonly cleared: number;
  /** Of all games. */
  readonly seconds: number;
  /** The least that a cleared game took; 0: none was cleared. */
  readonly best: number;
}

const MOST_SAVED = 1_000_000;
const MOST_TALLIES = 300;
const MANY = 1_000_000_000;
/** Letters of the name of a layout. */
export const MOST_NAME = 40;

function deal(raw: unknown): Deal | null {
  const from = record(raw);
  if (typeof from.layout !== 'string') return null;
  return {
    layout: text(from.layout, MOST_NAME, 'turtle') as Deal['layout'],
    seed: whole(from.seed, 0, Number.MAX_SAFE_INTEGER, 0),
    clearable: flag(from.clearable, true),
    fullSet: flag(from.fullSet, false),
  };
}

function tally(raw: unknown): Tally {
  const from = record(raw);
  const number = (key: keyof Tally) => whole(from[key], 0, MANY, 0);
  return { games: number('games'), cleared: number('cleared'), seconds: number('seconds'), best: number('best') };
}

export const kept = section<Kept>('shanghai', (raw) => {
  const from = record(raw);
  const saved = text(from.saved, MOST_SAVED, '');
  return {
    deal: deal(from.deal),
    saved: saved === '' ? null : saved,
    referee: flag(from.referee, true),
    cleared: whole(from.cleared, 0, 1_000_000_000, 0),
    lastDay: text(from.lastDay, 10, ''),
    streak: whole(from.streak, 0, 100_000, 0),
    helped: flag(from.helped, false),
    tallies: Object.fromEntries(Object.entries(record(from.tallies)).slice(0, MOST_TALLIES).map(([layout, it]) => [layout.slice(0, MOST_NAME), tally(it)])),
  };
});

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}

/** The local date, as 2026-11-22. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The seed of a day: its digits. */
export function seedOfDay(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** Adds to the games of a layout. */
export function count(of: Deal | null, change: (before: Tally) => Partial<Tally>): void {
  const { tallies } = kept.read();
  const before = tally(tallies[of?.layout ?? '']);
  keep({ tallies: { ...tallies, [of?.layout ?? '']: { ...before, ...change(before) } } });
}

/** Counts a cleared board, and the days in a row if it was today's; not what the solver has played. */
export function countCleared(of: Deal | null, now: Date, seconds: number): void {
  const { cleared, lastDay, streak, helped } = kept.read();
  if (helped) return;
  const today = dayOf(now);
  const todays = of?.seed === seedOfDay(today) && lastDay !== today;
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  keep({
    cleared: cleared + 1,
    ...(todays ? { lastDay: today, streak: lastDay === yesterday ? streak + 1 : 1 } : {}),
  });
  count(of, ({ cleared, best }) => ({ cleared: cleared + 1, best: best === 0 ? Math.max(1, seconds) : Math.min(best, Math.max(1, seconds)) }));
}

/** Forgets all games; the one on the board stays. */
export function forget(): void {
  keep({ cleared: 0, lastDay: '', streak: 0, tallies: {} });
}
