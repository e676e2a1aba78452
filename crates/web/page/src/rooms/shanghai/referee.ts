// The verdict on the board in words: whether it can be cleared; if not, the losing move, the trapped tiles, and why.

import { announce } from '../../app/live.ts';
import { button, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { tile } from '../../tile/tile.ts';
import { allWords } from '../../words/index.ts';
import type { Marks } from './board.ts';
import { keep, kept } from './kept.ts';
import { LONGER, type Findings, type Play } from './play.ts';

type Deadlock = NonNullable<Awaited<ReturnType<Api.Shanghai['deadlock']>>>;

export interface Referee {
  readonly element: HTMLElement;
  /** The board has changed; clears the words about the last one. */
  reset(): void;
  tell(found: Findings | null): void;
}

export function referee(play: Play, mark: (marks: Marks) => void): Referee {
  const { shanghai } = allWords();
  const verdict = h('p', { class: 'verdict', id: 'verdict' });
  const more = h('div', { class: 'row' });
  const told = h('div', { class: 'stack' });
  const element = h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'referee' },
    h('h2', { id: 'referee' }, shanghai.referee),
    toggle(shanghai.always, kept.read().referee, (on) => {
      keep({ referee: on });
      if (on) void play.look(LONGER);
      else show(null);
    }),
    verdict,
    more,
    told,
  );

  const busy = () => fill(more, h('span', { class: 'busy', 'aria-hidden': 'true' }), h('span', {}, shanghai.looking));
  const longer = async () => {
    busy();
    if (!(await play.look(LONGER))) more.replaceChildren();
  };

  const show = (found: Findings | null) => {
    const outlook = found?.outlook;
    verdict.hidden = !found;
    verdict.dataset.outlook = outlook ?? '';
    verdict.textContent = outlook ? shanghai.outlooks[outlook] : '';
    if (!found) {
      fill(more, kept.read().referee ? null : button(shanghai.ask, () => void longer()));
    } else if (outlook === 'undetermined') {
      fill(more, h('span', { class: 'note' }, shanghai.nodes(found.nodes)), button(shanghai.lookLonger, () => void longer()));
    } else if (outlook === 'stuck') {
      fill(more, button(shanghai.whyStuck, () => void explain()), button(shanghai.whichMove, () => void whichMove()));
    } else {
      more.replaceChildren();
    }
  };

  const explain = async () => {
    busy();
    const why = await play.ask((game) => game.deadlock(LONGER));
    show({ outlook: 'stuck', nodes: 0, order: null });
    const state = play.state;
    if (!state) return;
    if (!why) {
      fill(told, h('p', { class: 'note' }, shanghai.notKnown));
      return;
    }
    fill(told, explained(why, state));
    mark({ trapped: new Set(why.trapped.map(({ tile }) => tile)), blocking: new Set(why.blocking) });
  };

  const whichMove = async () => {
    busy();
    const lost = await play.ask((game) => game.losingMove(LONGER));
    const saving = lost && lost.kind !== 'dealt' ? await play.ask((game) => game.savingMove(LONGER)) : null;
    show({ outlook: 'stuck', nodes: 0, order: null });
    if (!lost) return;
    fill(
      told,
      h('p', {}, losingText(lost)),
      saving && h('p', { class: 'row' }, shanghai.saving(saving.after), pair(saving.pair)),
      saving && h('div', { class: 'row' }, button(shanghai.goBack, () => void back(saving.after, saving.pair), 'primary')),
    );
  };

  const pair = (ids: readonly [number, number]) =>
    h('span', { class: 'tiles' }, ids.map((id) => tile(play.state?.tiles.find((it) => it.id === id)?.tile ?? '?')));

  const back = async (after: number, ids: [number, number]) => {
    await play.backTo(after);
    mark({ hint: new Set(ids) });
  };

  show(null);
  return {
    element,
    reset() {
      told.replaceChildren();
    },
    tell(found) {
      show(found);
      if (found) announce(shanghai.outlooks[found.outlook]);
    },
  };
}

/** Which move lost it; moves are counted from 1 for people, from 0 by the module. */
export function losingText({ kind, from, to }: Api.ShanghaiLosingMove): string {
  return allWords().shanghai.losing(kind, (from ?? 0) + 1, (to ?? 0) + 1);
}

function explained(why: Deadlock, state: Api.ShanghaiState): HTMLElement {
  const { shanghai } = allWords();
  const named = (id: number) => {
    const it = state.tiles.find((other) => other.id === id);
    return h('span', { class: 'row' }, tile(it?.tile ?? '?', { class: 'tiny' }), h('span', { class: 'soft small' }, it ? `${it.x},${it.y},${it.z}` : ''));
  };
  return h(
    'div',
    { class: 'stack' },
    h('p', {}, shanghai.deadlock[why.kind]),
    h('p', { class: 'legend' }, h('span', {}, shanghai.neverLeave), h('span', { class: 'of-blocking' }, shanghai.blocks)),
    h(
      'ul',
      { class: 'why-stuck', tabindex: '0', 'aria-label': shanghai.neverLeave },
      why.trapped.map((it) => h('li', {}, named(it.tile), h('span', {}, shanghai.trapped[it.why]), it.by.map(named))),
    ),
  );
}
