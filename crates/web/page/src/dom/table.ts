// Tables of figures. Where a line has no room for all of them, each row becomes a small block in which every figure
// has its name above it.

import { h, type Child } from './h.ts';

export interface Column {
  readonly name: string;
  /** Whether it is of numbers, which stand at the right. */
  readonly number?: boolean;
}

/** A cell with the name of its column, which is shown in blocks alone. */
export function cell({ name, number }: Column, more: string, ...children: readonly Child[]): HTMLTableCellElement {
  const kind = `${number ? 'number' : ''} ${more}`.trim();
  return h('td', { class: kind || null, role: 'cell' }, h('span', { class: 'label' }, name), children);
}

export function row(attributes: Readonly<Record<string, string>>, ...cells: readonly Child[]): HTMLTableRowElement {
  return h('tr', { ...attributes, role: 'row' }, cells);
}

/** Roles are written out: browsers forget them where a style makes blocks of rows. */
export function table(name: string, kind: string, columns: readonly Column[], body: HTMLTableSectionElement): HTMLElement {
  body.setAttribute('role', 'rowgroup');
  return h('div', { class: 'figures-place' },
    h('table', { class: `figures stacks ${kind}`.trim(), role: 'table', 'aria-label': name },
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, columns.map((it) => h('th', { scope: 'col', role: 'columnheader', class: it.number ? 'number' : null }, it.name)))),
      body));
}
