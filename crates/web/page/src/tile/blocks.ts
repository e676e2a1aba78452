// Blocks, forms and melds as rows of tiles with their names.

import { h } from '../dom/h.ts';
import type { Api } from '../engine/engine.ts';
import { words } from '../words/index.ts';
import { read } from './faces.ts';
import { tile } from './tile.ts';

/** A block: its tiles, and below them its name. `win` is marked in the block that it completes. */
export function block(of: Api.Protocol.BlockPart, win?: string): HTMLElement {
  const name = words().tiles.blocks[of.kind];
  let marked = !(of.completed && win);
  const tiles = (read(of.tiles) ?? []).map((face) => {
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

export function form(of: Api.Protocol.WinFormPart, win?: string): HTMLElement {
  return h('span', { class: 'form' }, of.blocks.map((it) => block(it, win)));
}

interface Part {
  readonly face: string;
  readonly part: 'own' | 'called' | 'added' | 'hidden';
}

/** A declared meld: the called tile on its side, an added one on top of it, hidden tiles with their backs up. */
export function meld(parts: readonly Part[], name: string): HTMLElement {
  const drawn = parts.map(({ face, part }) =>
    part === 'hidden' ? tile('back', { label: words().tiles.name(face) }) : tile(face, part === 'own' ? {} : { class: 'sideways' }));
  const added = parts.findIndex(({ part }) => part === 'added');
  if (parts[added - 1]?.part === 'called') drawn.splice(added - 1, 2, h('span', { class: 'stacked' }, drawn[added], drawn[added - 1]));
  return h('span', { class: 'tiles meld', role: 'group', 'aria-label': name }, drawn);
}
