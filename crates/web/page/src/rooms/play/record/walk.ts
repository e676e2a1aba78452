// A recorded round at the table, step by step: each decision, and the end.

import { announce } from '../../../app/live.ts';
import { button } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { allWords, errorText } from '../../../words/index.ts';
import { adviceTable, shade } from '../help/reading.ts';
import { kept } from '../kept.ts';
import { nameOf } from '../names.ts';
import { resultCard } from '../result/round.ts';
import { board } from '../table/board.ts';
import { handTiles } from '../table/hand.ts';
import { offerText } from '../texts.ts';
import { decisionCard } from './decision.ts';
import type { Opened } from './open.ts';
import type { Place } from './place.ts';
import { copyTurn } from './share.ts';

/** Tiles that a discard gives up before it counts as a mistake. */
const MISTAKE = 4;
/** States of the plan that judges a discard. */
const ROOM = 200_000;

export interface Walk {
  readonly element: HTMLElement;
  show(place: Place): Promise<void>;
  leave(): void;
}

export const isSame = (one: Api.ActionView, other: Api.ActionView) => JSON.stringify(one) === JSON.stringify(other);

/** `go` is called for every step that the reader takes. */
export function walk(opened: Opened, go: (place: Place) => void): Walk {
  const { replay, games } = opened;
  const { play: text, record } = allWords();
  let decisions: readonly Api.DecisionView[] = [];
  let loaded = '';
  let place: Place = { game: 0, round: 0, step: 0, seat: null };
  let before: Api.TableView | undefined;
  let turn = 0;

  const around = h('div', { class: 'board-place' });
  const own = h('div', { class: 'own' });
  const end = h('div', { class: 'stack ends' });
  const story = h('div', { class: 'stack' });
  const advice = h('div', {});
  const number = h('span', { class: 'number' });
  const to = (step: number) => go({ ...place, step: Math.max(0, Math.min(step, decisions.length)) });
  const slider = h('input', { type: 'range', min: 0, step: 1, class: 'slider', 'aria-label': text.decision, on: { input: () => to(Number(slider.value)) } });
  const toRound = (by: number) => {
    const round = place.round + by;
    if (games[place.game]?.rounds[round]) go({ ...place, round, step: 0 });
  };
  const jump = (by: 1 | -1) => {
    for (let i = place.step + by; i >= 0 && i < decisions.length; i += by) {
      const given = decisions[i]?.givenUp;
      if (given && (given.shanten > 0 || given.tiles >= MISTAKE)) return to(i);
    }
    announce(text.noMore);
  };

  const table = (view: Api.TableView, viewer: number, made: Api.ActionView | null) => {
    const open = kept.read().openHands;
    const seats = view.seats.map((it) => (open || it.seat === viewer ? it : { ...it, hand: null, drawn: null }));
    const shown = { ...view, seats, viewer };
    fill(around, board(shown, { before, names: games[place.game]?.names ?? [] }));
    before = shown;
    const seat = shown.seats[viewer];
    fill(own, seat?.hand && h('div', { class: 'felt' }, handTiles(seat, made && 'face' in made ? made : null)));
    return shown;
  };

  /** Announced together with the table, so that the number always belongs to the turn shown. */
  const tell = (decision?: Api.DecisionView) => {
    number.textContent = decision ? `${place.step + 1} / ${decisions.length}` : record.roundEnd;
    announce(decision ? text.decisionOf(place.step + 1, decisions.length) : text.roundEnd);
  };

  const showEnd = async (mine: number) => {
    const { game, round, seat } = place;
    const [view, events] = await Promise.all([replay.view(game, round, decisions.length - 1), replay.events(game, round)]);
    if (mine !== turn) return;
    const ends = events.filter((it) => it.type === 'win' || it.type === 'ryuukyoku');
    const paid = (at: number) => ends.reduce((sum, it) => sum + (it.deltas[at] ?? 0), 0);
    const { rounds = [], result = null } = games[game] ?? {};
    const points = rounds[round + 1]?.points ?? result?.points ?? view.seats.map((it) => it.points + paid(it.seat));
    const deltas = points.map((of, at) => of - (rounds[round]?.points[at] ?? 0));
    const flipped = events.flatMap((it) => (it.type === 'deal' ? [it.indicator] : it.type === 'dora' ? [it.face] : []));
    tell();
    const shown = table({ ...view, indicators: flipped, turn: null }, seat ?? view.viewer ?? 0, null);
    fill(end, ends.length > 0 && resultCard(ends, { points, deltas }, { ...shown, viewer: null }));
    fill(story);
    fill(advice);
  };

  const showDecision = async (mine: number, decision: Api.DecisionView) => {
    const { game, round, step } = place;
    const view = await replay.view(game, round, step);
    if (mine !== turn) return;
    tell(decision);
    fill(end);
    const viewer = place.seat ?? decision.seat;
    table(view, viewer, viewer === decision.seat ? decision.action : null);
    fill(story, decisionCard(decision, view));
    fill(advice);
    if (kept.read().reading && decision.offers.length > 1) {
      const found = await replay.advice(game, round, step);
      if (mine !== turn) return;
      const made = decision.offers.findIndex((it) => isSame(it, decision.action));
      const rows = adviceTable(found, (it) => offerText(decision.offers[it]), (it) => nameOf({ ...view, viewer: null }, it), made);
      fill(advice, h('section', { class: 'card stack', 'aria-labelledby': 'advice' }, h('h2', { id: 'advice' }, text.advice), rows));
      const hand = viewer === decision.seat && own.querySelector('.hand-tiles');
      if (hand) shade(hand, found.dangers);
    }
    if (!decision.givenUp) return;
    const expected = await replay.expected(game, round, step, ROOM).catch(() => null);
    if (mine === turn && expected) fill(story, decisionCard(decision, view, expected));
  };

  const roundButton = (name: string, sign: string, by: number) => {
    const made = button(sign, () => toRound(by));
    made.setAttribute('aria-label', name);
    made.title = name;
    return made;
  };
  const copy = copyTurn(opened, () => [place, decisions]);
  const element = h(
    'div',
    { class: 'stack', role: 'group', 'aria-label': record.walk },
    h(
      'div',
      {},
      h(
        'div',
        { class: 'row walk' },
        roundButton(record.backRound, '«', -1),
        button(text.before, () => to(place.step - 1)),
        button(text.after, () => to(place.step + 1), 'primary'),
        roundButton(record.nextRound, '»', 1),
        slider,
        number,
        button(text.lastMistake, () => jump(-1)),
        button(text.nextMistake, () => jump(1)),
        copy.button,
      ),
      copy.status,
    ),
    end,
    h('div', { class: 'mat' }, around, own),
    advice,
    story,
  );
  const leaving = new AbortController();
  // Anywhere but in controls that use the keys themselves.
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || (target instanceof HTMLElement && target.matches('input, select, textarea, [tabindex="0"]'))) return;
    const act = { ArrowRight: () => to(place.step + 1), ArrowLeft: () => to(place.step - 1), PageDown: () => toRound(1), PageUp: () => toRound(-1) }[key];
    if (!act) return;
    event.preventDefault();
    act();
  }, { signal: leaving.signal });

  return {
    element,
    async show(next) {
      const mine = ++turn;
      place = next;
      fill(copy.status);
      // A key pressed before the round is there counts from the new place.
      slider.value = String(next.step);
      try {
        const round = `${next.game} ${next.round}`;
        if (loaded !== round) {
          const found = await replay.decisions(next.game, next.round);
          if (mine !== turn) return;
          decisions = found;
          loaded = round;
          before = undefined;
        }
        place = { ...next, step: Math.min(next.step, decisions.length) };
        slider.max = String(decisions.length);
        slider.value = String(place.step);
        const decision = decisions[place.step];
        if (decision) await showDecision(mine, decision);
        else if (decisions.length > 0) await showEnd(mine);
        else {
          // What comes of a round that the record begins within isn't followed.
          tell();
          for (const part of [around, own, end, advice, story]) fill(part);
        }
      } catch (error) {
        if (mine === turn) fill(story, h('p', { class: 'error', role: 'alert' }, errorText(error)));
      }
    },
    leave() {
      turn++;
      leaving.abort();
    },
  };
}
