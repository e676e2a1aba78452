// The words of the language chosen. A text that is missing in one language doesn't compile.

import { language, settings, type Language } from '../store/settings.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The same keys in every language: texts, and functions that make one. */
type Wide<T> = T extends string ? string : T extends (...args: infer A) => string ? (...args: A) => string : { readonly [K in keyof T]: Wide<T[K]> };
export type Words = Wide<typeof en>;

const ALL: Record<Language, Words> = { en, ja };
let now = ALL[language()];
settings.watch(() => {
  now = ALL[language()];
});

export function words(): Words {
  return now;
}
