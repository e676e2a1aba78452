// Splits much work into small steps, so that the page answers its user in between.

/** Work that isn't done yet: each does the rest of its own at once. */
const open = new Set<() => void>();

/**
 * Does the steps in order, one a frame, until all are done or the signal aborts. A step is what one frame can draw:
 * the browser takes several times as long to draw twenty tiles as to make them.
 */
export function inSteps(steps: Iterable<() => void>, signal: AbortSignal): void {
  const left = steps[Symbol.iterator]();
  const step = (): boolean => {
    const next = signal.aborted ? undefined : left.next();
    if (!next || next.done) open.delete(finish);
    else next.value();
    return open.has(finish);
  };
  const finish = () => { while (step()); };
  const work = () => {
    if (!open.has(finish) || !step()) return;
    // The frame shows one step before the next begins.
    requestAnimationFrame(() => setTimeout(work));
  };
  open.add(finish);
  work();
}

/** Does all that is left at once, for a printer that doesn't wait. */
export function finishSteps(): void {
  for (const finish of [...open]) finish();
}
