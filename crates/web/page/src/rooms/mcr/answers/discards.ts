// What to discard: what is left after each discard, and how likely it wins with eight fan.

import { h } from '../../../dom/h.ts';
import { inSteps } from '../../../dom/steps.ts';
import { cell, row as tableRow, table as figuresTable } from '../../../dom/table.ts';
import type { Api } from '../../../engine/engine.ts';
import { tile, tileTarget } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { byTile, shantenText } from './hand.ts';
import { percent } from './ways.ts';

/** What is left after a discard. */
export interface Discard {
  readonly tile: Api.Tile;
  readonly shanten: number | null;
  /** `null` where nobody has asked which tiles help. */
  readonly ukeire: Partial<Record<Api.Tile, number>> | null;
}

const total = ({ ukeire }: Discard): number => byTile(ukeire ?? {}).reduce((sum, [, left]) => sum + left, 0);

/** The best first: by shanten, then by how many tiles help; of equal ones the first. */
export function inOrder(discards: readonly Discard[]): Discard[] {
  const far = ({ shanten }: Discard) => shanten ?? Number.POSITIVE_INFINITY;
  return [...discards].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)) || total(b) - total(a));
}

export interface DiscardsCard {
  readonly element: HTMLElement;
  /** The chances of the discards; what is likelier comes first. */
  show(chances: Api.Protocol.WaysPart['chances'], draws: number): void;
}

export function discardsCard(discards: readonly Discard[], discard: (face: string) => void, signal: AbortSignal): DiscardsCard {
  const { mcr: text, hand, tiles } = words();
  const helps = new Map<string, HTMLElement>();
  const chances = new Map<string, HTMLElement>();
  const columns = [{ name: text.discardTile }, { name: text.afterDiscard }, { name: hand.wouldHelp }, { name: text.chance, number: true }] as const;
  const helped = discards.some(({ ukeire }) => ukeire !== null);
  const rows = inOrder(discards).map((it) => {
    const help = h('span', { class: 'help-tiles' });
    help.style.setProperty('--n', String(byTile(it.ukeire ?? {}).length));
    const chance = h('span', { class: 'value' });
    helps.set(it.tile, help);
    chances.set(it.tile, chance);
    return tableRow({ 'data-tile': it.tile },
      cell(columns[0], 'of-tile', tileTarget(it.tile, text.discardIt(tiles.name(it.tile)), () => discard(it.tile))),
      cell(columns[1], 'then', shantenText(it.shanten)),
      helped && cell(columns[2], 'helps', it.ukeire !== null && h('span', { class: 'help' }, h('strong', { class: 'number' }, total(it)), help)),
      cell(columns[3], 'of-plan points', chance));
  });
  const body = h('tbody', {}, rows);
  inSteps(discards.map(({ tile: of, ukeire }) => () => helps.get(of)?.replaceChildren(...byTile(ukeire ?? {}).map(([face]) => tile(face)))), signal);
  const table = figuresTable(text.discards, 'discards', columns.filter((it) => helped || it !== columns[2]), body);
  return {
    element: h('section', { class: 'card stack', 'aria-labelledby': 'discards' }, h('h2', { id: 'discards' }, text.discards), table),
    show(found, draws) {
      table.classList.add('planned');
      for (const name of table.querySelectorAll('th.number, .points > .label')) name.textContent = text.chanceWithin(draws);
      for (const [of, shown] of chances) shown.textContent = percent(found[of as Api.Tile] ?? 0);
      const chance = (row: HTMLElement) => found[row.dataset.tile as Api.Tile] ?? 0;
      // A sort keeps the order of equal ones.
      body.append(...[...rows].sort((a, b) => chance(b) - chance(a)));
    },
  };
}
