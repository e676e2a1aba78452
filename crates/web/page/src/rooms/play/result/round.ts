// How a round ended: its wins, or the hands that were shown, and the points after it.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { tileRow } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import { nameOf } from '../names.ts';
import { eventText } from '../texts.ts';
import { winCard } from './win.ts';
import './result.css';

export function signed(n: number): string {
  const { hand } = words();
  return n > 0 ? `+${hand.number(n)}` : n < 0 ? `−${hand.number(-n)}` : '0';
}

type Draw = Extract<Api.TableEvent, { type: 'ryuukyoku' }>;

function drawCard(event: Draw, view: Api.TableView): HTMLElement {
  const { play, tiles } = allWords();
  const shown = event.hands.flatMap((hand, seat) => (hand && view.seats[seat] ? [{ hand, seat }] : []));
  return h(
    'div',
    { class: 'stack win' },
    h('p', { class: 'total', role: 'status' }, h('strong', {}, eventText(event, view))),
    shown.length === 0 && event.kind === 'exhaustive' && h('p', {}, play.nobodyTenpai),
    shown.map(({ hand, seat }) =>
      h('div', { class: 'shown-hand' }, h('strong', {}, play.shows(nameOf(view, seat))),
        h('p', { class: 'won-hand' }, tileRow(hand.concealed), hand.melds.map((it) => meld(it.parts, tiles.melds[it.kind]))))),
  );
}

export function resultCard(events: readonly Api.TableEvent[], { points, deltas }: Pick<Api.RoundSummary, 'points' | 'deltas'>, view: Api.TableView): HTMLElement {
  const { play, hand } = allWords();
  const order = points.map((of, seat) => ({ of, seat })).sort((a, b) => b.of - a.of);
  return h(
    'section',
    { class: 'card stack result', 'aria-labelledby': 'round-end' },
    h('h2', { id: 'round-end' }, play.roundEnd),
    events.map((event) => (event.type === 'win' ? winCard(event, view) : event.type === 'ryuukyoku' && drawCard(event, view))),
    h(
      'table',
      { class: 'ledger' },
      h('caption', {}, play.standings),
      h('tbody', {}, order.map(({ of, seat }) => {
        const change = deltas[seat] ?? 0;
        return h('tr', { class: seat === view.viewer ? 'made' : '' }, h('th', { scope: 'row' }, nameOf(view, seat)),
          h('td', { class: `number ${change > 0 ? 'gain' : change < 0 ? 'loss' : 'soft'}` }, signed(change)),
          h('td', { class: 'number' }, hand.number(of)));
      })),
    ),
  );
}
