// What is read of the others: tiles shaded by danger, and every action with its value and its reasons.

import { button } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { kind } from '../../../tile/faces.ts';
import { allWords } from '../../../words/index.ts';

/** Actions that are shown at first. */
const SHOWN = 3;
/** The chances from which a tile is shaded, each darker than the one before. */
const LEVELS = [0.01, 0.03, 0.06, 0.1];

const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;

/** Shades the tiles of a hand by how likely somebody wins on them; a screen reader says it. */
export function shade(hand: Element, dangers: Api.AdviceView['dangers']): void {
  const { play } = allWords();
  const of = new Map(dangers.map(({ tile, danger }) => [tile as string, danger]));
  for (const tile of hand.querySelectorAll<HTMLElement>(':scope > .tile')) {
    const danger = of.get(kind(tile.dataset.tile ?? '')) ?? 0;
    tile.dataset.danger = String(LEVELS.filter((level) => danger >= level).length);
    tile.title = play.danger(percent(danger));
    tile.setAttribute('aria-description', play.danger(percent(danger)));
  }
}

/** Every action with its value and its parts, the best first, and how likely the others are tenpai. */
export function adviceTable(
  found: Api.AdviceView,
  textOf: (index: number) => string,
  seatName: (seat: number) => string,
  made?: number,
): HTMLElement {
  const { play, hand: text } = allWords();
  const points = (value: number) => text.number(Math.round(value));
  // A hand too far from a win to be planned is worth something, but nobody says how often it wins.
  const win = (it: Api.AdviceView['actions'][number]) => (it.win === 0 && it.goingOn > 0 ? '–' : percent(it.win));
  const head = [play.action, play.value, play.dealIn, play.winChance, play.goingOn, play.folding];
  // The action taken is shown, too, however bad it was.
  const isFirst = (it: Api.AdviceView['actions'][number], at: number) => at < SHOWN || it.index === made;
  const rows = found.actions.map((it, at) =>
    h(
      'tr',
      { class: it.index === made ? 'made' : '', hidden: !isFirst(it, at) },
      h('td', {}, textOf(it.index)),
      [points(it.value), percent(it.dealIn), win(it), points(it.goingOn), points(it.folding)].map((cell) => h('td', { class: 'number' }, cell)),
    ));
  const more = button(play.allActions, () => {
    for (const row of rows) row.hidden = false;
    more.remove();
  }, 'quiet');
  return h(
    'div',
    { class: 'stack tight' },
    h('p', { class: 'row' }, h('span', { class: 'soft' }, play.tenpaiOthers), found.others.map((it) => h('span', { class: 'chip' }, `${seatName(it.seat)} ${percent(it.tenpai)}`))),
    h(
      'div',
      { class: 'figures-place' },
      h(
        'table',
        { class: 'figures advice' },
        h('thead', {}, h('tr', {}, head.map((name, at) => h('th', { scope: 'col', class: at > 0 ? 'number' : '' }, name)))),
        h('tbody', {}, rows),
      ),
    ),
    rows.some(({ hidden }) => hidden) && more,
    h('p', { class: 'note' }, play.adviceNote),
  );
}
