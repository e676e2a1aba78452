// A won hand on the felt and how it was won: what questions of fu and of points show.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { tile } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';

export function wonHand({ hand, win, by, situation }: Api.FuQuestion): HTMLElement {
  const { hand: text, tiles: names } = words();
  const { winds } = names;
  const inHand = [...hand.concealed];
  if (hand.drawn !== null) inHand.splice(inHand.lastIndexOf(hand.drawn), 1);
  return h(
    'div',
    { class: 'stack' },
    h(
      'p',
      { class: 'row' },
      h('span', { class: 'chip' }, `${text.by[by]}: ${names.name(win)}`),
      h('span', { class: 'chip' }, `${text.round}: ${winds[situation.round ?? 'east']}`),
      h('span', { class: 'chip' }, `${text.seat}: ${winds[situation.seat ?? 'east']}`),
      situation.riichi && h('span', { class: 'chip' }, text.flags.riichi),
    ),
    h('div', { class: 'felt-place' }, h(
      'div',
      { class: 'felt quiz-felt' },
      h(
        'div',
        { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
        inHand.map((face) => tile(face)),
        tile(win, { class: 'drawn won', label: `${text.by[by]}: ${names.name(win)}` }),
        hand.melds.map((it) => meld(it.parts, `${names.melds[it.kind]} ${it.parts.map(({ face }) => names.name(face)).join(' ')}`)),
      ),
    )),
  );
}
