// The hand on the felt: tiles and melds as buttons that remove them.

import { h, fill } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';
import { meld } from '../../../tile/blocks.ts';
import { tileButton } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { removeAt, removeDrawn, removeMeld, size, type HandModel } from '../model.ts';

export interface Tray {
  readonly element: HTMLElement;
  /** `full`: how many tiles a hand has that has drawn. */
  show(hand: HandModel, full: number): void;
}

export function tray(edit: (next: (hand: HandModel) => HandModel) => void): Tray {
  const { hand: text } = words();
  const tiles = h('div', { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand, 'data-drop': 'hand' });
  const refresh = roving(tiles, 'button.tile');
  const element = h('div', { class: 'felt' }, tiles);

  tiles.addEventListener('keydown', (event) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    (event.target as HTMLElement).closest('button')?.click();
  });

  const takeOut = (face: string) => text.takeOut(words().tiles.name(face));

  return {
    element,
    show(hand, full) {
      const focused = [...tiles.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
      const { concealed, drawn, melds } = hand;
      tiles.dataset.size = String(size(hand));
      tiles.dataset.full = String(full);
      fill(
        tiles,
        concealed.map((face, at) => {
          const button = tileButton(face, { label: takeOut(face), act: () => edit((now) => removeAt(now, at)) });
          button.dataset.at = String(at);
          return button;
        }),
        drawn !== null &&
          tileButton(drawn, {
            class: 'drawn',
            label: `${words().tiles.drawn(drawn)}: ${text.remove}`,
            act: () => edit(removeDrawn),
          }),
        melds.map(({ kind, parts }, at) => {
          const name = `${words().tiles.melds[kind]} ${parts.map(({ face }) => words().tiles.name(face)).join(' ')}`;
          return h(
            'button',
            { type: 'button', class: 'meld-button', 'aria-label': text.takeOut(name), on: { click: () => edit((now) => removeMeld(now, at)) } },
            meld(parts, name),
          );
        }),
        Array.from({ length: Math.max(0, full - 1 - size(hand)) }, () => h('span', { class: 'slot', 'aria-hidden': 'true' })),
      );
      refresh();
      if (focused >= 0) {
        const left = [...tiles.querySelectorAll('button')];
        (left[Math.min(focused, left.length - 1)] ?? tiles).focus();
      }
    },
  };
}
