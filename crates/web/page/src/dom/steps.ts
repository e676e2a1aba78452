// Splits much work into small steps, so that the page answers its user in between.

/**
 * Does the steps in order, one a frame, until all are done or the signal aborts. A step is what one frame can draw:
 * the browser takes several times as long to draw twenty tiles as to make them.
 */
export function inSteps(steps: Iterable<() => void>, signal: AbortSignal): void {
  const left = steps[Symbol.iterator]();
  const work = () => {
    if (signal.aborted) return;
    const next = left.next();
    if (next.done) return;
    next.value();
    // The frame shows one step before the next begins.
    requestAnimationFrame(() => setTimeout(work));
  };
  work();
}
