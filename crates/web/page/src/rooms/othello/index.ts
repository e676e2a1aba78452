// Othello of three colours, against the engine or another person.

import './othello.css';
import { announce } from '../../app/live.ts';
import { address, note, type Route } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button, segments, select, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { REPETITIONS } from '../../engine/lists.ts';
import { allWords, errorText, words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { analysis as analysed, worthText } from './analysis.ts';
import { board as drawn, type Worth } from './board.ts';
import { Game } from './game.ts';
import { keep, kept, LEVELS, SIDES } from './kept.ts';

/** A game in an address: its actions and its first position. */
function shared({ params }: Route): { moves: Api.OthelloAction[]; position?: string } | null {
  const moves = params.get('moves');
  const position = params.get('position');
  if (moves === undefined && position === undefined) return null;
  return { moves: (moves ? moves.split(',') : []) as Api.OthelloAction[], ...(position === undefined ? {} : { position }) };
}

export const room: Room = {
  enter(place, first) {
    const { othello } = allWords();
    let worth: Worth | undefined;
    let thinking = false;
    let looked: string | null = null;
    let start: string | undefined;

    const game = new Game({
      state(state, isThinking) {
        unopened.hidden = true;
        playing.hidden = false;
        worth = undefined;
        thinking = isThinking;
        analysis.reset();
        note(address('othello', { position: start, moves: state.actions.slice(0, state.ply).join(',') }));
        show();
        announce(said(state));
      },
      failed: (why) => toast(errorText(why)),
      unopened(why) {
        playing.hidden = true;
        unopened.hidden = false;
        fill(unopened, h('h2', {}, othello.noGame), h('p', { class: 'error' }, errorText(why)), h('div', { class: 'row' }, button(othello.begin, anew, 'primary')));
      },
    });
    const board = drawn({
      choose(action, legal) {
        if (thinking) return;
        if (legal) void game.play(action);
        else void explain(action);
      },
      look(action) {
        looked = action;
        if (action === null || thinking) board.preview([]);
        else void preview(action);
      },
    });
    const preview = async (action: Api.OthelloAction) => {
      const found = await game.ask((it) => it.preview(action));
      if (looked === action) board.preview(found?.legal ? found.sandwiched : []);
    };
    const explain = async (action: Api.OthelloAction) => {
      const found = await game.ask((it) => it.preview(action));
      if (found?.why) toast(othello.whyNot(words().errors('illegal', found.code, found.why)));
    };

    const counts = h('p', { class: 'counts' });
    const turn = h('p', { class: 'turn-now', role: 'status' });
    const pass = button(othello.pass, () => void game.play('pass'), 'primary');
    const undo = button(othello.undo, () => void game.undo());
    const redo = button(othello.redo, () => void game.redo());
    const goOn = button(othello.goOn, () => void game.goOn(), 'primary');
    const hint = button(othello.hint, () => void advise());
    const analysis = analysed(game, (next) => {
      worth = next;
      show();
    });

    const advise = async () => {
      const found = await game.ask((it) => it.search({ nodes: 60_000 }));
      if (!found?.action) return;
      worth = new Map([[found.action, { text: worthText(found.score), best: true }]]);
      show();
      announce(othello.advised(found.action, worthText(found.score)));
    };

    const said = (state: Api.OthelloState): string => {
      if (state.ended) return othello.over(othello.ends[state.ended], othello.outcomes[state.outcome]);
      if (thinking) return othello.thinkingAs(othello.colors[state.turn]);
      return othello.toMove(othello.colors[state.turn], state.lastAction);
    };
    const show = () => {
      const state = game.state;
      if (!state) return;
      board.show(state, { legal: kept.read().legal, worth, disabled: thinking || state.ended !== null });
      const disc = (of: Api.OthelloColor, n: number) => h('span', {}, h('span', { class: `disc ${of}`, 'aria-hidden': 'true' }), h('span', { class: 'unseen' }, othello.colors[of]), n);
      fill(
        counts,
        disc('black', state.counts.black),
        disc('white', state.counts.white),
        disc('grey', state.counts.grey),
        h('span', {}, othello.token, h('span', { class: `disc ${state.token}`, 'aria-hidden': 'true' }), othello.colors[state.token]),
      );
      turn.textContent = said(state);
      pass.hidden = thinking || !state.legal.includes('pass');
      undo.disabled = !state.canUndo || thinking;
      redo.disabled = !state.canRedo || thinking;
      hint.disabled = thinking || state.ended !== null;
      goOn.hidden = thinking || !game.isEngines;
    };

    const unopened = h('div', { class: 'card stack', role: 'alert', hidden: true });
    const playing = h('div', { class: 'stack' }, h('div', { class: 'row spread' }, counts, turn), h('div', { class: 'othello-felt' }, board.element), h('div', { class: 'row' }, pass, goOn, undo, redo, hint));

    const anew = () => {
      start = undefined;
      keep({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1 });
      void game.begin();
    };
    const setUp = () => {
      const now = kept.read();
      return h(
        'section',
        { class: 'card stack', 'aria-labelledby': 'new-game' },
        h('h2', { id: 'new-game' }, othello.newGame),
        segments({ name: othello.side, choices: SIDES, label: (it) => othello.sides[it], chosen: now.side, choose: (it) => { keep({ side: it }); void game.goOn(); } }),
        h(
          'div',
          { class: 'row' },
          select({ name: othello.level, choices: LEVELS, label: (it) => othello.levels(Number(it)), chosen: now.level, choose: (it) => keep({ level: it }) }),
          select({ name: othello.repetition, choices: REPETITIONS, label: (it) => othello.repetitions[it], chosen: now.rule, choose: (it) => keep({ rule: it }) }),
        ),
        toggle(othello.markLegal, now.legal, (on) => { keep({ legal: on }); show(); }),
        h('div', { class: 'row' }, button(othello.begin, anew, 'primary')),
        now.played > 0 && h('p', { class: 'note' }, othello.record(now.won, now.played)),
      );
    };
    const rules = h(
      'section',
      { class: 'card' },
      h('details', {}, h('summary', {}, othello.rules), h('ul', { class: 'rules-list' }, othello.ruleTexts.map((text) => h('li', {}, text)))),
    );

    fill(
      place,
      h('h1', { class: 'unseen' }, words().shell.rooms.othello),
      h(
        'div',
        { class: 'othello-room' },
        h('div', {}, unopened, playing),
        h('div', { class: 'stack' }, setUp(), analysis.element, rules),
      ),
    );

    const open = (route: Route) => {
      const named = shared(route);
      const { saved } = kept.read();
      const same = named && game.state && named.moves.join(',') === game.state.actions.slice(0, game.state.ply).join(',');
      if (same) return;
      start = named?.position;
      if (named && (named.moves.length > 0 || named.position)) void game.begin(named.moves, named.position);
      else if (saved !== null && !game.state) void game.resume(saved);
      else if (!game.state) void game.begin();
    };
    open(first);
    return { update: open, leave: () => game.leave() };
  },
};
