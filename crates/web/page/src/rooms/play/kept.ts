// What is kept of the games: those that go on, how they are begun, and what was won.

import { flag, oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const MODES = ['solo', 'table', 'record'] as const;
export const SUITS = ['all', 'm', 'p', 's'] as const;
export const LENGTHS = ['one_round', 'tonpuu', 'hanchan'] as const;
export const SEATS = ['0', '1', '2', '3'] as const;
export const BOTS = ['efficiency', 'random'] as const;

export interface Kept {
  readonly mode: (typeof MODES)[number];
  /** The games as the module wrote them. */
  readonly solo: string | null;
  readonly table: string | null;
  readonly suit: (typeof SUITS)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly seat: (typeof SEATS)[number];
  readonly bot: (typeof BOTS)[number];
  /** Whether what the others do is shown one by one. */
  readonly stepwise: boolean;
  readonly soloPlayed: number;
  readonly soloWon: number;
  readonly soloStreak: number;
  readonly games: number;
  /** Sum of the places, so that their mean can be told. */
  readonly places: number;
}

const MANY = 1_000_000_000;

export const kept = section<Kept>('play', (raw) => {
  const from = record(raw);
  const game = (key: string) => text(from[key], 1_000_000, '') || null;
  const number = (key: string) => whole(from[key], 0, MANY, 0);
  return {
    mode: oneOf(from.mode, MODES, 'solo'),
    solo: game('solo'),
    table: game('table'),
    suit: oneOf(from.suit, SUITS, 'all'),
    length: oneOf(from.length, LENGTHS, 'tonpuu'),
    seat: oneOf(from.seat, SEATS, '0'),
    bot: oneOf(from.bot, BOTS, 'efficiency'),
    stepwise: flag(from.stepwise, true),
    soloPlayed: number('soloPlayed'),
    soloWon: number('soloWon'),
    soloStreak: number('soloStreak'),
    games: number('games'),
    places: number('places'),
  };
});

export function keep(part: Partial<Kept>): void {
  kept.write({ ...kept.read(), ...part });
}

export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
