// The desk of a hand: tray, picker, text, the table's panel and the answers, with edits that can be undone and an
// address. What a family of rules asks and shows differs; how a hand is entered doesn't.

import './hand.css';
import './answers/answers.css';
import { note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { settings } from '../../store/settings.ts';
import { kind } from '../../tile/faces.ts';
import { words } from '../../words/index.ts';
import type { Mounted } from '../../app/room.ts';
import { handDrags } from './entry/drags.ts';
import { picker, type Choices, type Target } from './entry/picker.ts';
import { parse, textField } from './entry/text.ts';
import { tray } from './entry/tray.ts';
import { add, addToPon, declare, EMPTY, faces, FULL, meldOf, plain, ponOf, size, tally, text as textOf, withDrawn, type HandModel } from './model.ts';
import type { HandQuery } from './query.ts';

/** What a user can do with an answer. */
export interface HandActions<By> {
  draw(face: string): void;
  discard(face: string): void;
  winOn(face: string): void;
  winBy(by: By): void;
}

export interface Headline {
  readonly text: string;
  readonly kind: 'won' | 'tenpai' | 'noten' | 'other' | 'hint';
}

export interface Answers<Q> {
  readonly element: HTMLElement;
  ask(hand: HandModel, query: Q): void;
  leave(): void;
}

/** A family of rules: its questions besides the hand, and its answers. */
export interface Family<Q extends { readonly by: unknown }, T extends Target> {
  readonly title: string;
  readonly empty: Q;
  readonly choices: Choices<T>;
  queryOf(params: ReadonlyMap<string, string>): Q;
  address(hand: string, query: Q): string;
  panel(edit: (part: Partial<Q>) => void): { readonly element: HTMLElement; show(query: Q): void };
  answers(actions: HandActions<Q['by']>, headline: (line: Headline) => void): Answers<Q>;
  /** How many tiles a hand has that has drawn, if not 14. */
  full?(query: Q): number;
  /** Reads the text of a hand, if not as riichi has it. */
  parse?(query: Q, written: string, signal: AbortSignal): Promise<HandModel>;
  random(query: Q): HandModel;
  discard(hand: HandModel, face: string): HandModel;
  /** Tiles that a query holds outside the hand, which the picker counts. */
  beside(query: Q): readonly string[];
  /** A tile picked for neither the hand nor a meld. */
  put(query: Q, face: string, target: T): Partial<Q>;
  /** A tile dragged into a list of the query. */
  dragged(query: Q, part: (query: HandQuery) => Partial<HandQuery>): Partial<Q>;
  /** A link to the same hand in another family. */
  readonly elsewhere?: { readonly name: string; address(hand: string): string };
}

/** Steps that can be undone. */
const REMEMBERED = 200;

export function desk<Q extends { readonly by: unknown }, T extends Target>(place: HTMLElement, route: Route, family: Family<Q, T>): Mounted {
  interface State {
    readonly hand: HandModel;
    readonly query: Q;
  }
  const { hand: text } = words();
  const leaving = new AbortController();
  let state: State = { hand: EMPTY, query: family.empty };
  const past: State[] = [];

  const headline = h('p', { class: 'headline', 'data-kind': 'other' });
  const undoButton = button(text.undo, undo, 'slim felt-button');
  const link = family.elsewhere && h('a', { class: 'button slim felt-button' }, family.elsewhere.name);
  const theTray = tray(editHand);
  const thePicker = picker(pick, family.choices);
  const panel = family.panel(editQuery);
  const field = textField((hand) => change({ ...state, hand }), (written, signal) => family.parse?.(state.query, written, signal) ?? parse(written, signal), leaving.signal);
  const results = family.answers(
    {
      draw: addTile,
      discard: (face) => editHand((hand) => family.discard(hand, face)),
      winOn: (face) => editHand((hand) => withDrawn(hand, face)),
      winBy: (by) => change({ ...state, query: { ...state.query, by } }),
    },
    (line) => {
      headline.textContent = line.text;
      headline.dataset.kind = line.kind;
    },
  );

  theTray.element.append(
    headline,
    h('div', { class: 'felt-row' },
      undoButton,
      button(text.clear, () => change({ ...state, hand: EMPTY }), 'slim felt-button'),
      button(text.random, () => change({ ...state, hand: family.random(state.query) }), 'slim felt-button'),
      button(text.share, () => void share(), 'slim felt-button'),
      link),
  );
  fill(place, h('h1', { class: 'unseen' }, family.title),
    h('div', { class: 'hand-room' },
      h('div', { class: 'area-tray' }, theTray.element, field.element),
      h('div', { class: 'area-picker' }, thePicker.element),
      h('div', { class: 'area-answers' }, results.element),
      h('div', { class: 'area-situation' }, panel.element)));
  handDrags(place, { hand: () => state.hand, editHand, addTile, editQuery: (part) => editQuery(family.dragged(state.query, part)) }, leaving.signal);
  addEventListener('keydown', typeAhead, { signal: leaving.signal });
  // The house of the settings belongs to the query.
  const stop = settings.watch(() => show(state));

  function full(): number {
    return family.full?.(state.query) ?? FULL;
  }

  function show(next: State, { written = true } = {}): void {
    state = next;
    const { hand, query } = state;
    theTray.show(hand, full());
    const pons = hand.melds.filter((meld) => meld.kind === 'pon').map((meld) => kind(meld.parts[0]?.face ?? ''));
    thePicker.show(tally([...faces(hand).filter((face) => face !== '?'), ...family.beside(query)]), full() - size(hand), new Set(pons));
    panel.show(query);
    if (written) field.show(textOf(hand));
    undoButton.disabled = past.length === 0;
    if (link && family.elsewhere) link.href = family.elsewhere.address(textOf(hand));
    results.ask(hand, query);
  }

  function change(next: State): void {
    if (textOf(next.hand) === textOf(state.hand) && JSON.stringify(next.query) === JSON.stringify(state.query)) return;
    past.push(state);
    if (past.length > REMEMBERED) past.shift();
    show(next);
    note(family.address(textOf(next.hand), next.query));
  }

  function editHand(edit: (hand: HandModel) => HandModel): void {
    change({ ...state, hand: edit(state.hand) });
  }

  function addTile(face: string): void {
    editHand((hand) => add(hand, face, full()));
  }

  function editQuery(part: Partial<Q>): void {
    change({ ...state, query: { ...state.query, ...part } });
  }

  function undo(): void {
    const before = past.pop();
    if (!before) return;
    show(before);
    note(family.address(textOf(before.hand), before.query));
  }

  function pick(face: string, target: T, red: boolean): void {
    if (target === 'hand') addTile(face);
    else if (target === 'dora' || target === 'seen') editQuery(family.put(state.query, face, target));
    else {
      const pon = target === 'kakan' ? ponOf(state.hand, face) : -1;
      const meld = meldOf(target, face, red);
      if (pon >= 0) editHand((hand) => addToPon(hand, pon, meld?.parts[0]?.face ?? face));
      else if (meld) editHand((hand) => declare(hand, meld, full()));
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(text.copied);
    } catch {
      toast(location.href);
    }
  }

  /** Digits and suits typed anywhere go into the text of the hand. */
  function typeAhead(event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !at.matches('input, select, textarea')) {
        event.preventDefault();
        undo();
      }
      return;
    }
    if (at.matches('input, select, textarea') || !/^[0-9?mpsz]$/.test(event.key)) return;
    field.type();
  }

  /** If the hand of the address can't be read, the field shows its text and the error. */
  function arrive({ params }: Route): void {
    const wanted = params.get('h') ?? '';
    const query = family.queryOf(params);
    if (wanted === textOf(state.hand)) {
      show({ ...state, query });
      return;
    }
    past.length = 0;
    if (wanted === '') show({ hand: EMPTY, query });
    else {
      // Shown before the module is there, which may correct it.
      const first = plain(wanted) ?? EMPTY;
      state = { hand: first, query };
      theTray.show(first, full());
      void field.read(wanted).then((hand) => {
        // What was edited meanwhile stays.
        if (leaving.signal.aborted || state.hand !== first) return;
        if (!hand) show({ hand: EMPTY, query }, { written: false });
        else {
          show({ hand, query });
          note(family.address(textOf(hand), query));
        }
      });
    }
  }

  arrive(route);
  return {
    update: arrive,
    leave() {
      stop();
      leaving.abort();
      results.leave();
    },
  };
}
