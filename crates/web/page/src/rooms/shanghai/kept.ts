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
}

const MOST_SAVED = 1_000_000;

function deal(raw: unknown): Deal | null {
  const from = record(raw);
  if (typeof from.layout !== 'string') return null;
  return {
    layout: text(from.layout, 40, 'turtle') as Deal['layout'],
    seed: whole(from.seed, 0, Number.MAX_SAFE_INTEGER, 0),
    clearable: flag(from.clearable, true),
    fullSet: flag(from.fullSet, false),
  };
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

/** Counts a cleared board, and the days in a row if it was today's. */
export function countCleared(of: Deal | null, now: Date): void {
  const { cleared, lastDay, streak } = kept.read();
  const today = dayOf(now);
  const todays = of?.seed === seedOfDay(today) && lastDay !== today;
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  keep({
    cleared: cleared + 1,
    ...(todays ? { lastDay: today, streak: lastDay === yesterday ? streak + 1 : 1 } : {}),
  });
}
