// Which tiles does a hand of one suit wait for?

import { button } from '../../../dom/controls.ts';
import { h } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';
import { call, type Api } from '../../../engine/engine.ts';
import { address } from '../../../app/router.ts';
import { form } from '../../../tile/blocks.ts';
import { tile, tileButton, tileRow } from '../../../tile/tile.ts';
import { allWords, words } from '../../../words/index.ts';
import type { Ask } from './question.ts';

export const waits: Ask = async (asked, answered, signal) => {
  const { quiz, tiles: names } = allWords();
  const found = await call('waitsQuestion', [asked.seed, { level: asked.level, tiles: Number(asked.size) as 7 | 10 | 13 }], signal);
  const suit = found.waits[0]?.[1] ?? 'm';
  const chosen = new Set<Api.Tile>();
  let done = false;

  const pick = h('div', { class: 'quiz-picks', role: 'group', 'aria-label': quiz.whichWaits });
  const keys = Array.from({ length: 9 }, (_, at) => `${at + 1}${suit}` as Api.Tile);
  for (const face of keys) {
    const choice = tileButton(face, {
      pressed: false,
      act: () => {
        if (done) return;
        if (!chosen.delete(face)) chosen.add(face);
        choice.setAttribute('aria-pressed', String(chosen.has(face)));
      },
    });
    pick.append(choice);
  }
  roving(pick, 'button.tile');

  const finish = async () => {
    if (done) return;
    done = true;
    check.disabled = true;
    const result = await call('checkWaits', [found.hand, [...chosen]], signal);
    for (const choice of pick.querySelectorAll<HTMLElement>('.tile')) {
      const face = choice.dataset.tile as Api.Tile;
      choice.classList.toggle('won', result.found.includes(face) || result.missed.includes(face));
      choice.classList.toggle('missing', result.wrong.includes(face) || result.missed.includes(face));
    }
    const said = result.right ? quiz.right : quiz.wrongWaits(result.missed.map(names.name), result.wrong.map(names.name));
    answered({ right: result.right, said, explained: explained(await call('analyse', [found.hand], signal), found) });
  };
  const check = button(quiz.check, () => void finish(), 'primary');

  return {
    asked: { ...asked, hand: found.hand },
    finish: () => void finish(),
    element: h(
      'div',
      { class: 'stack' },
      h('h2', {}, quiz.whichWaits),
      h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, h('div', { class: 'hand-tiles', role: 'group', 'aria-label': words().hand.yourHand }, found.tiles.map((face) => tile(face))))),
      pick,
      h('div', { class: 'row' }, check),
    ),
  };
};

function explained(analysis: Api.Analysis, question: Api.WaitsQuestion): HTMLElement {
  const { quiz, tiles: names } = allWords();
  return h(
    'div',
    { class: 'stack' },
    h(
      'ul',
      { class: 'quiz-waits' },
      analysis.waits.map((wait) =>
        h(
          'li',
          { class: 'row' },
          tile(wait.tile),
          h('span', { class: 'soft small' }, names.left(wait.left)),
          wait.readings[0] && form(wait.readings[0].form, wait.tile),
          wait.readings.length > 1 && h('span', { class: 'soft small' }, quiz.moreReadings(wait.readings.length - 1)),
        ),
      ),
    ),
    question.missedByFixedOrders.length > 0 && h('p', { class: 'note row' }, quiz.fixedOrders, tileRow(question.missedByFixedOrders)),
    h('p', {}, h('a', { href: address('hand', { h: question.hand }) }, quiz.inHand)),
  );
}
