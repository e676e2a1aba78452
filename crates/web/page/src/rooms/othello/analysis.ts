// The value of every action, and the mistakes of the game.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { words } from '../../words/index.ts';
import type { Worth } from './board.ts';
import type { Game } from './game.ts';

/** Nodes for the analysis of a position, and for each reviewed action. */
const ANALYSIS = 150_000;
const REVIEW = 30_000;
/** The smallest loss that is a mistake, in hundredths of a piece. */
const MISTAKE = 50;

export interface Analysis {
  readonly element: HTMLElement;
  /** The position has changed. */
  reset(): void;
}

/** A score in pieces, "+2.2", or that the game is decided. */
export function worthText({ hundredths, decided }: Api.OthelloScore): string {
  const pieces = `${hundredths > 0 ? '+' : ''}${(hundredths / 100).toFixed(1)}`;
  return decided === null ? pieces : words().othello.decided[decided];
}

export function analysis(game: Game, show: (worth: Worth | undefined) => void): Analysis {
  const { othello } = words();
  const told = h('div', { class: 'stack' });
  const reviewed = h('div', { class: 'stack' });
  let reviewing = 0;

  const busy = (place: HTMLElement, text: string) =>
    fill(place, h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), h('span', {}, text)));

  const analyse = async () => {
    busy(told, othello.thinking);
    const found = await game.ask((board) => board.analyse({ nodes: ANALYSIS }));
    if (!found) {
      told.replaceChildren();
      return;
    }
    const best = found.actions[0]?.score.hundredths;
    show(new Map(found.actions.map(({ action, score }) => [action, { text: worthText(score), best: score.hundredths === best }])));
    fill(
      told,
      h('p', { class: 'note' }, othello.searched(found.depth, found.nodes)),
      h(
        'div',
        { class: 'scroll' },
        h(
          'table',
          { class: 'line-table' },
          h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, othello.action), h('th', { scope: 'col' }, othello.worth), h('th', { scope: 'col' }, othello.line))),
          h(
            'tbody',
            {},
            found.actions.slice(0, 8).map(({ action, score, line, final }) =>
              h('tr', {}, h('th', { scope: 'row' }, action), h('td', { class: 'number' }, worthText(score), final && ` ${othello.exact}`), h('td', { class: 'soft' }, line.slice(0, 8).join(' '))),
            ),
          ),
        ),
      ),
    );
  };

  const review = async () => {
    const mine = ++reviewing;
    const plies = game.state?.ply ?? 0;
    const actions = game.state?.actions ?? [];
    const lost = new Map<number, { text: string; best: string; bad: boolean }>();
    for (let ply = 0; ply < plies; ply++) {
      busy(reviewed, othello.reviewing(ply + 1, plies));
      const found = await game.ask((board) => board.judge(ply, { nodes: REVIEW }));
      if (mine !== reviewing) return;
      if (!found) continue;
      const bad = found.gaveAwayAWin || found.lost >= MISTAKE;
      if (bad) lost.set(ply, { text: othello.lost(found.lost / 100, found.gaveAwayAWin), best: found.best, bad });
    }
    fill(
      reviewed,
      h('p', {}, othello.mistakes(lost.size)),
      h(
        'ol',
        { class: 'moves-list', tabindex: '0', 'aria-label': othello.moves },
        actions.slice(0, plies).map((action, ply) => {
          const found = lost.get(ply);
          return h('li', { class: found ? 'lost' : '' }, `${ply + 1}. ${action}`, found && ` ${found.text}, ${othello.better(found.best)}`);
        }),
      ),
    );
  };

  const element = h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'analysis' },
    h('h2', { id: 'analysis' }, othello.analysis),
    h('div', { class: 'row' }, button(othello.analyse, () => void analyse()), button(othello.review, () => void review())),
    told,
    reviewed,
  );
  return {
    element,
    reset() {
      reviewing++;
      told.replaceChildren();
      reviewed.replaceChildren();
    },
  };
}
