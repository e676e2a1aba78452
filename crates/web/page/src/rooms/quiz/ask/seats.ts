// The table of a question with opponents: the others and their discards, one's own hand, and what is read of them.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { kind } from '../../../tile/faces.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';

export const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

/** The wind of a seat. */
export function windOf(view: Api.TableView, seat: number): string {
  return words().tiles.winds[view.seats.find((it) => it.seat === seat)?.wind ?? 'east'];
}

const melds = (seat: Api.SeatView) => seat.melds.map((it) => {
  const { tiles } = words();
  return meld(it.parts, `${tiles.melds[it.kind]} ${it.parts.map(({ face }) => tiles.name(face)).join(' ')}`);
});

/** Winds, points, the tiles left and the indicators. */
export function situation(view: Api.TableView): HTMLElement {
  const { quiz, hand: text, tiles: { winds } } = allWords();
  const own = view.seats[view.viewer ?? 0];
  const chips = [`${text.round}: ${winds[view.round]}`, own && `${text.seat}: ${winds[own.wind]}`, own && quiz.points(own.points), quiz.drawsLeft(view.drawsLeft)];
  return h('p', { class: 'row' }, chips.map((it) => it && h('span', { class: 'chip' }, it)), h('span', { class: 'row' }, text.dora, tileRow(view.indicators)));
}

/** The other players: wind, points, riichi, melds and discards of each. */
export function rivals(view: Api.TableView): HTMLElement {
  return h('div', { class: 'quiz-seats' }, view.seats.filter((it) => it.seat !== view.viewer).map(rival));
}

function rival(seat: Api.SeatView): HTMLElement {
  const { quiz, tiles: names } = allWords();
  const name = names.winds[seat.wind];
  const left = seat.river.filter((it) => it.called === null);
  return h(
    'section',
    { class: 'quiz-seat', 'aria-label': name },
    h('p', { class: 'row' }, h('strong', {}, name), h('span', { class: 'soft small' }, quiz.points(seat.points)), seat.riichi !== 'no' && h('span', { class: 'chip in-riichi' }, quiz.inRiichi), melds(seat)),
    h('span', { class: 'quiz-river', role: 'group', 'aria-label': quiz.river(name) },
      Array.from({ length: Math.ceil(left.length / 6) }, (_, at) => h('span', { class: 'tiles' }, left.slice(6 * at, 6 * at + 6).map((it) =>
        tile(it.face, it.riichi ? { class: 'sideways', label: quiz.riichiTile(names.name(it.face)) } : it.tsumogiri ? { class: 'tsumogiri' } : {}))))),
  );
}

/** One's own hand; with `discard`, tiles to choose from. */
export function ownHand(own: Api.SeatView, discard?: (face: Api.Face) => void): HTMLElement {
  const { hand: text, tiles: names } = words();
  const inHand = [...(own.hand ?? [])];
  if (own.drawn !== null && inHand.includes(own.drawn) && inHand.length % 3 === 2) inHand.splice(inHand.lastIndexOf(own.drawn), 1);
  const one = (face: Api.Face, name: string, kind: string) =>
    discard ? tileButton(face, { class: kind, label: text.discardIt(name), act: () => discard(face) }) : tile(face, { class: kind, label: name });
  return h('div', { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
    inHand.map((face) => one(face, names.name(face), '')),
    own.drawn !== null && one(own.drawn, names.drawn(own.drawn), 'drawn'),
    melds(own));
}

/** How likely each of the others is tenpai, and how likely each tile of one's own hand deals in. */
export function reading(view: Api.TableView, { others, dangers }: Api.AdviceView): HTMLElement {
  const { quiz } = allWords();
  const own = view.seats[view.viewer ?? 0];
  const kinds = [...new Set([...(own?.hand ?? []), ...(own?.drawn ? [own.drawn] : [])].map(kind))];
  const danger = new Map(dangers.map((it) => [it.tile as string, it.danger]));
  const most = Math.max(0.01, ...kinds.map((it) => danger.get(it) ?? 0));
  return h(
    'div',
    { class: 'stack' },
    h('p', { class: 'row' }, h('span', { class: 'soft' }, quiz.tenpaiOthers), others.map((it) => h('span', { class: 'chip' }, `${windOf(view, it.seat)} ${percent(it.tenpai)}`))),
    h('h3', {}, quiz.dangers),
    h('ul', { class: 'heat' }, kinds.sort((a, b) => (danger.get(b) ?? 0) - (danger.get(a) ?? 0)).map((it) => {
      const of = danger.get(it) ?? 0;
      return h('li', {}, tile(it, { class: 'small' }), h('meter', { min: 0, max: 1, value: (of / most).toFixed(3), 'aria-label': percent(of) }), h('span', { class: 'small soft' }, percent(of)));
    })),
  );
}
