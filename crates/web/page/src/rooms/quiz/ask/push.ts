// Push or fold? A decision from a game in which somebody has declared riichi, judged by the advice on it.

import { h } from '../../../dom/h.ts';
import { cell, row, table, type Column } from '../../../dom/table.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { kind } from '../../../tile/faces.ts';
import { tile, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { choices } from './choices.ts';
import { position, type Choice, type Position } from './position.ts';
import type { Ask } from './question.ts';

const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

export const push: Ask = async (asked, answered, signal) => {
  const { quiz, tiles: names } = words();
  const found = await position(asked.seed, signal);
  if (!found) return null;
  const { view } = found;
  const own = view.seats[view.viewer ?? 0]!;
  const right = found.push.value >= found.fold.value ? 'push' : 'fold';
  const lost = Math.round(Math.abs(found.push.value - found.fold.value));
  let done = false;

  const judge = (chosen: string | null) => {
    if (done) return;
    done = true;
    pick.end(right);
    const good = chosen === right;
    const said = good ? quiz.rightWay(quiz.ways[right], lost) : chosen === null ? quiz.timeUp : quiz.wrongWay(quiz.ways[right], lost);
    answered({ right: good, said, explained: explained(found), lost: good ? 0 : lost });
  };
  const button = (way: 'push' | 'fold', { face, riichi }: Choice): readonly [string, Node] => [
    way,
    h('span', { class: 'quiz-way' }, h('strong', {}, quiz.ways[way]), tile(face, { class: 'small' }), riichi && h('span', { class: 'small' }, quiz.withRiichi)),
  ];
  const pick = choices(quiz.pushOrFold, [button('push', found.push), button('fold', found.fold)], judge);
  return {
    asked: { ...asked, hand: view.handText ?? '' },
    finish: () => judge(null),
    element: h(
      'div',
      { class: 'stack' },
      h('h2', {}, quiz.pushOrFold),
      h(
        'p',
        { class: 'row' },
        h('span', { class: 'chip' }, `${words().hand.round}: ${names.winds[view.round]}`),
        h('span', { class: 'chip' }, `${words().hand.seat}: ${names.winds[own.wind]}`),
        h('span', { class: 'chip' }, quiz.drawsLeft(view.drawsLeft)),
        h('span', { class: 'row' }, words().hand.dora, tileRow(view.indicators)),
      ),
      h('div', { class: 'quiz-seats' }, view.seats.filter((it) => it.seat !== own.seat).map(rival)),
      h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, ownHand(own))),
      pick.element,
    ),
  };
};

/** Another player: wind, riichi, melds and discards. */
function rival(seat: Api.SeatView): HTMLElement {
  const { quiz, tiles: names } = words();
  const name = names.winds[seat.wind];
  const left = seat.river.filter((it) => it.called === null);
  return h(
    'section',
    { class: 'quiz-seat', 'aria-label': name },
    h('p', { class: 'row' }, h('strong', {}, name), seat.riichi !== 'no' && h('span', { class: 'chip in-riichi' }, quiz.inRiichi),
      seat.melds.map((it) => meld(it.parts, `${names.melds[it.kind]} ${it.parts.map(({ face }) => names.name(face)).join(' ')}`))),
    h('span', { class: 'quiz-river', role: 'group', 'aria-label': quiz.river(name) },
      Array.from({ length: Math.ceil(left.length / 6) }, (_, at) => h('span', { class: 'tiles' }, left.slice(6 * at, 6 * at + 6).map((it) =>
        tile(it.face, it.riichi ? { class: 'sideways', label: quiz.riichiTile(names.name(it.face)) } : it.tsumogiri ? { class: 'tsumogiri' } : {}))))),
  );
}

function ownHand(own: Api.SeatView): HTMLElement {
  const { hand: text, tiles: names } = words();
  const inHand = [...(own.hand ?? [])];
  if (own.drawn !== null && inHand.includes(own.drawn) && inHand.length % 3 === 2) inHand.splice(inHand.lastIndexOf(own.drawn), 1);
  return h('div', { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
    inHand.map((face) => tile(face)),
    own.drawn !== null && tile(own.drawn, { class: 'drawn', label: names.drawn(own.drawn) }),
    own.melds.map((it) => meld(it.parts, `${names.melds[it.kind]} ${it.parts.map(({ face }) => names.name(face)).join(' ')}`)));
}

/** The reading: who is how likely tenpai, how dangerous each tile of the hand is, and what both ways are worth. */
function explained({ view, advice, push, fold }: Position): HTMLElement {
  const { quiz, hand: text, tiles: names } = words();
  const own = view.seats[view.viewer ?? 0]!;
  const kinds = [...new Set([...(own.hand ?? []), ...(own.drawn ? [own.drawn] : [])].map(kind))];
  const danger = new Map(advice.dangers.map((it) => [it.tile as string, it.danger]));
  const most = Math.max(0.01, ...kinds.map((it) => danger.get(it) ?? 0));
  const wind = (seat: number) => names.winds[view.seats.find((it) => it.seat === seat)?.wind ?? 'east'];
  const columns: readonly Column[] = [{ name: quiz.way }, ...[quiz.value, quiz.dealsIn].map((name) => ({ name, number: true }))];
  const line = (way: 'push' | 'fold', of: Choice) => row({}, [
    cell(columns[0]!, '', h('span', { class: 'row' }, tile(of.face, { class: 'tiny' }), quiz.ways[way])),
    cell(columns[1]!, '', text.number(Math.round(of.value))),
    cell(columns[2]!, '', percent(of.dealIn)),
  ]);
  return h(
    'div',
    { class: 'stack' },
    table(quiz.pushOrFold, 'named', columns, h('tbody', {}, line('push', push), line('fold', fold))),
    h('p', { class: 'row' }, h('span', { class: 'soft' }, quiz.tenpaiOthers), advice.others.map((it) => h('span', { class: 'chip' }, `${wind(it.seat)} ${percent(it.tenpai)}`))),
    h('h3', {}, quiz.dangers),
    h('ul', { class: 'heat' }, kinds.sort((a, b) => (danger.get(b) ?? 0) - (danger.get(a) ?? 0)).map((it) => {
      const of = danger.get(it) ?? 0;
      return h('li', {}, tile(it, { class: 'small' }), h('meter', { min: 0, max: 1, value: (of / most).toFixed(3), 'aria-label': percent(of) }), h('span', { class: 'small soft' }, percent(of)));
    })),
    h('p', { class: 'note' }, quiz.judgeWay),
  );
}
