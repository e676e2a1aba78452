// A few answers to choose from, as buttons in a row. The right one is marked afterwards.

import { h } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';

export interface Choices {
  readonly element: HTMLElement;
  /** Marks the right answer and takes no other. */
  end(right: string): void;
}

export function choices(name: string, all: readonly (readonly [value: string, shown: Node | string])[], choose: (value: string) => void): Choices {
  const element = h('div', { class: 'row', role: 'group', 'aria-label': name }, all.map(([value, shown]) =>
    h('button', { type: 'button', class: 'button', value, on: { click: () => choose(value) } }, shown)));
  roving(element, 'button');
  return {
    element,
    end(right) {
      for (const choice of element.querySelectorAll('button')) {
        choice.disabled = true;
        choice.setAttribute('aria-pressed', String(choice.value === right));
      }
    },
  };
}
