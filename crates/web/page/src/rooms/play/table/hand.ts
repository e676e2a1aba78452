// The own hand: as buttons that discard, or as it was in a record.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile, tileButton } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import { melds } from './seat.ts';

/** The tiles without the drawn one, and the drawn one. */
function apart(seat: Api.SeatView): { rest: Api.Face[]; drawn: Api.Face | null } {
  const rest = [...(seat.hand ?? [])];
  if (seat.drawn !== null) rest.splice(rest.lastIndexOf(seat.drawn), 1);
  return { rest, drawn: seat.drawn };
}

/** Each tile is a button; `offerOf` says what it does, if anything. */
export function handButtons(
  seat: Api.SeatView,
  offerOf: (face: Api.Face, drawn: boolean) => Api.Offer | undefined,
  choose: (offer: Api.Offer) => void,
): (HTMLElement | false)[] {
  const { play, hand, tiles: names } = allWords();
  const { rest, drawn } = apart(seat);
  const one = (face: Api.Face, isDrawn: boolean) => {
    const offer = offerOf(face, isDrawn);
    const name = isDrawn ? names.drawn(face) : names.name(face);
    const label = offer?.action.kind === 'riichi' ? `${play.actions.riichi}: ${name}` : offer ? hand.discardIt(name) : name;
    return tileButton(face, { class: isDrawn ? 'drawn' : '', label, disabled: !offer, act: () => { if (offer) choose(offer); } });
  };
  return [...rest.map((face) => one(face, false)), drawn !== null && one(drawn, true), melds(seat)];
}

/** The same hand to look at. `made` is the tile that was discarded. */
export function handTiles(seat: Api.SeatView, made: { face: Api.Face; tsumogiri: boolean } | null): HTMLElement {
  const { hand, tiles: names } = words();
  const { rest, drawn } = apart(seat);
  const marked = made === null || made.tsumogiri ? -1 : rest.indexOf(made.face);
  return h(
    'div',
    { class: 'hand-tiles', role: 'group', 'aria-label': hand.yourHand },
    rest.map((face, at) => tile(face, { class: at === marked ? 'made' : '' })),
    drawn !== null && tile(drawn, { class: made?.tsumogiri ? 'drawn made' : 'drawn', label: names.drawn(drawn) }),
    melds(seat),
  );
}
