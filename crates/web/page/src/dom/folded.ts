// What is folded up, and made when it is opened.

import { h, type Child } from './h.ts';

export function folded(summary: string, made: () => Child, attributes: { readonly class?: string } = {}): HTMLElement {
  const details: HTMLElement = h('details', {
    ...attributes,
    on: { toggle: () => { if (details.children.length === 1) details.append(h('div', { class: 'stack' }, made())); } },
  }, h('summary', {}, summary));
  return details;
}
