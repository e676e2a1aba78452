// Faces as texts ("5m", "0p", "1z", "?"): their order, and lists of them as one text.

import type { Api } from '../engine/engine.ts';

const SUITS = ['m', 'p', 's', 'z'] as const;

export function suit(face: string): string {
  return face[1] ?? '';
}

/** 0 of a red five. */
export function digit(face: string): number {
  return Number(face[0]);
}

/** What a hand in progress holds are faces and unknown tiles; requests to the module have faces only. */
export function known(faces: readonly string[]): Api.Face[] {
  return faces.filter((face) => face !== '?') as Api.Face[];
}

/** The tile of a face: 5m of 0m. */
export function kind(face: string): string {
  return digit(face) === 0 ? `5${suit(face)}` : face;
}

/** Where a face stands in a sorted hand: red fives before the other fives, unknown tiles last. */
export function order(face: string): number {
  if (face === '?') return 1_000;
  const rank = digit(face);
  return SUITS.indexOf(suit(face) as 'm') * 100 + (rank === 0 ? 49 : rank * 10);
}

export function sorted(faces: readonly string[]): string[] {
  return [...faces].sort((a, b) => order(a) - order(b));
}

/** Writes "123m0p?", in the given order. */
export function write(faces: readonly string[]): string {
  let text = '';
  faces.forEach((face, at) => {
    const last = suit(face) !== suit(faces[at + 1] ?? '') || face === '?';
    text += face === '?' ? '?' : `${face[0]}${last ? suit(face) : ''}`;
  });
  return text;
}

/** Reads "123m0p"; null if it is anything else. */
export function read(text: string): string[] | null {
  if (!/^(\d+[mps]|[1-7]+z)*$/.test(text)) return null;
  return [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', of = '']) => [...digits].map((rank) => rank + of));
}

/** Every kind of tile: 1m … 9s, then the seven honors. */
export const KINDS: readonly string[] = SUITS.flatMap((of) =>
  Array.from({ length: of === 'z' ? 7 : 9 }, (_, at) => `${at + 1}${of}`),
);
