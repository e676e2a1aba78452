// A tile as a named drawing, or as a button.

import sprite from '../../generated/tiles.svg?url';
import { h, svg, type Attributes } from '../dom/h.ts';
import { words } from '../words/index.ts';
import { bonus, isBonus } from './bonus.ts';

const LETTERS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

export interface TileOptions {
  /** What a screen reader says instead of the tile's name. */
  readonly label?: string;
  /** More classes: "drawn", "dim", "won", "sideways" … */
  readonly class?: string;
  /** A screen reader skips it: an element around it has a label. */
  readonly silent?: boolean;
}

/** The index in the corner: a number, or the letter of an honor. */
function index(tile: string): string {
  const rank = Number(tile[0]);
  if (Number.isNaN(rank) || isBonus(tile) || tile.length !== 2) return '';
  if (tile[1] === 'z') return LETTERS[rank - 1] ?? '';
  return String(rank === 0 ? 5 : rank);
}

const drawings = new Map<string, SVGSVGElement>();

function drawing(tile: string): SVGSVGElement {
  let found = drawings.get(tile);
  if (!found) {
    const face = svg('svg', { viewBox: '0 0 300 400', 'aria-hidden': true, focusable: 'false' });
    if (tile === '?') {
      face.append(svg('text', { x: 150, y: 272, 'text-anchor': 'middle', class: 'tile-text' }, '?'));
    } else if (isBonus(tile)) {
      face.append(...bonus(tile));
    } else if (/^\d+$/.test(tile)) {
      face.append(svg('text', { x: 150, y: 250, 'text-anchor': 'middle', class: 'bonus-number' }, tile));
    } else if (tile !== 'back') {
      face.append(svg('use', { href: `${sprite}#${tile}` }));
    }
    drawings.set(tile, (found = face));
  }
  return found.cloneNode(true) as SVGSVGElement;
}

function attributes(tile: string, options: TileOptions): Record<string, string> {
  const kind = tile === '?' ? 'unknown' : tile === 'back' ? 'back' : (tile[1] ?? '');
  return {
    class: `tile ${options.class ?? ''}`.trim(),
    'data-tile': tile,
    'data-suit': isBonus(tile) ? 'f' : kind,
    'data-index': index(tile),
  };
}

/** "1m" … "7z", a red five "0m", "?" (unknown), "back", flowers "1f" …, seasons "1g" …, and other faces by number. */
export function tile(face: string, options: TileOptions = {}): HTMLElement {
  const said: Attributes = options.silent
    ? { 'aria-hidden': 'true' }
    : { role: 'img', 'aria-label': options.label ?? words().tiles.name(face) };
  return h('span', { ...attributes(face, options), ...said }, drawing(face));
}

export interface TileButtonOptions extends TileOptions {
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly act: (event: MouseEvent) => void;
}

export function tileButton(face: string, options: TileButtonOptions): HTMLButtonElement {
  return h(
    'button',
    {
      ...attributes(face, options),
      type: 'button',
      id: options.id,
      'aria-label': options.label ?? words().tiles.name(face),
      'aria-pressed': options.pressed === undefined ? null : String(options.pressed),
      disabled: options.disabled ?? false,
      on: { click: options.act },
    },
    drawing(face),
  );
}

/** A small tile as a button that a finger hits. */
export function tileTarget(face: string, label: string, act: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'tile-target', 'aria-label': label, on: { click: act } }, tile(face, { class: 'small', silent: true }));
}

/** A row of tiles under one name, each of them with its own. */
export function tileRow(faces: readonly string[], options: { class?: string; label?: string } = {}): HTMLElement {
  return h(
    'span',
    { class: `tiles ${options.class ?? ''}`.trim(), role: options.label ? 'group' : null, 'aria-label': options.label },
    faces.map((face) => tile(face)),
  );
}
