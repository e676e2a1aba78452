// A game against built-in players: every offered action is a button.

import { announce } from '../../app/live.ts';
import { toast } from '../../app/toast.ts';
import { button, segments, select, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { roving } from '../../dom/roving.ts';
import { EngineError, make, makeBy, type Api, type Remote } from '../../engine/engine.ts';
import { LENGTHS } from '../../engine/lists.ts';
import { gameRules, houseName } from '../../rules/house.ts';
import { settings } from '../../store/settings.ts';
import { meld } from '../../tile/blocks.ts';
import { tileButton } from '../../tile/tile.ts';
import { errorText, words } from '../../words/index.ts';
import { advice as advised } from './help/advice.ts';
import { anySeed, BOTS, keep, kept, SEATS } from './kept.ts';
import type { Mode } from './mode.ts';
import { download, finalCard, resultCard } from './result.ts';
import { adviceTable, shade } from './help/reading.ts';
import { nameOf, seats } from './seats.ts';
import { actionText, eventText, offerText } from './texts.ts';

/** Milliseconds between two actions of others. */
const PACE = 420;

export function table(): Mode {
  const { play: text, hand: handText } = words();
  let game: Remote<Api.Game> | undefined;
  let step: Api.GameStep | undefined;
  let wins: Api.TableEvent[] = [];
  let declaring = false;
  let left = false;
  let timer = 0;
  let looking = new AbortController();

  const around = h('div', { class: 'around' });
  const tiles = h('div', { class: 'hand-tiles', role: 'group', 'aria-label': handText.yourHand });
  const refresh = roving(tiles, 'button.tile');
  const offers = h('div', { class: 'row offers', role: 'group', 'aria-label': text.offers });
  const end = h('div', { class: 'stack' });
  const log = h('ol', { class: 'table-log', tabindex: '0', 'aria-label': text.log });
  const advice = advised();

  const become = async (next: Api.GameStep) => {
    step = next;
    declaring = false;
    looking.abort();
    advice.clear();
    const said = next.events.flatMap((event) => eventText(event, next.view) ?? []);
    for (const line of said) log.append(h('li', {}, line));
    log.scrollTop = log.scrollHeight;
    if (said.length > 0) announce(said.slice(-6).join('. '));
    if (next.events.some(({ type }) => type === 'deal')) wins = [];
    wins.push(...next.events.filter(({ type }) => type === 'win' || type === 'ryuukyoku'));
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

  const discardOf = (face: string, drawn: boolean): Api.Offer | undefined =>
    step?.offers.find(({ action }) => action.kind === (declaring ? 'riichi' : 'discard') && action.face === face && action.tsumogiri === drawn);

  const showHand = (view: Api.TableView) => {
    const { tiles: names } = words();
    const own = view.seats.find(({ seat }) => seat === view.viewer);
    const had = [tiles, offers].some((it) => it.contains(document.activeElement));
    const rest = [...(own?.hand ?? [])];
    const drawn = own?.drawn ?? null;
    if (drawn !== null) rest.splice(rest.lastIndexOf(drawn), 1);
    const one = (face: string, isDrawn: boolean) => {
      const offer = discardOf(face, isDrawn);
      const name = isDrawn ? names.drawn(face) : names.name(face);
      return tileButton(face, {
        class: isDrawn ? 'drawn' : '',
        label: offer ? (declaring ? `${text.actions.riichi}: ${name}` : handText.discardIt(name)) : name,
        disabled: !offer,
        act: () => { if (offer) choose(offer); },
      });
    };
    fill(tiles, rest.map((face) => one(face, false)), drawn !== null && one(drawn, true), own?.melds.map((it) => meld(it.parts, names.melds[it.kind])));
    refresh();
    if (had && step?.awaits === 'you') (tiles.querySelector<HTMLElement>('button.drawn:not(:disabled)') ?? tiles.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  };

  const showOffers = (all: readonly Api.Offer[]) => {
    const others = all.filter(({ action }) => action.kind !== 'discard' && action.kind !== 'riichi');
    const riichi = all.some(({ action }) => action.kind === 'riichi');
    fill(
      offers,
      riichi &&
        button(declaring ? text.noRiichi : text.actions.riichi, () => { declaring = !declaring; if (step) { showHand(step.view); showOffers(step.offers); } }, 'primary'),
      others.map((offer) => {
        const { action } = offer;
        const kind = action.kind === 'ron' || action.kind === 'tsumo' ? 'primary' : '';
        const made = button(actionText(action), () => choose(offer), kind);
        if ('meld' in action) made.append(meld(action.meld.parts, action.meld.parts.map(({ face }) => words().tiles.name(face)).join(' ')));
        return made;
      }),
      all.length > 0 && button(text.hint, () => void suggest()),
      all.length > 1 && button(text.advice, () => void read()),
      step?.view.drawsLeft !== undefined && all.some(({ action }) => action.kind === 'discard') && button(text.plan, () => void lookAhead()),
    );
  };

  const suggest = async () => {
    const found = await game?.hint();
    if (!found) return;
    const offer = step?.offers.find(({ index }) => index === found.index);
    advice.show(found.discards);
    if (offer) announce(text.wouldDo(actionText(offer.action)));
    if (offer && offer.action.kind !== 'discard') toast(text.wouldDo(actionText(offer.action)));
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
    const { view, awaits, result, final } = step;
    fill(around, seats(view));
    showHand(view);
    showOffers(awaits === 'you' ? step.offers : []);
    fill(
      end,
      (awaits === 'next' || awaits === 'end') && result && resultCard(wins, result, view),
      awaits === 'next' && h('div', { class: 'row' }, button(text.nextRound, () => void act((it) => it.next()), 'primary'), step.mayStop && button(text.stop, () => void act((it) => it.stop()))),
      final && finalCard(final, view),
      awaits === 'end' && h('div', { class: 'row' }, button(text.again, () => void begin(), 'primary'), button(text.saveRecord, () => void save())),
    );
    if (final && view.viewer !== null && !counted) {
      counted = true;
      const { games, places } = kept.read();
      keep({ games: games + 1, places: places + (final.places[view.viewer] ?? 0) });
    }
  };
  let counted = false;
  const save = async () => {
    if (game) download('mentsu-game.json', await game.record('tenhou6'));
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
      counted = false;
      wins = [];
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

  const { games, places } = kept.read();
  return {
    element: h(
      'div',
      { class: 'play-room' },
      h('div', { class: 'stack' }, around, h('div', { class: 'felt-place' }, h('div', { class: 'felt' }, tiles)), offers, advice.element, end),
      h(
        'div',
        { class: 'stack' },
        h(
          'section',
          { class: 'card stack', 'aria-labelledby': 'table-options' },
          h('h2', { id: 'table-options' }, text.modes.table),
          h('p', { class: 'note' }, text.tableNote(houseName())),
          segments({ name: text.length, choices: LENGTHS, label: (it) => text.lengths[it], chosen: kept.read().length, choose: (it) => keep({ length: it }) }),
          h(
            'div',
            { class: 'row' },
            select({ name: text.seat, choices: SEATS, label: (it) => text.seats[it], chosen: kept.read().seat, choose: (it) => keep({ seat: it }) }),
            select({ name: text.bots, choices: BOTS, label: (it) => text.botKinds[it], chosen: kept.read().bot, choose: (it) => keep({ bot: it }) }),
          ),
          toggle(text.stepwise, kept.read().stepwise, (on) => keep({ stepwise: on })),
          h('div', { class: 'row' }, button(text.begin, () => void begin())),
          games > 0 && h('p', { class: 'note' }, text.tableRecord(games, places / games)),
        ),
        h('section', { class: 'card' }, h('details', {}, h('summary', {}, text.log), log)),
      ),
    ),
    leave() {
      left = true;
      clearTimeout(timer);
      looking.abort();
      void game?.free();
    },
  };
}
