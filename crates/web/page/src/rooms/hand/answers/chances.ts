// Exact chances for the next draws, computed once they are opened.

import { button, segments } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { callLong, type Api } from '../../../engine/engine.ts';
import { tileTarget } from '../../../tile/tile.ts';
import { errorText, words } from '../../../words/index.ts';
import { chancesOf, type HandQuery } from '../query.ts';

export const GOALS = ['tenpai', 'win'] as const;

/** One draw more would take seconds for many hands. */
const DRAWS = 3;
/** Discards that are listed, the best first. */
const MOST = 8;

/** Open or closed as the user left it, for the next hand. */
let wasOpen = false;

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}

function table(found: Api.Chances, discard: (face: string) => void): HTMLElement {
  const { hand: text, tiles } = words();
  const cells = ({ chance, exact }: Api.Protocol.ChancePart) => chance.map((of, at) =>
    h('td', { class: 'number', title: exact[at] }, percent(of), h('span', { class: 'unseen' }, ` (${exact[at]})`)));
  const rows = Object.entries(found.chances);
  const waits = 'draw' in found.chances;
  return h('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': text.exactChances },
    h('table', { class: 'figures chances' },
      h('thead', {}, h('tr', {}, waits ? h('td', {}) : h('th', { scope: 'col' }, text.discardTile),
        rows[0]?.[1].chance.map((_, at) => h('th', { scope: 'col', class: 'number' }, text.within(at + 1))))),
      h('tbody', {}, rows.slice(0, MOST).map(([tile, of]) =>
        h('tr', { 'data-tile': tile }, h('td', {}, waits ? text.thisHand : tileTarget(tile, text.discardIt(tiles.name(tile)), () => discard(tile))), cells(of))))));
}

export function chancesCard(hand: string, analysis: Api.Analysis, query: HandQuery, discard: (face: string) => void, signal: AbortSignal): HTMLElement {
  const { hand: text } = words();
  const nearest = analysis.discards[0]?.shanten ?? analysis.shanten.least;
  let goal: (typeof GOALS)[number] = nearest <= 0 ? 'win' : 'tenpai';
  let asking = new AbortController();
  const place = h('div', { class: 'stack tight', 'aria-live': 'polite' });

  const stop = button(text.stopPlan, () => {
    asking.abort(new DOMException('Stopped.', 'AbortError'));
    fill(place, h('p', { class: 'note' }, text.planStopped), goOn);
    goOn.focus();
  }, 'slim');
  const goOn = button(text.goOnPlanning, () => { void ask(); stop.focus(); }, 'slim');

  const ask = async () => {
    asking.abort(new DOMException('Another goal.', 'AbortError'));
    asking = new AbortController();
    const mine = AbortSignal.any([signal, asking.signal]);
    fill(place, h('p', { class: 'note' }, text.counting), stop);
    try {
      const found = await callLong('chances', [hand, { ...chancesOf(query), draws: DRAWS, goal }], mine);
      if (mine.aborted) return;
      const hadFocus = document.activeElement === stop;
      const answer = table(found, discard);
      fill(place, answer, h('p', { class: 'note' }, text.exactNote(found.wall)));
      if (hadFocus) answer.focus();
    } catch (error) {
      if (!mine.aborted) fill(place, h('p', { class: 'note' }, errorText(error)));
    }
  };
  const goals = segments({
    name: text.chanceOf, choices: GOALS, label: (it) => text.figures[it], chosen: goal,
    choose: (it) => { goal = it; void ask(); },
  });
  const details = h('details', { open: wasOpen }, h('summary', {}, text.exactChances), h('div', { class: 'stack tight' }, goals, place));
  let begun = false;
  const opened = () => {
    wasOpen = details.open;
    if (!details.open || begun) return;
    begun = true;
    void ask();
  };
  details.addEventListener('toggle', opened);
  return h('section', { class: 'card' }, details);
}
