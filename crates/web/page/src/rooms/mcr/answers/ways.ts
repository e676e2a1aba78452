// The way to eight fan: which fan are in reach, with how many tiles, and how likely it is.

import { folded } from '../../../dom/folded.ts';
import { fill, h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { read } from '../../../tile/faces.ts';
import { tile } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import type { Fans } from '../ask.ts';
import { fanLabel } from './fan.ts';

export type WaysState =
  | { readonly at: 'working' }
  | { readonly at: 'done'; readonly ways: Api.Protocol.WaysPart; readonly draws: number; readonly fans: Fans }
  | { readonly at: 'failed'; readonly why: string };

export interface WaysCard {
  readonly element: HTMLElement;
  show(state: WaysState): void;
}

/** Wins that are listed at once. */
const FIRST = 8;

export const percent = (chance: number): string => `${(100 * chance).toFixed(1)}\u00a0%`;

/** A win, and the fan of which it is the nearest. */
interface Nearest {
  readonly way: Api.Protocol.FanPart;
  readonly of: Set<string>;
}

/** Fan by the win that is the nearest of several, in order. */
function wins(ways: Api.Protocol.WaysPart): Nearest[] {
  const all = new Map<string, Nearest>();
  for (const [name, way] of Object.entries(ways.fans)) {
    const key = `${way.closed} ${way.win} ${way.self_drawn}`;
    const found = all.get(key);
    if (found) found.of.add(name);
    else all.set(key, { way, of: new Set([name]) });
  }
  return [...all.values()];
}

function row({ way, of }: Nearest, all: Fans): HTMLElement {
  const { mcr: text } = words();
  // A melded hand is written with brackets, of which the tiles are drawn.
  const tiles = way.closed.split(/[^0-9mpsz]+/).flatMap((part) => read(part) ?? []);
  return h(
    'li',
    { class: 'way' },
    h('span', { class: 'way-head' }, h('strong', {}, text.lacking(way.lacking)), h('span', {}, text.points(way.total)), h('span', { class: 'soft small' }, text.by[way.self_drawn ? 'drawn' : 'discard'])),
    h('span', { class: 'tiles way-tiles' }, tiles.map((face) => tile(face)), tile(way.win, { class: 'won' })),
    h('ul', { class: 'way-fans' }, way.fans.map((name) =>
      h('li', { class: of.has(name) ? 'chip' : 'soft small', 'data-fan': name, 'data-total': way.total, title: of.has(name) ? text.nearestOf : null }, fanLabel(name, all)))),
  );
}

export function waysCard(): WaysCard {
  const { mcr: text } = words();
  const body = h('div', { class: 'stack' });
  const status = h('p', { class: 'note plan-state', role: 'status' });
  return {
    element: h('section', { class: 'card stack', 'aria-labelledby': 'ways' }, h('h2', { id: 'ways' }, text.ways), status, body),
    show(state) {
      status.classList.toggle('working', state.at === 'working');
      if (state.at !== 'done') {
        status.textContent = state.at === 'working' ? text.looking : state.why;
        body.replaceChildren();
        return;
      }
      const { ways, draws, fans } = state;
      const chance = ways.chances.draw;
      status.textContent = ways.least === null ? text.noWay : chance === undefined ? text.nearest(ways.least) : `${text.nearest(ways.least)} ${text.chanceToWin(percent(chance), draws)}`;
      const all = wins(ways);
      const rows = (part: typeof all) => h('ul', { class: 'ways' }, part.map((it) => row(it, fans)));
      fill(body, all.length > 0 && rows(all.slice(0, FIRST)), all.length > FIRST && folded(text.moreWays(all.length - FIRST), () => rows(all.slice(FIRST))));
    },
  };
}
