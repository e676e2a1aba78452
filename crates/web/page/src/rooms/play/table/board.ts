// The table as its viewer sees it: the seats around the middle, each drawn as the lowest one and turned to its side.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords } from '../../../words/index.ts';
import { nameOf } from '../names.ts';
import { seat } from './seat.ts';
import type { Looks } from './looks.ts';

const PLACES = ['self', 'right', 'across', 'left'] as const;
const SANMA_PLACES = ['self', 'right', 'left'] as const;
/** Indicators of dora that a wall can turn over. */
const INDICATORS = 5;

function count(kind: 'honba' | 'riichi', n: number): HTMLElement {
  return h('span', { class: 'count' }, h('span', { class: `stick ${kind}` }), `×${n}`);
}

function middle(view: Api.TableView): HTMLElement {
  const { play, tiles, hand } = allWords();
  const { indicators } = view;
  const hidden = Array.from({ length: Math.max(0, INDICATORS - indicators.length) }, () => tile('back', { silent: true }));
  return h(
    'div',
    { class: 'middle' },
    h('strong', {}, play.round(tiles.winds[view.round], view.dealer + 1)),
    h('span', { class: 'indicators', role: 'group', 'aria-label': hand.dora }, indicators.map((face) => tile(face)), hidden),
    h('span', {}, play.left(view.drawsLeft)),
    h('span', { class: 'counts', role: 'img', 'aria-label': play.honba(view.honba, view.sticks) }, count('honba', view.honba), count('riichi', view.sticks)),
  );
}

/** The table without the hand of who sits lowest, which is drawn larger below it. */
export function board(view: Api.TableView, looks: Looks = {}): HTMLElement {
  const players = view.seats.length;
  const bottom = view.viewer ?? 0;
  // Whoever has a name here isn't the reader.
  const named = looks.names ? { ...view, viewer: null } : view;
  const places = players === 3 ? SANMA_PLACES : PLACES;
  return h(
    'div',
    { class: 'board' },
    middle(view),
    view.seats.map((it) => seat(view, it, places[(it.seat - bottom + players) % players] ?? 'self', nameOf(named, it.seat), looks)),
  );
}
