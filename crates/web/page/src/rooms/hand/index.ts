// The room Hand: entering a hand, and the answers beside it.

import './hand.css';
import './answers/answers.css';
import { note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { settings } from '../../store/settings.ts';
import { kind, sorted } from '../../tile/faces.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { answers, type Headline } from './answers/index.ts';
import { queryOf, handAddress, EMPTY_QUERY, type HandQuery } from './query.ts';
import { handDrags } from './entry/drags.ts';
import { randomHand } from './entry/examples.ts';
import { add, addToPon, declare, EMPTY, faces, meldOf, plain, ponOf, removeAt, removeDrawn, size, tally, text as textOf, withDrawn, type HandModel } from './model.ts';
import { picker, RIICHI, type Target } from './entry/picker.ts';
import { situationPanel } from './entry/situation.ts';
import { textField } from './entry/text.ts';
import { tray } from './entry/tray.ts';

interface State {
  readonly hand: HandModel;
  readonly query: HandQuery;
}

/** Steps that can be undone. */
const REMEMBERED = 200;

export const room: Room = {
  enter(place, route) {
    const { hand: text } = words();
    const leaving = new AbortController();
    let state: State = { hand: EMPTY, query: EMPTY_QUERY };
    const past: State[] = [];

    const headline = h('p', { class: 'headline', 'data-kind': 'other' });
    const undoButton = button(text.undo, undo, 'slim felt-button');
    const theTray = tray(editHand);
    const thePicker = picker(pick, RIICHI);
    const panel = situationPanel(editQuery);
    const field = textField((hand) => change({ ...state, hand }), leaving.signal);
    const results = answers(
      {
        draw: (face) => editHand((hand) => add(hand, face)),
        discard: (face) => editHand((hand) => discard(hand, face)),
        winOn: (face) => editHand((hand) => withDrawn(hand, face)),
        winBy: (by) => editQuery({ by }),
      },
      (line: Headline) => {
        headline.textContent = line.text;
        headline.dataset.kind = line.kind;
      },
    );

    theTray.element.append(
      headline,
      h('div', { class: 'felt-row' },
        undoButton,
        button(text.clear, () => change({ ...state, hand: EMPTY }), 'slim felt-button'),
        button(text.random, () => change({ ...state, hand: randomHand() }), 'slim felt-button'),
        button(text.share, () => void share(), 'slim felt-button')),
    );
    fill(place, h('h1', { class: 'unseen' }, words().shell.rooms.hand),
      h('div', { class: 'hand-room' },
        h('div', { class: 'area-tray' }, theTray.element, field.element),
        h('div', { class: 'area-picker' }, thePicker.element),
        h('div', { class: 'area-answers' }, results.element),
        h('div', { class: 'area-situation' }, panel.element)));
    handDrags(place, { hand: () => state.hand, editHand, editQuery: (part) => editQuery(part(state.query)), pick }, leaving.signal);
    addEventListener('keydown', typeAhead, { signal: leaving.signal });
    // The house of the settings belongs to the query.
    const stop = settings.watch(() => show(state));

    function show(next: State, { written = true } = {}): void {
      state = next;
      const { hand, query } = state;
      theTray.show(hand);
      thePicker.show(tally([...faces(hand).filter((face) => face !== '?'), ...query.dora]), 14 - size(hand), new Set(hand.melds.filter((meld) => meld.kind === 'pon').map((meld) => kind(meld.parts[0]?.face ?? ''))));
      panel.show(query);
      if (written) field.show(textOf(hand));
      undoButton.disabled = past.length === 0;
      results.ask(hand, query);
    }

    function change(next: State): void {
      if (textOf(next.hand) === textOf(state.hand) && JSON.stringify(next.query) === JSON.stringify(state.query)) return;
      past.push(state);
      if (past.length > REMEMBERED) past.shift();
      show(next);
      note(handAddress(textOf(next.hand), next.query));
    }

    function editHand(edit: (hand: HandModel) => HandModel): void {
      change({ ...state, hand: edit(state.hand) });
    }

    function editQuery(part: Partial<HandQuery>): void {
      change({ ...state, query: { ...state.query, ...part } });
    }

    function undo(): void {
      const before = past.pop();
      if (!before) return;
      show(before);
      note(handAddress(textOf(before.hand), before.query));
    }

    function pick(face: string, target: Target, red = false): void {
      const { query } = state;
      if (target === 'hand') editHand((hand) => add(hand, face));
      else if (target === 'dora') editQuery({ dora: [...query.dora, face].slice(-5) });
      else if (target === 'seen') editQuery({ seen: sorted([...query.seen, face]) });
      else {
        const pon = target === 'kakan' ? ponOf(state.hand, face) : -1;
        const meld = meldOf(target, face, red);
        if (pon >= 0) editHand((hand) => addToPon(hand, pon, meld?.parts[0]?.face ?? face));
        else if (meld) editHand((hand) => declare(hand, meld));
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
      const query = queryOf(params);
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
        theTray.show(first);
        void field.read(wanted).then((hand) => {
          // What was edited meanwhile stays.
          if (leaving.signal.aborted || state.hand !== first) return;
          if (!hand) show({ hand: EMPTY, query }, { written: false });
          else {
            show({ hand, query });
            note(handAddress(textOf(hand), query));
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
  },
};

function discard(hand: HandModel, face: string): HandModel {
  if (hand.drawn === face) return removeDrawn(hand);
  const exact = hand.concealed.indexOf(face);
  if (exact >= 0) return removeAt(hand, exact);
  return removeAt(hand, hand.concealed.findIndex((it) => kind(it) === kind(face)));
}

