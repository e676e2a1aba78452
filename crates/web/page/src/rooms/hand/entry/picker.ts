// All tiles, and what a chosen one becomes: a tile of the hand, a meld, a dora indicator.

import { segments, toggle } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';
import { MELD_KINDS } from '../../../engine/lists.ts';
import { kind } from '../../../tile/faces.ts';
import { tileButton } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { meldOf } from '../model.ts';

export const TARGETS = ['hand', ...MELD_KINDS, 'dora', 'seen'] as const;
export type Target = (typeof TARGETS)[number];

/** Rows of ten: nine ranks and the red five; the honors and the unknown tile. */
const ROWS: readonly (readonly string[])[] = [
  ...['m', 'p', 's'].map((suit) => [...Array.from({ length: 9 }, (_, at) => `${at + 1}${suit}`), `0${suit}`]),
  ['1z', '2z', '3z', '4z', '5z', '6z', '7z', '?'],
];

/** What can be chosen, and as what; the first target is chosen at the beginning. */
export interface Choices<T extends Target> {
  readonly rows: readonly (readonly string[])[];
  readonly targets: readonly T[];
  readonly label: (target: T) => string;
}
export const RIICHI: Choices<Target> = { rows: ROWS, targets: TARGETS, label: (it) => words().hand.targets[it] };

/** Tiles that stand in one line: ten, or five on a phone. */
function columns(board: HTMLElement): number {
  const [first, ...others] = board.querySelectorAll<HTMLElement>('.picker-row:first-child > .tile');
  return 1 + others.filter((it) => it.offsetTop === first?.offsetTop).length;
}

export interface Picker {
  readonly element: HTMLElement;
  /** Dims impossible choices. `used` counts tiles by kind, `room` is how many the hand still takes, `pons` the kinds of its pons. */
  show(used: ReadonlyMap<string, number>, room: number, pons: ReadonlySet<string>): void;
}

const NEEDED: Record<Target, number> = { hand: 1, chi: 1, pon: 3, daiminkan: 4, kakan: 4, ankan: 4, dora: 1, seen: 1 };
const PLAIN: readonly Target[] = ['hand', 'dora', 'seen'];

/** `red`: the five of a meld is red. */
export function picker<T extends Target>(pick: (face: string, target: T, red: boolean) => void, choices: Choices<T>): Picker {
  const { hand: text } = words();
  let target = choices.targets[0] as T;
  let red = false;
  let shown: { used: ReadonlyMap<string, number>; room: number; pons: ReadonlySet<string> } = { used: new Map(), room: 14, pons: new Set() };
  const board = h('div', { class: 'picker', role: 'group', 'aria-label': text.pick });
  const refresh = roving(board, 'button.tile', () => columns(board));
  const chooser = h('div', { class: 'picker-target' });
  const drawChoices = () =>
    fill(chooser, segments<T>({
      name: text.takeAs, choices: choices.targets, label: (it) => choices.label(it), chosen: target,
      choose: (it) => { target = it; withRed.hidden = !hasReds || PLAIN.includes(it); refill(); },
    }));
  const hasReds = choices.rows.some((row) => row.some((face) => face[0] === '0'));
  const withRed = toggle(text.withRed, red, (on) => { red = on; });
  withRed.hidden = true;

  const possible = (face: string): boolean => {
    const has = (of: string, n: number) => (shown.used.get(of) ?? 0) + n <= 4;
    if (face === '?') return target === 'hand' && shown.room > 0;
    if (target === 'kakan' && shown.pons.has(kind(face))) return has(kind(face), 1);
    if (!PLAIN.includes(target)) {
      const made = meldOf(target as 'chi', face);
      if (!made || shown.room < 3) return false;
      if (target === 'chi') return made.parts.every((part) => has(kind(part.face), 1));
    } else if (target === 'hand' && shown.room < 1) return false;
    return has(kind(face), NEEDED[target]);
  };
  const refill = () => {
    const buttons = board.querySelectorAll<HTMLButtonElement>('button.tile');
    // Not `disabled`, so that an impossible tile keeps the focus and is announced as dimmed.
    for (const button of buttons) button.setAttribute('aria-disabled', String(!possible(button.dataset.tile ?? '')));
    refresh();
  };
  fill(
    board,
    choices.rows.map((row) =>
      h('div', { class: 'picker-row' }, row.map((face) =>
        tileButton(face, { act: (event) => {
          if ((event.currentTarget as HTMLElement).getAttribute('aria-disabled') !== 'true') pick(face, target, red);
        } }))),
    ),
  );
  drawChoices();
  refill();
  return {
    element: h('section', { class: 'card picker-card', 'aria-label': text.pick }, chooser, withRed, board),
    show(used, room, pons) {
      shown = { used, room, pons };
      refill();
    },
  };
}
