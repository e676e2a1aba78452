// Play: alone against the wall, at a table of built-in players, or walking through a recorded game.

import '../hand/hand.css';
import '../hand/answers.css';
import './play.css';
import { address, go, type Route } from '../../app/router.ts';
import { segments } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { oneOf } from '../../store/check.ts';
import { words } from '../../words/index.ts';
import type { Room } from '../room.ts';
import { keep, kept, MODES } from './kept.ts';
import type { Mode } from './mode.ts';
import { recorded } from './record.ts';
import { solo } from './solo.ts';
import { table } from './table.ts';

export const room: Room = {
  enter(place, first) {
    let mode: Mode | undefined;
    const open = ({ params }: Route) => {
      const named = oneOf(params.get('mode'), MODES, kept.read().mode);
      const seed = params.get('seed');
      mode?.leave();
      keep({ mode: named });
      const { play, shell } = words();
      mode = { solo: () => solo(seed !== undefined && /^\d{1,15}$/.test(seed) ? Number(seed) : null), table, record: recorded }[named]();
      fill(
        place,
        h('h1', { class: 'unseen' }, shell.rooms.play),
        h('div', { class: 'stack' }, segments({ name: play.mode, choices: MODES, label: (it) => play.modes[it], chosen: named, choose: (it) => go(address('play', { mode: it })) }), mode.element),
      );
    };
    open(first);
    return { update: open, leave: () => mode?.leave() };
  },
};
