// What is printed is whole: everything is drawn, and what is folded is open for as long as it is printed.

import { finishSteps } from '../dom/steps.ts';

/** Call it once. */
export function openForPrint(): void {
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    finishSteps();
    folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const it of folded) it.open = true;
  });
  addEventListener('afterprint', () => {
    for (const it of folded) it.open = false;
    folded = [];
  });
}
