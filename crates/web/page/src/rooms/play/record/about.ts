// What the open game is, whether its record agrees with the rules, and from where it is looked at.

import { select, toggle } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { WINDS } from '../../../engine/lists.ts';
import { allWords, words } from '../../../words/index.ts';
import { keep, kept } from '../kept.ts';
import type { Place } from './place.ts';

const SHOWN = 10;
const numbered = (n: number) => Array.from({ length: n }, (_, at) => String(at));

/** The title of a game, or the names of its players. */
export function titleOf(game: Api.GameSummary): string {
  return game.title.join(' ').trim() || game.names.filter(Boolean).join(', ');
}

/** A player by the wind that the seat begins with, and the name. */
export function playerOf(game: Api.GameSummary, seat: number): string {
  const wind = WINDS[seat];
  return `${wind ? words().tiles.winds[wind] : ''} ${game.names[seat] ?? ''}`.trim();
}

export function about(games: readonly Api.GameSummary[], place: Place, go: (place: Place) => void): HTMLElement[] {
  const { play: text, record, rules } = allWords();
  const game = games[place.game];
  if (!game) return [];
  const roundOf = (index: number) => game.rounds[index]?.name ?? text.gameEnd;
  const houses: Readonly<Record<string, string>> = rules.houses;
  const { openHands, reading } = kept.read();
  return [
    h('h2', {}, titleOf(game) || text.modes.record),
    h('p', { class: 'note' }, [game.format, houses[game.house] ?? game.house, game.names.join(', ')].filter(Boolean).join(' · ')),
    h(
      'div',
      { class: 'row' },
      games.length > 1 && select({ name: text.game, choices: numbered(games.length), label: (it) => String(Number(it) + 1), chosen: String(place.game), choose: (it) => go({ game: Number(it), round: 0, step: 0, seat: place.seat }) }),
      select({ name: text.roundName, choices: numbered(game.rounds.length), label: (it) => game.rounds[Number(it)]?.name ?? it, chosen: String(place.round), choose: (it) => go({ ...place, round: Number(it), step: 0 }) }),
      select({
        name: record.seenFrom,
        choices: ['', ...numbered(game.players)],
        label: (it) => (it === '' ? record.whoDecides : playerOf(game, Number(it))),
        chosen: place.seat === null ? '' : String(place.seat),
        choose: (it) => go({ ...place, seat: it === '' ? null : Number(it) }),
      }),
    ),
    toggle(record.openHands, openHands, (on) => { keep({ openHands: on }); go(place); }),
    toggle(record.readingOn, reading, (on) => { keep({ reading: on }); go(place); }),
    h('p', { class: game.differences.length === 0 ? 'note' : 'error' }, game.differences.length === 0 ? text.replaysWhole : text.differs(game.differences.length)),
    ...(game.differences.length > 0 ? [h('ul', { class: 'note' }, game.differences.slice(0, SHOWN).map((it) => h('li', {}, text.difference(it, roundOf(it.round)))))] : []),
    ...game.notes.map((it) => h('p', { class: 'note' }, text.recordNote(it, it.round === null ? null : roundOf(it.round)))),
  ];
}
