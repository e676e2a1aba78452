// The room of Chinese official rules (国標): entering a hand, and the answers beside it.

import './mcr.css';
import { FAMILIES } from '../../../generated/families.ts';
import { address } from '../../app/router.ts';
import { call } from '../../engine/engine.ts';
import { MELD_KINDS } from '../../engine/lists.ts';
import { kind, KINDS, sorted } from '../../tile/faces.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { desk } from '../hand/desk.ts';
import { randomHand } from '../hand/entry/examples.ts';
import { parse } from '../hand/entry/text.ts';
import { before, different, FULL, fromAny, type HandModel } from '../hand/model.ts';
import { EMPTY_QUERY as RIICHI_QUERY } from '../hand/query.ts';
import { answers } from './answers/index.ts';
import { panel } from './panel.ts';
import { EMPTY_QUERY, familyOf, full, mcrAddress, queryOf } from './query.ts';

const TARGETS = ['hand', ...MELD_KINDS, 'seen'] as const;
/** No red fives; the honors and the unknown tile. */
const ROWS = ['m', 'p', 's', 'z?'].map((suit) => [...KINDS, '?'].filter((face) => suit.includes(face.at(-1) ?? '')));

/** The same hand without red fives, which Chinese rules don't have. */
function plain(hand: HandModel): HandModel {
  return { ...hand, concealed: hand.concealed.map(kind), drawn: hand.drawn === null ? null : kind(hand.drawn) };
}

/** Takes a tile of this kind out of the hand. */
function discard(hand: HandModel, face: string): HandModel {
  const held = different(hand).find((it) => kind(it) === face);
  return held === undefined ? hand : before(hand, held);
}

export const room: Room = {
  enter(place, route) {
    const { mcr: text } = words();
    return desk(place, route, {
      title: text.title,
      empty: EMPTY_QUERY,
      choices: { rows: ROWS, targets: TARGETS, label: (it) => text.targets[it] },
      queryOf,
      address: mcrAddress,
      panel,
      answers,
      full,
      async parse(query, written, signal) {
        if (familyOf(query) === null) return parse(written, signal);
        return call('parseAnyHand', [written, full(query) > FULL ? 5 : 4], signal).then(fromAny, (why: unknown) =>
          // Other notations, which have no jokers.
          parse(written, signal).catch(() => { throw why; }));
      },
      random(query) {
        const family = familyOf(query);
        return plain(randomHand(full(query), KINDS.filter((it) => family === null || FAMILIES[family].honors || !it.endsWith('z'))));
      },
      discard,
      beside: ({ seen }) => seen,
      put: ({ seen }, face) => ({ seen: sorted([...seen, face]) }),
      dragged: ({ seen: all }, part) => {
        const { seen } = part({ ...RIICHI_QUERY, seen: all });
        return seen ? { seen } : {};
      },
      elsewhere: { name: text.toRiichi, address: (hand) => address('hand', { h: hand }) },
    });
  },
};
