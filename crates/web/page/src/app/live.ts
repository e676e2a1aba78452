// The live region: short texts that a screen reader says.

import { h } from '../dom/h.ts';

const place = h('div', { class: 'unseen', 'aria-live': 'polite', role: 'status' });
let timer = 0;

export function livePlace(): HTMLElement {
  return place;
}

/** Says a short text once the user pauses; a later text replaces it. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (place.textContent !== text) place.textContent = text;
  }, 250);
}
