// A seat as if it were the lowest: points, riichi stick, river, hand and melds. Style sheets turn it to its side.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { tile, tileRow } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import { nameOf } from '../names.ts';
import type { Looks } from './looks.ts';

/** Tiles of a row of a river; what is more than three rows goes on in the third. */
const ROW = 6;
const ROWS = 3;

function river(view: Api.TableView, { seat, river: discards }: Api.SeatView, before: Api.SeatView | undefined): HTMLElement {
  const { play, tiles: names } = allWords();
  const last = view.lastDiscard?.seat === seat ? discards.length - 1 : -1;
  // Only one more tile than before has been discarded just now; more are of another turn.
  const fresh = before !== undefined && before.river.length + 1 === discards.length ? discards.length - 1 : -1;
  const drawn = discards.map((it, at) => {
    const marks = [it.riichi ? 'sideways' : '', it.called === null ? '' : 'called', it.tsumogiri ? 'tsumogiri' : '', at === last ? 'won' : '', at === fresh ? 'fresh' : ''];
    const name = names.name(it.face);
    const label = it.called !== null ? play.calledBy(name, nameOf(view, it.called)) : it.riichi ? `${play.actions.riichi}: ${name}` : name;
    return tile(it.face, { class: marks.filter(Boolean).join(' '), label });
  });
  const rows = Array.from({ length: Math.min(ROWS, Math.ceil(drawn.length / ROW)) }, (_, at) =>
    h('span', { class: 'river-row' }, drawn.slice(at * ROW, at === ROWS - 1 ? undefined : (at + 1) * ROW)));
  return h('div', { class: 'river', role: 'group', 'aria-label': play.river }, rows);
}

function handRow(view: Api.TableView, seat: Api.SeatView): HTMLElement {
  const { play, tiles: names } = allWords();
  const { hand, drawn, concealed } = seat;
  const rest = hand ? [...hand] : [];
  if (drawn !== null) rest.splice(rest.lastIndexOf(drawn), 1);
  const drew = view.phase === 'turn' && view.turn === seat.seat && concealed % 3 === 2;
  return h(
    'div',
    { class: 'hand-row' },
    hand
      ? h('span', { class: 'concealed', role: 'group', 'aria-label': play.handOf(nameOf(view, seat.seat)) }, rest.map((face) => tile(face)), drawn !== null && tile(drawn, { class: 'drawn', label: names.drawn(drawn) }))
      : h('span', { class: 'concealed', role: 'img', 'aria-label': play.concealed(concealed) },
          Array.from({ length: concealed }, (_, at) => tile('back', { silent: true, class: drew && at === concealed - 1 ? 'drawn' : '' }))),
    melds(seat),
  );
}

/** The melds in the order that they lie in from the right, and the norths set aside. */
export function melds(seat: Api.SeatView): HTMLElement | false {
  const { play, tiles: names } = allWords();
  if (seat.melds.length === 0 && seat.kita === 0) return false;
  return h(
    'span',
    { class: 'melds' },
    seat.kita > 0 && tileRow(Array.from({ length: seat.kita }, () => '4z'), { class: 'kita', label: play.kita(seat.kita) }),
    [...seat.melds].reverse().map((it) => meld(it.parts, names.melds[it.kind])),
  );
}

export function seat(view: Api.TableView, of: Api.SeatView, place: string, name: string, looks: Looks): HTMLElement {
  const { tiles, hand } = words();
  const called = looks.names?.[of.seat];
  const riichi = hand.flags[of.riichi === 'double' ? 'doubleRiichi' : 'riichi'];
  return h(
    'section',
    { class: `seat ${place}${view.turn === of.seat ? ' at-turn' : ''}`, 'aria-label': called ? `${name}: ${called}` : name },
    h('p', { class: 'plate' }, h('span', {}, tiles.winds[of.wind]), h('span', { class: 'number' }, hand.number(of.points))),
    of.riichi !== 'no' && h('span', { class: 'stick riichi', role: 'img', 'aria-label': riichi }),
    river(view, of, looks.before?.seats[of.seat]),
    called && h('p', { class: 'called-name' }, called),
    place !== 'self' && handRow(view, of),
    looks.said?.seat === of.seat && h('p', { class: 'said', 'aria-hidden': 'true' }, looks.said.text),
  );
}
