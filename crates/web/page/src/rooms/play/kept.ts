// What is saved of the games: those in progress, the options of new ones, results.

import { BOT_KINDS, LENGTHS } from '../../engine/lists.ts';
import { flag, oneOf, record, text, whole } from '../../store/check.ts';
import { section } from '../../store/store.ts';

export const MODES = ['solo', 'table', 'record'] as const;
export const SUITS = ['all', 'm', 'p', 's'] as const;
export const SEATS = ['0', '1', '2', '3'] as const;
/** The players to choose from, the weakest first; the default is one of them. */
export const BOTS = BOT_KINDS.filter((it) => it !== 'default').reverse();
/** Seconds for a decision; 0 has no clock. */
export const CLOCKS = ['0', '5', '10', '20', '60'] as const;

export interface Kept {
  readonly mode: (typeof MODES)[number];
  /** The games as `save` wrote them. */
  readonly solo: string | null;
  readonly table: string | null;
  readonly suit: (typeof SUITS)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly seat: (typeof SEATS)[number];
  readonly bot: (typeof BOTS)[number];
  readonly clock: (typeof CLOCKS)[number];
  /** Show each action of the others. */
  readonly stepwise: boolean;
  /** Of records: every hand open; danger and advice. */
  readonly openHands: boolean;
  readonly reading: boolean;
  readonly soloPlayed: number;
  readonly soloWon: number;
  readonly soloStreak: number;
  readonly games: number;
  /** Sum of all places, for their mean. */
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
    clock: oneOf(from.clock, CLOCKS, '0'),
    stepwise: flag(from.stepwise, true),
    openHands: flag(from.openHands, true),
    reading: flag(from.reading, true),
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
