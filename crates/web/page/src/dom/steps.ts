// Much work in small steps, so that the page answers to its user in between.

/**
 * Does these in order, one a frame, until all are done or the signal aborts. A step is as much as a frame can draw:
 * some twenty tiles take the browser several times as long to draw as to make.
 */
export function inSteps(steps: Iterable<() => void>, signal: AbortSignal): void {
  const left = steps[Symbol.iterator]();
  const work = () => {
    if (signal.aborted) return;
    const next = left.next();
    if (next.done) return;
    next.value();
    // A frame first: what was done is seen before more is.
    requestAnimationFrame(() => setTimeout(work));
  };
  work();
}
