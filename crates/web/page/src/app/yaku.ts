// Names of yaku: in romaji, English or characters, as the settings say. The other names are in a note.

import { h } from '../dom/h.ts';
import type { Api } from '../engine/engine.ts';
import { language, yakuNames } from '../store/settings.ts';
import { words } from '../words/index.ts';

type Yaku = Pick<Api.Protocol.YakuPart, 'name' | 'kanji' | 'english'>;

function namesOf(yaku: Yaku): Record<ReturnType<typeof yakuNames>, string> {
  return { romaji: yaku.name.replace(/_/g, ' '), english: yaku.english, kanji: words().tiles.yaku(yaku) };
}

export function yakuText(yaku: Yaku): string {
  return namesOf(yaku)[yakuNames()];
}

/** The name, which shows the others when it is pointed at or pressed. */
export function yakuName(yaku: Yaku): HTMLElement | string {
  const names = namesOf(yaku);
  const text = yakuText(yaku);
  // A system of an English reader may lack the characters.
  const all = [names.romaji, names.english, ...(language() === 'en' ? [] : [names.kanji])];
  const others = [...new Set(all)].filter((it) => it !== text).join(' · ');
  if (others === '') return text;
  // `terms.ts` opens the note.
  return h('button', { type: 'button', class: 'term', title: others }, text);
}
