// What is saved of the quizzes: options, tallies, the latest answers, mistakes to repeat, and the day's set.

import { LEVELS } from '../../engine/lists.ts';
import { flag, oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const KINDS = ['waits', 'discards', 'push', 'fu', 'points'] as const;
export const SIZES = ['7', '10', '13'] as const;
export const FAR = ['0', '1', '2'] as const;
export const LIMITS = ['0', '15', '30', '60'] as const;
/** Where the hands of discards come from. */
export const SOURCES = ['shuffled', 'recorded'] as const;
/** In the place of a record's mark: whichever is open. */
export const OPEN = 'open';

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
  /** The mark of the record that it is of; empty: of none. */
  readonly of: string;
  /** Its hand, for the list. */
  readonly hand: string;
}

/** A question that was answered. */
export interface Answer extends Mistake {
  readonly right: boolean;
  /** Points given up; 0 where nothing but right and wrong is known. */
  readonly lost: number;
  readonly seconds: number;
  /** When, "2026-11-26". */
  readonly day: string;
}

/** The answers to the set of a day, in its order. */
export interface Daily {
  readonly day: string;
  readonly right: readonly boolean[];
}

export interface Kept {
  readonly level: (typeof LEVELS)[number];
  readonly size: (typeof SIZES)[number];
  readonly far: (typeof FAR)[number];
  readonly source: (typeof SOURCES)[number];
  /** Seconds for an answer; 0: no limit. */
  readonly limit: (typeof LIMITS)[number];
  readonly tallies: Readonly<Record<Kind, Tally>>;
  /** The latest first. */
  readonly mistakes: readonly Mistake[];
  /** The latest first. */
  readonly answers: readonly Answer[];
  readonly daily: Daily;
}

const MOST_MISTAKES = 30;
const MOST_ANSWERS = 300;
export const MOST_MARK = 10;
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
    of: text(from.of, MOST_MARK, ''),
    hand: text(from.hand, 100, ''),
  };
}

function answer(raw: unknown): Answer {
  const from = record(raw);
  return { ...mistake(raw), right: flag(from.right, false), lost: whole(from.lost, 0, MANY, 0), seconds: whole(from.seconds, 0, MANY, 0), day: text(from.day, 10, '') };
}

function list<T>(raw: unknown, most: number, check: (raw: unknown) => T): readonly T[] {
  return Array.isArray(raw) ? raw.slice(0, most).map(check) : [];
}

function check(raw: unknown): Kept {
  const from = record(raw);
  const tallies = record(from.tallies);
  const daily = record(from.daily);
  return {
    level: oneOf(from.level, LEVELS, 'medium'),
    size: oneOf(from.size, SIZES, '13'),
    far: oneOf(from.far, FAR, '1'),
    source: oneOf(from.source, SOURCES, 'shuffled'),
    limit: oneOf(from.limit, LIMITS, '0'),
    tallies: Object.fromEntries(KINDS.map((kind) => [kind, tally(tallies[kind])])) as Record<Kind, Tally>,
    mistakes: list(from.mistakes, MOST_MISTAKES, mistake),
    answers: list(from.answers, MOST_ANSWERS, answer),
    daily: { day: text(daily.day, 10, ''), right: list(daily.right, KINDS.length, (it) => flag(it, false)) },
  };
}

export const kept = section<Kept>('quiz', check);

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}

/** Counts an answer. A wrong one is added to the mistakes, a right one removed from them. */
export function count(asked: Mistake, { right, lost, seconds, day }: Omit<Answer, keyof Mistake>): void {
  const now = kept.read();
  const before = now.tallies[asked.kind];
  const streak = right ? before.streak + 1 : 0;
  const others = now.mistakes.filter((it) => it.kind !== asked.kind || it.seed !== asked.seed);
  keep({
    tallies: {
      ...now.tallies,
      [asked.kind]: {
        asked: before.asked + 1,
        right: before.right + (right ? 1 : 0),
        streak,
        best: Math.max(before.best, streak),
        seconds: before.seconds + seconds,
      },
    },
    mistakes: right ? others : [asked, ...others].slice(0, MOST_MISTAKES),
    answers: [{ ...asked, right, lost, seconds, day }, ...now.answers].slice(0, MOST_ANSWERS),
  });
}

/** Forgets every answer; the options stay. */
export function forget(): void {
  const { level, size, far, source, limit } = kept.read();
  kept.write(check({ level, size, far, source, limit }));
}
