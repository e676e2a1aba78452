// Saves the open games in another format.

import { toast } from '../../../app/toast.ts';
import { button, select } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { allWords, errorText } from '../../../words/index.ts';
import { download } from '../download.ts';
import type { Opened } from './open.ts';

/** The formats with the ends of their files' names. */
const ENDS: Readonly<Record<Api.WrittenFormat, string>> = { tenhou6: 'json', mjlog: 'mjlog', mjai: 'mjai', majiang: 'json' };
const FORMATS = Object.keys(ENDS) as Api.WrittenFormat[];

export interface Convert {
  readonly element: HTMLElement;
  show(game: number): void;
}

export function convert({ replay, games }: Opened): Convert {
  const { record } = allWords();
  let game = 0;
  let format: Api.WrittenFormat = 'tenhou6';
  const note = h('p', { class: 'note', role: 'status' });

  const told = async () => {
    const asked = `${game} ${format}`;
    const parts = await replay.leftOut(game, format).catch(() => []);
    if (asked === `${game} ${format}`) fill(note, parts.length > 0 && record.cannotSay(parts.map((it) => record.leftOut[it]).join(', ')));
  };
  const save = async (which: readonly number[]) => {
    try {
      const texts: string[] = [];
      for (const it of which) texts.push(await replay.write(it, format));
      download(`mentsu-${which.length === 1 ? `game-${(which[0] ?? 0) + 1}` : 'games'}.${ENDS[format]}`, texts.join('\n'), 'text/plain');
    } catch (error) {
      toast(errorText(error));
    }
  };
  return {
    element: h(
      'section',
      { class: 'card stack', 'aria-labelledby': 'convert' },
      h('h2', { id: 'convert' }, record.convert),
      h(
        'div',
        { class: 'row ends-row' },
        select({ name: record.format, choices: FORMATS, label: (it) => record.formats[it], chosen: format, choose: (it) => { format = it; void told(); } }),
        button(record.saveGame, () => void save([game])),
        games.length > 1 && button(record.saveAll(games.length), () => void save([...games.keys()])),
      ),
      note,
    ),
    show(next) {
      game = next;
      void told();
    },
  };
}
