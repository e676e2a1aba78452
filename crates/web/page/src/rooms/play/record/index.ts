// Recorded games: dropped as files, looked at from every seat, judged, counted, saved in other formats.

import { go, note } from '../../../app/router.ts';
import { button } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { allWords } from '../../../words/index.ts';
import type { Mode } from '../mode.ts';
import { about } from './about.ts';
import { convert } from './convert.ts';
import { dearest } from './dearest.ts';
import { close, current, read, unpacked, waiting } from './open.ts';
import { addressOf, placeOf, START, type Place } from './place.ts';
import { stats } from './stats.ts';
import { walk } from './walk.ts';
import './record.css';

/** Letters of a record in an address; this page writes less than 2,000. */
const MOST_CARRIED = 20_000;

interface Shown {
  show(place: Place): void;
  leave(): void;
}

export function recorded(params: ReadonlyMap<string, string>): Mode {
  const { play: text, record } = allWords();
  const leaving = new AbortController();
  let reading = new AbortController();
  let shown: Shown | undefined;

  const choose = (files: readonly File[], place: Place = START) => void openFiles(files, place);
  const file = h('input', { type: 'file', multiple: true, class: 'unseen', tabindex: -1, 'aria-hidden': 'true', on: { change: () => { const all = [...(file.files ?? [])]; file.value = ''; if (all.length > 0) choose(all); } } });
  const status = h('div', { class: 'stack' });
  const drop = h('div', { class: 'drop-file card stack' }, h('p', {}, record.dropHere), h('div', { class: 'row' }, button(record.chooseFiles, () => file.click(), 'primary'), file), h('p', { class: 'note' }, text.formats), status);
  const main = h('div', { class: 'stack main' });
  const aside = h('div', { class: 'stack' });
  const all = h('div', { class: 'stack all' });
  const element = h('div', { class: 'play-room records' }, main, h('div', { class: 'stack side' }, aside, drop), all);

  const openFiles = async (files: readonly File[], place: Place) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const told = (done: number) => fill(status, h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), record.reading(done, files.length)));
    const problems = await read(files, told, signal);
    if (signal.aborted) return;
    showOpen(problems);
    if (current() && problems.length < files.length) {
      shown?.leave();
      shown = undefined;
      show(place);
      note(addressOf(place));
    }
  };

  /** What is open, and what could not be read. */
  const showOpen = (problems: readonly string[] = []) => {
    const opened = current();
    element.classList.toggle('empty', !opened);
    const forget = () => {
      close();
      shown?.leave();
      shown = undefined;
      fill(main);
      fill(aside);
      fill(all);
      showOpen();
      go(addressOf(START));
    };
    fill(
      status,
      problems.map((it) => h('p', { class: 'error', role: 'alert' }, it)),
      opened && h('p', { class: 'row', role: 'status' }, record.opened(opened.sources.length, opened.games.length), button(record.close, forget, 'slim')),
      opened?.sources.length === 1 && h('p', { class: 'note' }, record.kept),
    );
  };

  /** Makes what shows the open records, and shows this place. */
  const show = (asked: Place) => {
    const opened = current();
    if (!opened) return;
    const { games } = opened;
    const game = Math.min(asked.game, games.length - 1);
    const round = Math.min(asked.round, (games[game]?.rounds.length ?? 1) - 1);
    const seat = asked.seat !== null && asked.seat < (games[game]?.players ?? 0) ? asked.seat : null;
    const place = { ...asked, game, round, seat };
    if (!shown) {
      const step = (next: Place) => {
        note(addressOf(next));
        show(next);
      };
      const [steps, dear, saves] = [walk(opened, step), dearest(opened), convert(opened)];
      const what = h('section', { class: 'card stack' });
      let told = '';
      fill(main, steps.element);
      fill(all, stats(opened));
      fill(aside, what, dear.element, saves.element);
      shown = {
        show(next) {
          void steps.show(next);
          dear.show(next);
          const drawnFor = `${next.game} ${next.round} ${next.seat}`;
          // Only what changes with every step is drawn with every step: a control in use stays.
          if (drawnFor === told) {
            at = next;
            return;
          }
          told = drawnFor;
          at = next;
          fill(what, about(games, next, (to) => step({ ...to, step: to.game === at.game && to.round === at.round ? at.step : to.step })));
          saves.show(next.game);
        },
        leave() {
          steps.leave();
          dear.leave();
        },
      };
    }
    shown.show(place);
  };
  let at: Place = START;

  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.classList.toggle('target', event.type === 'dragover');
    if (event.type === 'drop' && event.dataTransfer.files.length > 0) choose([...event.dataTransfer.files]);
  };
  for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, dragged, { signal: leaving.signal });

  /** A record that an address carries goes before what is open. */
  const enter = (at: ReadonlyMap<string, string>) => {
    const carried = at.get('record');
    const files = carried === undefined ? waiting() : [unpacked(record.ofLink, carried.slice(0, MOST_CARRIED))];
    if (files.length > 0) choose(files, placeOf(at));
    else {
      showOpen();
      show(placeOf(at));
    }
  };
  enter(params);

  return {
    element,
    update: (next) => (next.has('record') ? enter(next) : show(placeOf(next))),
    leave() {
      reading.abort();
      leaving.abort();
      shown?.leave();
    },
  };
}
