// The waits of a hand: each tile with its shapes, copies left, and points by ron and tsumo or the reason for none.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { form } from '../../../tile/blocks.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { whyNotText, worthText } from './score.ts';

function worth(of: Api.ShortScore): HTMLElement {
  const { hand: text } = words();
  if ('why' in of) return h('span', { class: 'why-not' }, whyNotText(of));
  return h('span', { class: 'worth' }, h('strong', {}, text.number(of.points)), h('span', { class: 'soft small' }, worthText(of)));
}

function wait(of: Api.WaitView, draw: (face: string) => void): HTMLElement {
  const { hand: text, tiles } = words();
  const both = of.worth.length > 1;
  return h(
    'li',
    { class: 'wait', 'data-tile': of.tile },
    h('div', { class: 'wait-head' },
      tileButton(of.tile, { label: text.drawIt(tiles.name(of.tile)), act: () => draw(of.tile) }),
      h('span', { class: of.left === 0 ? 'left none' : 'left' }, tiles.left(of.left)),
      h('span', { class: 'row' }, of.shapes.map((shape) => h('span', { class: 'chip' }, tiles.shortShapes[shape])))),
    of.worth.length > 0 &&
      h('dl', { class: 'worths' }, of.worth.map(({ face, ron, tsumo }) => [
        h('div', {}, h('dt', {}, both && tile(face, { class: 'tiny' }), text.by.ron), h('dd', {}, worth(ron))),
        h('div', {}, h('dt', {}, both && tile(face, { class: 'tiny' }), text.by.tsumo), h('dd', {}, worth(tsumo))),
      ])),
    h('details', { class: 'readings' }, h('summary', {}, text.readings(of.readings.length)),
      h('ul', { class: 'stack tight' }, of.readings.map((reading) =>
        h('li', { class: 'stack tight' }, h('span', { class: 'small soft' }, tiles.shapes[reading.shape]), form(reading.form, of.tile))))),
  );
}

export function waitsCard(analysis: Api.Analysis, draw: (face: string) => void): HTMLElement {
  const { hand: text } = words();
  const left = analysis.waits.reduce((sum, it) => sum + it.left, 0);
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'waits' },
    h('h2', { id: 'waits' }, text.tenpai(analysis.waits.length, left)),
    analysis.furiten && h('p', { class: 'error' }, whyNotText(analysis.furiten)),
    h('ul', { class: 'waits' }, analysis.waits.map((it) => wait(it, draw))),
    analysis.heldWaits.length > 0 && h('p', { class: 'note' }, text.heldWaits, ' ', tileRow(analysis.heldWaits)),
  );
}

export function ukeireCard(analysis: Api.Analysis, draw: (face: string) => void): HTMLElement | null {
  const { hand: text, tiles } = words();
  if (!analysis.ukeire || analysis.state === 'tenpai') return null;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'ukeire' },
    h('h2', { id: 'ukeire' }, text.helping(analysis.ukeire.tiles.length, analysis.ukeire.total)),
    h('div', { class: 'counted-tiles' }, analysis.ukeire.tiles.map(({ tile: face, left }) =>
      h('span', { class: 'counted' },
        tileButton(face, { label: `${text.drawIt(tiles.name(face))}, ${tiles.left(left)}`, act: () => draw(face) }),
        h('span', { class: 'count', 'aria-hidden': 'true' }, left)))),
  );
}

export function improvementsCard(analysis: Api.Analysis): HTMLElement | null {
  const { hand: text } = words();
  if (analysis.improvements.length === 0) return null;
  return h(
    'section',
    { class: 'card' },
    h('details', {}, h('summary', {}, text.improvements(analysis.improvements.length)),
      h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': text.improvements(analysis.improvements.length) },
        h('table', { class: 'figures' },
          h('thead', {}, h('tr', {}, [text.drawTile, text.discardTile, text.left, text.wouldHelp].map((name) => h('th', { scope: 'col' }, name)))),
          h('tbody', {}, analysis.improvements.map((it) =>
            h('tr', {}, h('td', {}, tile(it.draw, { class: 'tiny' })), h('td', {}, tile(it.discard, { class: 'tiny' })),
              h('td', { class: 'number' }, it.left), h('td', { class: 'number' }, it.total))))))),
  );
}
