// Much work in small steps, so that the page answers to its user in between.

/** How long one task works, in milliseconds. Drawing what it made takes the browser several times as long. */
const SLICE = 2;

/** Does these in order, some milliseconds at a time, until all are done or the signal aborts. */
export function inSteps(steps: Iterable<() => void>, signal: AbortSignal): void {
  const left = steps[Symbol.iterator]();
  const work = () => {
    const start = performance.now();
    while (!signal.aborted) {
      const next = left.next();
      if (next.done) return;
      next.value();
      if (performance.now() - start > SLICE) {
        // A frame first: what was done is seen before more is.
        requestAnimationFrame(() => setTimeout(work));
        return;
      }
    }
  };
  work();
}
