// What to discard (何切る), judged by the plan of the rest of the round.

import { address } from '../../../app/router.ts';
import { h } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';
import { cell, row, table, type Column } from '../../../dom/table.ts';
import { callLong, type Api } from '../../../engine/engine.ts';
import { listed, type Plan } from '../../../engine/plan.ts';
import { kind } from '../../../tile/faces.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { allWords } from '../../../words/index.ts';
import type { Ask } from './question.ts';

/** An answer is right if it gives up at most this share of the best discard's points. */
export const SAME = 0.02;

export const discards: Ask = async (asked, answered, signal) => {
  const { quiz, tiles: names, hand: text } = allWords();
  const found = await callLong('discardQuestion', [asked.seed, { shanten: Number(asked.far) as 0 | 1 | 2 }], signal);
  const { hand, request } = found;
  const plan = listed(found.plan);
  const best = Math.max(...plan.discards.map((it) => it.figures.points));
  let done = false;

  const judge = (face: string | null) => {
    if (done) return;
    done = true;
    const given = found.givenUp.find((it) => it.face === face)?.points ?? best;
    const right = given <= best * SAME;
    const said = face === null ? quiz.timeUp : right ? quiz.rightDiscard(names.name(face)) : quiz.gaveUp(names.name(face), Math.round(given));
    for (const choice of tiles.querySelectorAll<HTMLButtonElement>('button.tile')) {
      choice.classList.toggle('won', choice.dataset.tile === plan.discards[0]?.face);
      choice.classList.toggle('missing', !right && choice.dataset.tile === face);
    }
    answered({ right, said, explained: explained(found, plan, face), lost: Math.round(given) });
  };

  const inHand = [...hand.concealed];
  const drawn = hand.drawn;
  if (drawn !== null) inHand.splice(inHand.lastIndexOf(drawn), 1);
  const tiles = h(
    'div',
    { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
    inHand.map((face) => tileButton(face, { label: text.discardIt(names.name(face)), act: () => judge(face) })),
    drawn !== null && tileButton(drawn, { class: 'drawn', label: text.discardIt(names.drawn(drawn)), act: () => judge(drawn) }),
  );
  roving(tiles, 'button.tile');
  const { winds } = names;
  return {
    asked: { ...asked, hand: hand.text },
    finish: () => judge(null),
    element: h(
      'div',
      { class: 'stack' },
      h('h2', {}, quiz.whichDiscard),
      h(
        'p',
        { class: 'row' },
        h('span', { class: 'chip' }, quiz.turn(found.turn)),
        h('span', { class: 'chip' }, `${text.round}: ${winds[request.round ?? 'east']}`),
        h('span', { class: 'chip' }, `${text.seat}: ${winds[request.seat ?? 'east']}`),
        h('span', { class: 'row' }, text.dora, tileRow(request.dora ?? [])),
      ),
      h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, tiles)),
    ),
  };
};

function explained(question: Api.DiscardQuestion, plan: Plan, made: string | null): HTMLElement {
  const { quiz, hand: text } = allWords();
  const { hand, givenUp, request } = question;
  const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const given = new Map(givenUp.map((it) => [it.face, it.points]));
  const numbers = [text.figures.tenpai, text.figures.win, text.figures.points, quiz.givenUp].map((name) => ({ name, number: true }));
  const columns: readonly Column[] = [{ name: text.discardTile }, { name: text.shantenName }, ...numbers];
  const lines = plan.discards.map((it) => {
    const cells = [
      tile(it.face, { class: 'tiny' }),
      text.shanten(it.shanten),
      percent(it.figures.tenpai),
      percent(it.figures.win),
      text.number(Math.round(it.figures.points)),
      text.number(Math.round(given.get(it.face) ?? given.get(kind(it.face) as Api.Tile) ?? 0)),
    ];
    return row({ class: it.face === made ? 'made' : '' }, columns.map((column, at) => cell(column, '', cells[at])));
  });
  return h(
    'div',
    { class: 'stack' },
    table(text.discards, '', columns, h('tbody', {}, lines)),
    h('p', { class: 'note' }, quiz.judge(plan.draws, plan.depth)),
    h('p', {}, h('a', { href: address('hand', { h: hand.text, dora: (request.dora ?? []).join(''), seat: request.seat, round: request.round, draws: String(plan.draws) }) }, quiz.inHand)),
  );
}
