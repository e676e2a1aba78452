// The attempts with one jantou as pictures: koutsu taken, shuntsu stripped, tiles left over.

import { h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { tile } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';

function group(name: string, faces: readonly string[], kind: string): HTMLElement {
  return h(
    'span',
    { class: `step ${kind}`, role: 'group', 'aria-label': `${name}: ${faces.map((face) => words().tiles.name(face)).join(' ')}` },
    h('span', { class: 'tiles' }, faces.map((face) => tile(face, kind === 'over' ? { class: 'missing', silent: true } : { silent: true }))),
    h('span', { class: 'block-name', 'aria-hidden': 'true' }, name),
  );
}

/** One attempt: a jantou, a set of koutsu, shuntsu from the left, tiles left over. */
export function attempt(of: Api.Attempt): HTMLElement {
  const { why: text, tiles } = words();
  return h(
    'li',
    { class: `attempt ${of.complete ? 'complete' : 'failed'}`, 'data-koutsu': of.koutsu.join('') },
    h('span', { class: 'verdict' },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, of.complete ? '✓' : '✗'),
      h('span', {}, of.complete ? text.works : text.fails(of.leftOver.length))),
    h('span', { class: 'steps' },
      group(tiles.blocks.jantou, [of.jantou, of.jantou], 'jantou'),
      of.koutsu.map((face) => group(tiles.blocks.koutsu, [face, face, face], 'koutsu')),
      of.shuntsu.map((it) => group(tiles.blocks.shuntsu, it.tiles, 'shuntsu')),
      of.leftOver.length > 0 && group(text.leftOver, of.leftOver, 'over')),
  );
}

export function jantouSteps(of: Api.Why['jantou'][number], completeOnly: boolean): HTMLElement | null {
  const { why: text, tiles } = words();
  const attempts = completeOnly ? of.attempts.filter((it) => it.complete) : of.attempts;
  if (attempts.length === 0) return null;
  const complete = of.attempts.filter((it) => it.complete).length;
  const name = tiles.name(of.tile);
  return h(
    'section',
    { class: 'card stack jantou-card', 'aria-label': text.withJantou(name) },
    h('div', { class: 'jantou-head' },
      h('span', { class: 'tiles', 'aria-hidden': 'true' }, tile(of.tile, { silent: true }), tile(of.tile, { silent: true })),
      h('div', {},
        h('h2', {}, text.withJantou(name)),
        h('p', { class: 'note' },
          of.koutsuCandidates.length > 0
            ? text.candidates(of.koutsuCandidates.map((face) => tiles.name(face)).join(', '), 2 ** of.koutsuCandidates.length)
            : text.noCandidates,
          ' ', text.ofThese(complete)))),
    h('ol', { class: 'attempts' }, attempts.map(attempt)),
  );
}
