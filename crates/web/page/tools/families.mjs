// Makes generated/families.ts: of families of rules that the page offers, what their room asks for. The names of their
// patterns are in the module.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = dirname(import.meta.dirname);
const PRESETS = join(PAGE, '..', '..', 'families', 'presets');
const OFFERED = ['zung_jung', 'hong_kong', 'taiwan', 'sichuan', 'guangdong'];
/** Events of wins that a pattern may ask for, alone or among other conditions. */
const EVENTS = ['heavenly', 'earthly', 'humanly', 'heavenly_ready', 'earthly_ready', 'ready', 'kong_discard'];

const families = Object.fromEntries(OFFERED.map((id) => {
  const { name, english, tiles, sets = 4, wild, minimum = 0, patterns } = JSON.parse(readFileSync(join(PRESETS, `${id}.json`), 'utf8'));
  const asking = (word) => patterns.find((it) => new RegExp(`\\b${word}\\b`).test(`${it.when} ${it.each}`));
  const events = Object.fromEntries(EVENTS.flatMap((event) => {
    const found = asking(event);
    return found ? [[event, [found.name, found.english]]] : [];
  }));
  const streak = asking('streak') !== undefined;
  return [id, { name: [name, english], sets, honors: tiles > 108, flowers: tiles === 144, events, streak, wild: wild ?? '', minimum }];
}));
mkdirSync(join(PAGE, 'generated'), { recursive: true });
writeFileSync(join(PAGE, 'generated', 'families.ts'), `/** Names in Chinese and English. */
export type Name = readonly [chinese: string, english: string];

export const EVENTS = ${JSON.stringify(EVENTS)} as const;
export type EventName = (typeof EVENTS)[number];

export interface FamilyFacts {
  readonly name: Name;
  readonly sets: number;
  readonly honors: boolean;
  readonly flowers: boolean;
  /** The names of patterns for events. */
  readonly events: Readonly<Partial<Record<EventName, Name>>>;
  /** Whether it counts how often the dealer has stayed. */
  readonly streak: boolean;
  /** Kinds whose tiles are jokers. */
  readonly wild: string;
  readonly minimum: number;
}

export const FAMILY_NAMES = ${JSON.stringify(OFFERED)} as const;
export const FAMILIES: Readonly<Record<(typeof FAMILY_NAMES)[number], FamilyFacts>> = ${JSON.stringify(families, null, 1)};
`);
