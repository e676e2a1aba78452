// What to discard: what is left after each discard, and how likely it wins with eight fan.

import { h } from '../../../dom/h.ts';
import { inSteps } from '../../../dom/steps.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile, tileButton } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { byTile, shantenText } from './hand.ts';
import { percent } from './ways.ts';

/** What is left after a discard. */
export interface Discard {
  readonly tile: Api.Tile;
  readonly shanten: number | null;
  readonly ukeire: Partial<Record<Api.Tile, number>>;
}

const total = ({ ukeire }: Discard): number => byTile(ukeire).reduce((sum, [, left]) => sum + left, 0);

/** The best first: by shanten, then by how many tiles help; of equal ones the first. */
export function inOrder(discards: readonly Discard[]): Discard[] {
  const far = ({ shanten }: Discard) => shanten ?? Number.POSITIVE_INFINITY;
  return [...discards].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)) || total(b) - total(a));
}

export interface DiscardsCard {
  readonly element: HTMLElement;
  /** The chances of the discards; what is likelier comes first. */
  show(chances: Api.McrWays['chances'], draws: number): void;
}

export function discardsCard(discards: readonly Discard[], discard: (face: string) => void, signal: AbortSignal): DiscardsCard {
  const { mcr: text, hand, tiles } = words();
  const helps = new Map<string, HTMLElement>();
  const chances = new Map<string, HTMLElement>();
  const chanceHead = h('th', { scope: 'col', class: 'number' }, text.chance);
  const rows = inOrder(discards).map((it) => {
    const help = h('span', { class: 'help-tiles' });
    const chance = h('td', { class: 'number points' });
    helps.set(it.tile, help);
    chances.set(it.tile, chance);
    return h('tr', { 'data-tile': it.tile },
      h('td', {}, tileButton(it.tile, { class: 'small', label: hand.discardIt(tiles.name(it.tile)), act: () => discard(it.tile) })),
      h('td', {}, shantenText(it.shanten)),
      h('td', { class: 'helps' }, h('span', {}, h('strong', { class: 'number' }, total(it)), help), h('span', { class: 'then small soft' }, shantenText(it.shanten))),
      chance);
  });
  const body = h('tbody', {}, rows);
  inSteps(discards.map(({ tile: of, ukeire }) => () => helps.get(of)?.replaceChildren(...byTile(ukeire).map(([face]) => tile(face)))), signal);
  const table = h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': hand.discards },
    h('table', { class: 'figures discards' },
      h('thead', {}, h('tr', {}, [hand.discardTile, hand.shantenName, hand.wouldHelp].map((name) => h('th', { scope: 'col' }, name)), chanceHead)),
      body));
  return {
    element: h('section', { class: 'card stack', 'aria-labelledby': 'discards' }, h('h2', { id: 'discards' }, hand.discards), table),
    show(found, draws) {
      table.classList.add('planned');
      chanceHead.textContent = text.chanceWithin(draws);
      for (const [of, cell] of chances) cell.textContent = percent(found[of as Api.Tile] ?? 0);
      const chance = (row: HTMLElement) => found[row.dataset.tile as Api.Tile] ?? 0;
      // A sort keeps the order of equal ones.
      body.append(...[...rows].sort((a, b) => chance(b) - chance(a)));
    },
  };
}
