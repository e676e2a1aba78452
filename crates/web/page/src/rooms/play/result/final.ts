// The end of a game: places, points, and what uma and oka make of them.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { allWords } from '../../../words/index.ts';
import { nameOf } from '../names.ts';

/** Points with uma, in thousands. */
function thousands(points: number): string {
  const text = (Math.abs(points) / 1_000).toFixed(1);
  return points > 0 ? `+${text}` : points < 0 ? `−${text}` : text;
}

export function finalCard(final: NonNullable<Api.GameStep['final']>, view: Api.TableView): HTMLElement {
  const { play, hand } = allWords();
  const order = final.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const head = [play.place, hand.figures.points, play.uma, play.score];
  return h(
    'section',
    { class: 'card stack result final', 'aria-labelledby': 'game-end' },
    h('h2', { id: 'game-end' }, play.gameEnd),
    h(
      'table',
      { class: 'ledger' },
      h('thead', {}, h('tr', {}, head.map((name, at) => h('th', { scope: 'col', class: at > 0 ? 'number' : '' }, name)))),
      h('tbody', {}, order.map(({ place, seat }) =>
        h('tr', { class: seat === view.viewer ? 'made' : '' }, h('th', { scope: 'row' }, `${place}. ${nameOf(view, seat)}`),
          h('td', { class: 'number' }, hand.number(final.points[seat] ?? 0)),
          h('td', { class: 'number soft' }, thousands(final.beyond[seat] ?? 0)),
          h('td', { class: 'number' }, h('strong', {}, thousands(final.scores[seat] ?? 0)))))),
    ),
  );
}
