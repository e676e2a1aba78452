// The board: every tile at its place, free ones as buttons. Arrow keys move to the next free tile.

import { h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { tile, tileButton } from '../../tile/tile.ts';
import { allWords, words } from '../../words/index.ts';

type Tile = Api.ShanghaiTile;

/** Marked tiles, by their numbers. */
export interface Marks {
  /** The pair of a hint. */
  readonly hint?: ReadonlySet<number>;
  /** Tiles that can never leave. */
  readonly trapped?: ReadonlySet<number>;
  /** Tiles that block them. */
  readonly blocking?: ReadonlySet<number>;
}

export interface Board {
  readonly element: HTMLElement;
  show(state: Api.ShanghaiState, marks?: Marks): void;
}

/** A tile on the page. */
interface Drawn {
  readonly element: HTMLElement;
  readonly free: boolean;
  readonly tile: string;
}

/** The offset of a level from the one beneath, in half tiles. */
const LIFT = 0.26;
/** The width of a tile that a finger hits easily. Where the whole board has narrower ones, what is left of it is shown. */
const EASY = 44;

export function board(take: (a: number, b: number) => void): Board {
  const element = h('div', { class: 'solitaire', 'data-board': '', role: 'group', 'aria-label': allWords().shanghai.board });
  let tiles: readonly Tile[] = [];
  let chosen: number | null = null;
  let again: () => void = () => {};
  let drawn: ReadonlyMap<number, Drawn> = new Map();

  const byId = (id: number) => tiles.find((it) => it.id === id);
  const choose = (id: number) => {
    const other = chosen === null ? undefined : byId(chosen);
    const one = byId(id);
    if (other && one && other.id !== one.id && other.group === one.group) {
      chosen = null;
      take(other.id, one.id);
      return;
    }
    chosen = chosen === id ? null : id;
    again();
  };

  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && chosen !== null) {
      chosen = null;
      again();
      return;
    }
    const from = byId(Number((event.target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset.id ?? -1));
    const next = from && toward(from, event.key, tiles);
    if (!next) return;
    event.preventDefault();
    focus(next.id);
  });

  const focus = (id: number) => element.querySelector<HTMLElement>(`button[data-id='${id}']`)?.focus();

  const show = (state: Api.ShanghaiState, marks: Marks = {}) => {
    const had = Number((document.activeElement as HTMLElement | null)?.closest<HTMLElement>('.solitaire [data-id]')?.dataset.id ?? -1);
    const before = byId(had);
    tiles = state.tiles;
    if (chosen !== null && !byId(chosen)?.free) chosen = null;
    again = () => show(state, marks);
    const here = tiles.filter((it) => !it.gone);
    const room = element.parentElement?.clientWidth ?? 0;
    const whole = extent(tiles, state.levels);
    const { left, top, across, down } = here.length > 0 && 2 * room < EASY * whole.across ? extent(here, state.levels) : whole;
    for (const [name, value] of Object.entries({ left, top, across, down, levels: state.levels - 1 })) element.style.setProperty(`--${name}`, String(value));
    const stop = chosen ?? (here.find((it) => it.id === had && it.free) ?? here.find((it) => it.free))?.id;
    const kept = new Map<number, Drawn>();
    for (const it of here) kept.set(it.id, redraw(drawn.get(it.id), it, marks, stop));
    for (const [id, { element }] of drawn) if (kept.get(id)?.element !== element) element.remove();
    drawn = kept;
    element.append(...[...kept.values()].flatMap((it) => (it.element.parentElement === element ? [] : [it.element])));
    if (before) {
      const nearest = byId(had)?.gone === false && byId(had)?.free ? before : near(before, here);
      if (nearest) focus(nearest.id);
    }
  };

  /** Draws a tile. Only new tiles and tiles that become free need a new element. */
  const redraw = (before: Drawn | undefined, it: Tile, marks: Marks, stop: number | undefined): Drawn => {
    const is = before?.free === it.free && before.tile === it.tile ? before : { element: make(it), free: it.free, tile: it.tile };
    const { element } = is;
    const { classList } = element;
    classList.toggle('hinted', marks.hint?.has(it.id) === true);
    classList.toggle('trapped', marks.trapped?.has(it.id) === true);
    classList.toggle('blocking', marks.blocking?.has(it.id) === true);
    if (it.free) {
      classList.toggle('partner', chosen !== null && chosen !== it.id && byId(chosen)?.group === it.group);
      element.setAttribute('aria-pressed', String(it.id === chosen));
      element.tabIndex = it.id === stop ? 0 : -1;
    }
    return is;
  };

  const make = (it: Tile): HTMLElement => {
    const label = allWords().shanghai.tile(words().tiles.name(it.tile), it.x, it.y, it.z, it.free);
    const made = it.free
      ? tileButton(it.tile, { label, class: 'free', act: () => choose(it.id) })
      : tile(it.tile, { label, class: 'blocked' });
    made.dataset.id = String(it.id);
    made.style.setProperty('--x', String(it.x));
    made.style.setProperty('--y', String(it.y));
    made.style.setProperty('--z', String(it.z));
    made.style.zIndex = String(it.z * 10_000 + it.y * 100 + it.x);
    return made;
  };

  return { element, show };
}

/** Where tiles lie, in half tiles: layouts of files may lie in the middle of a larger field. */
function extent(tiles: readonly Tile[], levels: number): Record<'left' | 'top' | 'across' | 'down', number> {
  const range = (edge: (of: Tile) => number): readonly [number, number] => {
    const least = Math.min(...tiles.map(edge));
    return [least, Math.max(...tiles.map(edge)) - least + 2 + LIFT * levels];
  };
  const [left, across] = range((it) => it.x);
  const [top, down] = range((it) => it.y);
  return { left, top, across, down };
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest free tile in the direction of an arrow key; distance to the side counts twice. */
function toward(from: Tile, key: string, tiles: readonly Tile[]): Tile | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [right, down] = direction;
  let best: { tile: Tile; far: number } | undefined;
  for (const tile of tiles) {
    if (tile.gone || !tile.free || tile.id === from.id) continue;
    const ahead = (tile.x - from.x) * right + (tile.y - from.y) * down;
    const aside = Math.abs((tile.x - from.x) * down) + Math.abs((tile.y - from.y) * right);
    if (ahead <= 0) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { tile, far };
  }
  return best?.tile;
}

/** The free tile nearest to this place. */
function near(to: Tile, tiles: readonly Tile[]): Tile | undefined {
  const far = (tile: Tile) => Math.hypot(tile.x - to.x, tile.y - to.y);
  return tiles.filter((it) => it.free).sort((a, b) => far(a) - far(b))[0];
}
