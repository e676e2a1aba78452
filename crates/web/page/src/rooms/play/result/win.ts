// A win: the hand with the tile it was won on, dora and ura, yaku, fu item by item, and who pays what.

import { yakuName, yakuText } from '../../../app/yaku.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { meld } from '../../../tile/blocks.ts';
import { tile, tileRow } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import { fuTable, worthText } from '../../hand/answers/score.ts';
import { nameOf } from '../names.ts';

type Win = Extract<Api.TableEvent, { type: 'win' }>;

function handRow({ hand, face }: Win): HTMLElement {
  const { tiles } = words();
  const rest = [...hand.concealed];
  if (hand.drawn !== null) rest.splice(rest.lastIndexOf(hand.drawn), 1);
  return h('p', { class: 'won-hand' }, tileRow(rest), tile(face, { class: 'won', label: allWords().play.wonOn(tiles.name(face)) }), hand.melds.map((it) => meld(it.parts, tiles.melds[it.kind])));
}

function indicators(name: string, faces: readonly Api.Face[], kind: string): HTMLElement | false {
  return faces.length > 0 && h('span', { class: `row ${kind}` }, h('span', { class: 'soft' }, name), tileRow(faces, { label: name }));
}

function yakuTable({ yaku, points }: Api.RoundWin, worth: string): HTMLElement {
  const { hand } = words();
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, hand.yaku),
    h('tbody', {}, yaku.map((it) =>
      h('tr', {}, h('th', { scope: 'row' }, yakuName(it)), h('td', { class: 'number' }, it.yakuman > 0 ? hand.yakuman(it.yakuman) : hand.han(it.han))))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, worth), h('td', { class: 'number' }, points !== null && hand.points(points)))),
  );
}

function payTable({ payments, sticks, yaku }: Api.RoundWin, view: Api.TableView): HTMLElement {
  const { hand, play } = allWords();
  const sum = payments.reduce((all, it) => all + it.points + it.honba, sticks);
  const why = (it: Api.RoundWin['payments'][number]) => [
    it.honba > 0 && play.honbaPaid(hand.number(it.points), hand.number(it.honba)),
    it.liableFor.length > 0 && play.pao(yaku.flatMap((of) => (it.liableFor.some((id) => id === of.name) ? [yakuText(of)] : [])).join(', ')),
  ].filter(Boolean).join(' · ');
  return h(
    'table',
    { class: 'ledger' },
    h('caption', {}, hand.pays),
    h('tbody', {},
      payments.map((it) => h('tr', {}, h('th', { scope: 'row' }, nameOf(view, it.seat), h('span', { class: 'also' }, why(it))), h('td', { class: 'number' }, hand.number(it.points + it.honba)))),
      sticks > 0 && h('tr', {}, h('th', { scope: 'row' }, hand.sticksTaken), h('td', { class: 'number' }, hand.number(sticks)))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, hand.sum), h('td', { class: 'number' }, hand.number(sum)))),
  );
}

export function winCard(event: Win, view: Api.TableView): HTMLElement {
  const { hand, play } = allWords();
  const { worth } = event;
  const yakuman = worth?.yaku.reduce((sum, it) => sum + it.yakuman, 0) ?? 0;
  const text = worth ? worthText({ ...worth, yakuman }) : '';
  return h(
    'div',
    { class: 'stack win' },
    h('p', { class: 'total', role: 'status' }, h('strong', {}, play.won(nameOf(view, event.seat), event.from === null ? null : nameOf(view, event.from))), h('span', { class: 'soft' }, text)),
    handRow(event),
    h('p', { class: 'row' }, indicators(hand.dora, view.indicators, 'dora'), indicators(hand.ura, event.ura, 'ura')),
    worth &&
      h(
        'div',
        { class: 'ledgers' },
        yakuTable(worth, text),
        (worth.payments.length > 0 || worth.fuRows.length > 0) &&
          h('div', { class: 'stack' },
            worth.payments.length > 0 && payTable(worth, view),
            worth.fuRows.length > 0 && h('details', {}, h('summary', {}, play.fuItems(worth.fu ?? 0)), fuTable(worth.fuRows, worth.fu))),
      ),
  );
}
