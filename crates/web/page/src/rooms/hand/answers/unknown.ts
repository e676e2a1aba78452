// A hand with unknown tiles: what completes it.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { address } from '../../../app/router.ts';

export function unknownCard(found: Api.Completions, draw: (face: string) => void): HTMLElement {
  const { hand: text, tiles } = words();
  const most = Math.max(1, ...found.tiles.map((it) => it.completions));
  const waiting = found.hand.waiting;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'unknown' },
    h('h2', { id: 'unknown' }, waiting ? text.couldWaitFor(found.waits.length) : found.canWin ? text.couldWin(found.total) : text.cannotWin),
    waiting && found.waits.length > 0 &&
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
        h('li', {}, h('a', { href: address('hand', { h: it.hand }), 'aria-label': it.tiles.map((face) => tiles.name(face)).join(' ') }, tileRow(it.tiles))))),
    ],
  );
}
