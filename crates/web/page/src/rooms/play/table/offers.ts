// What the person may do beside discarding, each a large button that shows the tiles it takes.

import { button } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import { actionText } from '../texts.ts';

const WINS: readonly Api.ActionKind[] = ['ron', 'tsumo'];
/** Shown by the tiles of the hand. */
const BY_TILES: readonly Api.ActionKind[] = ['discard', 'riichi'];

function takes(action: Api.ActionView, view: Api.TableView): HTMLElement | null {
  const { tiles } = words();
  if ('meld' in action) return meld(action.meld.parts, action.meld.parts.map(({ face }) => tiles.name(face)).join(' '));
  if ('face' in action) return tile(action.face);
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const won = action.kind === 'ron' ? view.lastDiscard?.face : action.kind === 'tsumo' ? own?.drawn : null;
  return won ? tile(won) : null;
}

/** Wins first, passing last. `declaring`: the hand's tiles declare riichi; `declare` changes that. */
export function offerButtons(
  all: readonly Api.Offer[],
  view: Api.TableView,
  declaring: boolean,
  declare: () => void,
  choose: (offer: Api.Offer) => void,
): (HTMLElement | false)[] {
  const { play } = allWords();
  const one = (offer: Api.Offer) => {
    const made = button(actionText(offer.action), () => choose(offer), WINS.includes(offer.action.kind) ? 'primary' : '');
    const shown = takes(offer.action, view);
    if (shown) made.append(h('span', { class: 'takes' }, shown));
    return made;
  };
  const others = all.filter(({ action }) => !BY_TILES.includes(action.kind));
  const order = ({ action }: Api.Offer) => (WINS.includes(action.kind) ? 0 : action.kind === 'pass' ? 2 : 1);
  const sorted = [...others].sort((a, b) => order(a) - order(b));
  const riichi = all.some(({ action }) => action.kind === 'riichi');
  return [
    ...sorted.filter((it) => order(it) === 0).map(one),
    riichi && button(declaring ? play.noRiichi : play.actions.riichi, declare, 'primary'),
    ...sorted.filter((it) => order(it) > 0).map(one),
  ];
}
