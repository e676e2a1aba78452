// The board of three colours: 81 squares as buttons, one tab stop, arrow keys inside.

import { h, fill } from '../../dom/h.ts';
import { roving } from '../../dom/roving.ts';
import type { Api } from '../../engine/engine.ts';
import { OTHELLO_COLORS } from '../../engine/lists.ts';
import { allWords } from '../../words/index.ts';

const SIZE = 9;
/** Colours by their letters in a row of the state. */
const NAMES = new Map<string, Api.OthelloColor>(OTHELLO_COLORS.map((color) => [color.charAt(0).toUpperCase(), color]));

/** Values of actions, written on their squares. */
export type Worth = ReadonlyMap<string, { readonly text: string; readonly best: boolean }>;

export interface Board {
  readonly element: HTMLElement;
  show(state: Api.OthelloState, options: { legal: boolean; worth?: Worth | undefined; disabled: boolean }): void;
  /** Shows which pieces an action would turn, until the next `show` or an empty call. */
  preview(squares: readonly string[]): void;
}

/** The action that a square offers: "34", "c34", or nothing. */
function actionOn(square: string, legal: ReadonlySet<string>): Api.OthelloAction | null {
  const action = legal.has(square) ? square : legal.has(`c${square}`) ? `c${square}` : null;
  return action as Api.OthelloAction | null;
}

export function board(actions: { choose: (action: Api.OthelloAction, legal: boolean) => void; look: (action: Api.OthelloAction | null) => void }): Board {
  const { othello } = allWords();
  const squares: HTMLButtonElement[] = [];
  const grid = h('div', { class: 'squares', 'data-board': '', role: 'group', 'aria-label': othello.board });
  const ruler = (at: number) => h('span', { class: 'ruler', 'aria-hidden': 'true' }, at);
  const across = h('div', { class: 'rulers across' }, Array.from({ length: SIZE }, (_, at) => ruler(at + 1)));
  const down = h('div', { class: 'rulers down' }, Array.from({ length: SIZE }, (_, at) => ruler(at + 1)));
  const element = h('div', { class: 'othello-board' }, across, down, grid);
  let legal: ReadonlySet<string> = new Set();
  let rows: readonly string[] = [];

  const on = (square: string) => {
    const action = actionOn(square, legal);
    const grey = rows[Number(square[0]) - 1]?.[Number(square[1]) - 1] === 'G';
    return { action: action ?? ((grey ? `c${square}` : square) as Api.OthelloAction), legal: action !== null };
  };
  for (let at = 0; at < SIZE * SIZE; at++) {
    const square = `${Math.floor(at / SIZE) + 1}${(at % SIZE) + 1}`;
    squares.push(
      h('button', {
        type: 'button',
        class: 'square',
        'data-square': square,
        on: {
          click: () => {
            const { action, legal } = on(square);
            actions.choose(action, legal);
          },
          pointerenter: () => actions.look(on(square).action),
          pointerleave: () => actions.look(null),
          focus: () => actions.look(on(square).action),
          blur: () => actions.look(null),
        },
      }),
    );
  }
  fill(grid, squares);
  roving(grid, 'button.square', () => SIZE);

  return {
    element,
    show(state, { legal: marked, worth, disabled }) {
      legal = new Set(state.legal);
      rows = state.rows;
      const last = state.lastAction?.replace('c', '');
      grid.setAttribute('aria-disabled', String(disabled));
      squares.forEach((square, at) => {
        const name = square.dataset.square ?? '';
        const piece = NAMES.get(state.rows[Math.floor(at / SIZE)]?.[at % SIZE] ?? '.') ?? 'empty';
        const action = disabled ? null : actionOn(name, legal);
        const value = worth?.get(action ?? '');
        square.dataset.piece = piece;
        square.classList.toggle('legal', marked && action !== null);
        square.classList.toggle('last', name === last);
        square.classList.toggle('best', value?.best === true);
        square.classList.remove('turns');
        const said = othello.square(Number(name[0]), Number(name[1]), othello.colors[piece], action === null ? null : othello.kinds[action.startsWith('c') ? 'change' : 'play']);
        // What is seen on a square is part of its name.
        square.setAttribute('aria-label', value ? `${said}, ${value.text}` : said);
        fill(square, piece !== 'empty' && h('span', { class: 'piece' }), value && h('span', { class: 'worth' }, value.text));
      });
    },
    preview(turned) {
      const set = new Set(turned);
      for (const square of squares) square.classList.toggle('turns', set.has(square.dataset.square ?? ''));
    },
  };
}
