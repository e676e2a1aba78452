// The options of a new game.

import { button, segments, select, toggle } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import { LENGTHS } from '../../../engine/lists.ts';
import { houseName } from '../../../rules/house.ts';
import { allWords } from '../../../words/index.ts';
import { BOTS, CLOCKS, keep, kept, SEATS } from '../kept.ts';

export function options(begin: () => void): HTMLElement {
  const { play: text } = allWords();
  const { games, places, length, seat, bot, clock, stepwise } = kept.read();
  return h(
    'section',
    { class: 'stack', 'aria-labelledby': 'table-options' },
    h('h2', { id: 'table-options' }, text.modes.table),
    h('p', { class: 'note' }, text.tableNote(houseName())),
    segments({ name: text.length, choices: LENGTHS, label: (it) => text.lengths[it], chosen: length, choose: (it) => keep({ length: it }) }),
    h(
      'div',
      { class: 'row' },
      select({ name: text.seat, choices: SEATS, label: (it) => text.seats[it], chosen: seat, choose: (it) => keep({ seat: it }) }),
      select({ name: text.bots, choices: BOTS, label: (it) => text.botKinds[it], chosen: bot, choose: (it) => keep({ bot: it }) }),
      select({ name: text.clock, choices: CLOCKS, label: (it) => (it === '0' ? text.noClock : text.seconds(Number(it))), chosen: clock, choose: (it) => keep({ clock: it }) }),
    ),
    toggle(text.stepwise, stepwise, (on) => keep({ stepwise: on })),
    h('div', { class: 'row' }, button(text.begin, begin)),
    games > 0 && h('p', { class: 'note' }, text.tableRecord(games, places / games)),
  );
}
