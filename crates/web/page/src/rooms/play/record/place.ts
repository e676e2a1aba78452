// A place in the open records, and its address: game, round and step count from 1 there.

import { address } from '../../../app/router.ts';

export interface Place {
  readonly game: number;
  readonly round: number;
  /** A decision of the round; their number is the end. */
  readonly step: number;
  /** From whose seat; null from that of who decides. */
  readonly seat: number | null;
}

export const START: Place = { game: 0, round: 0, step: 0, seat: null };

export function placeOf(params: ReadonlyMap<string, string>): Place {
  const number = (key: string) => {
    const text = params.get(key) ?? '';
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : 0;
  };
  const seat = params.get('seat') ?? '';
  return { game: number('game'), round: number('round'), step: number('step'), seat: /^[1-4]$/.test(seat) ? Number(seat) - 1 : null };
}

/** `record` is a packed record that the address carries. */
export function addressOf({ game, round, step, seat }: Place, record?: string): string {
  const number = (n: number) => (n === 0 ? null : String(n + 1));
  return address('play', { mode: 'record', record, game: number(game), round: number(round), step: number(step), seat: seat === null ? null : String(seat + 1) });
}
