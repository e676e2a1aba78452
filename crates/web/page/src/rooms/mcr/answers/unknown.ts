// A hand with unknown tiles: what these may be.

import type { Api } from '../../../engine/engine.ts';
import { KINDS, known, read, sorted } from '../../../tile/faces.ts';
import type { Completed } from '../../hand/answers/unknown.ts';
import { size, text, type HandModel } from '../../hand/model.ts';
import type { UnknownAnswer } from '../ask.ts';

/** Completions that are listed. */
const FIRST = 120;

/** In how many completions each tile occurs. Equal tiles stand together, a suit after them. */
function tally(completions: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tiles of completions) {
    let suit = '';
    let last = '';
    for (let at = tiles.length - 1; at >= 0; at--) {
      const it = tiles.charAt(at);
      if (it > '9') suit = it;
      else if (it + suit !== last) {
        last = it + suit;
        counts.set(last, (counts.get(last) ?? 0) + 1);
      }
    }
  }
  return counts;
}

export function completed(hand: HandModel, { completions, waits = [] }: UnknownAnswer): Completed {
  const waiting = size(hand) % 3 === 1;
  const counts = tally(completions);
  return {
    hand: { waiting },
    canWin: !waiting && completions.length > 0,
    total: completions.length,
    waits,
    tiles: (KINDS as readonly Api.Tile[]).flatMap((tile) => { const n = counts.get(tile); return n ? [{ tile, completions: n }] : []; }),
    completions: completions.slice(0, FIRST).map((it) => {
      const tiles = (read(it) ?? []) as Api.Tile[];
      return { tiles, hand: text({ ...hand, concealed: sorted([...known(hand.concealed), ...tiles]) }) };
    }),
  };
}
