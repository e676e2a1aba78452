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

/** One attempt, which folds: the set of koutsu and what came of it; within, its steps. */
export function attempt(of: Api.Attempt): HTMLElement {
  const { why: text, tiles } = words();
  const koutsu = of.koutsu.map((face) => tiles.name(face)).join(', ');
  return h(
    'li',
    { class: `attempt ${of.complete ? 'complete' : 'failed'}`, 'data-koutsu': of.koutsu.join('') },
    h('details', { open: of.complete },
      h('summary', {},
        h('span', { class: 'mark', 'aria-hidden': 'true' }, of.complete ? '✓' : '✗'),
        h('span', { class: 'set' }, koutsu ? text.withKoutsu(koutsu) : text.withoutKoutsu),
        h('span', { class: 'verdict' }, of.complete ? text.works : text.fails(of.leftOver.length))),
      h('span', { class: 'steps' },
        group(tiles.blocks.jantou, [of.jantou, of.jantou], 'jantou'),
        of.koutsu.map((face) => group(tiles.blocks.koutsu, [face, face, face], 'koutsu')),
        of.shuntsu.map((it) => group(tiles.blocks.shuntsu, it.tiles, 'shuntsu')),
        of.leftOver.length > 0 && group(text.leftOver, of.leftOver, 'over'))),
  );
}

/** A jantou with its attempts. It is open if one of them works. */
export function jantouSteps(of: Api.Why['jantou'][number], completeOnly: boolean): HTMLElement | null {
  const { why: text, tiles } = words();
  const attempts = completeOnly ? of.attempts.filter((it) => it.complete) : of.attempts;
  if (attempts.length === 0) return null;
  const complete = of.attempts.filter((it) => it.complete).length;
  const name = tiles.name(of.tile);
  const candidates = of.koutsuCandidates.map((face) => tiles.name(face)).join(', ');
  return h(
    'li',
    { class: 'jantou' },
    h('details', { open: complete > 0 },
      h('summary', {},
        h('span', { class: 'tiles', 'aria-hidden': 'true' }, tile(of.tile, { silent: true }), tile(of.tile, { silent: true })),
        h('span', { class: 'jantou-name' }, text.withJantou(name)),
        h('span', { class: complete > 0 ? 'chip works' : 'chip' }, text.ofThese(complete, of.attempts.length))),
      h('p', { class: 'note' }, candidates ? text.candidates(candidates, 2 ** of.koutsuCandidates.length) : text.noCandidates),
      h('ol', { class: 'attempts' }, attempts.map(attempt))),
  );
}
