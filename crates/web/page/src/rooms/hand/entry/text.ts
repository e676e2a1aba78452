// The hand as text in any notation, with errors marked at their place.

import { fill, h } from '../../../dom/h.ts';
import { call, EngineError } from '../../../engine/engine.ts';
import { errorText, words } from '../../../words/index.ts';
import { fromInfo, EMPTY, withDrawn, type HandModel } from '../model.ts';

/** A drawn tile beside unknown ones, for which the module has no notation: what stands before it, the tile, the melds. */
const DRAWN_BESIDE_UNKNOWN = /^([^+]*\?[^+]*)\+(\d[mps]|[1-7]z|\?)([^+]*)$/;

export interface TextField {
  readonly element: HTMLElement;
  /** Writes the hand, unless the user is typing one. */
  show(text: string): void;
  /** Shows this text and reads it; `null` if it is not a hand. */
  read(text: string): Promise<HandModel | null>;
  /** Takes the focus, so that the pressed key is typed here. */
  type(): void;
}

/** Reads a hand of 14 tiles at most in any notation. */
export async function parse(written: string, signal: AbortSignal): Promise<HandModel> {
  const [, before, drawn, melds] = DRAWN_BESIDE_UNKNOWN.exec(written) ?? [];
  const hand = fromInfo(await call('parseHand', [drawn === undefined ? written : `${before}${drawn}${melds}`], signal));
  return drawn === undefined ? hand : withDrawn(hand, drawn);
}

export function textField(enter: (hand: HandModel) => void, parse: (written: string, signal: AbortSignal) => Promise<HandModel>, leaving: AbortSignal): TextField {
  const { hand: text } = words();
  const problem = h('p', { class: 'error', id: 'hand-problem', role: 'status', hidden: true });
  const input = h('input', {
    class: 'input hand-input', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
    placeholder: text.placeholder, 'aria-describedby': 'hand-problem',
    on: {
      input: () => void typed(),
      change: () => { if (good !== null) input.value = good; },
      keydown: (event) => { if (event.key === 'Enter' && good !== null) input.value = good; },
    },
  });
  /** The text of the shown hand; `null` while the typed text is not a hand. */
  let good: string | null = '';
  let reading = new AbortController();

  async function read(written: string): Promise<HandModel | null> {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    if (written.trim() === '') {
      complain(null);
      return EMPTY;
    }
    try {
      const hand = await parse(written, signal);
      if (signal.aborted) return null;
      complain(null);
      return hand;
    } catch (error) {
      if (signal.aborted || leaving.aborted) return null;
      complain(error, written);
      return null;
    }
  }

  function complain(error: unknown, written = ''): void {
    input.setAttribute('aria-invalid', String(error !== null));
    problem.hidden = error === null;
    if (!error) return;
    const offset = error instanceof EngineError ? error.position?.offset : undefined;
    fill(
      problem,
      errorText(error),
      offset !== undefined && offset <= written.length &&
        h('code', { class: 'caret' }, written.slice(0, offset), h('mark', {}, written.slice(offset, offset + 1) || ' '), written.slice(offset + 1)),
    );
  }

  async function typed(): Promise<void> {
    good = null;
    const hand = await read(input.value);
    if (hand) enter(hand);
  }

  return {
    element: h('div', { class: 'stack tight' }, h('label', { class: 'field' }, h('span', { class: 'name' }, text.asText), input), problem),
    show(written) {
      good = written;
      complain(null);
      if (document.activeElement !== input) input.value = written;
    },
    async read(written) {
      input.value = written;
      return read(written);
    },
    type() {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    },
  };
}
