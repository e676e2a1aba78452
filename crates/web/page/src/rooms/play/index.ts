// Play: alone, at a table of built-in players, or through a recorded game.

import '../hand/hand.css';
import '../hand/answers/answers.css';
import './play.css';
import './table/table.css';
import './table/screen.css';
import { address, go, type Route } from '../../app/router.ts';
import { segments } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { oneOf } from '../../store/check.ts';
import { allWords } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { keep, kept, MODES, SUITS } from './kept.ts';
import type { Mode } from './mode.ts';
import { recorded } from './record/index.ts';
import { solo } from './solo.ts';
import { table } from './table/game.ts';

export const room: Room = {
  enter(place, first) {
    let mode: Mode | undefined;
    let shown = '';
    const open = ({ params }: Route) => {
      const named = oneOf(params.get('mode'), MODES, kept.read().mode);
      const seed = params.get('seed') ?? '';
      const link = /^\d{1,15}$/.test(seed) ? { seed: Number(seed), suit: oneOf(params.get('suit'), SUITS, 'all') } : null;
      if (mode?.update && named === shown) {
        mode.update(params);
        return;
      }
      shown = named;
      mode?.leave();
      keep({ mode: named });
      const { play, shell } = allWords();
      const modes = segments({ name: play.mode, choices: MODES, label: (it) => play.modes[it], chosen: named, choose: (it) => go(address('play', { mode: it })) });
      // By the arrow keys one goes on to the next mode.
      const byKeys = place.querySelector('input:focus-visible') !== null;
      mode = { solo: () => solo(link), table: () => table(modes, byKeys), record: () => recorded(params) }[named]();
      fill(
        place,
        h('h1', { class: 'unseen' }, shell.rooms.play),
        h('div', { class: 'stack' }, !mode.hasModes && modes, mode.element),
      );
    };
    open(first);
    return { update: open, leave: () => mode?.leave() };
  },
};
