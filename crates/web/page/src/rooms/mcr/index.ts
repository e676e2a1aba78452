// The room of Chinese official rules (国標): entering a hand, and the answers beside it.

import '../hand/hand.css';
import '../hand/answers/answers.css';
import './mcr.css';
import { address, note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { MELD_KINDS } from '../../engine/lists.ts';
import { settings } from '../../store/settings.ts';
import { kind, KINDS, sorted } from '../../tile/faces.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { handDrags } from '../hand/entry/drags.ts';
import { randomHand } from '../hand/entry/examples.ts';
import { picker } from '../hand/entry/picker.ts';
import { textField } from '../hand/entry/text.ts';
import { tray } from '../hand/entry/tray.ts';
import { add, addToPon, before, declare, different, EMPTY, faces, meldOf, ponOf, size, tally, text as textOf, withDrawn, type HandModel } from '../hand/model.ts';
import { EMPTY_QUERY as RIICHI_QUERY } from '../hand/query.ts';
import { answers, type Headline } from './answers/index.ts';
import { panel } from './panel.ts';
import { EMPTY_QUERY, mcrAddress, queryOf, type McrQuery } from './query.ts';

interface State {
  readonly hand: HandModel;
  readonly query: McrQuery;
}

const TARGETS = ['hand', ...MELD_KINDS, 'seen'] as const;
type Target = (typeof TARGETS)[number];
/** No red fives, no unknown tiles. */
const ROWS = ['m', 'p', 's', 'z'].map((suit) => KINDS.filter((face) => face[1] === suit));
const REMEMBERED = 200;

/** The same hand without red fives, which Chinese rules don't have. */
function plain(hand: HandModel): HandModel {
  return { ...hand, concealed: hand.concealed.map(kind), drawn: hand.drawn === null ? null : kind(hand.drawn) };
}

/** Takes a tile of this kind out of the hand. */
function discard(hand: HandModel, face: string): HandModel {
  const held = different(hand).find((it) => kind(it) === face);
  return held === undefined ? hand : before(hand, held);
}

export const room: Room = {
  enter(place, route) {
    const { hand: text, mcr } = words();
    const leaving = new AbortController();
    let state: State = { hand: EMPTY, query: EMPTY_QUERY };
    const past: State[] = [];

    const headline = h('p', { class: 'headline', 'data-kind': 'other' });
    const undoButton = button(text.undo, undo, 'slim felt-button');
    const riichi = h('a', { class: 'button slim felt-button' }, mcr.toRiichi);
    const theTray = tray(editHand);
    const thePicker = picker<Target>(pick, { rows: ROWS, targets: TARGETS, label: (it) => mcr.targets[it] });
    const thePanel = panel(editQuery);
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
        button(text.random, () => change({ ...state, hand: plain(randomHand()) }), 'slim felt-button'),
        button(text.share, () => void share(), 'slim felt-button'),
        riichi),
    );
    fill(place, h('h1', { class: 'unseen' }, mcr.title),
      h('div', { class: 'hand-room' },
        h('div', { class: 'area-tray' }, theTray.element, field.element),
        h('div', { class: 'area-picker' }, thePicker.element),
        h('div', { class: 'area-answers' }, results.element),
        h('div', { class: 'area-situation' }, thePanel.element)));
    handDrags(place, {
      hand: () => state.hand, editHand, pick: (face, target) => { if (target === 'hand') pick(face, target); },
      editQuery: (part) => { const { seen } = part({ ...RIICHI_QUERY, seen: state.query.seen }); if (seen) editQuery({ seen }); },
    }, leaving.signal);
    // The house of the settings belongs to the query.
    const stop = settings.watch(() => show(state));

    function show(next: State, { written = true } = {}): void {
      state = next;
      const { hand, query } = state;
      theTray.show(hand);
      thePicker.show(tally([...faces(hand), ...query.seen]), 14 - size(hand), new Set(hand.melds.filter((meld) => meld.kind === 'pon').map((meld) => kind(meld.parts[0]?.face ?? ''))));
      thePanel.show(query);
      if (written) field.show(textOf(hand));
      undoButton.disabled = past.length === 0;
      riichi.href = address('hand', { h: textOf(hand) });
      results.ask(hand, query);
    }

    function change(next: State): void {
      if (textOf(next.hand) === textOf(state.hand) && JSON.stringify(next.query) === JSON.stringify(state.query)) return;
      past.push(state);
      if (past.length > REMEMBERED) past.shift();
      show(next);
      note(mcrAddress(textOf(next.hand), next.query));
    }

    function editHand(edit: (hand: HandModel) => HandModel): void {
      change({ ...state, hand: edit(state.hand) });
    }

    function editQuery(part: Partial<McrQuery>): void {
      change({ ...state, query: { ...state.query, ...part } });
    }

    function undo(): void {
      const last = past.pop();
      if (!last) return;
      show(last);
      note(mcrAddress(textOf(last.hand), last.query));
    }

    function pick(face: string, target: Target): void {
      if (target === 'hand') editHand((hand) => add(hand, face));
      else if (target === 'seen') editQuery({ seen: sorted([...state.query.seen, face]) });
      else {
        const pon = target === 'kakan' ? ponOf(state.hand, face) : -1;
        const meld = meldOf(target, face);
        if (pon >= 0) editHand((hand) => addToPon(hand, pon, face));
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
        state = { ...state, query };
        void field.read(wanted).then((hand) => {
          if (leaving.signal.aborted) return;
          if (hand) {
            show({ hand, query });
            note(mcrAddress(textOf(hand), query));
          } else show({ hand: EMPTY, query }, { written: false });
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
