// A message at the lower edge that disappears by itself, with a button where there is something to do.

import { h } from '../dom/h.ts';

let shown: HTMLElement | undefined;

export function toast(text: string, action?: { label: string; act: () => void }): void {
  shown?.remove();
  const line = h(
    'div',
    { class: 'toast', role: 'status' },
    h('span', {}, text),
    action && h('button', { type: 'button', class: 'button', on: { click: action.act } }, action.label),
  );
  shown = line;
  document.body.append(line);
  if (!action) setTimeout(() => line.remove(), 4_000);
}
