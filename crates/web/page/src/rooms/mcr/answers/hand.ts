// A hand on its way: its waits and what each is worth, what helps, the five forms, the tiles of a win.

import { folded } from '../../../dom/folded.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { MCR_FORMS } from '../../../engine/lists.ts';
import { read } from '../../../tile/faces.ts';
import { tileButton, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import type { Fans, HandAnswer } from '../ask.ts';
import { fact, notForms } from './facts.ts';
import { lesserReading, MINIMUM } from './score.ts';

export function shantenText(shanten: number | null): string {
  const { mcr: text, hand } = words();
  return shanten === null ? text.outOfReach : shanten < 0 ? text.won : hand.shanten(shanten);
}

/** The entries of an object by tile, in the order of the answer. */
export function byTile<T>(of: Partial<Record<Api.Tile, T>>): [Api.Tile, T][] {
  return Object.entries(of) as [Api.Tile, T][];
}

function worth(total: number | null, wins: boolean): HTMLElement {
  const { mcr: text } = words();
  return total === null
    ? h('span', { class: 'soft' }, '–')
    : h('span', { class: 'worth', 'data-wins': String(wins) }, h('strong', {}, text.points(total)), h('span', { class: wins ? 'chip enough' : 'why-not' }, wins ? text.enough : text.below(MINIMUM)));
}

/** What a wait completes, by form; a block that several readings have once. */
function completes(wait: Api.Protocol.WaitPart): HTMLElement {
  const { mcr: text, tiles } = words();
  const each = new Map(wait.completes.map((it) => [`${it.form} ${it.block} ${it.shape}`, it]));
  return folded(text.completes, () => h('ul', { class: 'stack tight' }, [...each.values()].map(({ form, block, shape }) =>
    h('li', { class: 'row', 'data-block': block }, h('span', { class: 'chip' }, text.forms[form]), block ? tileRow(read(block) ?? []) : h('span', { class: 'small soft' }, text.asWhole),
      shape && h('span', { class: 'small soft' }, tiles.shapes[shape])))), { class: 'readings' });
}

export function waitsCard(waits: Partial<Record<Api.Tile, Api.Protocol.WaitPart>>, draw: (face: string) => void): HTMLElement {
  const { mcr: text, hand, tiles } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'waits' },
    h('h2', { id: 'waits' }, text.waits),
    h('ul', { class: 'waits' }, byTile(waits).map(([face, wait]) =>
      h('li', { class: 'wait', 'data-tile': face },
        h('div', { class: 'wait-head' },
          tileButton(face, { label: hand.drawIt(tiles.name(face)), act: () => draw(face) }),
          h('span', { class: wait.left === 0 ? 'left none' : 'left' }, tiles.left(wait.left)),
          h('span', { class: 'row' }, wait.forms.map((form) => h('span', { class: 'chip' }, text.forms[form])))),
        h('dl', { class: 'worths' },
          h('div', {}, h('dt', {}, text.by.discard), h('dd', {}, worth(wait.by_discard, wait.wins_by_discard))),
          h('div', {}, h('dt', {}, text.by.drawn), h('dd', {}, worth(wait.self_drawn, wait.wins_self_drawn)))),
        completes(wait)))),
  );
}

export function ukeireCard(ukeire: Partial<Record<Api.Tile, number>>, draw: (face: string) => void): HTMLElement {
  const { hand, tiles } = words();
  const all = byTile(ukeire);
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'ukeire' },
    h('h2', { id: 'ukeire' }, hand.helping(all.length, all.reduce((sum, [, left]) => sum + left, 0))),
    h('div', { class: 'counted-tiles' }, all.map(([face, left]) =>
      h('span', { class: 'counted' },
        tileButton(face, { label: `${hand.drawIt(tiles.name(face))}, ${tiles.left(left)}`, act: () => draw(face) }),
        h('span', { class: 'count', 'aria-hidden': 'true' }, left)))),
  );
}

/** Of a hand of 3n+2 tiles also why it isn't of each. */
export function formsCard(shantens: HandAnswer['shantens'], tried: readonly Api.Protocol.FormTried[] = []): HTMLElement {
  const { mcr: text } = words();
  const least = Math.min(...Object.values(shantens).filter((it) => it !== null));
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'forms' },
    h('h2', { id: 'forms' }, text.fiveForms),
    h('table', { class: 'ledger forms-table' }, h('tbody', {}, MCR_FORMS.map((form) =>
      h('tr', { 'data-form': form, class: shantens[form] === least ? 'nearest' : '' }, h('th', { scope: 'row' }, text.forms[form], tried.map((it) => it.form === form && 'against' in it && fact(it.against))), h('td', {}, shantenText(shantens[form])))))),
  );
}

/** The tiles of a block as the answer writes it: a tile alone is a pair. */
function block(text: string): string[] {
  const faces = read(text) ?? [];
  return faces.length === 1 ? [...faces, ...faces] : faces;
}

/** Each form as which a win may be read, with its worth if another counts more; and those as which it may not. */
export function waysWon(tried: readonly Api.Protocol.FormTried[], readings: readonly Api.Protocol.ReadingPart[] = [], all: Fans = new Map()): HTMLElement {
  const { hand } = words();
  const won = tried.filter((it) => 'blocks' in it);
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'won' },
    h('h2', { id: 'won' }, hand.won(won.length)),
    h('ol', { class: 'forms' }, won.map(({ blocks }, at) => {
      const reading = readings[at];
      return h('li', {}, h('span', { class: 'form-number', 'aria-hidden': 'true' }, at + 1),
        h('div', { class: 'stack tight' }, h('span', { class: 'form' }, blocks.map((it) => h('span', { class: 'block' }, tileRow(block(it))))),
          reading && !reading.best && lesserReading(reading, all)));
    })),
    notForms(tried),
  );
}
