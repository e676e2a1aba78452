// A clock for decisions, where it is wanted.

import { h } from '../../../dom/h.ts';
import { allWords } from '../../../words/index.ts';

export interface Clock {
  readonly element: HTMLElement;
  /** Runs for `seconds` seconds, 0 for no clock, and then calls. */
  start(seconds: number, over: () => void): void;
  stop(): void;
}

export function clock(): Clock {
  const element = h('p', { class: 'clock number', role: 'timer', hidden: true });
  let timer = 0;
  const stop = () => {
    clearInterval(timer);
    element.hidden = true;
  };
  return {
    element,
    stop,
    start(seconds, over) {
      stop();
      if (seconds === 0) return;
      const until = performance.now() + 1_000 * seconds;
      const show = () => {
        const left = Math.ceil((until - performance.now()) / 1_000);
        element.textContent = allWords().play.seconds(Math.max(0, left));
        element.classList.toggle('short', left <= 5);
        if (left > 0) return;
        stop();
        over();
      };
      element.hidden = false;
      show();
      timer = window.setInterval(show, 250);
    },
  };
}
