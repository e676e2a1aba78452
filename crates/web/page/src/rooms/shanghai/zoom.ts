// Two fingers make the board larger and move it; then one finger scrolls it. A button does the same with one.
//
// It listens to events of touches, not of pointers: one such event has both fingers, and it can keep the browser from
// scrolling.

import { button } from '../../dom/controls.ts';
import { allWords } from '../../words/index.ts';

/** How many times as large as its place the board can become. */
const MOST = 3;
/** How large the button makes it. */
const BY_BUTTON = 2;

export interface Zoom {
  /** Shown where there is a touch screen. */
  readonly button: HTMLElement;
  /** Shows the whole board again. */
  reset(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between two fingers, and how far apart they are. */
function between([a, b]: readonly Touch[]): (Point & { readonly apart: number }) | null {
  if (!a || !b) return null;
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2, apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
}

/** `board` lies in `place`, which scrolls it. */
export function zoom(place: HTMLElement, board: HTMLElement): Zoom {
  const { shanghai } = allWords();
  let factor = 1;
  /** The pinch that goes on: the part of the board between the fingers, and what the factor is to their distance. */
  let pinch: { readonly part: Point; readonly perPixel: number } | null = null;
  const toggle = button(shanghai.larger, () => (factor > 1 ? reset() : grow()), 'for-touch');

  const partAt = ({ x, y }: Point): Point => {
    const { left, top, width, height } = board.getBoundingClientRect();
    return { x: (x - left) / width, y: (y - top) / height };
  };
  /** Makes the board this large, with that part of it at a point of the screen. The place stays as large as it is. */
  const draw = (next: number, part: Point, at: Point) => {
    if (factor === 1) place.style.maxBlockSize = `${place.offsetHeight}px`;
    factor = next;
    if (next === 1) place.style.maxBlockSize = '';
    board.style.setProperty('--zoom', String(next));
    toggle.textContent = next > 1 ? shanghai.whole : shanghai.larger;
    const now = partAt(at);
    const { width, height } = board.getBoundingClientRect();
    place.scrollBy((part.x - now.x) * width, (part.y - now.y) * height);
  };
  const reset = () => {
    pinch = null;
    if (factor > 1) draw(1, { x: 0, y: 0 }, { x: 0, y: 0 });
  };
  const grow = () => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    draw(BY_BUTTON, partAt(middle), middle);
  };

  const touched = (event: TouchEvent) => {
    const fingers = event.touches.length === 2 ? between([...event.touches]) : null;
    if (!fingers) {
      pinch = null;
      return;
    }
    event.preventDefault();
    if (!pinch || event.type === 'touchstart') pinch = { part: partAt(fingers), perPixel: factor / Math.max(1, fingers.apart) };
    else draw(Math.min(MOST, Math.max(1, pinch.perPixel * fingers.apart)), pinch.part, fingers);
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) place.addEventListener(type, touched, { passive: false });

  // A phone that is turned shows the whole board.
  let before = 0;
  new ResizeObserver(() => {
    if (before !== place.offsetWidth) reset();
    before = place.offsetWidth;
  }).observe(place);
  return { button: toggle, reset };
}
