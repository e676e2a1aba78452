// Keeps the focus when its element is drawn anew, hidden, disabled or taken away: browsers let it fall to the body,
// from where a user of the keyboard starts over.

/** The focused element: what it is called, and what was around it. */
interface Held {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  readonly name: string;
  /** Its place among those of its name. */
  readonly nth: number;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

let held: Held | undefined;
/** What has the focus while an element like the lost one is awaited. */
let instead: HTMLElement | undefined;

/** Elements of one name do the same: a choice by its value, others by what they say. */
function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLInputElement) return `${element.type} ${['radio', 'checkbox'].includes(element.type) ? element.value : element.className}`;
  if (element instanceof HTMLSelectElement) return 'select';
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
}

function controls(within: ParentNode, name?: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((it) => canFocus(it) && (name === undefined || nameOf(it) === name));
}

function canFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}

function hold(element: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let it = element.parentElement; it && it !== document.body; it = it.parentElement) around.push(it);
  const name = nameOf(element);
  held = { element, around, name, nth: controls(document, name).indexOf(element) };
  instead = undefined;
}

/** Where the focus is while nothing like the lost element is there. */
function substitute({ element, around }: Held): HTMLElement | undefined {
  const place = around.find(canFocus);
  // Beside a control that can't be used now there is another; a part that was drawn anew is read from its start.
  return element.isConnected ? controls(place ?? document)[0] : place;
}

function check(): void {
  const active = document.activeElement;
  if (!held || (active !== document.body && active !== null && active !== instead && active !== held.element)) return;
  if (active === held.element && canFocus(held.element)) return;
  const same = controls(document, held.name);
  const again = same[held.nth] ?? same[0];
  if (again) {
    again.focus({ preventScroll: true });
    return;
  }
  if (instead && canFocus(instead) && active === instead) return;
  const found = substitute(held);
  if (!found) return;
  if (!found.matches(CONTROLS) && !found.hasAttribute('tabindex')) found.tabIndex = -1;
  instead = found;
  found.focus({ preventScroll: true });
}

/** Call it once. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== instead) hold(target);
  });
  // A press beside all controls means to leave them.
  document.addEventListener('pointerdown', () => { held = undefined; }, { capture: true });
  new MutationObserver(check).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] });
}
