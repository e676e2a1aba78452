// One's answers, kept on this device: figures by kind, the latest ones, and how to forget them.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { cell, row, table, type Column } from '../../dom/table.ts';
import { allWords } from '../../words/index.ts';
import { forget, kept, KINDS, type Answer, type Mistake } from './kept.ts';

const SHOWN = 40;

/** Mistakes to repeat, the latest first. */
export function review(addressOf: (of: Mistake) => string): HTMLElement | null {
  const { quiz } = allWords();
  const { mistakes } = kept.read();
  if (mistakes.length === 0) return null;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'mistakes' },
    h('h2', { id: 'mistakes' }, quiz.mistakes(mistakes.length)),
    h('ul', { class: 'mistakes' }, mistakes.map((it) => h('li', {}, h('a', { class: 'button slim', href: addressOf(it) }, h('span', {}, `${quiz.kinds[it.kind]}: ${it.hand}`))))),
  );
}

/** `changed` is called once the answers are forgotten. */
export function answersCard(addressOf: (of: Mistake) => string, changed: () => void): HTMLElement | null {
  const { quiz, shell } = allWords();
  const { tallies, answers } = kept.read();
  const asked = KINDS.filter((kind) => tallies[kind].asked > 0);
  if (asked.length === 0) return null;
  const columns: readonly Column[] = [{ name: quiz.kind }, ...[quiz.rightOf, quiz.lostMean, quiz.mean].map((name) => ({ name, number: true }))];
  const lines = asked.map((kind) => {
    const { asked, right, seconds } = tallies[kind];
    const judged = answers.filter((it) => it.kind === kind);
    const lost = judged.reduce((sum, it) => sum + it.lost, 0);
    const cells = [quiz.kinds[kind], `${right} / ${asked}`, kind === 'discards' || kind === 'push' ? quiz.points(Math.round(lost / Math.max(1, judged.length))) : '–', quiz.time(Math.max(1, Math.round(seconds / asked)))];
    return row({}, columns.map((column, at) => cell(column, '', cells[at])));
  });
  const sure = h('div', { class: 'stack', role: 'alert' });
  const ask = () => fill(sure, h('p', {}, quiz.forgetSure), h('div', { class: 'row' },
    button(quiz.forgetYes, () => { forget(); changed(); }, 'danger'), button(shell.cancel, () => sure.replaceChildren())));
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'answers' },
    h('h2', { id: 'answers' }, quiz.answers),
    table(quiz.answers, 'named', columns, h('tbody', {}, lines)),
    h('details', {}, h('summary', {}, quiz.latest), h('ol', { class: 'latest' }, answers.slice(0, SHOWN).map((it) => latest(it, addressOf(it))))),
    h('p', { class: 'note' }, quiz.answersNote),
    h('div', {}, button(quiz.forget, ask, 'danger')),
    sure,
  );
}

function latest(of: Answer, href: string): HTMLElement {
  const { quiz } = allWords();
  return h('li', {}, h('a', { href, class: 'button slim' },
    h('span', { 'aria-hidden': 'true' }, of.right ? '✓' : '✗'), h('span', { class: 'unseen' }, quiz.dailyStates[of.right ? 'right' : 'wrong']),
    h('span', {}, `${of.day} · ${quiz.kinds[of.kind]}: ${of.hand}`), of.lost > 0 && h('span', { class: 'soft' }, `−${quiz.points(of.lost)}`)));
}
