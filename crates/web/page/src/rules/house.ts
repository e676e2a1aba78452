// The house of the settings, with what differs from it.

import type { Api } from '../engine/engine.ts';
import { settings } from '../store/settings.ts';
import { words } from '../words/index.ts';
import { asRules, readChanges, type Changes } from './rules.ts';

/** What differs from the house that is chosen. */
export function changes(): Changes {
  return readChanges(settings.read().rules);
}

/** The rules that are chosen, as the module takes them. */
export function houseRules(): Exclude<Api.RulesChoice, string> {
  return { preset: settings.read().house, ...asRules(changes()) };
}

/** What they are called. */
export function houseName(): string {
  const { rules } = words();
  const differ = Object.keys(changes()).length;
  const name = rules.houses[settings.read().house];
  return differ === 0 ? name : `${name}, ${rules.changed(differ)}`;
}
