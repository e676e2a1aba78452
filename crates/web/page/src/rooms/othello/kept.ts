// What is kept of the game of three colours: the game on the board, who plays, and what was won.

import { flag, oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const SIDES = ['black', 'white', 'both'] as const;
export const RULES = ['free', 'forbidden', 'draw'] as const;
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface Kept {
  /** The record of the game as the module wrote it. */
  readonly saved: string | null;
  /** Whom the person plays. */
  readonly side: (typeof SIDES)[number];
  readonly level: (typeof LEVELS)[number];
  readonly rule: (typeof RULES)[number];
  /** Varies what a level plays. */
  readonly seed: number;
  /** Whether legal squares are marked. */
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
    rule: oneOf(from.rule, RULES, 'draw'),
    seed: whole(from.seed, 0, Number.MAX_SAFE_INTEGER, 1),
    legal: flag(from.legal, true),
    won: whole(from.won, 0, 1_000_000_000, 0),
    played: whole(from.played, 0, 1_000_000_000, 0),
  };
});

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}
