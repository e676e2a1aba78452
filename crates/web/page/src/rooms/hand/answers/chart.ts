// A chart of the best discards by draws left: a line each, with its tile at the right end, and the values
// under the pointer.

import { h, svg } from '../../../dom/h.ts';
import type { Plan } from '../../../engine/plan.ts';
import sprite from '../../../../generated/tiles.svg?url';
import { tile } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { percent, type Figure } from './figure.ts';

/** The most lines that are easily distinguished. */
const MOST = 5;
const LEFT = 56;
const RIGHT = 56;
const TOP = 16;
const BOTTOM = 40;
const TILE = { width: 21, height: 28 };

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function nice(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest || 1));
  return ([1, 2, 2.5, 5, 10].find((step) => highest / power <= step + 1e-9) ?? 10) * power;
}

/** About five ticks of an axis from 0. */
function ticks(highest: number): number[] {
  const step = nice(highest / 5);
  return Array.from({ length: Math.floor(highest / step + 1e-9) + 1 }, (_, at) => at * step);
}

/** Heights of labels, moved apart so that none overlap. */
function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + gap);
  const over = (order.at(-1)?.y ?? 0) - high;
  if (over > 0) for (const it of order) it.y -= over;
  for (let i = order.length - 2; i >= 0; i--) order[i]!.y = Math.min(order[i]!.y, order[i + 1]!.y - gap);
  for (const it of order) it.y = Math.max(low, it.y);
  const placed: number[] = [];
  for (const it of order) placed[it.at] = it.y;
  return placed;
}

export function chart(plan: Plan, figure: Figure): HTMLElement {
  const { hand: text, tiles } = words();
  // About the size on screen, so that the letters keep their size.
  const narrow = matchMedia('(width < 620px)').matches;
  const [width, height] = narrow ? [360, 270] : [640, 300];
  const scale = figure === 'points' ? 1 : 100;
  const best = [...plan.discards].sort((a, b) => b.figures[figure] - a.figures[figure]).slice(0, MOST);
  const values = best.map((of) => [0, ...of[figure]].map((value) => value * scale));
  const highest = Math.max(...values.flat(), figure === 'points' ? 100 : 1);
  const top = figure === 'points' ? highest * 1.04 : Math.min(100, highest * 1.04);
  const x = (draws: number) => LEFT + (draws / plan.draws) * (width - LEFT - RIGHT);
  const y = (value: number) => height - BOTTOM - (value / top) * (height - TOP - BOTTOM);
  const show = (value: number) => (figure === 'points' ? text.number(Math.round(value)) : `${percent(value / 100)} %`);
  const path = (of: readonly number[]) => of.map((value, draws) => `${draws === 0 ? 'M' : 'L'}${x(draws).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const ends = spread(values.map((of) => y(of.at(-1) ?? 0)), TILE.height + 3, TOP + TILE.height / 2, height - BOTTOM - TILE.height / 2 + 8);

  const every = plan.draws > 9 ? (narrow ? 4 : 2) : 1;

  const cursor = svg('line', { class: 'cursor', y1: TOP, y2: height - BOTTOM, visibility: 'hidden' });
  const readout = h('p', { class: 'readout small', 'aria-hidden': 'true' }, text.chartHint);
  const drawing = svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'chart', role: 'img', 'aria-label': text.chartLabel(text.figures[figure], best.map((of) => `${tiles.name(of.face)} ${show(of.figures[figure] * scale)}`).join(', ')) },
    ticks(top).map((value) => [
      svg('line', { class: 'grid', x1: LEFT, x2: width - RIGHT, y1: y(value), y2: y(value) }),
      svg('text', { class: 'tick', x: LEFT - 8, y: y(value) + 4, 'text-anchor': 'end' }, figure === 'points' ? text.number(value) : `${Number(value.toFixed(2))} %`),
    ]),
    Array.from({ length: plan.draws + 1 }, (_, draws) => draws).filter((draws) => draws % every === plan.draws % every).map((draws) =>
      svg('text', { class: 'tick', x: x(draws), y: height - BOTTOM + 18, 'text-anchor': 'middle' }, draws)),
    svg('text', { class: 'axis', x: (LEFT + width - RIGHT) / 2, y: height - 4, 'text-anchor': 'middle' }, text.drawsLeft),
    cursor,
    // The best line is drawn last, above the others.
    values.map((of, at) => svg('path', { class: `curve c${at + 1}`, d: path(of) })).reverse(),
    best.map((of, at) => [
      svg('line', { class: `lead c${at + 1}`, x1: width - RIGHT + 2, y1: y(values[at]!.at(-1) ?? 0), x2: width - RIGHT + 20, y2: ends[at]! }),
      svg('rect', { class: 'label-tile', x: width - RIGHT + 22, y: ends[at]! - TILE.height / 2, ...TILE, rx: 3 }),
      svg('use', { href: `${sprite}#${of.face}`, x: width - RIGHT + 24, y: ends[at]! - TILE.height / 2 + 2.5, width: TILE.width - 4, height: TILE.height - 5 }),
    ]),
  );
  const point = (event: PointerEvent) => {
    const box = drawing.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    const draws = Math.max(0, Math.min(plan.draws, Math.round(((at - LEFT) / (width - LEFT - RIGHT)) * plan.draws)));
    cursor.setAttribute('x1', String(x(draws)));
    cursor.setAttribute('x2', String(x(draws)));
    cursor.setAttribute('visibility', 'visible');
    readout.replaceChildren(
      h('strong', {}, `${text.draws(draws)}: `),
      ...best.map((of, i) => h('span', { class: `value c${i + 1}` }, `${tiles.name(of.face)} ${show(values[i]![draws] ?? 0)}`)),
    );
  };
  drawing.addEventListener('pointermove', point);
  drawing.addEventListener('pointerdown', point);
  return h('figure', { class: 'plan-chart' }, h('figcaption', { class: 'small soft' }, text.chartTitle(text.figures[figure])), drawing, readout,
    h('details', {}, h('summary', {}, text.asTable),
      h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': text.asTable },
        h('table', { class: 'figures dense' },
          h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, text.drawsLeft), best.map((of) => h('th', { scope: 'col', class: 'number' }, tile(of.face, { class: 'tiny' }))))),
          h('tbody', {}, Array.from({ length: plan.draws }, (_, at) => plan.draws - at).map((draws) =>
            h('tr', {}, h('th', { scope: 'row' }, draws), values.map((of) => h('td', { class: 'number' }, show(of[draws] ?? 0))))))))));
}
