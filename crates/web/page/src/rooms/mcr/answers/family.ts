// What the rules of a family other than riichi and Chinese official ones say about a hand, with its jokers.

import { FAMILIES, type Name } from '../../../../generated/families.ts';
import { folded } from '../../../dom/folded.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { WINDS } from '../../../engine/lists.ts';
import { kind, read } from '../../../tile/faces.ts';
import { tileButton, tileRow } from '../../../tile/tile.ts';
import { speaking, words } from '../../../words/index.ts';
import { winChoice } from '../../hand/answers/won.ts';
import { before, different, size, type HandModel } from '../../hand/model.ts';
import type { HandActions, Headline } from '../../hand/desk.ts';
import { ask, patterns, type Patterns } from '../ask.ts';
import { familyLine, type FamilyName, type McrQuery } from '../query.ts';
import { discardsCard, type Discard } from './discards.ts';
import { byTile } from './hand.ts';
import { partsTable } from './score.ts';

type Answer = Api.Protocol.FamilyAnswer;

export const inWords = ([chinese, english]: Name): string => words().mcr.fan({ chinese, english });

/** In English with the Chinese name as a title, since a plain system may lack its glyphs. */
function patternName(named: Patterns, id: string): HTMLElement {
  const name = named.get(id);
  if (!name) return h('span', {}, id);
  return speaking() === 'en'
    ? h('span', { title: name[0] }, name[1])
    : h('span', speaking() === 'ja' ? { lang: 'zh' } : {}, inWords(name));
}

function payTable(payments: NonNullable<Answer['payments']>): HTMLElement {
  const { hand, tiles } = words();
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, hand.pays),
    h('tbody', {}, WINDS.map((wind, seat) => {
      const gain = payments[seat] ?? 0;
      return h('tr', {}, h('th', { scope: 'row' }, tiles.winds[wind]), h('td', { class: 'number' }, gain > 0 ? `+${gain}` : String(gain).replace('-', '−')));
    })),
  );
}

const blockRow = (blocks: readonly string[]): HTMLElement => h('span', { class: 'form' }, blocks.map((it) => h('span', { class: 'block' }, tileRow(read(it) ?? [], { class: 'mini' }))));

function scoreCard(family: FamilyName, named: Patterns, score: Answer, query: McrQuery, choice: HTMLElement): HTMLElement {
  const { mcr: text, hand } = words();
  const { jokers = [], beaten = [], blocks = [] } = score;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'score' },
    h('h2', { id: 'score' }, hand.score),
    choice,
    h('p', { class: 'total' }, h('strong', {}, text.worth(score.total))),
    !score.win && h('p', { class: 'error', role: 'status' }, text.belowMinimum(FAMILIES[family].minimum)),
    blockRow(blocks),
    jokers.length > 0 && h('p', { class: 'row jokers' }, text.jokersStandFor, tileRow(jokers, { class: 'mini' })),
    h('div', { class: 'ledgers' }, partsTable(text.patterns, score.patterns, (id) => patternName(named, id), score.total), score.payments && payTable(score.payments)),
    score.win && !score.payments && query.by === 'discard' && h('p', { class: 'note' }, text.chooseDiscarder),
    score.left_out.length > 0 && h('div', { class: 'stack tight left-out' }, h('h3', {}, text.leftOut),
      h('ul', { class: 'stack tight' }, score.left_out.map(({ pattern, because, of }) =>
        h('li', { 'data-fan': pattern }, patternName(named, pattern), h('span', { class: 'why' }, text.becauseOf[because as keyof typeof text.becauseOf], patternName(named, of)))))),
    beaten.length > 0 && folded(text.otherReadings, () => h('ul', { class: 'stack tight' }, beaten.map((it) =>
      h('li', { class: 'row' }, blockRow(it.blocks), h('span', {}, text.worth(it.total)))))),
  );
}

function waitsCard(family: FamilyName, named: Patterns, waits: NonNullable<Answer['waits']>, draw: (face: string) => void): HTMLElement {
  const { mcr: text, hand, tiles } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'waits' },
    h('h2', { id: 'waits' }, text.waits),
    h('ul', { class: 'waits' }, byTile(waits).map(([face, { left, total, win, patterns }]) =>
      h('li', { class: 'wait', 'data-tile': face },
        h('div', { class: 'wait-head' },
          tileButton(face, { label: hand.drawIt(tiles.name(face)), act: () => draw(face) }),
          h('span', { class: left === 0 ? 'left none' : 'left' }, tiles.left(left)),
          h('span', { class: 'worth', 'data-wins': String(win) }, h('strong', {}, text.worth(total)), !win && h('span', { class: 'why-not' }, text.below(FAMILIES[family].minimum)))),
        h('ul', { class: 'row' }, Object.keys(patterns).map((id) => h('li', { class: 'chip' }, patternName(named, id))))))),
  );
}

/** The jokers of the family, and how others are entered. */
function jokersNote(family: FamilyName): HTMLElement {
  const { mcr: text } = words();
  const wild = read(FAMILIES[family].wild) ?? [];
  return h('p', { class: 'note row' }, wild.length > 0 && tileRow(wild, { class: 'mini' }), wild.length > 0 ? text.wildOrUnknown : text.unknownIsJoker);
}

/** Asks about a hand of 3n+1 or 3n+2 tiles, and shows what is answered. */
export async function askFamily(family: FamilyName, hand: HandModel, query: McrQuery, element: HTMLElement, actions: HandActions<McrQuery['by']>, say: (line: Headline) => void, signal: AbortSignal): Promise<void> {
  const { mcr: text, hand: words_ } = words();
  const waiting = (of: HandModel) => ask(familyLine(family, of, query), signal);
  const show = (...cards: HTMLElement[]) => {
    element.replaceChildren(...cards, jokersNote(family));
    performance.mark('answered');
  };
  if (size(hand) % 3 === 1) {
    const [{ shanten = 0, waits = {} }, named] = await Promise.all([waiting(hand), patterns(family)]);
    if (signal.aborted) return;
    const count = Object.keys(waits).length;
    say(count > 0 ? { text: text.tenpai(count), kind: 'tenpai' } : { text: words_.shantenLong(shanten), kind: 'noten' });
    show(...(count > 0 ? [waitsCard(family, named, waits, actions.draw)] : []));
    return;
  }
  const held = different(hand);
  const known = held.filter((face) => face !== '?');
  const win = hand.drawn ?? known.at(-1) ?? '?';
  const choice = winChoice(held, win, { by: query.by === 'drawn' ? 'tsumo' : 'ron' }, actions.winOn, (by) => actions.winBy(by === 'tsumo' ? 'drawn' : 'discard'), { tsumo: text.by.drawn, ron: text.by.discard });
  const [score, named] = await Promise.all([ask(familyLine(family, before(hand, win), query, kind(win)), signal), patterns(family)]);
  if (signal.aborted) return;
  if (score.blocks) {
    say({ text: text.worth(score.total), kind: score.win ? 'won' : 'other' });
    show(scoreCard(family, named, score, query, choice));
    return;
  }
  const all = await Promise.all([...new Set(known.map(kind))].map(async (face): Promise<Discard> => {
    const { shanten = null, waits = {} } = await waiting(before(hand, known.find((it) => kind(it) === face) ?? face));
    // Of a hand that isn't tenpai, families don't say which tiles help.
    const ukeire = shanten === 0 ? Object.fromEntries(byTile(waits).map(([tile, { left }]) => [tile, left])) : null;
    return { tile: face as Api.Tile, shanten, ukeire };
  }));
  if (signal.aborted) return;
  say({ text: words_.shantenLong(Math.min(...all.map(({ shanten }) => shanten ?? Number.POSITIVE_INFINITY))), kind: 'noten' });
  show(discardsCard(all, actions.discard, signal).element);
}
