// Mahjong solitaire (上海) with a verdict after every move.

import './shanghai.css';
import { announce } from '../../app/live.ts';
import { address, go, note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { allWords, errorText, words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { anySeed, dealForm, todays } from './deal_form.ts';
import { board as drawn, type Marks } from './board.ts';
import { kept, type Deal } from './kept.ts';
import { isMissing, layoutName, layoutsCard } from './layouts.ts';
import { LONGER, Play, type Findings } from './play.ts';
import { referee as refereed } from './referee.ts';
import { replay as replayed } from './replay.ts';
import { clock, statistics } from './stats.ts';
import { zoom as zoomed } from './zoom.ts';

/** The deal of an address, if it names one; one that can't be dealt is a link that was changed. */
function dealOf({ params }: Route): Deal | 'wrong' | null {
  const seed = params.get('seed');
  const layout = (params.get('layout') ?? 'turtle') as Deal['layout'];
  if (seed === undefined) return params.has('layout') ? todays(layout) : null;
  if (!/^\d{1,15}$/.test(seed)) return 'wrong';
  return {
    layout,
    seed: Number(seed),
    clearable: params.get('clearable') !== '0',
    fullSet: params.get('full') === '1',
  };
}

function addressOf(deal: Deal | null): string {
  if (!deal) return address('shanghai');
  const { layout, seed, clearable, fullSet } = deal;
  return address('shanghai', { layout, seed: String(seed), clearable: clearable ? '' : '0', full: fullSet ? '1' : '' });
}

export const room: Room = {
  enter(place, first) {
    const { shanghai } = allWords();
    let found: Findings | null = null;
    let marks: Marks = {};
    const play = new Play({
      state() {
        unopened.hidden = true;
        felt.hidden = controls.hidden = false;
        marks = {};
        found = null;
        replay.close();
        judge.reset();
        show();
      },
      findings(it) {
        found = it;
        judge.tell(it);
        showEnd();
      },
      failed: (why) => toast(errorText(why)),
      unopened: (why) => refuse(errorText(why)),
    });
    const board = drawn((a, b) => void play.take(a, b));
    const mark = (next: Marks) => {
      marks = next;
      show();
    };
    const judge = refereed(play, mark);
    const replay = replayed(play, (state, next) => {
      board.element.inert = controls.hidden = state !== null;
      if (state) board.show(state, { hint: new Set(next) });
      else show();
    });

    const figures = h('p', { class: 'figures' });
    const end = h('p', { class: 'ended', role: 'status', hidden: true });
    const undo = button(shanghai.undo, () => void play.undo());
    const redo = button(shanghai.redo, () => void play.redo());
    const shuffle = button(shanghai.shuffle, () => void play.shuffle(anySeed()), 'primary');
    const again = button(shanghai.replay, () => replay.open());
    const felt = h('div', { class: 'solitaire-felt' }, board.element);
    const zoom = zoomed(felt, board.element);
    const unopened = h('div', { class: 'card stack', role: 'alert', hidden: true });
    /** Says in the board's place why there is none. */
    const refuse = (why: string) => {
      replay.close();
      play.close();
      felt.hidden = controls.hidden = true;
      figures.replaceChildren();
      unopened.hidden = false;
      fill(unopened, h('h2', {}, shanghai.noBoard), h('p', { class: 'error' }, why), h('div', { class: 'row' }, button(shanghai.today, () => begin(todays('turtle')), 'primary')));
    };
    const controls = h(
      'div',
      { class: 'row' },
      undo,
      redo,
      button(shanghai.hints.pair, () => hintPair()),
      button(shanghai.hints.safe, () => void hintSafe()),
      button(shanghai.hints.order, () => void hintOrder()),
      shuffle,
      again,
      zoom.button,
    );
    const side = h('div', { class: 'stack' });
    fill(
      place,
      h('h1', { class: 'unseen' }, words().shell.rooms.shanghai),
      h(
        'div',
        { class: 'solitaire-room' },
        h('div', { class: 'stack' }, h('div', { class: 'solitaire-bar' }, figures, controls), felt, unopened, end, replay.element),
        side,
      ),
    );

    const showFigures = () => {
      const state = play.state;
      if (!state) return;
      const { cleared, streak } = kept.read();
      fill(
        figures,
        h('span', {}, shanghai.tilesLeft(state.left)),
        h('span', {}, shanghai.pairs(state.pairs.length)),
        h('span', {}, clock(play.seconds)),
        state.undos > 0 && h('span', {}, shanghai.undos(state.undos)),
        cleared > 0 && h('span', { class: 'soft' }, shanghai.cleared(cleared, streak)),
      );
    };
    const showEnd = () => {
      const state = play.state;
      const lost = state !== undefined && !state.cleared && (state.pairs.length === 0 || found?.outlook === 'stuck');
      shuffle.hidden = !lost;
      if (!state || !play.ended) {
        end.hidden = true;
        return;
      }
      end.hidden = false;
      showStats();
      end.textContent = state.cleared ? shanghai.endCleared(clock(play.seconds), state.undos) : shanghai.endStuck;
    };
    const show = () => {
      const state = play.state;
      if (!state || replay.isOpen) return;
      board.show(state, marks);
      again.hidden = state.moves.length === 0;
      undo.disabled = !state.canUndo;
      redo.disabled = !state.canRedo;
      showFigures();
      showEnd();
    };
    const stats = h('div', {});
    const showStats = () => fill(stats, statistics(() => { showStats(); show(); toast(shanghai.forgotten); }));
    const showAsked = () => {
      const of = play.deal ?? kept.read().deal ?? todays('turtle');
      const from = chosen && !isMissing(chosen) ? { ...of, layout: chosen } : of;
      showStats();
      fill(side, judge.element, dealForm(from, { deal: (deal) => begin(deal), board: (text) => void play.openBoard(text).then(opened) }), layouts.element, stats);
    };
    let chosen: Deal['layout'] | null = null;
    const layouts = layoutsCard((added) => {
      chosen = added[0] ?? null;
      showAsked();
    });

    const point = (pair: readonly [number, number] | null | undefined, otherwise: string) => {
      if (!pair) {
        announce(otherwise);
        toast(otherwise);
        return;
      }
      mark({ hint: new Set(pair) });
      const face = play.state?.tiles.find((it) => it.id === pair[0])?.tile;
      if (face) announce(shanghai.hinted(words().tiles.name(face)));
    };
    const hintPair = () => point(play.state?.pairs[0], shanghai.noPair);
    const hintSafe = async () => {
      point(await play.ask((game) => game.hint(LONGER)), shanghai.noSafe);
    };
    const hintOrder = async () => {
      const order = found?.order ?? (await play.look(LONGER))?.order;
      if (!order) {
        toast(shanghai.noSafe);
        return;
      }
      if (order[0]) point(order[0], shanghai.noSafe);
      toast(shanghai.order(order.length), { label: shanghai.playOrder, act: () => void playOrder(order) });
    };
    const playOrder = async (order: readonly [number, number][]) => {
      play.help();
      for (const [a, b] of order) {
        const before = play.state?.left;
        await play.take(a, b);
        if (left || play.state?.left === before) return;
        await new Promise((done) => setTimeout(done, 350));
      }
    };

    const opened = (isNew: boolean) => {
      if (!isNew) return;
      zoom.reset();
      chosen = null;
      note(addressOf(play.deal));
      showAsked();
      show();
    };
    /** Deals anew; the browser's Back undoes it. */
    const begin = (deal: Deal) => {
      if (addressOf(deal) === location.hash) void play.open(deal).then(opened);
      else go(addressOf(deal));
    };
    const open = (route: Route) => {
      const { deal, saved } = kept.read();
      const named = dealOf(route);
      if (named === 'wrong') {
        refuse(shanghai.wrongLink);
        return;
      }
      if (named && (!deal || saved === null || addressOf(named) !== addressOf(deal)) && isMissing(named.layout)) {
        refuse(shanghai.missingLayout(layoutName(named.layout)));
        return;
      }
      if (named && (!deal || addressOf(named) !== addressOf(deal))) void play.open(named).then(opened);
      else if (saved !== null) void play.resume(deal, saved).then(opened);
      else void play.open(named ?? deal ?? todays('turtle')).then(opened);
    };

    let left = false;
    const leaving = new AbortController();
    document.addEventListener('visibilitychange', () => play.clock(!document.hidden), { signal: leaving.signal });
    const dragged = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      layouts.element.classList.toggle('target', event.type === 'dragover');
      if (event.type === 'drop') void layouts.open([...event.dataTransfer.files]);
    };
    for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, dragged, { signal: leaving.signal });
    const tick = setInterval(showFigures, 1_000);
    showAsked();
    open(first);
    return {
      update: open,
      leave() {
        left = true;
        clearInterval(tick);
        leaving.abort();
        replay.leave();
        play.leave();
      },
    };
  },
};
