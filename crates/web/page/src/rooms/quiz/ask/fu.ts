// How many fu, and what is it worth (点数計算)?

import { h } from '../../../dom/h.ts';
import { call } from '../../../engine/engine.ts';
import { allWords } from '../../../words/index.ts';
import { scoreCard } from '../../hand/answers/score.ts';
import { choices } from './choices.ts';
import type { Ask } from './question.ts';
import { wonHand } from './won.ts';
import { candidates, paymentsOf } from './worth.ts';

/** Hands of the easy level are closed. */
const question = (seed: number, level: string, signal: AbortSignal) => call('fuQuestion', [seed, { open: level !== 'easy' }], signal);

export const fu: Ask = async (asked, answered, signal) => {
  const { quiz } = allWords();
  const found = await question(asked.seed, asked.level, signal);
  let done = false;

  const judge = (fu: number | null) => {
    if (done) return;
    done = true;
    pick.end(String(found.fu));
    const right = fu === found.fu;
    const said = right ? quiz.right : fu === null ? quiz.timeUp : quiz.wrongFu(fu, found.fu);
    answered({ right, said, explained: scoreCard(found.score, found.win, h('span', {})) });
  };
  const pick = choices(quiz.howManyFu, found.choices.map((it) => [String(it), quiz.fu(it)]), (it) => judge(Number(it)));
  return {
    asked: { ...asked, hand: found.hand.text },
    finish: () => judge(null),
    element: h('div', { class: 'stack' }, h('h2', {}, quiz.howManyFu), wonHand(found), pick.element),
  };
};

export const points: Ask = async (asked, answered, signal) => {
  const { quiz } = allWords();
  const found = await question(asked.seed, asked.level, signal);
  const { score, by, situation } = found;
  const dealer = situation.seat === 'east' || situation.seat === undefined;
  const pays = paymentsOf(score, by, dealer);
  const text = (paid: readonly number[]) => quiz.payments(paid, by === 'tsumo' && dealer);
  let done = false;

  const judge = (chosen: string | null) => {
    if (done) return;
    done = true;
    pick.end(String(pays));
    const right = chosen === String(pays);
    const said = right ? quiz.right : chosen === null ? quiz.timeUp : quiz.wrongPoints(text(pays));
    answered({ right, said, explained: scoreCard(score, found.win, h('span', {})) });
  };
  const pick = choices(quiz.howManyPoints, candidates(pays, score, by, dealer).map((it) => [String(it), text(it)]), judge);
  return {
    asked: { ...asked, hand: found.hand.text },
    finish: () => judge(null),
    element: h('div', { class: 'stack' }, h('h2', {}, quiz.howManyPoints), wonHand(found), pick.element),
  };
};
