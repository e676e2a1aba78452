// What every language has to say: the texts of English, and the functions that make one.

import type { games } from './en/games/index.ts';
import type { en } from './en/index.ts';

type InAnyLanguage<T> =
  T extends string ? string
  : T extends (...args: infer A) => string ? (...args: A) => string
  : { readonly [K in keyof T]: InAnyLanguage<T[K]> };

/** What every room may say. */
export type Words = InAnyLanguage<typeof en>;

/** What the rooms with games say. */
export type GameWords = InAnyLanguage<typeof games>;
