// Push or fold? A decision from a game in which somebody has declared riichi, judged by the advice on it.

import { h } from '../../../dom/h.ts';
import { cell, row, table, type Column } from '../../../dom/table.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords } from '../../../words/index.ts';
import { choices } from './choices.ts';
import { position, type Choice, type Position } from './position.ts';
import type { Ask } from './question.ts';
import { ownHand, percent, reading, rivals, situation } from './seats.ts';

export const push: Ask = async (asked, answered, signal) => {
  const { quiz } = allWords();
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
      situation(view),
      rivals(view),
      h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, ownHand(own))),
      pick.element,
    ),
  };
};

/** What both ways are worth, and the reading behind it. */
function explained({ view, advice, push, fold }: Position): HTMLElement {
  const { quiz, hand: text } = allWords();
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
    reading(view, advice),
    h('p', { class: 'note' }, quiz.judgeWay),
  );
}
