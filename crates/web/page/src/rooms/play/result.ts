// How a round and a game ended.

import { h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { language } from '../../store/settings.ts';
import { meld } from '../../tile/blocks.ts';
import { tile, tileRow } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import { worthText } from '../hand/answers/score.ts';
import { nameOf } from './seats.ts';
import { eventText } from './texts.ts';

function signed(n: number): string {
  const { hand } = words();
  return n > 0 ? `+${hand.number(n)}` : hand.number(n);
}

/** The winning hand and its yaku. */
function winner(event: Api.TableEvent): HTMLElement | null {
  if (event.type !== 'win') return null;
  const { hand, tiles } = words();
  const japanese = language() === 'ja';
  const { worth } = event;
  const rest = [...event.hand.concealed];
  if (event.hand.drawn !== null) rest.splice(rest.lastIndexOf(event.hand.drawn), 1);
  return h(
    'div',
    { class: 'stack' },
    h(
      'p',
      { class: 'row' },
      tileRow(rest),
      tile(event.face, { class: 'small won' }),
      event.hand.melds.map((it) => meld(it.parts, tiles.melds[it.kind])),
      event.ura.length > 0 && h('span', { class: 'row' }, hand.ura, tileRow(event.ura, { class: 'mini' })),
    ),
    worth &&
      h(
        'table',
        { class: 'ledger' },
        h('caption', {}, hand.yaku),
        h('tbody', {}, worth.yaku.map((yaku) =>
          h('tr', {}, h('th', { scope: 'row' }, japanese ? yaku.kanji : yaku.english), h('td', { class: 'number' }, yaku.yakuman > 0 ? hand.yakuman(yaku.yakuman) : hand.han(yaku.han))))),
        h('tfoot', {}, h('tr', {},
          h('th', { scope: 'row' }, worthText({ ...worth, yakuman: worth.yaku.reduce((sum, it) => sum + it.yakuman, 0) })),
          h('td', { class: 'number' }, worth.points !== null && hand.points(worth.points)))),
      ),
  );
}

export function resultCard(events: readonly Api.TableEvent[], result: Api.RoundSummary, view: Api.TableView): HTMLElement {
  const { play, hand } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'round-end' },
    h('h2', { id: 'round-end' }, play.roundEnd),
    events.map((event) => h('div', { class: 'stack' }, h('p', { role: 'status' }, eventText(event, view)), winner(event))),
    h(
      'table',
      { class: 'ledger' },
      h('caption', {}, play.standings),
      h('tbody', {}, result.points.map((points, seat) => h('tr', {}, h('th', { scope: 'row' }, nameOf(view, seat)), h('td', { class: 'number' }, signed(result.deltas[seat] ?? 0)), h('td', { class: 'number' }, hand.number(points))))),
    ),
  );
}

export function finalCard(final: NonNullable<Api.GameStep['final']>, view: Api.TableView): HTMLElement {
  const { play, hand } = words();
  const order = final.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'game-end' },
    h('h2', { id: 'game-end' }, play.gameEnd),
    h(
      'table',
      { class: 'ledger' },
      h('caption', {}, play.standings),
      h('tbody', {}, order.map(({ place, seat }) =>
        h('tr', {}, h('th', { scope: 'row' }, `${place}. ${nameOf(view, seat)}`), h('td', { class: 'number' }, hand.number(final.points[seat] ?? 0)), h('td', { class: 'number' }, (final.scores[seat] ?? 0).toFixed(1))))),
    ),
  );
}

/** Saves a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
