// The words of the chosen language, loaded when it is chosen. A text that one language lacks doesn't compile.

import { Refused } from '../engine/ask.ts';
import { EngineError } from '../engine/engine.ts';
import { language, type Language } from '../store/settings.ts';
import type { GameWords, Words } from './type.ts';

/** The two parts of a language: what every room may say, and what the rooms with games say. */
interface Parts {
  readonly words: () => Promise<Words>;
  readonly games: () => Promise<GameWords>;
}

const zh: Parts = {
  words: async () => (await import('./zh/index.ts')).zh,
  games: async () => (await import('./zh/games/index.ts')).games,
};

async function inTraditional<T>(simplified: Promise<T>): Promise<T> {
  return (await import('./traditional.ts')).inTraditional(await simplified);
}

const ALL: Readonly<Record<Language, Parts>> = {
  en: {
    words: async () => (await import('./en/index.ts')).en,
    games: async () => (await import('./en/games/index.ts')).games,
  },
  ja: {
    words: async () => (await import('./ja/index.ts')).ja,
    games: async () => (await import('./ja/games/index.ts')).games,
  },
  'zh-Hans': zh,
  'zh-Hant': { words: () => inTraditional(zh.words()), games: () => inTraditional(zh.games()) },
};

let chosen: Words;
let spoken: Language | undefined;
let games: GameWords | undefined;
let gamesIn: Language | undefined;

/** Loads the words of the chosen language; `false` where they are there already, or another was chosen since. */
export async function loadWords(): Promise<boolean> {
  const wanted = language();
  if (wanted === spoken) return false;
  const found = await ALL[wanted].words();
  if (wanted !== language() || wanted === spoken) return false;
  [chosen, spoken] = [found, wanted];
  document.documentElement.lang = wanted;
  return true;
}

/** The words of the page, once they are loaded. */
export function words(): Words {
  return chosen;
}

/** Loads the words of games in the language that the page speaks; at its start in the chosen one. */
async function loadGames(): Promise<void> {
  while (gamesIn !== (spoken ?? language())) {
    const wanted = spoken ?? language();
    games = await ALL[wanted].games();
    gamesIn = wanted;
  }
}

/** A room, once the words of games are there. */
export async function withGames<T>(room: Promise<T>): Promise<T> {
  const [entered] = await Promise.all([room, loadGames()]);
  return entered;
}

/** The words of the page and of its games, in a room that waited for `withGames`. */
export function allWords(): Words & GameWords {
  if (!games) throw new Error('no words of games are loaded');
  return { ...chosen, ...games };
}

/** The language of these words: for a moment after a choice still the one before. */
export function speaking(): Language {
  return spoken!;
}

/** What an error says, in the words of the page where it is one of the module, or a request that it refused. */
export function errorText(error: unknown): string {
  if (error instanceof Refused) return chosen.mcr.impossible(error.message);
  return error instanceof EngineError ? chosen.errors(error.kind, error.code, error.message) : chosen.shell.noModule(String(error));
}
