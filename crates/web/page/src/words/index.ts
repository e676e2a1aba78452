// The words of the chosen language. A text that one language lacks doesn't compile.

import { EngineError } from '../engine/engine.ts';
import { language, settings, type Language } from '../store/settings.ts';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import type { Words } from './type.ts';

const ALL: Record<Language, Words> = { en, ja };
let chosen = ALL[language()];
settings.watch(() => {
  chosen = ALL[language()];
});

export function words(): Words {
  return chosen;
}

/** What an error says, in the words of the page where it is one of the module. */
export function errorText(error: unknown): string {
  return error instanceof EngineError ? chosen.errors(error.kind, error.code, error.message) : chosen.shell.noModule(String(error));
}
