// One's games, kept on this device: by layout, and how to forget them.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { cell, row, table, type Column } from '../../dom/table.ts';
import { allWords } from '../../words/index.ts';
import { forget, kept } from './kept.ts';
import { layoutName } from './layouts.ts';

export function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Nothing before the first game. `changed` is called once the games are forgotten. */
export function statistics(changed: () => void): HTMLElement | null {
  const { shanghai, shell } = allWords();
  const played = Object.entries(kept.read().tallies).filter(([, { games, seconds }]) => games > 0 || seconds > 0);
  if (played.length === 0) return null;
  const [layout, ...numbers] = shanghai.statColumns;
  const columns: readonly Column[] = [{ name: layout ?? '' }, ...numbers.map((name) => ({ name, number: true }))];
  const lines = played.map(([of, { games, cleared, seconds, best }]) => {
    const cells = [layoutName(of), String(games), String(cleared), clock(seconds), best > 0 ? clock(best) : '–'];
    return row({}, columns.map((column, at) => cell(column, '', cells[at])));
  });
  const sure = h('div', { class: 'stack', role: 'alert' });
  const ask = () => fill(sure, h('p', {}, shanghai.forgetSure), h('div', { class: 'row' },
    button(shanghai.forgetYes, () => { forget(); changed(); }, 'danger'), button(shell.cancel, () => sure.replaceChildren())));
  return h('section', { class: 'card stack', 'aria-labelledby': 'statistics' },
    h('h2', { id: 'statistics' }, shanghai.statistics),
    table(shanghai.statistics, 'named', columns, h('tbody', {}, lines)),
    h('p', { class: 'note' }, shanghai.statisticsNote),
    h('div', {}, button(shanghai.forget, ask, 'danger')),
    sure);
}
