// The table around the hand: winds, flowers, how it is won, the house.

import { EVENTS, FAMILIES, FAMILY_NAMES } from '../../../generated/families.ts';
import { segments, select, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { MCR_PRESETS, WINDS } from '../../engine/lists.ts';
import { mcrHouse, type McrHouse } from '../../rules/house.ts';
import { tileButton } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import { focusPath, indicators, number } from '../hand/entry/situation.ts';
import { inWords } from './answers/family.ts';
import { BONUS, familyOf, FLAGS, MOST_DRAWS, MOST_FLOWERS, MOST_STREAK, type Bonus, type FamilyName, type McrQuery } from './query.ts';

export interface Panel {
  readonly element: HTMLElement;
  show(query: McrQuery): void;
}

/** Flowers and seasons, each of which the player has or hasn't. */
function flowers(held: readonly Bonus[], edit: (part: Partial<McrQuery>) => void): HTMLElement {
  const { mcr: text, tiles } = words();
  return h('fieldset', { class: 'field' }, h('legend', { class: 'name' }, text.flowers),
    h('span', { class: 'tiles' }, BONUS.map((it) =>
      tileButton(it, { label: tiles.name(it), pressed: held.includes(it), act: () => edit({ bonus: BONUS.filter((one) => held.includes(one) !== (one === it)) }) }))));
}

/** What few wins of a family have: events, who pays for all, who has won before, how often the dealer has stayed. */
function rare(family: FamilyName, query: McrQuery, edit: (part: Partial<McrQuery>) => void): HTMLElement {
  const { mcr: text, hand, tiles } = words();
  const { events, streak } = FAMILIES[family];
  const named = EVENTS.filter((it) => it in events);
  const others = WINDS.filter((it) => it !== query.seat);
  return h('details', { open: query.liable !== null || query.streak + query.out.length + query.events.length > 0 },
    h('summary', {}, hand.more),
    h('div', { class: 'stack' },
      h('div', {}, named.map((event) =>
        toggle(inWords(events[event] ?? [event, event]), query.events.includes(event), (on) => edit({ events: EVENTS.filter((it) => (it === event ? on : query.events.includes(it))) })))),
      streak && number(text.streak, query.streak, 0, MOST_STREAK, (streak) => edit({ streak })),
      whichWind(text.paysForAll, query.liable, others, (liable) => edit({ liable })),
      h('fieldset', { class: 'field' }, h('legend', { class: 'name' }, text.wonBefore), others.map((wind) =>
        toggle(tiles.winds[wind], query.out.includes(wind), (on) => edit({ out: WINDS.filter((it) => (it === wind ? on : query.out.includes(it))) }))))));
}

function whichWind(name: string, chosen: Api.Wind | null, winds: readonly Api.Wind[], choose: (wind: Api.Wind | null) => void): HTMLElement {
  const { mcr: text, tiles } = words();
  return select<Api.Wind | ''>({
    name, choices: ['', ...winds], label: (it) => (it === '' ? text.notChosen : tiles.winds[it]),
    chosen: chosen ?? '', choose: (it) => choose(it === '' ? null : it),
  });
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
      const family = familyOf(query);
      fill(
        body,
        segments({ name: hand.wonBy, choices: ['drawn', 'discard'], label: (it) => text.by[it], chosen: query.by, choose: (by) => edit({ by }) }),
        h('div', { class: 'row' },
          segments({ name: text.seat, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.seat, choose: (seat) => edit({ seat }) }),
          segments({ name: text.round, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.prevalent, choose: (prevalent) => edit({ prevalent }) })),
        h('div', {}, FLAGS.map((flag) =>
          toggle(text.flags[query.by][flag], query.flags.includes(flag), (on) => edit({ flags: FLAGS.filter((it) => (it === flag ? on : query.flags.includes(it))) })))),
        family === null && h('div', { class: 'pair' },
          number(text.flowers, query.flowers, 0, MOST_FLOWERS, (flowers) => edit({ flowers })),
          number(hand.draws(), query.draws, 1, MOST_DRAWS, (draws) => edit({ draws }))),
        family === null && indicators(hand.seen, query.seen, 'seen', ({ seen = [] }) => edit({ seen }), 136),
        family !== null && FAMILIES[family].flowers && flowers(query.bonus, edit),
        family !== null && query.by === 'discard' && whichWind(text.discardedBy, query.discarder, WINDS.filter((it) => it !== query.seat), (discarder) => edit({ discarder })),
        family !== null && rare(family, query, edit),
        select<NonNullable<McrQuery['house']> | ''>({
          name: shell.house, choices: ['', ...MCR_PRESETS, ...FAMILY_NAMES],
          label: (it) => (it === '' ? hand.houseOfSettings(text.houses[house]) : it in FAMILIES ? inWords(FAMILIES[it as FamilyName].name) : text.houses[it as McrHouse]),
          chosen: query.house ?? '', choose: (it) => edit({ house: it === '' ? null : it }),
        }),
      );
      focus();
    },
  };
}
