// What to discard: by ukeire at once, and by the plan as soon as there is one.

import { button, segments } from '../../../dom/controls.ts';
import { fill, h, type Child } from '../../../dom/h.ts';
import { inSteps } from '../../../dom/steps.ts';
import { cell, row as tableRow, table as figuresTable, type Column } from '../../../dom/table.ts';
import type { Api } from '../../../engine/engine.ts';
import type { DiscardPlan, Plan } from '../../../engine/plan.ts';
import { kind } from '../../../tile/faces.ts';
import { tile, tileTarget } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { chart } from './chart.ts';
import { FIGURES, percent, type Figure } from './figure.ts';

/** The state of the plan: not asked, working on a depth, done, or failed. */
export type PlanState =
  | { readonly at: 'none' }
  | { readonly at: 'working'; readonly depth: number; readonly plan: Plan | null; readonly stop: () => void }
  /** By the user, or because the time was up. */
  | { readonly at: 'stopped'; readonly plan: Plan | null; readonly goOn: () => void }
  | { readonly at: 'done'; readonly plan: Plan }
  | { readonly at: 'failed'; readonly plan: Plan | null; readonly why: string };

export interface DiscardsCard {
  readonly element: HTMLElement;
  show(plan: PlanState): void;
}

interface Row {
  readonly face: string;
  readonly ukeire: Api.Discard;
  readonly plan: DiscardPlan | undefined;
}

function rowsOf(analysis: Api.Analysis, plan: Plan | null, figure: Figure): Row[] {
  if (!plan) return analysis.discards.map((ukeire) => ({ face: ukeire.tile, ukeire, plan: undefined }));
  const rows = plan.discards.flatMap((of) => {
    const ukeire = analysis.discards.find((it) => it.tile === kind(of.face));
    return ukeire ? [{ face: of.face, ukeire, plan: of }] : [];
  });
  return rows.sort((a, b) => b.plan.figures[figure] - a.plan.figures[figure]);
}

function bar(share: number): HTMLElement {
  const filled = h('span', {});
  filled.style.inlineSize = `${(100 * share).toFixed(1)}%`;
  return h('span', { class: 'bar', 'aria-hidden': 'true' }, filled);
}

/** A row of the table: drawn once, its figures filled in as they arrive. */
interface Line {
  readonly element: HTMLElement;
  drawHelp(): void;
  show(plan: DiscardPlan | undefined, most: number): void;
}

function columnsOf(): readonly Column[] {
  const { hand: text } = words();
  const { tenpai, win, points } = text.figures;
  return [...[text.discardTile, text.shantenName, text.wouldHelp].map((name) => ({ name })), ...[tenpai, win, points].map((name) => ({ name, number: true }))];
}

function line({ face, ukeire }: Row, columns: readonly Column[], discard: (face: string) => void): Line {
  const { hand: text, tiles } = words();
  const at = (index: number, kind: string, ...children: Child[]) => cell(columns[index] as Column, kind, children);
  const figure = () => h('span', { class: 'value' });
  const help = h('span', { class: 'help-tiles' });
  help.style.setProperty('--n', String(ukeire.tiles.length));
  const [tenpai, win, points] = [figure(), figure(), figure()];
  const element = tableRow(
    { 'data-tile': face },
    at(0, 'of-tile', tileTarget(face, text.discardIt(tiles.name(face)), () => discard(face))),
    at(1, 'then', text.shanten(ukeire.shanten)),
    at(2, 'helps',
      h('span', { class: 'help' }, h('strong', { class: 'number' }, ukeire.total), help),
      ukeire.good !== null && h('span', { class: 'good small soft' }, text.goodWaits(ukeire.good))),
    at(3, 'of-plan', tenpai), at(4, 'of-plan', win), at(5, 'of-plan points', points),
  );
  return {
    element,
    drawHelp: () => help.replaceChildren(...ukeire.tiles.map((it) => tile(it.tile))),
    show(plan, most) {
      fill(tenpai, plan && `${percent(plan.figures.tenpai)} %`);
      fill(win, plan && `${percent(plan.figures.win)} %`);
      fill(points, plan && [h('span', {}, text.number(Math.round(plan.figures.points))), bar(most > 0 ? plan.figures.points / most : 0)]);
    },
  };
}

export function discardsCard(
  analysis: Api.Analysis, chosen: Figure, choose: (figure: Figure) => void, discard: (face: string) => void, signal: AbortSignal,
): DiscardsCard {
  const { hand: text } = words();
  let figure = chosen;
  let state: PlanState = { at: 'none' };
  const body = h('tbody', {});
  const lines = new Map<string, Line>();
  /** Rows whose ukeire is drawn. */
  const drawn = new Set<string>();
  const status = h('p', { class: 'note plan-state', role: 'status' });
  /** How long it has worked: what takes long shows that it works. */
  const clock = h('span', { class: 'number small soft', 'aria-hidden': 'true' });
  const stop = button(text.stopPlan, () => { if (state.at === 'working') state.stop(); }, 'slim');
  const goOn = button(text.goOnPlanning, () => { if (state.at === 'stopped') state.goOn(); }, 'slim');
  let since = 0;
  const tick = setInterval(() => {
    clock.textContent = state.at === 'working' ? text.seconds(Math.floor((performance.now() - since) / 1_000)) : '';
  }, 500);
  signal.addEventListener('abort', () => clearInterval(tick), { once: true });
  const picture = h('div', {});
  const columns = columnsOf();
  const table = figuresTable(text.discards, 'discards', columns, body);

  let moving = new AbortController();

  /** Moves rows into this order, then draws the missing tiles; the browser draws all tiles of a moved row anew. */
  function* changes(order: readonly HTMLElement[], rows: readonly Row[]): Generator<() => void> {
    for (const [at, element] of order.entries()) {
      if (body.children[at] !== element) yield () => body.insertBefore(element, body.children[at] ?? null);
    }
    for (const { face } of rows) {
      if (!drawn.has(face)) yield () => { drawn.add(face); lines.get(face)?.drawHelp(); };
    }
  }

  const draw = () => {
    const plan = 'plan' in state ? state.plan : null;
    const rows = rowsOf(analysis, plan, figure);
    const most = Math.max(0, ...rows.map((row) => row.plan?.figures.points ?? 0));
    const fresh = rows.flatMap((row) => {
      if (lines.has(row.face)) return [];
      const made = line(row, columns, discard);
      lines.set(row.face, made);
      return [made];
    });
    for (const row of rows) lines.get(row.face)?.show(row.plan, most);
    const order = rows.flatMap((row) => lines.get(row.face)?.element ?? []);
    for (const element of [...body.children]) if (!order.some((it) => it === element)) element.remove();
    body.append(...fresh.map(({ element }) => element));
    if (fresh.length === order.length) body.replaceChildren(...order);
    moving.abort();
    moving = new AbortController();
    inSteps(changes(order, rows), AbortSignal.any([signal, moving.signal]));
    table.classList.toggle('planned', plan !== null);
    fill(picture, plan && chart(plan, figure));
    goals.hidden = plan === null;
    status.textContent =
      state.at === 'working' ? text.planning(state.depth)
      : state.at === 'stopped' ? text.planStopped
      : state.at === 'done' ? text.planned(state.plan.depth, state.plan.draws)
      : state.at === 'failed' ? `${text.noPlan} ${state.why}`
      : '';
    status.hidden = state.at === 'none';
    stop.hidden = state.at !== 'working';
    goOn.hidden = state.at !== 'stopped';
    if (state.at !== 'working') clock.textContent = '';
    status.classList.toggle('working', state.at === 'working');
  };
  const goals = h('div', {}, segments({
    name: text.orderedBy, choices: FIGURES, label: (it) => text.figures[it], chosen: figure,
    choose: (it) => { figure = it; choose(it); draw(); },
  }));
  draw();
  return {
    element: h('section', { class: 'card stack', 'aria-labelledby': 'discards' },
      h('h2', { id: 'discards' }, text.discards), h('div', { class: 'row spread plan-head' }, goals, h('div', { class: 'row' }, status, clock, stop, goOn)), table, picture),
    show(next) {
      if (next.at === 'working' && state.at !== 'working') since = performance.now();
      state = next;
      draw();
    },
  };
}
