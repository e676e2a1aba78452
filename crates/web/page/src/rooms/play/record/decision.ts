// A decision of a recorded game: what was possible, what was done, and what it gave up.

import { h } from '../../../dom/h.ts';
import type { Api } from '../../../engine/engine.ts';
import { address } from '../../../app/router.ts';
import { kind } from '../../../tile/faces.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords } from '../../../words/index.ts';
import { nameOf } from '../names.ts';
import { actionText } from '../texts.ts';

type Expected = NonNullable<Awaited<ReturnType<Api.Replay['expected']>>>;

const SHOWN = 6;

export function decisionCard(decision: Api.DecisionView, view: Api.TableView, expected?: Expected): HTMLElement {
  const { play, hand: text, tiles } = allWords();
  const { action, givenUp } = decision;
  const others = decision.offers.filter(({ kind }) => kind !== 'discard' && kind !== action.kind);
  const made = 'face' in action ? kind(action.face) : null;
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'decision' },
    h('h2', { id: 'decision' }, `${nameOf({ ...view, viewer: null }, decision.seat)}: ${actionText(action)}`),
    h('p', { class: 'row' }, h('span', { class: 'chip' }, play.shanten(decision.shanten)), others.length > 0 && h('span', { class: 'soft' }, play.could), others.map((it) => h('span', { class: 'chip' }, actionText(it)))),
    givenUp && h('p', { class: givenUp.shanten > 0 || givenUp.tiles > 0 ? 'error' : 'note' }, play.gaveUp(givenUp.shanten, givenUp.tiles)),
    expected &&
      h('p', { class: expected.givenUp > 0 ? 'error' : 'note' }, expected.givenUp > 0
        ? play.gaveUpPoints(Math.round(expected.givenUp), tiles.name(expected.best), Math.round(expected.ofBest))
        : play.bestByPoints(Math.round(expected.points))),
    decision.discards.length > 0 &&
      h(
        'div',
        { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': text.discards },
        h(
          'table',
          { class: 'figures' },
          h('thead', {}, h('tr', {}, [text.discardTile, text.shantenName, text.wouldHelp, play.dealsIn].map((name, at) => h('th', { scope: 'col', class: at > 1 ? 'number' : '' }, name)))),
          h(
            'tbody',
            {},
            decision.discards.slice(0, SHOWN).map((it) =>
              h(
                'tr',
                { class: it.tile === made ? 'made' : '' },
                h('td', {}, tile(it.tile, { class: 'tiny' })),
                h('td', {}, text.shanten(it.shanten)),
                h('td', { class: 'number' }, it.total),
                h('td', { class: 'number' }, it.dealsIn.map(({ to, points }) => `${nameOf({ ...view, viewer: null }, to)} ${text.number(points)}`).join(', ') || '–'),
              ),
            ),
          ),
        ),
      ),
    view.handText && h('p', {}, h('a', { href: address('hand', { h: view.handText, dora: view.indicators.join('') }) }, allWords().quiz.inHand)),
  );
}
