// What to deal: a layout and a seed, the board of the day, or a board as text.

import { button, select, toggle } from '../../dom/controls.ts';
import { h } from '../../dom/h.ts';
import { allWords } from '../../words/index.ts';
import { dayOf, seedOfDay, type Deal } from './kept.ts';
import { layoutName, ownLayouts } from './layouts.ts';

export const LAYOUTS = ['turtle', 'pyramid', 'bricks', 'rings', 'fort', 'terraces', 'hill', 'stepped-4'] as const;
type Layout = Deal['layout'];

/** A random seed. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export function todays(layout: Layout): Deal {
  return { layout, seed: seedOfDay(dayOf(new Date())), clearable: true, fullSet: false };
}

export function dealForm(from: Deal, actions: { deal: (deal: Deal) => void; board: (text: string) => void }): HTMLElement {
  const { shanghai } = allWords();
  let now = from;
  const change = (part: Partial<Deal>) => {
    now = { ...now, ...part };
  };
  const seed = h('input', {
    class: 'input', type: 'text', inputmode: 'numeric', pattern: '[0-9]*', autocomplete: 'off', value: now.seed, size: 12,
    on: { change: () => change({ seed: Math.min(Number(seed.value.replace(/\D/g, '') || 0), Number.MAX_SAFE_INTEGER) }) },
  });
  const text = h('textarea', { class: 'input board-text', spellcheck: 'false', 'aria-label': shanghai.ownBoard, placeholder: shanghai.ownBoardExample });
  const names = [...new Set<Layout>([...LAYOUTS, ...ownLayouts(), now.layout])];
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'new-board' },
    h('h2', { id: 'new-board' }, shanghai.newBoard),
    h(
      'div',
      { class: 'row' },
      select<Layout>({ name: shanghai.layout, choices: names, label: layoutName, chosen: now.layout, choose: (it) => change({ layout: it }) }),
      h('label', { class: 'field' }, h('span', { class: 'name' }, shanghai.seed), seed),
    ),
    toggle(shanghai.clearable, now.clearable, (on) => change({ clearable: on })),
    toggle(shanghai.fullSet, now.fullSet, (on) => change({ fullSet: on })),
    h('p', { class: 'note' }, shanghai.fullSetNote),
    h(
      'div',
      { class: 'row' },
      button(shanghai.deal, () => actions.deal({ ...now, seed: anySeed() }), 'primary'),
      button(shanghai.dealThis, () => actions.deal(now)),
      button(shanghai.today, () => actions.deal(todays(now.layout))),
    ),
    h(
      'details',
      {},
      h('summary', {}, shanghai.ownBoard),
      h('div', { class: 'stack' }, h('p', { class: 'note' }, shanghai.ownBoardNote), text, button(shanghai.openBoard, () => actions.board(text.value))),
    ),
  );
}
