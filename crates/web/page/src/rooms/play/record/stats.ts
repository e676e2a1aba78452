// Statistics of all open games: a row a player, and everything about one of them.

import { yakuName, yakuText } from '../../../app/yaku.ts';
import { segments, select } from '../../../dom/controls.ts';
import { fill, h, svg } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { allWords, errorText, words } from '../../../words/index.ts';
import type { Opened } from './open.ts';

/** Rows that are shown: those of the most games. */
const MOST = 12;
/** A phone has room for the first three; what is about one player has all. */
const COLUMNS: readonly Api.Figure[] = ['mean_place', 'win_rate', 'deal_in_rate', 'riichi_rate', 'call_rate'];
const SHOWN_YAKU = 12;
const BY = ['player', 'seat'] as const;

type Figure = Api.StatsRow['figures'][number];

function valueText({ figure, kind, value }: Pick<Figure, 'figure' | 'kind' | 'value'>): string {
  const { hand } = words();
  if (kind === 'rate') return `${(100 * value).toFixed(1)} %`;
  return kind === 'points' ? hand.number(Math.round(value)) : value.toFixed(figure === 'mean_place' ? 3 : 2);
}

/** Who a row is about. */
function whoOf(row: Api.StatsRow): string {
  const name = row.player ?? allWords().record.seatNo(row.seat ?? 0);
  return row.players === 3 ? `${name} (3)` : name;
}

/** A share as a bar, with its interval as a line. */
function bar(value: number, interval: readonly [number, number] | null, name: string): SVGSVGElement {
  const x = (at: number) => (100 * Math.max(0, Math.min(1, at))).toFixed(1);
  return svg(
    'svg',
    { viewBox: '0 0 100 8', preserveAspectRatio: 'none', class: 'bar', role: 'img', 'aria-label': name },
    svg('rect', { width: 100, height: 8, class: 'rest' }),
    svg('rect', { width: x(value), height: 8, class: 'share' }),
    interval && svg('line', { x1: x(interval[0]), x2: x(interval[1]), y1: 4, y2: 4, class: 'interval' }),
  );
}

/** How often first, second …: parts of one bar. */
function places(row: Api.StatsRow): SVGSVGElement {
  const { record } = allWords();
  const sum = row.places.reduce((all, it) => all + it, 0) || 1;
  let left = 0;
  const parts = row.places.map((n, at) => {
    const width = (100 * n) / sum;
    const part = svg('rect', { x: left.toFixed(2), width: width.toFixed(2), height: 8, class: `place-${at + 1}` });
    left += width;
    return part;
  });
  const said = row.places.map((n, at) => `${record.nth(at)} ${n}`).join(', ');
  return svg('svg', { viewBox: '0 0 100 8', preserveAspectRatio: 'none', class: 'bar', role: 'img', 'aria-label': said }, parts);
}

function overview(rows: readonly Api.StatsRow[]): HTMLElement {
  const { record } = allWords();
  const head = [record.player, record.games, record.places, ...COLUMNS.map((it) => record.figures[it])];
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': record.stats },
    h(
      'table',
      { class: 'figures overview' },
      h('thead', {}, h('tr', {}, head.map((name, at) => h('th', { scope: 'col', class: at === 0 || at === 2 ? '' : 'number' }, name)))),
      h('tbody', {}, rows.slice(0, MOST).map((row) =>
        h('tr', {}, h('th', { scope: 'row' }, whoOf(row)), h('td', { class: 'number' }, row.games), h('td', {}, places(row)),
          COLUMNS.map((name) => {
            const found = row.figures.find(({ figure }) => figure === name);
            return h('td', { class: 'number' }, found ? valueText(found) : '–');
          })))),
    ),
  );
}

function one(row: Api.StatsRow): HTMLElement {
  const { hand, record } = allWords();
  const line = (name: HTMLElement | string, text: string, chart: SVGSVGElement | null) =>
    h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: 'chart-cell' }, chart), h('td', { class: 'number' }, text));
  const yaku = [...row.yaku].sort((a, b) => b.wins - a.wins).slice(0, SHOWN_YAKU);
  return h(
    'div',
    { class: 'ledgers' },
    h('table', { class: 'ledger' }, h('caption', {}, whoOf(row)), h('tbody', {}, row.figures.map((it) =>
      line(record.figures[it.figure], valueText(it), it.kind === 'rate' ? bar(it.value, it.interval, record.figures[it.figure]) : null)))),
    yaku.length > 0 &&
      h('table', { class: 'ledger' }, h('caption', {}, hand.yaku), h('tbody', {}, yaku.map((it) => {
        const name = yakuText(it);
        return line(yakuName(it), `${it.wins}`, bar(it.value, it.interval, name));
      }))),
  );
}

export function stats({ replay, games }: Opened): HTMLElement {
  const { record, shell } = allWords();
  let by: Api.StatsBy = 'player';
  let turn = 0;
  const body = h('div', { class: 'stack' });
  const count = async () => {
    const mine = ++turn;
    fill(body, h('p', { class: 'row', role: 'status' }, h('span', { class: 'busy', 'aria-hidden': 'true' }), shell.loading));
    try {
      const found = await replay.stats(by);
      if (mine !== turn) return;
      const rows = [...found.rows].sort((a, b) => (by === 'seat' ? 0 : b.games - a.games || b.rounds - a.rounds));
      const detail = h('div', {});
      const show = (at: number) => {
        const row = rows[at];
        fill(detail, row && one(row));
      };
      show(0);
      fill(
        body,
        h('p', { class: 'note' }, record.statsOf(found.records, found.rounds, found.leftOut)),
        segments({ name: record.by, choices: BY, label: (it) => record.byKinds[it], chosen: by, choose: (it) => { by = it; void count(); } }),
        overview(rows),
        rows.length > MOST && h('p', { class: 'note' }, record.more(rows.length - MOST)),
        select({ name: record.player, choices: rows.map((_, at) => String(at)), label: (it) => whoOf(rows[Number(it)]!), chosen: '0', choose: (it) => show(Number(it)) }),
        detail,
        h('p', { class: 'note' }, record.interval),
      );
    } catch (error) {
      if (mine === turn) fill(body, h('p', { class: 'error', role: 'alert' }, errorText(error)));
    }
  };
  const details = h('details', { on: { toggle: () => { if (details.open && body.childElementCount === 0) void count(); } } }, h('summary', {}, games.length === 1 ? record.stats : `${record.stats} (${games.length})`), body);
  return h('section', { class: 'card stats' }, details);
}
