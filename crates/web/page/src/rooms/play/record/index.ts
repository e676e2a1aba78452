// A recorded game: opened as a file, stepped through by decisions, with what each discard gave up.

import { announce } from '../../../app/live.ts';
import { button, select } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { call, make, type Api, type Remote } from '../../../engine/engine.ts';
import { errorText, words } from '../../../words/index.ts';
import { decisionCard } from './decision.ts';
import type { Mode } from '../mode.ts';
import { adviceTable, shade } from '../help/reading.ts';
import { nameOf } from '../names.ts';
import { takeHanded } from './open.ts';
import { board } from '../table/board.ts';
import { handTiles } from '../table/hand.ts';
import { offerText } from '../texts.ts';

const MOST_BYTES = 50_000_000;

const isSame = (one: Api.ActionView, other: Api.ActionView) => JSON.stringify(one) === JSON.stringify(other);

export function recorded(): Mode {
  const { play: text } = words();
  let replay: Remote<Api.Replay> | undefined;
  let games: Api.GameSummary[] = [];
  let decisions: Api.DecisionView[] = [];
  let at = { game: 0, round: 0, decision: 0 };
  let turn = 0;
  const leaving = new AbortController();

  const file = h('input', { type: 'file', class: 'unseen', tabindex: -1, 'aria-hidden': 'true', on: { change: () => { const chosen = file.files?.[0]; file.value = ''; if (chosen) void read(chosen); } } });
  const drop = h('div', { class: 'drop-file card stack' }, h('p', {}, text.dropHere), h('div', { class: 'row' }, button(text.chooseFile, () => file.click(), 'primary'), file), h('p', { class: 'note' }, text.formats));
  const about = h('div', { class: 'stack' });
  const around = h('div', { class: 'board-place' });
  const own = h('div', { class: 'own' });
  const story = h('div', { class: 'stack' });
  const advice = h('div', {});
  const walk = h('div', { class: 'stack', hidden: true });

  const read = async (chosen: File) => {
    const mine = ++turn;
    walk.hidden = true;
    if (chosen.size > MOST_BYTES) {
      fill(about, h('p', { class: 'error', role: 'alert' }, text.tooLarge));
      return;
    }
    fill(about, h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), words().shell.loading));
    try {
      const bytes = await call('unpack', [new Uint8Array(await chosen.arrayBuffer())]);
      const next = await make('Replay', bytes);
      if (mine !== turn || leaving.signal.aborted) {
        void next.free();
        return;
      }
      void replay?.free();
      replay = next;
      games = await next.games();
      at = { game: 0, round: 0, decision: 0 };
      await enterRound();
    } catch (error) {
      if (mine === turn) fill(about, h('p', { class: 'error', role: 'alert' }, `${chosen.name}: ${errorText(error)}`));
    }
  };

  const enterRound = async () => {
    if (!replay) return;
    const mine = ++turn;
    try {
      const found = await replay.decisions(at.game, at.round);
      if (mine !== turn) return;
      decisions = found;
      showAbout();
      await show();
    } catch (error) {
      if (mine === turn) fill(about, h('p', { class: 'error', role: 'alert' }, errorText(error)));
    }
  };

  const showAbout = () => {
    const game = games[at.game];
    if (!game) return;
    const roundOf = (index: number) => game.rounds[index]?.name ?? text.gameEnd;
    const numbered = (n: number) => Array.from({ length: n }, (_, i) => String(i));
    fill(
      about,
      h('h2', {}, game.title.join(' ').trim() || text.modes.record),
      h('p', { class: 'note' }, [game.format, words().rules.houses[game.house as keyof ReturnType<typeof words>['rules']['houses']] ?? game.house, game.names.join(', ')].filter(Boolean).join(' · ')),
      h(
        'div',
        { class: 'row' },
        games.length > 1 && select({ name: text.game, choices: numbered(games.length), label: (it) => String(Number(it) + 1), chosen: String(at.game), choose: (it) => { at = { game: Number(it), round: 0, decision: 0 }; void enterRound(); } }),
        select({ name: text.roundName, choices: numbered(game.rounds.length), label: (it) => game.rounds[Number(it)]?.name ?? it, chosen: String(at.round), choose: (it) => { at = { ...at, round: Number(it), decision: 0 }; void enterRound(); } }),
      ),
      h('p', { class: game.differences.length === 0 ? 'note' : 'error' }, game.differences.length === 0 ? text.replaysWhole : text.differs(game.differences.length)),
      game.differences.length > 0 && h('ul', { class: 'note' }, game.differences.slice(0, 10).map((it) => h('li', {}, text.difference(it, roundOf(it.round))))),
      game.notes.map((it) => h('p', { class: 'note' }, text.recordNote(it, it.round === null ? null : roundOf(it.round)))),
    );
  };

  const slider = h('input', { type: 'range', min: 0, step: 1, class: 'slider', 'aria-label': text.decision, on: { input: () => void to(Number(slider.value)) } });
  const place = h('span', { class: 'number' });
  const to = async (decision: number) => {
    at = { ...at, decision: Math.max(0, Math.min(decision, decisions.length - 1)) };
    await show();
  };
  const jump = (by: 1 | -1) => {
    for (let i = at.decision + by; i >= 0 && i < decisions.length; i += by) {
      const given = decisions[i]?.givenUp;
      if (given && (given.shanten > 0 || given.tiles > 3)) return void to(i);
    }
    announce(text.noMore);
  };

  const show = async () => {
    if (!replay) return;
    const mine = ++turn;
    const decision = decisions[at.decision];
    walk.hidden = !decision;
    if (!decision) return;
    slider.max = String(decisions.length - 1);
    slider.value = String(at.decision);
    place.textContent = `${at.decision + 1} / ${decisions.length}`;
    const view = await replay.view(at.game, at.round, at.decision);
    if (mine !== turn) return;
    fill(around, board({ ...view, viewer: decision.seat }, { names: games[at.game]?.names ?? [] }));
    const seat = view.seats[decision.seat];
    const made = 'face' in decision.action ? decision.action : null;
    fill(own, seat?.hand && h('div', { class: 'felt' }, handTiles(seat, made)));
    fill(story, decisionCard(decision, view));
    fill(advice);
    announce(text.decisionOf(at.decision + 1, decisions.length));
    const { game, round, decision: index } = at;
    if (decision.offers.length > 1) {
      const found = await replay.advice(game, round, index);
      if (mine !== turn) return;
      const taken = decision.offers.findIndex((it) => isSame(it, decision.action));
      const table = adviceTable(found, (it) => offerText(decision.offers[it]), (it) => nameOf({ ...view, viewer: null }, it), taken);
      fill(advice, h('section', { class: 'card stack', 'aria-labelledby': 'advice' }, h('h2', { id: 'advice' }, text.advice), table));
      const hand = own.querySelector('.hand-tiles');
      if (hand) shade(hand, found.dangers);
    }
    if (!decision.givenUp) return;
    const expected = await replay.expected(game, round, index, 200_000).catch(() => null);
    if (mine === turn && expected) fill(story, decisionCard(decision, view, expected));
  };

  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.classList.toggle('target', event.type === 'dragover');
    const chosen = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (chosen) void read(chosen);
  };
  for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, dragged, { signal: leaving.signal });
  walk.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    void to(at.decision + by);
  });
  fill(
    walk,
    h(
      'div',
      { class: 'row walk' },
      button(text.before, () => void to(at.decision - 1)),
      button(text.after, () => void to(at.decision + 1)),
      slider,
      place,
      button(text.lastMistake, () => jump(-1)),
      button(text.nextMistake, () => jump(1)),
    ),
    h('div', { class: 'mat' }, around, own),
    advice,
    story,
  );

  const given = takeHanded();
  if (given) void read(new File([given.bytes], given.name));

  return {
    element: h('div', { class: 'play-room' }, h('div', { class: 'stack' }, walk), h('div', { class: 'stack' }, drop, h('section', { class: 'card stack' }, about))),
    leave() {
      turn++;
      leaving.abort();
      void replay?.free();
    },
  };
}
