// Makes generated/rules.ts: every rule of a game with the values that it may have, as the module lists them, and of those
// that are numbers the values that its presets play.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gamePresets, presets } from '../../npm/inline.js';

const to = join(dirname(import.meta.dirname), 'generated', 'rules.ts');
const { presets: houses, fields } = gamePresets();
const played = (name) => [...new Map(houses.map(({ rules }) => [String(rules[name]), rules[name]])).values()];
const written = fields.map((field) => (field.kind.startsWith('number') ? { ...field, played: played(field.name) } : field));
mkdirSync(dirname(to), { recursive: true });
writeFileSync(to, `export const HOUSES = ${JSON.stringify(houses.map(({ name }) => name))} as const;
/** The rules of a hand. */
export const HAND_FIELDS = ${JSON.stringify(presets().fields.map(({ name }) => name))} as const;
/** These, and those that only a game has. */
export const FIELDS = ${JSON.stringify(written, null, 1)} as const;
`);
