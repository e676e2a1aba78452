// What every language has to say: the texts of English, and the functions that make one.

import type { en } from './en/index.ts';

type InAnyLanguage<T> =
  T extends string ? string
  : T extends (...args: infer A) => string ? (...args: A) => string
  : { readonly [K in keyof T]: InAnyLanguage<T[K]> };

export type Words = InAnyLanguage<typeof en>;
