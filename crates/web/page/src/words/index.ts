// The words of the chosen language, loaded when it is chosen. A text that one language lacks doesn't compile.

import { Refused } from '../engine/ask.ts';
import { EngineError } from '../engine/engine.ts';
import { language, type Language } from '../store/settings.ts';
import type { Words } from './type.ts';

const ALL: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  ja: async () => (await import('./ja/index.ts')).ja,
  'zh-Hans': async () => (await import('./zh/index.ts')).zh,
  'zh-Hant': async () => {
    const [{ inTraditional }, { zh }] = await Promise.all([import('./traditional.ts'), import('./zh/index.ts')]);
    return inTraditional(zh);
  },
};

let chosen: Words;
let spoken: Language;

/** Loads the words of the chosen language; `false` where they are there already, or another was chosen since. */
export async function loadWords(): Promise<boolean> {
  const wanted = language();
  if (wanted === spoken) return false;
  const found = await ALL[wanted]();
  if (wanted !== language() || wanted === spoken) return false;
  [chosen, spoken] = [found, wanted];
  document.documentElement.lang = wanted;
  return true;
}

/** The words of the page, once they are loaded. */
export function words(): Words {
  return chosen;
}

/** The language of these words: for a moment after a choice still the one before. */
export function speaking(): Language {
  return spoken;
}

/** What an error says, in the words of the page where it is one of the module, or a request that it refused. */
export function errorText(error: unknown): string {
  if (error instanceof Refused) return chosen.mcr.impossible(error.message);
  return error instanceof EngineError ? chosen.errors(error.kind, error.code, error.message) : chosen.shell.noModule(String(error));
}
