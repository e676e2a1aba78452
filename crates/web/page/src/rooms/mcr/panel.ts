// The table around the hand: winds, flowers, how it is won, the house.

import { segments, select, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { MCR_PRESETS, WINDS } from '../../engine/lists.ts';
import { mcrHouse, type McrHouse } from '../../rules/house.ts';
import { words } from '../../words/index.ts';
import { focusPath, indicators, number } from '../hand/entry/situation.ts';
import { FLAGS, MOST_DRAWS, MOST_FLOWERS, type McrQuery } from './query.ts';

export interface Panel {
  readonly element: HTMLElement;
  show(query: McrQuery): void;
}

export function panel(edit: (part: Partial<McrQuery>) => void): Panel {
  const { mcr: text, hand, tiles, shell } = words();
  const body = h('div', { class: 'stack' });
  let shown = '';
  return {
    element: h('section', { class: 'card stack situation', 'aria-labelledby': 'situation' }, h('h2', { id: 'situation' }, hand.situation), body),
    show(query) {
      const house = mcrHouse();
      const now = JSON.stringify([query, house]);
      if (shown === now) return;
      shown = now;
      const focus = focusPath(body);
      fill(
        body,
        segments({ name: hand.wonBy, choices: ['drawn', 'discard'], label: (it) => text.by[it], chosen: query.by, choose: (by) => edit({ by }) }),
        h('div', { class: 'row' },
          segments({ name: text.seat, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.seat, choose: (seat) => edit({ seat }) }),
          segments({ name: text.round, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.prevalent, choose: (prevalent) => edit({ prevalent }) })),
        h('div', {}, FLAGS.map((flag) =>
          toggle(text.flags[query.by][flag], query.flags.includes(flag), (on) => edit({ flags: FLAGS.filter((it) => (it === flag ? on : query.flags.includes(it))) })))),
        h('div', { class: 'pair' },
          number(text.flowers, query.flowers, 0, MOST_FLOWERS, (flowers) => edit({ flowers })),
          number(hand.draws(), query.draws, 1, MOST_DRAWS, (draws) => edit({ draws }))),
        indicators(hand.seen, query.seen, 'seen', ({ seen = [] }) => edit({ seen }), 136),
        select<McrHouse | ''>({
          name: shell.house, choices: ['', ...MCR_PRESETS], label: (it) => (it === '' ? hand.houseOfSettings(text.houses[house]) : text.houses[it]),
          chosen: query.house ?? '', choose: (it) => edit({ house: it === '' ? null : it }),
        }),
      );
      focus();
    },
  };
}
