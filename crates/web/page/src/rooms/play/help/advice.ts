// Hints: discards by ukeire and by the plan of the rest of the round.

import { button } from '../../../dom/controls.ts';
import { fill, h, type Child } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { plan } from '../../../engine/plan.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords, errorText, words } from '../../../words/index.ts';

const SHOWN = 5;

export interface Advice {
  readonly element: HTMLElement;
  show(discards: readonly Api.Discard[]): void;
  put(table: HTMLElement): void;
  /** Plans; a new state of the game aborts it. */
  plan(hand: string, request: Api.PlanRequest, signal: AbortSignal): Promise<void>;
  clear(): void;
}

export function advice(): Advice {
  const element = h('div', { 'aria-live': 'polite' });
  const clear = () => element.replaceChildren();
  const put = (...made: readonly Child[]) => {
    const { play } = allWords();
    const close = button('×', clear, 'quiet');
    close.setAttribute('aria-label', play.closeAdvice);
    fill(element, h('section', { class: 'card stack tight advised', 'aria-label': play.advice }, close, made));
  };
  const table = (head: readonly string[], rows: readonly (readonly (Node | string)[])[]) =>
    h(
      'div',
      { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': allWords().play.hint },
      h(
        'table',
        { class: 'figures' },
        h('thead', {}, h('tr', {}, head.map((name, at) => h('th', { scope: 'col', class: at > 1 ? 'number' : '' }, name)))),
        h('tbody', {}, rows.map((row) => h('tr', {}, row.map((cell, at) => h('td', { class: at > 1 ? 'number' : '' }, cell))))),
      ),
    );
  return {
    element,
    show(discards) {
      const { hand: text } = words();
      const rows = discards.slice(0, SHOWN).map((it) => [tile(it.tile, { class: 'tiny' }), text.shanten(it.shanten), String(it.total)]);
      put(table([text.discardTile, text.shantenName, text.wouldHelp], rows));
    },
    put,
    async plan(hand, request, signal) {
      const { hand: text } = words();
      put(h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), text.planning(1)));
      try {
        const found = await plan(hand, { ...request, depth: 1 }, signal);
        const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
        const best = [...found.discards].sort((a, b) => b.figures.points - a.figures.points);
        const rows = best.slice(0, SHOWN).map((it) => [
          tile(it.face, { class: 'tiny' }),
          text.shanten(it.shanten),
          percent(it.figures.tenpai),
          percent(it.figures.win),
          text.number(Math.round(it.figures.points)),
        ]);
        const { figures } = text;
        put(table([text.discardTile, text.shantenName, figures.tenpai, figures.win, figures.points], rows));
      } catch (error) {
        if (!signal.aborted) put(h('p', { class: 'note' }, text.noPlan, ' ', errorText(error)));
      }
    },
    clear,
  };
}
