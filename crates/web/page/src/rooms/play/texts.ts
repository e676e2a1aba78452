// Events and actions of a game in words.

import type { Api } from '../../engine/engine.ts';
import { allWords, words } from '../../words/index.ts';
import { nameOf } from './names.ts';

/** A sentence about an event, if it is worth one. */
export function eventText(event: Api.TableEvent, view: Api.TableView): string | null {
  const { play, tiles } = allWords();
  const who = (seat: number) => nameOf(view, seat);
  switch (event.type) {
    case 'deal':
      return play.round(tiles.winds[event.round], event.dealer + 1);
    case 'draw':
      return event.face === null ? null : play.drew(tiles.name(event.face), null);
    case 'riichi':
      return play.said(who(event.seat), play.actions.riichi);
    case 'open_hand':
      return play.said(who(event.seat), play.actions.open_riichi);
    case 'kita':
      return play.said(who(event.seat), play.actions.kita);
    case 'riichi_accepted':
      return null;
    case 'discard':
      return play.said(who(event.seat), tiles.name(event.face));
    case 'call':
    case 'kan':
      return play.said(who(event.seat), `${tiles.melds[event.meld.kind]} ${event.meld.parts.map(({ face }) => tiles.name(face)).join(' ')}`);
    case 'dora':
      return play.newDora(tiles.name(event.face));
    case 'win':
      return play.won(who(event.seat), event.from === null ? null : who(event.from));
    case 'ryuukyoku':
      return play.ryuukyoku(event.kind);
  }
}

/** What a player says aloud. */
export function shoutText(event: Api.TableEvent): string | null {
  const { play } = allWords();
  switch (event.type) {
    case 'riichi':
      return play.actions.riichi;
    case 'open_hand':
      return play.actions.open_riichi;
    case 'kita':
      return play.actions.kita;
    case 'call':
    case 'kan':
      return play.actions[event.meld.kind];
    case 'win':
      return play.actions[event.from === null ? 'tsumo' : 'ron'];
    default:
      return null;
  }
}

/** An action as the text of a button. */
export function actionText(action: Api.ActionView): string {
  const { play, tiles } = allWords();
  switch (action.kind) {
    case 'discard':
      return tiles.name(action.face);
    case 'riichi':
    case 'open_riichi':
      return `${play.actions[action.kind]} ${tiles.name(action.face)}`;
    case 'chi':
    case 'pon':
    case 'daiminkan':
    case 'ankan':
    case 'kakan':
      return play.actions[action.kind];
    default:
      return play.actions[action.kind];
  }
}

/** An action among others; a call names its tiles. */
export function offerText(action: Api.ActionView | undefined): string {
  if (!action) return '';
  const tiles = 'meld' in action ? ` ${action.meld.parts.map(({ face }) => words().tiles.name(face)).join(' ')}` : '';
  return actionText(action) + tiles;
}
