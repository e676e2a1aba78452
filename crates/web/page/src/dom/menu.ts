// A button that opens a panel over the page. The panel closes when something else is pressed or focused.

import { h, type Child } from './h.ts';

export interface Menu {
  readonly element: HTMLDetailsElement;
  readonly summary: HTMLElement;
  close(): void;
}

export function menu(kind: string, name: string, ...children: readonly Child[]): Menu {
  const summary = h('summary', {}, name);
  const element = h('details', { class: kind }, summary, children);
  const close = () => { element.open = false; };
  // A press on a text focuses what is around it: the menu stays.
  const leave = ({ target, type }: Event) => {
    const at = target as Node;
    if (!element.contains(at) && !(type === 'focusin' && at.contains(element))) close();
  };
  element.addEventListener('toggle', () => {
    for (const type of ['click', 'focusin'] as const) {
      if (element.open) document.addEventListener(type, leave);
      else document.removeEventListener(type, leave);
    }
  });
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !element.open) return;
    close();
    summary.focus();
  });
  return { element, summary, close };
}
