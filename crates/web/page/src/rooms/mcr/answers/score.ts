// What a win is worth: its fan, what was left out and why, who pays.

import { folded } from '../../../dom/folded.ts';
import { h, type Child } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { speaking, words } from '../../../words/index.ts';
import type { Fans } from '../ask.ts';
import type { McrQuery } from '../query.ts';
import { absent } from './facts.ts';
import { fanLabel, fanName } from './fan.ts';

/** The points with which a hand may be won, and what each other player pays besides: 8 by the rules of every house. */
export const MINIMUM = 8;
const BASE = 8;
/** Flowers are points, but none towards the minimum. */
const FLOWERS = '花牌';

export function isEnough({ total, fans }: Api.Protocol.McrScoreAnswer): boolean {
  const [points, times] = fans[FLOWERS] ?? [0, 0];
  return total - points * times >= MINIMUM;
}

type Parts = Readonly<Record<string, readonly [worth: number, times: number]>>;

/** What counts by its name, what it is worth, and the sum; where rules limit that, the limit below it. */
export function partsTable(caption: string, parts: Parts, label: (name: string) => Child, total: number): HTMLElement {
  const { mcr: text, hand } = words();
  const all = Object.entries(parts);
  const row = (attributes: Readonly<Record<string, string>>, name: Child, worth: number | string) =>
    h('tr', attributes, h('th', { scope: 'row' }, name), h('td', { class: 'number' }, worth));
  const sum = all.reduce((before, [, [worth, times]]) => before + worth * times, 0);
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, caption),
    h('tbody', {}, all.map(([name, [worth, times]]) => row({ 'data-fan': name }, label(name), times > 1 ? `${times} × ${worth}` : worth))),
    h('tfoot', {}, row({}, hand.sum, Math.max(sum, total)), sum > total && row({}, text.limit, total)),
  );
}

const fanTable = (fans: Api.Protocol.ReadingPart['fans'], sum: number, all: Fans): HTMLElement => partsTable(words().mcr.fans, fans as Parts, (name) => fanLabel(name, all), sum);

function payTable(total: number, by: McrQuery['by']): HTMLElement {
  const { mcr: text, hand } = words();
  const rows = by === 'drawn' ? [[text.eachOther, total + BASE]] as const : [[text.discarder, total + BASE], [text.eachOfTwo, BASE]] as const;
  const received = by === 'drawn' ? 3 * (total + BASE) : total + 3 * BASE;
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, hand.pays),
    h('tbody', {}, rows.map(([who, pays]) => h('tr', {}, h('th', { scope: 'row' }, who), h('td', { class: 'number' }, pays)))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, text.received), h('td', { class: 'number' }, received))),
  );
}

function leftOut({ left_out }: Pick<Api.Protocol.ReadingPart, 'left_out'>, all: Fans): HTMLElement | false {
  const { mcr: text } = words();
  return left_out.length > 0 && h(
    'div',
    { class: 'stack tight left-out' },
    h('h3', {}, text.leftOut),
    h('ul', { class: 'stack tight' }, left_out.map(({ fan, times, principle, principle_chinese, by }) =>
      h('li', { 'data-fan': fan }, fanLabel(fan, all), times > 1 && ` × ${times}`,
        h('span', { class: 'why' }, text.because(fanName(by, all)), ' ',
          h('span', { class: 'chip', title: text.principles[principle] }, text.principleNames[principle], speaking() === 'ja' && [' ', h('span', { lang: 'zh-Hans' }, principle_chinese)]))))),
    h('details', {}, h('summary', {}, text.aboutPrinciples),
      h('dl', { class: 'stack tight' }, Object.entries(text.principles).map(([name, meaning]) =>
        h('div', {}, h('dt', {}, h('strong', {}, text.principleNames[name as Api.McrPrinciple])), h('dd', {}, meaning))))),
  );
}

export function scoreCard(score: Api.Protocol.McrScoreAnswer, all: Fans, query: McrQuery, choice: HTMLElement): HTMLElement {
  const { mcr: text, hand } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'score' },
    h('h2', { id: 'score' }, hand.score),
    choice,
    h('p', { class: 'total' }, h('strong', {}, text.points(score.total))),
    !isEnough(score) && h('p', { class: 'error', role: 'status' }, text.notEnough(MINIMUM)),
    h('div', { class: 'ledgers' }, fanTable(score.fans, score.total, all), isEnough(score) && payTable(score.total, query.by)),
    leftOut(score, all),
    score.readings?.filter(({ best }) => best).map((reading) => absent(reading, all)),
  );
}

/** A reading that counts less than the best: its fan, what was left out, and what isn't there. */
export function lesserReading(reading: Api.Protocol.ReadingPart, all: Fans): HTMLElement {
  return folded(words().mcr.points(reading.points), () => [fanTable(reading.fans, reading.points, all), leftOut(reading, all), absent(reading, all)], { class: 'lesser' });
}
