// The house of the settings, with the rules that differ from it.

import type { Api } from '../engine/engine.ts';
import { MCR_PRESETS } from '../engine/lists.ts';
import { settings } from '../store/settings.ts';
import { words } from '../words/index.ts';
import { asGameRules, asRules, readChanges, type Changes } from './rules.ts';

/** The rules that differ from the chosen house. */
export function changes(): Changes {
  return readChanges(settings.read().rules);
}

/** The chosen rules of a hand, as the module takes them. */
export function houseRules(): Exclude<Api.RulesChoice, string> {
  return { preset: settings.read().house, ...asRules(changes()) };
}

/** The chosen rules of a game, those of its hands among them. */
export function gameRules(): Exclude<Api.GameRulesChoice, string> {
  return { preset: settings.read().house, ...asGameRules(changes()) };
}

export type McrHouse = (typeof MCR_PRESETS)[number];

/** The chosen house of Chinese rules. */
export function mcrHouse(): McrHouse {
  const { mcrHouse } = settings.read();
  return MCR_PRESETS.find((it) => it === mcrHouse) ?? MCR_PRESETS[0];
}

/** Their name, with the number of rules that differ. */
export function houseName(): string {
  const { rules } = words();
  const differ = Object.keys(changes()).length;
  const name = rules.houses[settings.read().house];
  return differ === 0 ? name : `${name}, ${rules.changed(differ)}`;
}
