// How many fu?

import { button } from '../../dom/controls.ts';
import { h } from '../../dom/h.ts';
import { call } from '../../engine/engine.ts';
import { meld } from '../../tile/blocks.ts';
import { tile } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import { scoreCard } from '../hand/answers/score.ts';
import type { Ask } from './question.ts';

export const fu: Ask = async (asked, answered, signal) => {
  const { quiz, hand: text, tiles: names } = words();
  const found = await call('fuQuestion', [asked.seed, { open: asked.level !== 'easy' }], signal);
  const { hand, win, by, situation } = found;
  let done = false;

  const judge = (fu: number | null) => {
    if (done) return;
    done = true;
    for (const choice of choices.querySelectorAll('button')) {
      choice.disabled = true;
      choice.setAttribute('aria-pressed', String(choice.value === String(found.fu)));
    }
    const right = fu === found.fu;
    const said = right ? quiz.right : fu === null ? quiz.timeUp : quiz.wrongFu(fu, found.fu);
    answered(right, said, scoreCard({ won: true, score: found.score }, win, h('span', {})));
  };
  const choices = h(
    'div',
    { class: 'row', role: 'group', 'aria-label': quiz.howManyFu },
    found.choices.map((it) => {
      const choice = button(quiz.fu(it), () => judge(it));
      choice.value = String(it);
      return choice;
    }),
  );
  const inHand = [...hand.concealed];
  if (hand.drawn !== null) inHand.splice(inHand.lastIndexOf(hand.drawn), 1);
  const { winds } = names;
  return {
    asked: { ...asked, hand: hand.text },
    finish: () => judge(null),
    element: h(
      'div',
      { class: 'stack' },
      h('h2', {}, quiz.howManyFu),
      h(
        'p',
        { class: 'row' },
        h('span', { class: 'chip' }, `${text.by[by]}: ${names.name(win)}`),
        h('span', { class: 'chip' }, `${text.round}: ${winds[situation.round ?? 'east']}`),
        h('span', { class: 'chip' }, `${text.seat}: ${winds[situation.seat ?? 'east']}`),
        situation.riichi && h('span', { class: 'chip' }, text.flags.riichi),
      ),
      h('div', { class: 'felt-place' }, h(
        'div',
        { class: 'felt quiz-felt' },
        h(
          'div',
          { class: 'hand-tiles', role: 'group', 'aria-label': text.yourHand },
          inHand.map((face) => tile(face)),
          tile(win, { class: 'drawn won', label: `${text.by[by]}: ${names.name(win)}` }),
          hand.melds.map((it) => meld(it.parts, `${names.melds[it.kind]} ${it.parts.map(({ face }) => names.name(face)).join(' ')}`)),
        ),
      )),
      choices,
    ),
  };
};
