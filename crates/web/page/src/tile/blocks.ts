// Blocks, forms and melds as rows of tiles with their names.

import { h } from '../dom/h.ts';
import type { Api } from '../engine/engine.ts';
import { words } from '../words/index.ts';
import { tile } from './tile.ts';

/** A block: its tiles close together, what it is below. `win` is marked where the block was completed by it. */
export function block(of: Api.Block, win?: string): HTMLElement {
  const name = words().tiles.blocks[of.kind];
  let marked = !(of.completed && win);
  const tiles = of.tiles.map((face) => {
    const isWin = !marked && face === win;
    if (isWin) marked = true;
    return tile(face, isWin ? { class: 'won' } : {});
  });
  return h(
    'span',
    { class: `block ${of.kind}${of.completed ? ' completed' : ''}${of.meld ? ' declared' : ''}`, role: 'group', 'aria-label': name },
    h('span', { class: 'tiles' }, tiles),
    h('span', { class: 'block-name', 'aria-hidden': 'true' }, name),
  );
}

export function form(of: Api.Form, win?: string): HTMLElement {
  return h('span', { class: 'form' }, of.blocks.map((it) => block(it, win)));
}

interface Part {
  readonly face: string;
  readonly part: 'own' | 'called' | 'added' | 'hidden';
}

/** A declared meld: the called tile lies on its side, hidden tiles show their backs. */
export function meld(parts: readonly Part[], name: string): HTMLElement {
  return h(
    'span',
    { class: 'tiles meld', role: 'group', 'aria-label': name },
    parts.map(({ face, part }) =>
      part === 'hidden'
        ? tile('back', { label: words().tiles.name(face) })
        : tile(face, part === 'own' ? {} : { class: 'sideways' }),
    ),
  );
}
