// A hand with unknown tiles: what completes it, by riichi rules or Chinese ones.

import { h } from '../../../dom/h.ts';
import { ask } from '../../../engine/ask.ts';
import type { Api } from '../../../engine/engine.ts';
import { KINDS, known, read, sorted } from '../../../tile/faces.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { address } from '../../../app/router.ts';
import { size, text as textOf, tilesOf, type HandModel } from '../model.ts';

/** What is answered to unknown tiles, whatever the rules. */
export type UnknownAnswer = Extract<Api.Protocol.McrHandAnswer, { readonly completions: unknown }> | Extract<Api.Protocol.HandAnswer, { readonly completions: unknown }>;

/** Completions that are listed. */
const FIRST = 120;

/** What completes a hand. */
export interface Completed {
  readonly waiting: boolean;
  readonly total: number;
  /** What a hand of 3n+1 tiles may wait for. */
  readonly waits: readonly Api.Tile[];
  /** In how many completions each tile occurs. */
  readonly tiles: readonly { readonly tile: Api.Tile; readonly completions: number }[];
  /** The first ones, and the hands that they make. */
  readonly completions: readonly { readonly tiles: readonly Api.Tile[]; readonly hand: string }[];
}

/** Asks what its unknown tiles may be, and what it may wait for. */
export async function askUnknown(op: 'hand' | 'mcr_hand', hand: HandModel, signal: AbortSignal): Promise<Completed> {
  const waiting = size(hand) % 3 === 1;
  const { completions, waits = [] } = await ask<UnknownAnswer>({ op, ...tilesOf(hand), ...(waiting && { wins: true }) } satisfies Api.Protocol.HandRequest | Api.Protocol.McrHandRequest, signal, true);
  const counts = tally(completions);
  return {
    waiting,
    total: completions.length,
    waits,
    tiles: (KINDS as readonly Api.Tile[]).flatMap((tile) => { const n = counts.get(tile); return n ? [{ tile, completions: n }] : []; }),
    completions: completions.slice(0, FIRST).map((it) => {
      const tiles = (read(it) ?? []) as Api.Tile[];
      return { tiles, hand: textOf({ ...hand, concealed: sorted([...known(hand.concealed), ...tiles]) }) };
    }),
  };
}

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

/** What it comes to. */
export function completedLine({ waiting, waits, total }: Completed): string {
  const { hand: text } = words();
  return waiting ? text.couldWaitFor(waits.length) : total > 0 ? text.couldWin(total) : text.cannotWin;
}

export function unknownCard(found: Completed, draw: (face: string) => void, room = 'hand'): HTMLElement {
  const { hand: text, tiles } = words();
  const most = Math.max(1, ...found.tiles.map((it) => it.completions));
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'unknown' },
    h('h2', { id: 'unknown' }, completedLine(found)),
    found.waits.length > 0 &&
      h('span', { class: 'tiles' }, found.waits.map((face) => tileButton(face, { label: text.drawIt(tiles.name(face)), act: () => draw(face) }))),
    found.tiles.length > 0 && [
      h('h3', {}, text.unknownTiles),
      h('ul', { class: 'heat' }, found.tiles.map((it) => {
        const share = it.completions / most;
        return h('li', {}, tile(it.tile, { class: 'small' }), h('meter', { min: 0, max: 1, value: share.toFixed(3), 'aria-label': text.inCompletions(it.completions) }), h('span', { class: 'small soft' }, text.number(it.completions)));
      })),
    ],
    found.completions.length > 0 && [
      h('h3', {}, found.total > found.completions.length ? text.firstCompletions(found.completions.length) : text.allCompletions),
      h('ol', { class: 'completions' }, found.completions.map((it) =>
        h('li', {}, h('a', { href: address(room, { h: it.hand }), 'aria-label': it.tiles.map((face) => tiles.name(face)).join(' ') }, tileRow(it.tiles))))),
    ],
  );
}
