// The game for one: draw, discard, and win by tsumo before the draws run out.

import { announce } from '../../app/live.ts';
import { address, note } from '../../app/router.ts';
import { toast } from '../../app/toast.ts';
import { button, segments } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { roving } from '../../dom/roving.ts';
import { EngineError, make, makeBy, type Api, type Remote } from '../../engine/engine.ts';
import { houseRules } from '../../rules/house.ts';
import { meld } from '../../tile/blocks.ts';
import { tileButton, tileRow } from '../../tile/tile.ts';
import { allWords, errorText, words } from '../../words/index.ts';
import { scoreCard } from '../hand/answers/score.ts';
import { advice as advised } from './help/advice.ts';
import { oneOf, record, whole } from '../../store/check.ts';
import { anySeed, keep, kept, SUITS } from './kept.ts';
import type { Mode } from './mode.ts';

/** Draws of a game with all tiles: the most that a player has in a round. */
const DRAWS = 18;

/** The game of an address. */
export interface SoloLink {
  readonly seed: number;
  readonly suit: (typeof SUITS)[number];
}

/** The game of what `save` gave. */
function linkOf(saved: string): SoloLink | null {
  try {
    const { seed, options } = record(JSON.parse(saved));
    return { seed: whole(seed, 0, Number.MAX_SAFE_INTEGER, 0), suit: oneOf(record(options).suit, SUITS, 'all') };
  } catch {
    return null;
  }
}

function addressOf({ seed, suit }: SoloLink): string {
  return address('play', { mode: 'solo', seed: String(seed), suit: suit === 'all' ? null : suit });
}

/** The game of the link, or the saved one; a link to the saved game goes on with it. */
export function solo(link: SoloLink | null): Mode {
  const { play: text, hand: handText } = allWords();
  let game: Remote<Api.Solo> | undefined;
  let state: Api.SoloState | undefined;
  let left = false;
  let looking = new AbortController();

  const tiles = h('div', { class: 'hand-tiles', role: 'group', 'aria-label': handText.yourHand });
  const refresh = roving(tiles, 'button.tile');
  const river = h('div', { class: 'river', role: 'group', 'aria-label': text.river });
  const figures = h('p', { class: 'row figures-line' });
  const tsumo = button(text.actions.tsumo, () => void act((it) => it.tsumo()), 'primary');
  const end = h('div', { class: 'stack' });
  const advice = advised();
  const hint = button(text.hint, () => void suggest());
  const planned = button(text.plan, () => void lookAhead());

  const suggest = async () => {
    if (game) advice.show(await game.hint());
  };
  const lookAhead = async () => {
    const request = await game?.outlook();
    if (!state || !request) {
      toast(text.noOutlook);
      return;
    }
    looking = new AbortController();
    await advice.plan(state.hand.text, request, looking.signal);
  };

  const act = async (what: (game: Remote<Api.Solo>) => Promise<Api.SoloState>) => {
    if (!game) return;
    try {
      await become(await what(game));
    } catch (error) {
      toast(errorText(error));
    }
  };
  const become = async (next: Api.SoloState) => {
    const justEnded = state !== undefined && state.ended === null && next.ended !== null;
    state = next;
    looking.abort();
    advice.clear();
    if (justEnded) {
      const { soloPlayed, soloWon, soloStreak } = kept.read();
      const won = next.ended === 'won';
      keep({ soloPlayed: soloPlayed + 1, soloWon: soloWon + (won ? 1 : 0), soloStreak: won ? soloStreak + 1 : 0 });
    }
    show();
    if (game && !left) keep({ solo: next.ended === null ? await game.save() : null });
  };

  const show = () => {
    if (!state) return;
    const { tiles: names } = words();
    const { hand, drawn, ended } = state;
    const rest = [...hand.concealed];
    if (drawn !== null) rest.splice(rest.lastIndexOf(drawn), 1);
    const had = [...tiles.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
    const discard = (face: Api.Face) => void act((it) => it.discard(face));
    const over = ended !== null;
    fill(
      tiles,
      rest.map((face) => tileButton(face, { label: handText.discardIt(names.name(face)), disabled: over, act: () => discard(face) })),
      drawn !== null && tileButton(drawn, { class: 'drawn', label: handText.discardIt(names.drawn(drawn)), disabled: over, act: () => discard(drawn) }),
      hand.melds.map((it) => meld(it.parts, names.melds[it.kind])),
    );
    refresh();
    if (had >= 0) [...tiles.querySelectorAll('button')].at(-1)?.focus();
    fill(river, state.river.length > 0 && tileRow(state.river, { label: text.river }));
    fill(
      figures,
      h('span', { class: 'chip' }, text.turn(state.turn)),
      h('span', { class: 'chip' }, handText.draws(state.left)),
      h('span', { class: 'chip' }, text.shanten(state.shanten)),
      state.indicator !== null && h('span', { class: 'row' }, handText.dora, tileRow([state.indicator])),
    );
    tsumo.hidden = !state.canTsumo || over;
    hint.disabled = planned.disabled = over || drawn === null;
    const { soloPlayed, soloWon, soloStreak } = kept.read();
    fill(
      end,
      over && h('p', { class: 'ended', role: 'status' }, ended === 'won' ? text.soloWon(state.turn) : text.soloLost),
      ended === 'exhausted' && state.waits.length > 0 && h('p', { class: 'row' }, text.waited, tileRow(state.waits)),
      state.score && hand.drawn !== null && scoreCard(state.score, hand.drawn, h('span', {})),
      over && h('div', { class: 'row' }, button(text.again, another, 'primary')),
      soloPlayed > 0 && h('p', { class: 'note' }, text.soloRecord(soloWon, soloPlayed, soloStreak)),
    );
    announce(over ? (ended === 'won' ? text.soloWon(state.turn) : text.soloLost) : drawn === null ? '' : text.drew(names.name(drawn), state.shanten));
  };

  const begin = async ({ seed, suit }: SoloLink) => {
    note(addressOf({ seed, suit }));
    await open(() => make('Solo', seed, suit === 'all' ? { rules: houseRules(), draws: DRAWS } : { suit }));
  };
  const open = async (made: () => Promise<Remote<Api.Solo>>) => {
    try {
      const next = await made();
      if (left) {
        void next.free();
        return;
      }
      void game?.free();
      game = next;
      state = undefined;
      await become(await next.state());
    } catch (error) {
      toast(errorText(error));
    }
  };
  const another = () => void begin({ seed: anySeed(), suit: kept.read().suit });
  const { solo: saved } = kept.read();
  const savedLink = saved === null ? null : linkOf(saved);
  if (saved !== null && savedLink && (link === null || addressOf(link) === addressOf(savedLink))) {
    note(addressOf(savedLink));
    void open(async () => {
      try {
        return await makeBy('Solo', 'restore', saved);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return make('Solo', anySeed(), { draws: DRAWS });
      }
    });
  } else if (link) void begin(link);
  else another();

  return {
    element: h(
      'div',
      { class: 'play-room' },
      h(
        'div',
        { class: 'stack' },
        figures,
        river,
        h('div', { class: 'felt-place' }, h('div', { class: 'felt' }, tiles)),
        h('div', { class: 'row' }, tsumo, hint, planned),
        advice.element,
        end,
      ),
      h(
        'section',
        { class: 'card stack', 'aria-labelledby': 'solo' },
        h('h2', { id: 'solo' }, text.modes.solo),
        h('p', { class: 'note' }, text.soloNote),
        segments({ name: text.suit, choices: SUITS, label: (it) => (it === 'all' ? text.allTiles : words().tiles.suits[it]), chosen: kept.read().suit, choose: (it) => keep({ suit: it }) }),
        h('div', { class: 'row' }, button(text.begin, another)),
      ),
    ),
    leave() {
      left = true;
      looking.abort();
      void game?.free();
    },
  };
}
