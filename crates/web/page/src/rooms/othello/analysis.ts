// The value of every action and whether it is proven; a coach's marks on the actions of a game.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { allWords } from '../../words/index.ts';
import type { Worth } from './board.ts';
import type { Game } from './game.ts';

/** Nodes for the analysis of a position, and for each reviewed action. */
const ANALYSIS = 150_000;
const REVIEW = 30_000;
/** The smallest loss that is a mistake, in hundredths of a piece. */
const MISTAKE = 50;
/** One that is worth two marks. */
const BLUNDER = 500;

/** An action of the game with its marks. */
interface Marked {
  readonly judged: Api.OthelloJudged;
  readonly mark: '?' | '??';
}

export interface Analysis {
  readonly element: HTMLElement;
  /** The position has changed. */
  reset(): void;
}

/** A score in pieces, "+2.2", or that the game is decided. */
export function worthText({ hundredths, decided }: Api.OthelloScore): string {
  const pieces = `${hundredths > 0 ? '+' : ''}${(hundredths / 100).toFixed(1)}`;
  return decided === null ? pieces : allWords().othello.decided[decided];
}

/** Whether a deeper search could change it. */
function certainty(isProven: boolean): HTMLElement {
  const { othello } = allWords();
  return h('span', { class: isProven ? 'proven' : 'soft' }, isProven ? othello.proven : othello.estimated);
}

export function analysis(game: Game, show: (worth: Worth | undefined) => void): Analysis {
  const { othello } = allWords();
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
        { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': othello.analysis },
        h(
          'table',
          { class: 'line-table' },
          h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, othello.action), h('th', { scope: 'col' }, othello.worth), h('th', { scope: 'col' }, othello.known), h('th', { scope: 'col' }, othello.line))),
          h(
            'tbody',
            {},
            found.actions.slice(0, 8).map(({ action, score, line, final }) =>
              h('tr', {}, h('th', { scope: 'row' }, action), h('td', { class: 'number' }, worthText(score)), h('td', {}, certainty(final || score.decided !== null)), h('td', { class: 'soft' }, line.slice(0, 8).join(' '))),
            ),
          ),
        ),
      ),
    );
  };

  /** The actions that the marks are of, and where they are shown. */
  let marked: { readonly actions: readonly string[]; readonly show: () => void } | null = null;
  const review = async () => {
    const mine = ++reviewing;
    const plies = game.state?.ply ?? 0;
    const actions = (game.state?.actions ?? []).slice(0, plies);
    const marks = new Map<number, Marked>();
    for (let ply = 0; ply < plies; ply++) {
      busy(reviewed, othello.reviewing(ply + 1, plies));
      const judged = await game.ask((board) => board.judge(ply, { nodes: REVIEW }));
      if (mine !== reviewing) return;
      if (!judged || (!judged.gaveAwayAWin && judged.lost < MISTAKE)) continue;
      marks.set(ply, { judged, mark: judged.gaveAwayAWin || judged.lost >= BLUNDER ? '??' : '?' });
    }
    marked = { actions, show: () => showMarks(actions, marks) };
    marked.show();
  };

  const showMarks = (actions: readonly string[], marks: ReadonlyMap<number, Marked>) => {
    const now = game.state?.ply ?? 0;
    /** To where the action was made, with the better one beside it. */
    const look = async (ply: number) => {
      await game.goTo(ply);
      const found = marks.get(ply);
      if (found && game.state?.ply === ply) show(new Map([[found.judged.made, { text: found.mark, best: false }], [found.judged.best, { text: '!', best: true }]]));
    };
    const told = ({ judged, mark }: Marked) => [` ${mark} `, h('span', { class: 'small' },
      `${othello.lost(judged.lost / 100, judged.gaveAwayAWin)}, ${othello.better(judged.best)} (${judged.proven ? othello.proven : othello.estimated})`)];
    const of = (player: 'black' | 'white') => {
      const own = [...marks.values()].filter(({ judged }) => judged.player === player);
      return othello.marksOf(othello.colors[player], own.filter((it) => it.mark === '?').length, own.filter((it) => it.mark === '??').length);
    };
    const focused = reviewed.contains(document.activeElement);
    fill(
      reviewed,
      h('p', {}, othello.mistakes(marks.size)),
      marks.size > 0 && h('p', { class: 'note' }, of('black'), ' ', of('white'), ' ', othello.marksNote),
      h(
        'ol',
        { class: 'moves-list', tabindex: '0', 'aria-label': othello.moves },
        actions.map((action, ply) => {
          const found = marks.get(ply);
          const go = h('button', { type: 'button', class: `move${found ? ' lost' : ''}`, 'aria-current': ply === now ? 'step' : null, on: { click: () => void look(ply) } }, `${ply + 1}. ${action}`, found && told(found));
          return h('li', {}, go);
        }),
      ),
    );
    const current = reviewed.querySelector<HTMLElement>('[aria-current]');
    if (focused) current?.focus();
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
      const { actions = [], ply = 0 } = game.state ?? {};
      // Steps within the reviewed game keep its marks.
      if (marked && ply <= marked.actions.length && actions.slice(0, ply).every((it, at) => it === marked?.actions[at])) {
        marked.show();
        return;
      }
      marked = null;
      reviewed.replaceChildren();
    },
  };
}
