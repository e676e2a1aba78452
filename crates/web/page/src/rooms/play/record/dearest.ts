// The ten dearest decisions of a player, to step through.

import { announce } from '../../../app/live.ts';
import { button, select } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { allWords, errorText } from '../../../words/index.ts';
import { offerText } from '../texts.ts';
import { playerOf } from './about.ts';
import { judge, type Judged } from './judge.ts';
import type { Opened } from './open.ts';
import { addressOf, type Place } from './place.ts';

const MOST = 10;

export interface Dearest {
  readonly element: HTMLElement;
  /** The place that is shown: its decision is marked, and another game begins anew. */
  show(place: Place): void;
  leave(): void;
}

export function dearest({ games, sources }: Opened): Dearest {
  const { record } = allWords();
  let game = -1;
  let seat = 0;
  let found: Judged | undefined;
  let place: Place | undefined;
  let working = new AbortController();
  const choices = h('div', { class: 'row' });
  const list = h('div', { class: 'stack' });
  const element = h('section', { class: 'card stack', 'aria-labelledby': 'dearest' }, h('h2', { id: 'dearest' }, record.dearest), h('p', { class: 'note' }, record.dearestNote), choices, list);

  const find = async () => {
    const summary = games[game];
    let before = 0;
    const source = sources.find((it) => (before += it.games) > game);
    if (!summary || !source) return;
    working.abort();
    working = new AbortController();
    const { signal } = working;
    const bar = h('progress', { max: 1, value: 0, 'aria-label': record.dearest });
    const count = h('span', { class: 'number small' });
    fill(list, h('div', { class: 'row' }, bar, count, button(record.stop, () => { working.abort(); fill(list); })));
    try {
      const told = (done: number, of: number) => {
        bar.max = of;
        bar.value = done;
        count.textContent = record.judged(done, of);
      };
      found = await judge(source.bytes, game - (before - source.games), summary.rounds.length, seat, MOST, told, signal);
      showFound();
      announce(record.lostOver(found.sum, found.decisions));
    } catch (error) {
      if (!signal.aborted) fill(list, h('p', { class: 'error', role: 'alert' }, errorText(error)));
    }
  };

  const showFound = () => {
    const summary = games[game];
    if (!found || !summary) return;
    const { sum, decisions, dearest: all } = found;
    fill(
      list,
      h('p', {}, all.length === 0 ? record.noneLost : record.lostOver(sum, decisions)),
      h('ol', { class: 'dear-list' }, all.map((it) => {
        const here = place?.round === it.round && place.step === it.step;
        return h('li', {},
          h('a', { href: addressOf({ game, round: it.round, step: it.step, seat }), 'aria-current': here ? 'step' : null },
            h('strong', { class: 'number loss' }, record.lost(it.lost)),
            h('span', {}, `${summary.rounds[it.round]?.name ?? ''} · ${offerText(it.action)}`),
            h('span', { class: 'soft small' }, record.instead(offerText(it.best)))));
      })),
    );
  };

  return {
    element,
    show(next) {
      place = next;
      const summary = games[next.game];
      if (next.game !== game && summary) {
        game = next.game;
        seat = next.seat ?? summary.seenBy ?? 0;
        found = undefined;
        working.abort();
        fill(list);
        fill(
          choices,
          select({ name: record.player, choices: Array.from({ length: summary.players }, (_, at) => String(at)), label: (it) => playerOf(summary, Number(it)), chosen: String(seat), choose: (it) => { seat = Number(it); } }),
          button(record.find, () => void find()),
        );
      }
      showFound();
    },
    leave: () => working.abort(),
  };
}
