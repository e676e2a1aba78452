// What to be asked: the kind of question, its level, the time for an answer; and how it goes.

import { segments, select } from '../../dom/controls.ts';
import { h } from '../../dom/h.ts';
import { LEVELS } from '../../engine/lists.ts';
import { allWords } from '../../words/index.ts';
import { FAR, keep, kept, KINDS, LIMITS, SIZES, SOURCES, type Kept, type Kind } from './kept.ts';

/** `next` asks anew under other options; `choose` asks another kind of question, or of another source. */
export function setUp(kind: Kind, source: Kept['source'], choose: (kind: Kind) => void, next: () => void): HTMLElement {
  const { quiz } = allWords();
  const now = kept.read();
  const levels = kind === 'fu' || kind === 'points' || kind === 'waits';
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'quiz-options' },
    h('h2', { id: 'quiz-options' }, quiz.options),
    segments({ name: quiz.kind, choices: KINDS, label: (it) => quiz.kinds[it], chosen: kind, choose }),
    levels && segments({ name: quiz.level, choices: LEVELS, label: (it) => quiz.levels[it], chosen: now.level, choose: (it) => { keep({ level: it }); next(); } }),
    kind === 'waits' && segments({ name: quiz.size, choices: SIZES, label: (it) => it, chosen: now.size, choose: (it) => { keep({ size: it }); next(); } }),
    kind === 'discards' && segments({ name: quiz.source, choices: SOURCES, label: (it) => quiz.sources[it], chosen: source, choose: (it) => { keep({ source: it }); choose(kind); } }),
    kind === 'discards' && segments({ name: quiz.far, choices: FAR, label: (it) => quiz.shanten(Number(it)), chosen: now.far, choose: (it) => { keep({ far: it }); next(); } }),
    select({ name: quiz.limit, choices: LIMITS, label: (it) => quiz.seconds(Number(it)), chosen: now.limit, choose: (it) => keep({ limit: it }) }),
  );
}

/** The figures of a kind of question. */
export function figures(kind: Kind): HTMLElement {
  const { quiz } = allWords();
  const { asked, right, streak, best, seconds } = kept.read().tallies[kind];
  const rows: [string, string][] = [
    [quiz.streak, String(streak)],
    [quiz.best, String(best)],
    [quiz.rightOf, `${right} / ${asked}`],
    [quiz.mean, asked > 0 ? quiz.seconds(Math.max(1, Math.round(seconds / asked))) : '–'],
  ];
  return h('section', { class: 'card' }, h('dl', { class: 'quiz-figures' }, rows.map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])));
}
