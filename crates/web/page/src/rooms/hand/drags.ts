// What dragging a tile means here: from the choice into the hand or onto a row of tiles, from the hand out.

import { draggable } from '../../tile/drag.ts';
import { sorted } from '../../tile/faces.ts';
import type { Asked } from './asked.ts';
import { removeAt, removeDrawn, withDrawn, type HandModel } from './model.ts';
import type { Target } from './picker.ts';

interface Edits {
  hand(): HandModel;
  editHand(edit: (hand: HandModel) => HandModel): void;
  editAsked(part: (asked: Asked) => Partial<Asked>): void;
  pick(face: string, target: Target): void;
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
          if (place === 'hand') edits.pick(which, 'hand');
          else if (place === 'dora' || place === 'ura') edits.editAsked((asked) => ({ [place]: [...asked[place], which].slice(-5) }));
          else if (place === 'seen' || place === 'discarded') edits.editAsked((asked) => ({ [place]: sorted([...asked[place], which]) }));
          return;
        }
        if (place === 'hand') {
          // Onto the drawn tile: this one is the drawn tile now.
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
