// Hands to begin with.

import { KINDS, sorted } from '../../../tile/faces.ts';
import type { HandQuery } from '../query.ts';
import { FULL, type HandModel } from '../model.ts';

export type ExampleName = 'ambiguous' | 'nineGates' | 'twoWays' | 'whichDiscard' | 'open' | 'unknown';

export const EXAMPLES: readonly { readonly name: ExampleName; readonly hand: string; readonly query?: Partial<HandQuery> }[] = [
  { name: 'whichDiscard', hand: '3405m2238p23407s4z', query: { dora: ['1z'] } },
  { name: 'twoWays', hand: '2344m111p789s55z+6z' },
  { name: 'nineGates', hand: '1112345678999m' },
  { name: 'ambiguous', hand: '23333444556688m' },
  { name: 'open', hand: '34m067p99s(777=z)+2m(234s)', query: { by: 'ron', seat: 'south' } },
  { name: 'unknown', hand: '123m456p78s1z??(777z)' },
];

/** Random tiles of a full set with three red fives. */
export function randomHand(full = FULL, kinds = KINDS): HandModel {
  const wall = kinds.flatMap((kind) => (kind[0] === '5' && kind[1] !== 'z' ? [kind, kind, kind, `0${kind[1]}`] : [kind, kind, kind, kind]));
  for (let at = wall.length - 1; at > 0; at--) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    const other = random % (at + 1);
    [wall[at], wall[other]] = [wall[other]!, wall[at]!];
  }
  return { concealed: sorted(wall.slice(0, full - 1)), drawn: wall[full - 1] ?? null, melds: [] };
}
