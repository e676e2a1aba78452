// What a win is worth: points, yaku, each item of fu, payments.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { form } from '../../../tile/blocks.ts';
import { tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';

/** "4 han 30 fu" or "a yakuman", in the chosen language. */
export function worthText(of: { han: number | null; fu: number | null; yakuman: number; limit: Api.Limit }): string {
  const { hand: text } = words();
  if (of.yakuman > 0) return text.yakuman(of.yakuman);
  const limit = of.limit === 'none' || of.limit === 'yakuman' ? '' : text.limits[of.limit];
  return [text.hanFu(of.han ?? 0, of.fu ?? 0), limit].filter(Boolean).join(' · ');
}

function yakuTable(reading: Api.ScoredReading): HTMLElement {
  const { hand: text, tiles } = words();
  const rows: (readonly [string, string, string])[] = reading.yaku.map((yaku) => [
    tiles.yaku(yaku),
    tiles.yakuAlso(yaku),
    yaku.yakuman > 0 ? text.yakuman(yaku.yakuman) : text.han(yaku.han),
  ]);
  const { dora, ura, aka, kita } = reading.dora;
  const counts = { dora, ura, aka, kita };
  for (const key of ['dora', 'ura', 'aka', 'kita'] as const) {
    if (counts[key] > 0 && reading.yakuman === 0) rows.push([text.doraKinds[key], '', text.han(counts[key])]);
  }
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.yaku),
    h('tbody', {}, rows.map(([name, also, worth]) =>
      h('tr', {}, h('th', { scope: 'row' }, name, also && h('span', { class: 'also' }, also)), h('td', { class: 'number' }, worth)))),
  );
}

function fuName(row: Api.FuRow): string {
  const { hand: text, tiles } = words();
  switch (row.kind) {
    case 'mentsu': {
      const kind = row.tiles.length === 4 ? 'kantsu' : 'koutsu';
      return `${row.concealed ? text.concealed : text.openBlock} ${tiles.blocks[kind]}`;
    }
    case 'wait':
      return row.shape ? `${text.fuKinds.wait}: ${tiles.shortShapes[row.shape]}` : text.fuKinds.wait;
    default:
      return text.fuKinds[row.kind];
  }
}

export function fuTable(reading: Pick<Api.ScoredReading, 'fuRows' | 'fu'>): HTMLElement {
  const { hand: text } = words();
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.fu),
    h('tbody', {}, reading.fuRows.map((row) =>
      h('tr', {}, h('th', { scope: 'row' }, fuName(row), row.tiles.length > 0 && tileRow(row.tiles, { class: 'mini' })),
        h('td', { class: 'number' }, row.kind === 'rounding' ? `+${row.fu}` : row.fu)))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, text.sum), h('td', { class: 'number' }, reading.fu ?? 0))),
  );
}

function payTable(score: Api.Score): HTMLElement {
  const { hand: text, tiles } = words();
  const payer = (of: Api.Score['payments'][number]['payer']) => (of === 'discarder' ? text.discarder : tiles.winds[of]);
  const extra = score.honba > 0 || score.sticks > 0;
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.pays),
    h('tbody', {}, score.payments.map((payment) =>
      h('tr', {}, h('th', { scope: 'row' }, payer(payment.payer)), h('td', { class: 'number' }, text.number(payment.total)))),
      score.sticks > 0 && h('tr', {}, h('th', { scope: 'row' }, text.sticksTaken), h('td', { class: 'number' }, text.number(score.sticks)))),
    extra && h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, text.sum), h('td', { class: 'number' }, text.number(score.received)))),
  );
}

export function whyNotText(why: Api.WhyNot): string {
  const { hand: text, tiles } = words();
  const reason = text.whyNot[why.kind];
  const named = why.tiles?.map((face) => tiles.name(face)).join(', ');
  if (why.kind === 'impossible') return `${reason}: ${why.message}`;
  return named ? `${reason} (${named})` : reason;
}

export function scoreCard(found: { won: true; score: Api.Score } | { won: false; why: Api.WhyNot }, win: string, choice: HTMLElement): HTMLElement {
  const { hand: text } = words();
  const card = (...rest: (HTMLElement | false)[]) =>
    h('section', { class: 'card stack', 'aria-labelledby': 'score' }, h('h2', { id: 'score' }, text.score), choice, rest);
  if (!found.won) return card(h('p', { class: 'error', role: 'status' }, whyNotText(found.why)));
  const { best, readings } = found.score;
  const others = readings.filter((it) => JSON.stringify(it) !== JSON.stringify(best));
  return card(
    h('p', { class: 'total' }, h('strong', {}, text.points(found.score.points)), h('span', { class: 'soft' }, worthText(best))),
    h('div', {}, form(best.reading.form, win)),
    h('div', { class: 'ledgers' }, yakuTable(best), h('div', { class: 'stack' }, payTable(found.score), best.fuRows.length > 0 && fuTable(best))),
    others.length > 0 &&
      h('details', {}, h('summary', {}, text.otherReadings(others.length)),
        h('ol', { class: 'forms' }, others.map((it) =>
          h('li', { class: 'stack tight' },
            h('span', {}, h('strong', {}, text.points(it.points)), ' ', h('span', { class: 'soft' }, worthText(it))),
            form(it.reading.form, win))))),
  );
}
