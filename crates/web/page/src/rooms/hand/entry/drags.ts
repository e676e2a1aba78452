// Dragging tiles: from the picker into the hand or a list of indicators, and out of the hand.

import { draggable } from '../../../tile/drag.ts';
import { sorted } from '../../../tile/faces.ts';
import type { HandQuery } from '../query.ts';
import { removeAt, removeDrawn, withDrawn, type HandModel } from '../model.ts';

interface Edits {
  hand(): HandModel;
  addTile(face: string): void;
  editHand(edit: (hand: HandModel) => HandModel): void;
  editQuery(part: (query: HandQuery) => Partial<HandQuery>): void;
}

export function handDrags(root: HTMLElement, edits: Edits, signal: AbortSignal): void {
  draggable(
    root,
    {
      from(target) {
        const button = target.closest<HTMLElement>('button.tile');
        const face = button?.dataset.tile;
        if (!button || !face) return null;
        if (button.closest('.picker')) return button.getAttribute('aria-disabled') === 'true' ? null : { face, data: `pick ${face}` };
        if (!button.closest('.hand-tiles')) return null;
        return { face, data: button.classList.contains('drawn') ? 'drawn' : `at ${button.dataset.at}` };
      },
      drop(data, place, before) {
        const [what, which = ''] = data.split(' ');
        if (what === 'pick') {
          if (place === 'hand') edits.addTile(which);
          else if (place === 'dora' || place === 'ura') edits.editQuery((query) => ({ [place]: [...query[place], which].slice(-5) }));
          else if (place === 'seen' || place === 'discarded') edits.editQuery((query) => ({ [place]: sorted([...query[place], which]) }));
          return;
        }
        if (place === 'hand') {
          // Dropped onto the drawn tile, this tile becomes the drawn one.
          const face = what === 'at' ? edits.hand().concealed[Number(which)] : undefined;
          if (face !== undefined && before?.classList.contains('drawn')) edits.editHand((hand) => withDrawn(hand, face));
          return;
        }
        edits.editHand((hand) => (what === 'drawn' ? removeDrawn(hand) : removeAt(hand, Number(which))));
      },
    },
    signal,
  );
}
