// A game against built-in players: every offered action is a button.

import { announce } from '../../../app/live.ts';
import { address, go } from '../../../app/router.ts';
import { toast } from '../../../app/toast.ts';
import { button } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { menu } from '../../../dom/menu.ts';
import { roving } from '../../../dom/roving.ts';
import { EngineError, make, makeBy, type Api, type Remote } from '../../../engine/engine.ts';
import { gameRules } from '../../../rules/house.ts';
import { settings } from '../../../store/settings.ts';
import { allWords, errorText } from '../../../words/index.ts';
import { download } from '../download.ts';
import { advice as advised } from '../help/advice.ts';
import { adviceTable, shade } from '../help/reading.ts';
import { anySeed, keep, kept } from '../kept.ts';
import type { Mode } from '../mode.ts';
import { nameOf } from '../names.ts';
import { handOver } from '../record/open.ts';
import { finalCard } from '../result/final.ts';
import { resultCard } from '../result/round.ts';
import { eventText, offerText, shoutText } from '../texts.ts';
import { board } from './board.ts';
import { clock } from './clock.ts';
import { handButtons } from './hand.ts';
import { offerButtons } from './offers.ts';
import { options } from './options.ts';

/** Milliseconds between two actions of others. */
const PACE = 420;

/** The whole table on one screen. `modes` is the choice of another way to play, which is in a menu. */
export function table(modes: HTMLElement, opened: boolean): Mode {
  const { play: text, hand: handText } = allWords();
  let game: Remote<Api.Game> | undefined;
  let step: Api.GameStep | undefined;
  let before: Api.TableView | undefined;
  let ends: Api.TableEvent[] = [];
  let declaring = false;
  let left = false;
  let counted = false;
  let timer = 0;
  let looking = new AbortController();

  const around = h('div', { class: 'board-place' });
  const tiles = h('div', { class: 'hand-tiles', role: 'group', 'aria-label': handText.yourHand });
  const refresh = roving(tiles, 'button.tile');
  const offers = h('div', { class: 'row offers', role: 'group', 'aria-label': text.offers });
  const helps = h('div', { class: 'row helps' });
  const end = h('div', { class: 'stack ends' });
  const log = h('ol', { class: 'table-log', tabindex: '0', 'aria-label': text.log });
  const advice = advised();
  const time = clock();
  const more = menu('table-menu', text.game, h('div', { class: 'card stack' }, modes, options(() => { more.close(); void begin(); }), h('section', { class: 'stack tight' }, h('h2', {}, text.log), log)));
  more.element.open = opened;
  const room = h(
    'div',
    { class: 'play-room at-table' },
    more.element,
    around,
    h('div', { class: 'sheet', role: 'group', tabindex: '0', 'aria-label': text.sheet }, end, advice.element),
    h('div', { class: 'own' }, h('div', { class: 'felt' }, tiles)),
    h('div', { class: 'acts' }, offers, time.element, helps),
  );

  const become = async (next: Api.GameStep) => {
    before = step?.view;
    step = next;
    declaring = false;
    looking.abort();
    time.stop();
    advice.clear();
    const said = next.events.flatMap((event) => eventText(event, next.view) ?? []);
    for (const line of said) log.append(h('li', {}, line));
    log.scrollTop = log.scrollHeight;
    if (said.length > 0) announce(said.slice(-6).join('. '));
    if (next.events.some(({ type }) => type === 'deal')) ends = [];
    ends.push(...next.events.filter(({ type }) => type === 'win' || type === 'ryuukyoku'));
    show();
    if (game && !left && next.awaits !== 'bot') keep({ table: next.awaits === 'end' ? null : await game.save() });
    if (next.awaits === 'bot') schedule();
  };
  const schedule = () => {
    const { stepwise } = kept.read();
    clearTimeout(timer);
    const still = settings.read().reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer = window.setTimeout(() => void act((it) => it.step(stepwise)), stepwise && !still ? PACE : 0);
  };
  const act = async (what: (game: Remote<Api.Game>) => Promise<Api.GameStep>) => {
    if (!game || left) return;
    const mine = game;
    try {
      const next = await what(mine);
      if (mine === game && !left) await become(next);
    } catch (error) {
      toast(errorText(error));
    }
  };
  const choose = (offer: Api.Offer) => void act((it) => it.act(offer.index));
  /** What is done for who lets the time run out: nothing, or the drawn tile is discarded. */
  const timeOut = () => {
    const all = step?.offers ?? [];
    const discards = all.filter(({ action }) => action.kind === 'discard');
    const offer = all.find(({ action }) => action.kind === 'pass') ?? discards.find(({ action }) => 'tsumogiri' in action && action.tsumogiri) ?? discards.at(-1);
    if (offer) choose(offer);
  };

  const showHand = (view: Api.TableView) => {
    const own = view.seats.find(({ seat }) => seat === view.viewer);
    const offerOf = (face: Api.Face, drawn: boolean) =>
      step?.offers.find(({ action }) => action.kind === (declaring ? 'riichi' : 'discard') && 'face' in action && action.face === face && action.tsumogiri === drawn);
    fill(tiles, own && handButtons(own, offerOf, choose));
    refresh();
  };
  const showOffers = ({ view, offers: all, awaits }: Api.GameStep) => {
    const open = awaits === 'you' ? all : [];
    fill(offers, open.length > 0 ? offerButtons(open, view, declaring, declare, choose) : endButtons());
    fill(
      helps,
      open.length > 0 && button(text.hint, () => void suggest()),
      open.length > 1 && button(text.advice, () => void read()),
      open.some(({ action }) => action.kind === 'discard') && button(text.plan, () => void lookAhead()),
    );
  };
  const endButtons = () => {
    if (step?.awaits === 'next') return [button(text.nextRound, () => void act((it) => it.next()), 'primary large'), step.mayStop && button(text.stop, () => void act((it) => it.stop()), 'large')];
    if (step?.awaits !== 'end') return [];
    return [button(text.again, () => void begin(), 'primary large'), button(text.lookBack, () => void lookBack(), 'large'), button(text.saveRecord, () => void save(), 'large')];
  };
  /** What one acts with next: the drawn tile, any tile, or the first button. */
  const focus = () => {
    const found = tiles.querySelector<HTMLElement>('button.drawn:not(:disabled)') ?? tiles.querySelector<HTMLElement>('button:not(:disabled)') ?? offers.querySelector<HTMLElement>('button');
    found?.focus();
  };
  const declare = () => {
    declaring = !declaring;
    if (!step) return;
    showHand(step.view);
    showOffers(step);
    focus();
  };

  const suggest = async () => {
    const found = await game?.hint();
    if (!found) return;
    const offer = step?.offers.find(({ index }) => index === found.index);
    advice.show(found.discards);
    if (!offer) return;
    announce(text.wouldDo(offerText(offer.action)));
    if (offer.action.kind !== 'discard') toast(text.wouldDo(offerText(offer.action)));
  };
  const read = async () => {
    const asked = step;
    const found = await game?.advice();
    if (!found || !asked || asked !== step) return;
    const { view, offers: all } = asked;
    const textOf = (index: number) => offerText(all.find((it) => it.index === index)?.action);
    advice.put(adviceTable(found, textOf, (seat) => nameOf(view, seat)));
    shade(tiles, found.dangers);
    const [best] = found.actions;
    if (best) announce(text.wouldDo(textOf(best.index)));
  };
  const lookAhead = async () => {
    const request = await game?.outlook();
    if (!request || !step?.view.handText) return;
    looking = new AbortController();
    await advice.plan(step.view.handText, request, looking.signal);
  };

  const show = () => {
    if (!step) return;
    const { view, awaits, result, final, events } = step;
    // Where a button went with its round, what was around it has the focus.
    const held = document.activeElement;
    const had = held !== null && room.contains(held) && !more.element.contains(held);
    const said = events.findLast((event) => shoutText(event) !== null);
    const shout = said && shoutText(said);
    fill(around, board(view, { before, said: said && 'seat' in said && shout ? { seat: said.seat, text: shout } : undefined }));
    showHand(view);
    showOffers(step);
    const over = awaits === 'next' || awaits === 'end';
    fill(
      end,
      final && finalCard(final, view),
      over && result && resultCard(ends, result, view),
    );
    if (awaits === 'you') {
      if (had) focus();
      time.start(Number(kept.read().clock), timeOut);
    } else if (over && had) offers.querySelector<HTMLElement>('button')?.focus();
    if (final && view.viewer !== null && !counted) {
      counted = true;
      const { games, places } = kept.read();
      keep({ games: games + 1, places: places + (final.places[view.viewer] ?? 0) });
    }
  };
  const save = async () => {
    if (game) download('mentsu-game.json', await game.record('tenhou6'));
  };
  const lookBack = async () => {
    if (!game) return;
    handOver('mentsu-game.mjai', await game.record('mjai'));
    go(address('play', { mode: 'record' }));
  };

  const begin = async () => {
    const { length, seat, bot } = kept.read();
    const { house } = settings.read();
    const players = house.endsWith('sanma') ? 3 : 4;
    const own = Math.min(Number(seat), players - 1) as 0 | 1 | 2 | 3;
    await open(() => make('Game', { seed: anySeed(), rules: gameRules(), length, seat: own, bots: Array.from({ length: players }, () => bot) }));
  };
  const open = async (made: () => Promise<Remote<Api.Game>>) => {
    try {
      const next = await made();
      if (left) {
        void next.free();
        return;
      }
      clearTimeout(timer);
      void game?.free();
      game = next;
      step = undefined;
      counted = false;
      ends = [];
      log.replaceChildren();
      end.replaceChildren();
      await become(await next.state());
    } catch (error) {
      toast(errorText(error));
    }
  };
  const { table: saved } = kept.read();
  if (saved === null) void begin();
  else {
    void open(async () => {
      try {
        return await makeBy('Game', 'restore', saved);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return make('Game', { seed: anySeed(), seat: 0 });
      }
    });
  }

  return {
    element: room,
    hasModes: true,
    leave() {
      left = true;
      clearTimeout(timer);
      time.stop();
      looking.abort();
      void game?.free();
    },
  };
}
