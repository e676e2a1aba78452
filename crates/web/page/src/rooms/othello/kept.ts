// What is saved of Othello of three colours: the game, its players, wins and losses.

import { OTHELLO_PLAYERS, REPETITIONS } from '../../engine/lists.ts';
import { flag, oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const SIDES = [...OTHELLO_PLAYERS, 'both'] as const;
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface Kept {
  /** The game as `save` wrote it. */
  readonly saved: string | null;
  /** The person's colour. */
  readonly side: (typeof SIDES)[number];
  readonly level: (typeof LEVELS)[number];
  readonly rule: (typeof REPETITIONS)[number];
  /** The engine of a level varies its play by it. */
  readonly seed: number;
  /** Mark the legal squares. */
  readonly legal: boolean;
  readonly won: number;
  readonly played: number;
}

export const kept = section<Kept>('othello', (raw) => {
  const from = record(raw);
  const saved = text(from.saved, 100_000, '');
  return {
    saved: saved === '' ? null : saved,
    side: oneOf(from.side, SIDES, 'black'),
    level: oneOf(from.level, LEVELS, '3'),
    rule: oneOf(from.rule, REPETITIONS, 'draw'),
    seed: whole(from.seed, 0, Number.MAX_SAFE_INTEGER, 1),
    legal: flag(from.legal, true),
    won: whole(from.won, 0, 1_000_000_000, 0),
    played: whole(from.played, 0, 1_000_000_000, 0),
  };
});

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}
