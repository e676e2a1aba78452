// The table as the viewer sees it: seats, rivers, melds, and the middle.

import { h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { meld } from '../../tile/blocks.ts';
import { tile, tileRow } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';

const PLACES = ['self', 'right', 'across', 'left'] as const;
const SANMA_PLACES = ['self', 'right', 'left'] as const;

/** The name of a seat as the viewer reads it. */
export function nameOf(view: Api.TableView, seat: number): string {
  const { play, tiles } = words();
  const wind = view.seats[seat]?.wind;
  return `${seat === view.viewer ? play.you : ''} ${wind ? tiles.winds[wind] : ''}`.trim();
}

function river(seat: Api.SeatView, last: boolean): HTMLElement {
  const { play } = words();
  return h(
    'div',
    { class: 'river', role: 'group', 'aria-label': play.river },
    seat.river.map((it, at) =>
      tile(it.face, {
        class: ['tiny', it.riichi ? 'sideways' : '', it.called === null ? '' : 'dim', it.tsumogiri ? 'tsumogiri' : '', last && at === seat.river.length - 1 ? 'won' : ''].filter(Boolean).join(' '),
      }),
    ),
  );
}

function seatPanel(view: Api.TableView, seat: Api.SeatView, place: string): HTMLElement {
  const { play, tiles, hand: text } = words();
  const own = seat.seat === view.viewer;
  const last = view.lastDiscard?.seat === seat.seat;
  return h(
    'section',
    { class: `seat ${place}${view.turn === seat.seat ? ' at-turn' : ''}`, 'aria-label': nameOf(view, seat.seat) },
    h(
      'p',
      { class: 'seat-head' },
      h('strong', {}, nameOf(view, seat.seat)),
      h('span', { class: 'number' }, text.number(seat.points)),
      seat.riichi !== 'no' && h('span', { class: 'chip' }, text.flags[seat.riichi === 'double' ? 'doubleRiichi' : 'riichi']),
      seat.kita > 0 && h('span', { class: 'chip' }, play.kita(seat.kita)),
    ),
    river(seat, last),
    !own &&
      h(
        'div',
        { class: 'row seat-hand' },
        seat.hand
          ? tileRow(seat.hand, { class: 'mini', label: play.handOf(nameOf(view, seat.seat)) })
          : h('span', { class: 'tiles mini', role: 'img', 'aria-label': play.concealed(seat.concealed) }, Array.from({ length: seat.concealed }, () => tile('back', { class: 'tiny', silent: true }))),
        seat.melds.map((it) => meld(it.parts, tiles.melds[it.kind])),
      ),
  );
}

/** The table without the viewer's own hand, which the room draws as buttons. */
export function seats(view: Api.TableView): HTMLElement {
  const { play, tiles, hand: text } = words();
  const players = view.seats.length;
  const bottom = view.viewer ?? 0;
  const places = players === 3 ? SANMA_PLACES : PLACES;
  return h(
    'div',
    { class: 'table-seats' },
    h(
      'p',
      { class: 'middle' },
      h('strong', {}, play.round(tiles.winds[view.round], view.dealer + 1)),
      h('span', {}, play.honba(view.honba, view.sticks)),
      h('span', {}, play.drawsLeft(view.drawsLeft)),
      h('span', { class: 'row' }, text.dora, tileRow(view.indicators, { class: 'mini' })),
    ),
    view.seats.map((seat) => seatPanel(view, seat, places[(seat.seat - bottom + players) % players] ?? 'self')),
  );
}
