// What a win is worth: points, yaku, each item of fu, payments.

import { yakuName } from '../../../app/yaku.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { WINDS } from '../../../engine/lists.ts';
import { form } from '../../../tile/blocks.ts';
import { read } from '../../../tile/faces.ts';
import { tileRow } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';

/** "4 han 30 fu" or "a yakuman", in the chosen language. */
export function worthText(of: { han: number | null; fu: number | null; yakuman: number; limit: Api.Limit }): string {
  const { hand: text } = words();
  if (of.yakuman > 0) return text.yakuman(of.yakuman);
  const limit = of.limit === 'none' || of.limit === 'yakuman' ? '' : text.limits[of.limit];
  return [text.hanFu(of.han ?? 0, of.fu ?? 0), limit].filter(Boolean).join(' · ');
}

function yakuTable(reading: Api.Protocol.ScoredPart): HTMLElement {
  const { hand: text } = words();
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.yaku),
    h('tbody', {}, reading.yaku.map((yaku) =>
      h('tr', {}, h('th', { scope: 'row' }, yakuName(yaku)), h('td', { class: 'number' }, yaku.yakuman > 0 ? text.yakuman(yaku.yakuman) : text.han(yaku.han))))),
  );
}

function fuName(row: Api.Protocol.FuPart): string {
  const { hand: text, tiles } = words();
  switch (row.kind) {
    case 'mentsu': {
      const kind = row.tiles.length === 5 ? 'kantsu' : 'koutsu';
      return `${row.concealed ? text.concealed : text.openBlock} ${tiles.blocks[kind]}`;
    }
    case 'wait':
      return row.shape ? `${text.fuKinds.wait}: ${tiles.shortShapes[row.shape]}` : text.fuKinds.wait;
    default:
      return text.fuKinds[row.kind];
  }
}

export function fuTable(rows: readonly Api.Protocol.FuPart[], fu: number | null): HTMLElement {
  const { hand: text } = words();
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.fu),
    h('tbody', {}, rows.map((row) =>
      h('tr', {}, h('th', { scope: 'row' }, fuName(row), row.tiles !== '' && tileRow(read(row.tiles) ?? [], { class: 'mini' })),
        h('td', { class: 'number' }, row.kind === 'rounding' ? `+${row.fu}` : row.fu)))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, text.sum), h('td', { class: 'number' }, fu ?? 0))),
  );
}

function payTable(score: Api.Score): HTMLElement {
  const { hand: text, tiles } = words();
  const payer = (letter: string) => {
    const wind = WINDS.find((it) => it.startsWith(letter.toLowerCase()));
    return wind ? tiles.winds[wind] : text.discarder;
  };
  const received = score.payments.reduce((sum, it) => sum + it.points + it.honba, score.sticks);
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, text.pays),
    h('tbody', {}, score.payments.map((payment) =>
      h('tr', {}, h('th', { scope: 'row' }, payer(payment.payer)), h('td', { class: 'number' }, text.number(payment.points + payment.honba)))),
      score.sticks > 0 && h('tr', {}, h('th', { scope: 'row' }, text.sticksTaken), h('td', { class: 'number' }, text.number(score.sticks)))),
    received > score.points && h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, text.sum), h('td', { class: 'number' }, text.number(received)))),
  );
}

export function whyNotText(why: Pick<Api.NoScore, 'code' | 'tiles' | 'why'>): string {
  const { hand: text, tiles } = words();
  const reason = text.whyNot[why.code];
  const named = read(why.tiles ?? '')?.map((face) => tiles.name(face)).join(', ');
  if (why.code === 'impossible') return `${reason}: ${why.why}`;
  return named ? `${reason} (${named})` : reason;
}

export function scoreCard(found: Api.Score | Parameters<typeof whyNotText>[0], win: string, choice: HTMLElement): HTMLElement {
  const { hand: text } = words();
  const card = (...rest: (HTMLElement | false | undefined)[]) =>
    h('section', { class: 'card stack', 'aria-labelledby': 'score' }, h('h2', { id: 'score' }, text.score), choice, rest);
  if ('why' in found) return card(h('p', { class: 'error', role: 'status' }, whyNotText(found)));
  const best = found.readings.find((it) => it.best);
  const others = found.readings.filter((it) => !it.best);
  return card(
    h('p', { class: 'total' }, h('strong', {}, text.points(found.points)), h('span', { class: 'soft' }, worthText(found))),
    best && h('div', {}, form(best.reading.form, win)),
    best && h('div', { class: 'ledgers' }, yakuTable(best), h('div', { class: 'stack' }, payTable(found), best.fu_items.length > 0 && fuTable(best.fu_items, best.fu))),
    others.length > 0 &&
      h('details', {}, h('summary', {}, text.otherReadings(others.length)),
        h('ol', { class: 'forms' }, others.map((it) =>
          h('li', { class: 'stack tight' },
            h('span', {}, h('strong', {}, text.points(it.points)), ' ', h('span', { class: 'soft' }, worthText(it))),
            form(it.reading.form, win))))),
  );
}
