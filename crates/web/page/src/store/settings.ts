// The settings of a user, and the marks on the document that follow from them.

import { HOUSES } from '../../generated/rules.ts';
import { flag, oneOf, record, text } from './check.ts';
import { section } from './store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const LANGUAGES = ['auto', 'en', 'ja', 'zh-Hans', 'zh-Hant'] as const;
/** What yaku are called. */
export const YAKU_NAMES = ['romaji', 'english', 'kanji'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

/** Families of rules: riichi, and Chinese official rules (国標). */
export const FAMILIES = ['riichi', 'mcr'] as const;

export { HOUSES };

export type Language = Exclude<(typeof LANGUAGES)[number], 'auto'>;
export type House = (typeof HOUSES)[number];

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly tileSize: (typeof SIZES)[number];
  /** Index numerals on tiles. */
  readonly numerals: boolean;
  /** A mark for each suit, with a colour and a shape that colour-blind people can distinguish. */
  readonly suitMarks: boolean;
  readonly reducedMotion: boolean;
  /** Nothing where none was chosen: the language decides. */
  readonly yakuNames: (typeof YAKU_NAMES)[number] | null;
  readonly family: (typeof FAMILIES)[number];
  readonly house: House;
  /** Rules that differ from the house, as in an address. */
  readonly rules: string;
  /** The house of Chinese rules; nothing where none was chosen. */
  readonly mcrHouse: string;
}

export const settings = section<Settings>('settings', (raw) => {
  const from = record(raw);
  return {
    theme: oneOf(from.theme, THEMES, 'auto'),
    language: oneOf(from.language, LANGUAGES, 'auto'),
    tileSize: oneOf(from.tileSize, SIZES, 'medium'),
    numerals: flag(from.numerals, false),
    suitMarks: flag(from.suitMarks, false),
    reducedMotion: flag(from.reducedMotion, false),
    yakuNames: YAKU_NAMES.find((it) => it === from.yakuNames) ?? null,
    family: oneOf(from.family, FAMILIES, 'riichi'),
    house: oneOf(from.house, HOUSES, 'tenhou'),
    rules: text(from.rules, 2_000, ''),
    mcrHouse: text(from.mcrHouse, 40, ''),
  };
});

export function change(part: Partial<Settings>): void {
  settings.write({ ...settings.read(), ...part });
}

/** The language chosen, or the browser's. */
export function language(): Language {
  const chosen = settings.read().language;
  if (chosen !== 'auto') return chosen;
  for (const tag of navigator.languages) {
    const known = languageOf(tag);
    if (known) return known;
  }
  return 'en';
}

/** What yaku are called: as chosen, or as players of the language write them. */
export function yakuNames(): (typeof YAKU_NAMES)[number] {
  return settings.read().yakuNames ?? (language() === 'en' ? 'romaji' : 'kanji');
}

/** The language of the page for a tag of a browser: Chinese by its script, or else by its region. */
function languageOf(tag: string): Language | undefined {
  const [spoken, ...parts] = tag.toLowerCase().split('-');
  if (spoken === 'en' || spoken === 'ja') return spoken;
  if (spoken !== 'zh') return undefined;
  if (parts.includes('hans')) return 'zh-Hans';
  return parts.some((it) => ['hant', 'tw', 'hk', 'mo'].includes(it)) ? 'zh-Hant' : 'zh-Hans';
}

/** Writes the settings as attributes of the document, for the style sheets. */
export function show(): void {
  const { theme, tileSize, numerals, suitMarks, reducedMotion } = settings.read();
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.tiles = tileSize;
  root.toggleAttribute('data-numerals', numerals);
  root.toggleAttribute('data-suit-marks', suitMarks);
  root.toggleAttribute('data-still', reducedMotion);
}
