// What is saved of the quizzes: options, tallies, and mistakes to repeat.

import { LEVELS } from '../../engine/lists.ts';
import { oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const KINDS = ['waits', 'discards', 'fu'] as const;
export const SIZES = ['7', '10', '13'] as const;
export const FAR = ['0', '1', '2'] as const;
export const LIMITS = ['0', '15', '30', '60'] as const;

export type Kind = (typeof KINDS)[number];

export interface Tally {
  readonly asked: number;
  readonly right: number;
  readonly streak: number;
  readonly best: number;
  /** Seconds of all answers in total. */
  readonly seconds: number;
}

/** A wrongly answered question: its seed and options give the same one again. */
export interface Mistake {
  readonly kind: Kind;
  readonly seed: number;
  readonly level: (typeof LEVELS)[number];
  readonly size: (typeof SIZES)[number];
  readonly far: (typeof FAR)[number];
  /** Its hand, for the list. */
  readonly hand: string;
}

export interface Kept {
  readonly level: (typeof LEVELS)[number];
  readonly size: (typeof SIZES)[number];
  readonly far: (typeof FAR)[number];
  /** Seconds for an answer; 0: no limit. */
  readonly limit: (typeof LIMITS)[number];
  readonly tallies: Readonly<Record<Kind, Tally>>;
  /** The latest first. */
  readonly mistakes: readonly Mistake[];
}

const MOST_MISTAKES = 30;
const MANY = 1_000_000_000;

function tally(raw: unknown): Tally {
  const from = record(raw);
  const number = (key: string) => whole(from[key], 0, MANY, 0);
  return { asked: number('asked'), right: number('right'), streak: number('streak'), best: number('best'), seconds: number('seconds') };
}

function mistake(raw: unknown): Mistake {
  const from = record(raw);
  return {
    kind: oneOf(from.kind, KINDS, 'waits'),
    seed: whole(from.seed, 0, Number.MAX_SAFE_INTEGER, 0),
    level: oneOf(from.level, LEVELS, 'medium'),
    size: oneOf(from.size, SIZES, '13'),
    far: oneOf(from.far, FAR, '1'),
    hand: text(from.hand, 100, ''),
  };
}

export const kept = section<Kept>('quiz', (raw) => {
  const from = record(raw);
  const tallies = record(from.tallies);
  return {
    level: oneOf(from.level, LEVELS, 'medium'),
    size: oneOf(from.size, SIZES, '13'),
    far: oneOf(from.far, FAR, '1'),
    limit: oneOf(from.limit, LIMITS, '0'),
    tallies: { waits: tally(tallies.waits), discards: tally(tallies.discards), fu: tally(tallies.fu) },
    mistakes: Array.isArray(from.mistakes) ? from.mistakes.slice(0, MOST_MISTAKES).map(mistake) : [],
  };
});

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}

/** Counts an answer. A wrong one is added to the mistakes, a right one removed from them. */
export function count(answered: Mistake, right: boolean, seconds: number): void {
  const now = kept.read();
  const before = now.tallies[answered.kind];
  const streak = right ? before.streak + 1 : 0;
  const others = now.mistakes.filter((it) => it.kind !== answered.kind || it.seed !== answered.seed);
  keep({
    tallies: {
      ...now.tallies,
      [answered.kind]: {
        asked: before.asked + 1,
        right: before.right + (right ? 1 : 0),
        streak,
        best: Math.max(before.best, streak),
        seconds: before.seconds + seconds,
      },
    },
    mistakes: right ? others : [answered, ...others].slice(0, MOST_MISTAKES),
  });
}
