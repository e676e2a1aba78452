// Quizzes: the waits of one suit, what to discard, how many fu. With levels, time limits, streaks, and mistakes to repeat.

import '../hand/hand.css';
import '../hand/answers/answers.css';
import './quiz.css';
import { announce } from '../../app/live.ts';
import { address, go, note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button, segments, select } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { oneOf, whole } from '../../store/check.ts';
import { errorText, words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { discards } from './discards.ts';
import { fu } from './fu.ts';
import { LEVELS } from '../../engine/lists.ts';
import { count, FAR, keep, kept, KINDS, LIMITS, SIZES, type Kind, type Mistake } from './kept.ts';
import type { Ask, Question } from './question.ts';
import { waits } from './waits.ts';

const ASK: Readonly<Record<Kind, Ask>> = { waits, discards, fu };

/** The question of an address, or a new one of its kind. */
function questionOf({ params }: Route): Omit<Mistake, 'hand'> {
  const { level, size, far } = kept.read();
  const seed = params.get('seed');
  return {
    kind: oneOf(params.get('kind'), KINDS, 'waits'),
    seed: whole(seed === undefined ? undefined : Number(seed), 0, Number.MAX_SAFE_INTEGER, anySeed()),
    level: oneOf(params.get('level'), LEVELS, level),
    size: oneOf(params.get('size'), SIZES, size),
    far: oneOf(params.get('far'), FAR, far),
  };
}

function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function addressOf({ kind, seed, level, size, far }: Omit<Mistake, 'hand'>): string {
  const of = { waits: { level, size }, discards: { far }, fu: { level } }[kind];
  return address('quiz', { kind, seed: String(seed), ...of });
}

export const room: Room = {
  enter(place, first) {
    const { quiz } = words();
    let asked = questionOf(first);
    let question: Question | undefined;
    let answeredAt: number | undefined;
    let since = 0;
    let asking = new AbortController();

    const stage = h('div', { class: 'card stack' });
    const result = h('div', { class: 'stack', 'aria-live': 'polite' });
    const timer = h('span', { class: 'quiz-clock', role: 'timer' });
    const side = h('div', { class: 'stack' });

    const next = () => go(addressOf({ ...asked, ...options(), seed: anySeed() }));
    const options = () => {
      const { level, size, far } = kept.read();
      return { level, size, far };
    };
    const setUp = () => {
      const now = kept.read();
      const { kind } = asked;
      return h(
        'section',
        { class: 'card stack', 'aria-labelledby': 'quiz-options' },
        h('h2', { id: 'quiz-options' }, quiz.options),
        segments({ name: quiz.kind, choices: KINDS, label: (it) => quiz.kinds[it], chosen: kind, choose: (it) => go(address('quiz', { kind: it })) }),
        kind !== 'discards' && segments({ name: quiz.level, choices: LEVELS, label: (it) => quiz.levels[it], chosen: now.level, choose: (it) => { keep({ level: it }); next(); } }),
        kind === 'waits' && segments({ name: quiz.size, choices: SIZES, label: (it) => it, chosen: now.size, choose: (it) => { keep({ size: it }); next(); } }),
        kind === 'discards' && segments({ name: quiz.far, choices: FAR, label: (it) => quiz.shanten(Number(it)), chosen: now.far, choose: (it) => { keep({ far: it }); next(); } }),
        select({ name: quiz.limit, choices: LIMITS, label: (it) => quiz.seconds(Number(it)), chosen: now.limit, choose: (it) => keep({ limit: it }) }),
      );
    };
    const figures = () => {
      const { asked: all, right, streak, best, seconds } = kept.read().tallies[asked.kind];
      const rows: [string, string][] = [
        [quiz.streak, String(streak)],
        [quiz.best, String(best)],
        [quiz.rightOf, `${right} / ${all}`],
        [quiz.mean, all > 0 ? quiz.seconds(Math.max(1, Math.round(seconds / all))) : '–'],
      ];
      return h('section', { class: 'card' }, h('dl', { class: 'quiz-figures' }, rows.map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])));
    };
    const review = () => {
      const { mistakes } = kept.read();
      if (mistakes.length === 0) return null;
      return h(
        'section',
        { class: 'card stack', 'aria-labelledby': 'mistakes' },
        h('h2', { id: 'mistakes' }, quiz.mistakes(mistakes.length)),
        h('ul', { class: 'mistakes' }, mistakes.map((it) => h('li', {}, h('a', { class: 'button slim', href: addressOf(it) }, `${quiz.kinds[it.kind]}: ${it.hand}`)))),
      );
    };
    const showSide = () => fill(side, setUp(), figures(), review());

    const tick = setInterval(() => {
      if (!question || answeredAt !== undefined) return;
      const limit = Number(kept.read().limit);
      const seconds = Math.floor((performance.now() - since) / 1_000);
      timer.textContent = quiz.time(limit > 0 ? Math.max(0, limit - seconds) : seconds);
      timer.classList.toggle('late', limit > 0 && limit - seconds <= 5);
      if (limit > 0 && seconds >= limit) question.finish();
    }, 250);

    const open = (route: Route) => {
      asked = questionOf(route);
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
      ASK[asked.kind](asked, answered, signal).then(
        (made) => {
          if (signal.aborted) return;
          question = made;
          since = performance.now();
          fill(stage, made.element);
          if (had) stage.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
        },
        (error: unknown) => {
          if (!signal.aborted) fill(stage, h('p', { class: 'error', role: 'alert' }, errorText(error)));
        },
      );
    };
    const answered = (right: boolean, said: string, explained: Node) => {
      if (!question || answeredAt !== undefined) return;
      answeredAt = performance.now();
      count(question.asked, right, Math.round((answeredAt - since) / 1_000));
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
