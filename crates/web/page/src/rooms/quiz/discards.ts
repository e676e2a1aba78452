// What to discard (何切る), judged by the plan of the rest of the round.

import { address } from '../../app/router.ts';
import { h } from '../../dom/h.ts';
import { roving } from '../../dom/roving.ts';
import { callLong, type Api } from '../../engine/engine.ts';
import { kind } from '../../tile/faces.ts';
import { tile, tileButton, tileRow } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import type { Ask } from './question.ts';

/** An answer is right if it gives up at most this share of the best discard's points. */
const SAME = 0.02;

export const discards: Ask = async (asked, answered, signal) => {
  const { quiz, tiles: names, hand: text } = words();
  const found = await callLong('discardQuestion', [asked.seed, { shanten: Number(asked.far) as 0 | 1 | 2 }], signal);
  const { hand, request, plan } = found;
  const best = Math.max(...plan.discards.map((it) => it.figures.points));
  let done = false;

  const judge = (face: string | null) => {
    if (done) return;
    done = true;
    const given = found.givenUp.find((it) => it.face === face)?.points ?? best;
    const right = given <= best * SAME;
    const said = face === null ? quiz.timeUp : right ? quiz.rightDiscard(names.name(face)) : quiz.gaveUp(names.name(face), Math.round(given));
    for (const choice of row.querySelectorAll<HTMLButtonElement>('button.tile')) {
      choice.classList.toggle('won', choice.dataset.tile === plan.best.points);
      choice.classList.toggle('missing', !right && choice.dataset.tile === face);
    }
    answered(right, said, explained(found, face));
  };

  const inHand = [...hand.concealed];
  const drawn = hand.drawn;
  if (drawn !== null) inHand.splice(inHand.lastIndexOf(drawn), 1);
  const row = h(
    'div',
    { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
    inHand.map((face) => tileButton(face, { label: text.discardIt(names.name(face)), act: () => judge(face) })),
    drawn !== null && tileButton(drawn, { class: 'drawn', label: text.discardIt(names.drawn(drawn)), act: () => judge(drawn) }),
  );
  roving(row, 'button.tile');
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
      h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, row)),
    ),
  };
};

function explained(question: Api.DiscardQuestion, made: string | null): HTMLElement {
  const { quiz, hand: text } = words();
  const { hand, plan, givenUp, request } = question;
  const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const given = new Map(givenUp.map((it) => [it.face, it.points]));
  const head = [text.discardTile, text.shantenName, text.figures.tenpai, text.figures.win, text.figures.points, quiz.givenUp];
  return h(
    'div',
    { class: 'stack' },
    h(
      'div',
      { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': text.discards },
      h(
        'table',
        { class: 'figures' },
        h('thead', {}, h('tr', {}, head.map((name, at) => h('th', { scope: 'col', class: at > 1 ? 'number' : '' }, name)))),
        h(
          'tbody',
          {},
          [...plan.discards].sort((a, b) => b.figures.points - a.figures.points).map((it) =>
            h(
              'tr',
              { class: it.face === made ? 'made' : '' },
              h('td', {}, tile(it.face, { class: 'tiny' })),
              h('td', {}, text.shanten(it.shanten)),
              h('td', { class: 'number' }, percent(it.figures.tenpai)),
              h('td', { class: 'number' }, percent(it.figures.win)),
              h('td', { class: 'number' }, text.number(Math.round(it.figures.points))),
              h('td', { class: 'number' }, text.number(Math.round(given.get(it.face) ?? given.get(kind(it.face) as Api.Tile) ?? 0))),
            ),
          ),
        ),
      ),
    ),
    h('p', { class: 'note' }, quiz.judge(plan.draws, plan.depth)),
    h('p', {}, h('a', { href: address('hand', { h: hand.text, dora: (request.dora ?? []).join(''), seat: request.seat, round: request.round, draws: String(plan.draws) }) }, quiz.inHand)),
  );
}
