// A hand with unknown tiles: what completes it.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { address } from '../../../app/router.ts';

/** What is shown of completions, whatever the rules. */
export type Completed = Pick<Api.Completions, 'canWin' | 'total' | 'tiles' | 'waits'> & {
  readonly hand: Pick<Api.HandInfo, 'waiting'>;
  readonly completions: readonly Pick<Api.Completions['completions'][number], 'tiles' | 'hand'>[];
};

/** What it comes to. */
export function completedLine({ hand, waits, canWin, total }: Completed): string {
  const { hand: text } = words();
  return hand.waiting ? text.couldWaitFor(waits.length) : canWin ? text.couldWin(total) : text.cannotWin;
}

export function unknownCard(found: Completed, draw: (face: string) => void, room = 'hand'): HTMLElement {
  const { hand: text, tiles } = words();
  const most = Math.max(1, ...found.tiles.map((it) => it.completions));
  const waiting = found.hand.waiting;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'unknown' },
    h('h2', { id: 'unknown' }, completedLine(found)),
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
        h('li', {}, h('a', { href: address(room, { h: it.hand }), 'aria-label': it.tiles.map((face) => tiles.name(face)).join(' ') }, tileRow(it.tiles))))),
    ],
  );
}
