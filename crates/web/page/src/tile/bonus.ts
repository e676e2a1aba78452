// Flowers and seasons, which the sprite of faces lacks: four blossoms and four leaves with their numbers.

import { svg } from '../dom/h.ts';

const COLORS = ['#b3224c', '#6c3bb0', '#c06a00', '#0b6e4f'];

/** Whether this is a flower ("1f" to "4f") or a season ("1g" to "4g"). */
export function isBonus(tile: string): boolean {
  return /^[1-4][fg]$/.test(tile);
}

function petals(color: string): SVGElement[] {
  return Array.from({ length: 6 }, (_, at) => {
    const turn = (at * Math.PI) / 3;
    return svg('circle', { cx: (150 + 58 * Math.cos(turn)).toFixed(1), cy: (165 + 58 * Math.sin(turn)).toFixed(1), r: 44, fill: color });
  });
}

function leaves(color: string): SVGElement[] {
  return [-50, 0, 50].map((turn) =>
    svg('path', { d: 'M150 270 C80 200 100 110 150 60 C200 110 220 200 150 270 Z', fill: color, 'fill-opacity': 0.82, transform: `rotate(${turn} 150 270)` }),
  );
}

/** The drawing, in a box of 300 by 400. */
export function bonus(tile: string): SVGElement[] {
  const number = Number(tile[0]);
  const color = COLORS[number - 1] ?? '#333333';
  const figure = tile[1] === 'f' ? [...petals(color), svg('circle', { cx: 150, cy: 165, r: 40, fill: '#f4c542' })] : leaves(color);
  return [...figure, svg('text', { x: 150, y: 378, 'text-anchor': 'middle', class: 'bonus-number' }, number)];
}
