// Makes generated/families.ts: of families of rules that the page offers, what they and their patterns are called.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = dirname(import.meta.dirname);
const PRESETS = join(PAGE, '..', '..', 'families', 'presets');
/** Those that win with four sets: the desk of a hand has room for 14 tiles. */
const OFFERED = ['zung_jung', 'hong_kong', 'sichuan', 'guangdong'];

const families = Object.fromEntries(OFFERED.map((id) => {
  const { name, english, tiles, wild, minimum = 0, patterns } = JSON.parse(readFileSync(join(PRESETS, `${id}.json`), 'utf8'));
  const names = Object.fromEntries(patterns.map((it) => [it.id, [it.name, it.english]]));
  return [id, { name: [name, english], flowers: tiles === 144, wild: wild ?? '', minimum, patterns: names }];
}));
mkdirSync(join(PAGE, 'generated'), { recursive: true });
writeFileSync(join(PAGE, 'generated', 'families.ts'), `/** Names in Chinese and English. */
export type Name = readonly [chinese: string, english: string];

export interface FamilyFacts {
  readonly name: Name;
  readonly flowers: boolean;
  /** Kinds whose tiles are jokers. */
  readonly wild: string;
  readonly minimum: number;
  /** By the names that answers have. */
  readonly patterns: Readonly<Record<string, Name>>;
}

export const FAMILY_NAMES = ${JSON.stringify(OFFERED)} as const;
export const FAMILIES: Readonly<Record<(typeof FAMILY_NAMES)[number], FamilyFacts>> = ${JSON.stringify(families, null, 1)};
`);
