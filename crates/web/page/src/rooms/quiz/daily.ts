// The set of a day: one question of each kind, the same for everybody on that date.

import { address } from '../../app/router.ts';
import { h } from '../../dom/h.ts';
import { allWords } from '../../words/index.ts';
import { keep, kept, KINDS, type Mistake } from './kept.ts';

/** The date where the user is, "2026-11-26". */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** FNV-1a of a text: the same seed for the same date on every device. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** The question at this place of a day's set, whatever the user's options are. */
export function dailyQuestion(day: string, nth: number): Omit<Mistake, 'hand'> {
  const kind = KINDS[nth] ?? KINDS[0];
  return { kind, seed: seedOf(`${day} ${kind}`), level: 'medium', size: '13', far: '1', of: '' };
}

/** A date in its own form, or nothing. */
export function readDay(text: string | undefined): string | null {
  const found = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : null;
  return found && found.toISOString().slice(0, 10) === text ? text : null;
}

/** The answers given to this day's set. */
export function dailyAnswers(day: string): readonly boolean[] {
  const { daily } = kept.read();
  return daily.day === day ? daily.right : [];
}

/** The next question of today's set, or its last one. */
export function dailyAddress(day: string): string {
  return address('quiz', { day, nth: String(Math.min(KINDS.length, dailyAnswers(day).length + 1)) });
}

/** Keeps an answer: the first to each question, in their order. */
export function answerDaily(day: string, nth: number, right: boolean): void {
  const before = dailyAnswers(day);
  if (nth === before.length) keep({ daily: { day, right: [...before, right] } });
}

/** Today's set: a mark for each question, and the way to the next. */
export function dailyCard(day: string, current: number | null): HTMLElement {
  const { quiz } = allWords();
  const answers = dailyAnswers(day);
  const done = answers.length >= KINDS.length;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'daily' },
    h('h2', { id: 'daily' }, quiz.daily(day)),
    h('ol', { class: 'daily' }, KINDS.map((kind, at) => {
      const right = answers[at];
      const state = right === undefined ? (at === current ? 'now' : 'open') : right ? 'right' : 'wrong';
      return h('li', { 'data-state': state }, h('span', { class: 'mark', 'aria-hidden': 'true' }, right === undefined ? at + 1 : right ? '✓' : '✗'),
        h('span', {}, quiz.kinds[kind]), h('span', { class: 'unseen' }, quiz.dailyStates[state]));
    })),
    done
      ? h('p', { class: 'daily-score' }, quiz.dailyDone(answers.filter((it) => it).length, KINDS.length))
      : current === null && h('p', {}, h('a', { class: 'button primary', href: dailyAddress(day) }, answers.length > 0 ? quiz.dailyGoOn : quiz.dailyBegin)),
  );
}
