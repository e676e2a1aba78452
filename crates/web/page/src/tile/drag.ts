// Dragging tiles by mouse, pen or finger. A press that doesn't move stays a click.

import { h } from '../dom/h.ts';
import { tile } from './tile.ts';

/** How far a pointer moves before it drags. */
const STEP = 7;

export interface Drags {
  /** What can be dragged from an element; null: nothing. */
  readonly from: (target: HTMLElement) => { readonly face: string; readonly data: string } | null;
  /** Called at a drop. `place` is the `data-drop` there, "" outside of all; `before` is the tile there, if any. */
  readonly drop: (data: string, place: string, before: HTMLElement | null) => void;
}

/** Listens on `root` until the signal aborts. */
export function draggable(root: HTMLElement, drags: Drags, signal: AbortSignal): void {
  root.addEventListener(
    'pointerdown',
    (start) => {
      if (start.button !== 0 || !start.isPrimary) return;
      const target = start.target as HTMLElement;
      const picked = drags.from(target);
      if (picked) follow(start, picked, drags);
    },
    { signal },
  );
}

function under(event: PointerEvent): HTMLElement | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element instanceof HTMLElement ? element : (element?.closest<HTMLElement>('.tile') ?? null);
}

function follow(start: PointerEvent, picked: { face: string; data: string }, drags: Drags): void {
  const done = new AbortController();
  const { signal } = done;
  let ghost: HTMLElement | undefined;
  let lit: HTMLElement | null = null;

  const light = (place: HTMLElement | null) => {
    if (lit !== place) lit?.classList.remove('target');
    place?.classList.add('target');
    lit = place;
  };
  const stop = () => {
    done.abort();
    ghost?.remove();
    light(null);
    document.documentElement.classList.remove('dragging');
  };
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < STEP) return;
        ghost = h('div', { class: 'ghost', 'aria-hidden': 'true' }, tile(picked.face, { silent: true }));
        document.body.append(ghost);
        document.documentElement.classList.add('dragging');
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      light(under(event)?.closest<HTMLElement>('[data-drop]') ?? null);
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      const moved = ghost !== undefined;
      stop();
      if (!moved) return;
      // The browser makes a click of this press; it is dropped.
      addEventListener('click', (click) => { click.stopPropagation(); click.preventDefault(); }, { capture: true, once: true, signal: AbortSignal.timeout(50) });
      const at = under(event);
      drags.drop(picked.data, at?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? '', at?.closest<HTMLElement>('.tile') ?? null);
    },
    { signal },
  );
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') stop(); }, { signal });
}
