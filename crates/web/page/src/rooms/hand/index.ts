// The room Hand: entering a hand, and the answers beside it, by riichi rules.

import { kind, sorted } from '../../tile/faces.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { answers } from './answers/index.ts';
import { desk } from './desk.ts';
import { randomHand } from './entry/examples.ts';
import { RIICHI } from './entry/picker.ts';
import { situationPanel } from './entry/situation.ts';
import { removeAt, removeDrawn, type HandModel } from './model.ts';
import { EMPTY_QUERY, handAddress, queryOf } from './query.ts';

/** Takes this very tile out of the hand, or one of its kind. */
function discard(hand: HandModel, face: string): HandModel {
  if (hand.drawn === face) return removeDrawn(hand);
  const exact = hand.concealed.indexOf(face);
  if (exact >= 0) return removeAt(hand, exact);
  return removeAt(hand, hand.concealed.findIndex((it) => kind(it) === kind(face)));
}

export const room: Room = {
  enter: (place, route) => desk(place, route, {
    title: words().shell.rooms.hand,
    empty: EMPTY_QUERY,
    choices: RIICHI,
    queryOf,
    address: handAddress,
    panel: situationPanel,
    answers,
    random: () => randomHand(),
    discard,
    beside: ({ dora }) => dora,
    put: ({ dora, seen }, face, target) => (target === 'dora' ? { dora: [...dora, face].slice(-5) } : { seen: sorted([...seen, face]) }),
    dragged: (query, part) => part(query),
  }),
};
