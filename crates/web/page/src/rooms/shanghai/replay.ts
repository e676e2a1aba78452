// One's own game, move by move, with the move marked after which it couldn't be cleared any more.

import { announce } from '../../app/live.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { allWords } from '../../words/index.ts';
import { LONGER, type Play } from './play.ts';
import { losingText } from './referee.ts';

export interface Replay {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Takes back what listens outside of the element. */
  leave(): void;
}

/** Known facts about the position after a number of moves; `from` and `to` count moves from 0. */
function outlook({ kind, from, to }: Api.ShanghaiLosingMove, moves: number): Api.Outlook {
  if (kind === 'none') return 'clearable';
  if (kind === 'dealt') return 'stuck';
  if (kind === 'undetermined' || from === null || to === null) return 'undetermined';
  if (moves > to) return 'stuck';
  // Where the first move may have lost it, so may the deal.
  return moves <= from && (kind === 'move' || from > 0) ? 'clearable' : 'undetermined';
}

/** `shown` draws a position with the pair that is taken next, or the game again. */
export function replay(play: Play, shown: (state: Api.ShanghaiState | null, next: readonly number[]) => void): Replay {
  const { shanghai } = allWords();
  const moves = () => play.state?.moves ?? [];
  let isOpen = false;
  let at = 0;
  let lost: Api.ShanghaiLosingMove | null = null;

  const number = h('span', { class: 'number' });
  const slider = h('input', { type: 'range', min: 0, step: 1, class: 'slider', 'aria-label': shanghai.replay, on: { input: () => to(Number(slider.value)) } });
  const mark = h('span', { class: 'lost-at', 'aria-hidden': 'true', hidden: true });
  const verdict = h('p', { class: 'verdict', hidden: true });
  const told = h('p', { role: 'status' });
  const named = (label: string, sign: string, act: () => void) => {
    const made = button(sign, act);
    made.setAttribute('aria-label', label);
    made.title = label;
    return made;
  };
  const here = button(shanghai.goOnHere, () => { const moves = at; close(); void play.backTo(moves); });
  const element = h('section', { class: 'card stack replay', hidden: true, 'aria-label': shanghai.replay },
    h('div', { class: 'row' },
      named(shanghai.steps.first, '«', () => to(0)),
      named(shanghai.steps.before, '‹', () => to(at - 1)),
      named(shanghai.steps.after, '›', () => to(at + 1)),
      named(shanghai.steps.last, '»', () => to(moves().length)),
      h('span', { class: 'slid' }, slider, mark),
      number),
    verdict,
    told,
    h('div', { class: 'row' }, here, button(shanghai.endReplay, () => close(), 'primary')));

  const show = () => {
    const known = lost && outlook(lost, at);
    verdict.hidden = !known;
    verdict.dataset.outlook = known ?? '';
    verdict.textContent = known ? shanghai.outlooks[known] : '';
    number.textContent = `${at} / ${moves().length}`;
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', shanghai.afterMove(at, moves().length));
    here.hidden = at === moves().length;
  };
  const to = (wanted: number) => {
    at = Math.max(0, Math.min(wanted, moves().length));
    show();
    announce(`${shanghai.afterMove(at, moves().length)}${verdict.hidden ? '' : `: ${verdict.textContent}`}`);
    const mine = at;
    void play.ask((game) => game.stateAfter(mine)).then((state) => {
      if (state && isOpen && mine === at) shown(state, moves()[mine] ?? []);
    });
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    element.hidden = true;
    play.clock(true);
    shown(null, []);
  };
  const open = async () => {
    isOpen = true;
    lost = null;
    element.hidden = false;
    mark.hidden = true;
    play.clock(false);
    slider.max = String(moves().length);
    fill(told, h('span', { class: 'busy', 'aria-hidden': 'true' }), shanghai.looking);
    to(moves().length);
    slider.focus();
    const found = await play.ask((game) => game.losingMove(LONGER));
    if (!isOpen) return;
    lost = found ?? { kind: 'undetermined', from: null, to: null };
    const { from, to: last } = lost;
    fill(told, losingText(lost));
    if (from !== null && last !== null) {
      mark.hidden = false;
      mark.style.setProperty('--from', String((from + 1) / moves().length));
      mark.style.setProperty('--to', String((last + 1) / moves().length));
    }
    show();
  };

  const leaving = new AbortController();
  // Anywhere but in controls that use the keys themselves.
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey || (target instanceof HTMLElement && target.matches('input, select, textarea, [tabindex="0"]'))) return;
    const act = { ArrowRight: () => to(at + 1), ArrowLeft: () => to(at - 1), Home: () => to(0), End: () => to(moves().length), Escape: close }[key];
    if (!act) return;
    event.preventDefault();
    act();
  }, { signal: leaving.signal });

  return {
    element,
    get isOpen() {
      return isOpen;
    },
    open: () => void open(),
    close,
    leave: () => leaving.abort(),
  };
}
