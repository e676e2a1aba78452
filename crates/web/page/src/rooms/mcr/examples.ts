// Hands to begin with.

import type { McrQuery } from './query.ts';

export type ExampleName = 'waits' | 'discard' | 'pairs' | 'knitted' | 'melded' | 'short';

export const EXAMPLES: readonly { readonly name: ExampleName; readonly hand: string; readonly query?: Partial<McrQuery> }[] = [
  { name: 'waits', hand: '123m456p789s45s22z' },
  { name: 'discard', hand: '123m456p789s145s1z+2z' },
  { name: 'pairs', hand: '2233455667788s+4s', query: { by: 'discard' } },
  { name: 'knitted', hand: '147m258p369s55z34m' },
  { name: 'melded', hand: '68p11s+7p(666s)(4444p)[3333s]', query: { seat: 'west', flowers: 1 } },
  { name: 'short', hand: '23m456p789s11z(444m)+4m', query: { by: 'discard' } },
];
