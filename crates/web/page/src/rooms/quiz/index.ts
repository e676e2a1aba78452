// Quizzes: waits of one suit, what to discard, push or fold, fu and points. With levels, time limits, streaks, a set
// for each day, and mistakes to repeat.

import '../hand/hand.css';
import '../hand/answers/answers.css';
import './quiz.css';
import { announce } from '../../app/live.ts';
import { address, go, note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { oneOf, text, whole } from '../../store/check.ts';
import { allWords, errorText, words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { discards } from './ask/discards.ts';
import { fu, points } from './ask/fu.ts';
import { push } from './ask/push.ts';
import type { Ask, Judged, Question } from './ask/question.ts';
import { recorded } from './ask/recorded.ts';
import { waits } from './ask/waits.ts';
import { answerDaily, dailyCard, dailyQuestion, readDay, today } from './daily.ts';
import { LEVELS } from '../../engine/lists.ts';
import { count, FAR, kept, KINDS, MOST_MARK, OPEN, SIZES, type Kind, type Mistake } from './kept.ts';
import { answersCard, review } from './record.ts';
import { figures, setUp } from './setup.ts';

const ASK: Readonly<Record<Kind, Ask>> = { waits, discards, push, fu, points };

/** A question, and its place in the set of a day if it is of one. */
interface Asked {
  readonly question: Omit<Mistake, 'hand'>;
  readonly daily: { readonly day: string; readonly nth: number } | null;
}

/** The question of an address, or a new one of its kind. */
function askedOf({ params }: Route): Asked {
  const day = readDay(params.get('day'));
  if (day !== null) {
    const nth = whole(Number(params.get('nth') ?? 1), 1, KINDS.length, 1) - 1;
    return { question: dailyQuestion(day, nth), daily: { day, nth } };
  }
  const { level, size, far } = kept.read();
  const seed = params.get('seed');
  const kind = oneOf(params.get('kind'), KINDS, 'waits');
  const question = {
    kind,
    seed: whole(seed === undefined ? undefined : Number(seed), 0, Number.MAX_SAFE_INTEGER, anySeed()),
    level: oneOf(params.get('level'), LEVELS, level),
    size: oneOf(params.get('size'), SIZES, size),
    far: oneOf(params.get('far'), FAR, far),
    of: kind !== 'discards' ? '' : text(params.get('of'), MOST_MARK, seed === undefined && kept.read().source === 'recorded' ? OPEN : ''),
  };
  return { question, daily: null };
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function questionAddress({ kind, seed, level, size, far, of: mark }: Omit<Mistake, 'hand'>): string {
  const of = { waits: { level, size }, discards: { far, of: mark }, push: {}, fu: { level }, points: { level } }[kind];
  return address('quiz', { kind, seed: String(seed), ...of });
}

function addressOf({ question, daily }: Asked): string {
  return daily ? address('quiz', { day: daily.day, nth: String(daily.nth + 1) }) : questionAddress(question);
}

export const room: Room = {
  enter(place, first) {
    const { quiz } = allWords();
    let asked = askedOf(first);
    let question: Question | undefined;
    let answeredAt: number | undefined;
    let since = 0;
    let asking = new AbortController();

    const stage = h('div', { class: 'card stack' });
    const result = h('div', { class: 'stack' });
    const timer = h('span', { class: 'quiz-clock', role: 'timer' });
    const side = h('div', { class: 'stack' });

    const options = () => {
      const { level, size, far } = kept.read();
      return { level, size, far, of: asked.question.of && OPEN };
    };
    const another = () => go(questionAddress({ ...asked.question, ...options(), seed: anySeed() }));
    const next = () => {
      const { daily } = asked;
      if (!daily) another();
      else if (daily.nth + 1 < KINDS.length) go(addressOf({ ...asked, daily: { ...daily, nth: daily.nth + 1 } }));
      else go(address('quiz', { kind: KINDS[0] }));
    };
    const showSide = () => fill(
      side,
      dailyCard(asked.daily?.day ?? today(), asked.daily?.nth ?? null),
      setUp(asked.question.kind, asked.question.of === '' ? 'shuffled' : 'recorded', (kind) => go(address('quiz', { kind })), another),
      figures(asked.question.kind),
      review(questionAddress),
      answersCard(questionAddress, () => { showSide(); toast(quiz.forgotten); }),
    );

    const tick = setInterval(() => {
      if (!question || answeredAt !== undefined) return;
      const limit = Number(kept.read().limit);
      const seconds = Math.floor((performance.now() - since) / 1_000);
      timer.textContent = quiz.time(limit > 0 ? Math.max(0, limit - seconds) : seconds);
      timer.classList.toggle('late', limit > 0 && limit - seconds <= 5);
      if (limit > 0 && seconds >= limit) question.finish();
    }, 250);

    const open = (route: Route) => {
      asked = askedOf(route);
      // A reload or a copy of the address asks the same.
      note(addressOf(asked));
      const had = stage.contains(document.activeElement) || result.contains(document.activeElement);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      question = undefined;
      answeredAt = undefined;
      timer.textContent = '';
      result.replaceChildren();
      fill(stage, h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), words().shell.loading));
      showSide();
      const ask = asked.question.of === '' ? ASK[asked.question.kind] : recorded;
      ask(asked.question, answered, signal).then(
        (made) => {
          if (signal.aborted) return;
          if (!made) {
            fill(stage, h('p', { class: 'error', role: 'alert' }, quiz.noQuestion), h('div', {}, button(quiz.next, next, 'primary')));
            return;
          }
          if (made instanceof HTMLElement) {
            fill(stage, made);
            return;
          }
          question = made;
          // Which record it is of is known now.
          if (!asked.daily) asked = { question: made.asked, daily: null };
          note(addressOf(asked));
          since = performance.now();
          fill(stage, made.element);
          announce(stage.querySelector('h2')?.textContent ?? '');
          if (had) stage.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
        },
        (error: unknown) => {
          if (!signal.aborted) fill(stage, h('p', { class: 'error', role: 'alert' }, errorText(error)));
        },
      );
    };
    const answered = ({ right, said, explained, lost = 0 }: Judged) => {
      if (!question || answeredAt !== undefined) return;
      answeredAt = performance.now();
      count(question.asked, { right, lost, seconds: Math.round((answeredAt - since) / 1_000), day: today() });
      if (asked.daily) answerDaily(asked.daily.day, asked.daily.nth, right);
      const again = button(quiz.next, next, 'primary');
      fill(
        result,
        h('p', { class: 'quiz-result', 'data-right': String(right) }, said),
        h('div', { class: 'row' }, again, button(quiz.share, () => void share())),
        h('section', { class: 'card' }, explained),
      );
      announce(said);
      again.focus({ preventScroll: true });
      showSide();
    };
    const share = async () => {
      const url = new URL(addressOf(asked), document.baseURI).href;
      try {
        await navigator.clipboard.writeText(url);
        toast(words().hand.copied);
      } catch {
        toast(url);
      }
    };

    fill(
      place,
      h('h1', { class: 'unseen' }, words().shell.rooms.quiz),
      h('div', { class: 'quiz-room' }, h('div', { class: 'stack' }, h('div', { class: 'row spread' }, h('span', {}), timer), stage, result), side),
    );
    open(first);
    return {
      update: open,
      leave() {
        clearInterval(tick);
        asking.abort();
      },
    };
  },
};
