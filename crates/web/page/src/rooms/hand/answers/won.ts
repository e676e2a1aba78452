// A won hand: all its forms, and the choice of the winning tile.

import { segments } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { form } from '../../../tile/blocks.ts';
import { tileButton } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { address } from '../../../app/router.ts';
import type { HandQuery } from '../query.ts';

export function formsCard(analysis: Api.Analysis): HTMLElement {
  const { hand: text, tiles } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'forms' },
    h('div', { class: 'row spread' },
      h('h2', { id: 'forms' }, text.won(analysis.forms.length)),
      h('a', { class: 'button slim', href: address('why', { h: analysis.hand.text }) }, text.why)),
    h('ol', { class: 'forms' }, analysis.forms.map((it, at) =>
      h('li', {}, h('span', { class: 'form-number', 'aria-hidden': 'true' }, at + 1),
        h('div', { class: 'stack tight' }, it.kind !== 'standard' && h('span', { class: 'chip' }, tiles.forms[it.kind]), form(it))))),
  );
}

/** The choice of the winning tile, and of ron or tsumo. */
export function winChoice(
  faces: readonly string[], win: string, query: Pick<HandQuery, 'by'>, choose: (win: string) => void, by: (by: HandQuery['by']) => void,
  named: Readonly<Record<HandQuery['by'], string>> = words().hand.by,
): HTMLElement {
  const { hand: text, tiles } = words();
  return h(
    'div',
    { class: 'win-choice' },
    segments({ name: text.wonBy, choices: ['tsumo', 'ron'], label: (it) => named[it], chosen: query.by, choose: by }),
    h('fieldset', { class: 'field' }, h('legend', { class: 'name' }, text.wonOn),
      h('span', { class: 'tiles' }, faces.map((face) =>
        tileButton(face, { label: tiles.name(face), pressed: face === win, class: face === win ? 'won' : '', act: () => choose(face) })))),
  );
}
