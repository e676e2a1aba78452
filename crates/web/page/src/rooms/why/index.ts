// The room Why: the algorithm of every standard decomposition, step by step, as pictures.

import './why.css';
import { announce } from '../../app/live.ts';
import { address, note, type Route } from '../../app/router.ts';
import { button, segments } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { inSteps } from '../../dom/steps.ts';
import { call, type Api } from '../../engine/engine.ts';
import { form } from '../../tile/blocks.ts';
import { tileRow } from '../../tile/tile.ts';
import { errorText, words } from '../../words/index.ts';
import type { Room } from '../../app/room.ts';
import { jantouSteps } from './attempt.ts';
import { story } from './story.ts';

const EXAMPLES = ['23333444556688m', '11223344456789m', '11123334445577s', '11122223334455p', '22334455m667788p'];

type Shown = 'all' | 'complete';

export const room: Room = {
  enter(place, route) {
    const { why: text, hand: handText } = words();
    let asking = new AbortController();
    let drawing = new AbortController();
    let shown: Shown = 'all';
    let hand = '';
    let found: Api.Why | undefined;
    const problem = h('p', { class: 'error', role: 'alert', hidden: true, id: 'why-problem' });
    const input = h('input', {
      class: 'input hand-input', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', placeholder: '23333444556688m', 'aria-describedby': 'why-problem',
      on: { input: () => void show(input.value, true) },
    });
    const result = h('div', { class: 'stack' });
    fill(
      place,
      h('div', { class: 'stack' },
        h('section', { class: 'card stack' },
          h('h1', { class: 'room-title' }, text.title),
          h('p', { class: 'lead' }, text.lead),
          h('label', { class: 'field' }, h('span', { class: 'name' }, handText.asText), input),
          problem,
          h('nav', { class: 'examples', 'aria-label': handText.examples }, h('span', { class: 'soft small' }, `${handText.examples}:`),
            EXAMPLES.map((it) => h('a', { class: 'chip', href: address('why', { h: it }) }, it)))),
        result),
    );

    async function show(wanted: string, typed: boolean): Promise<void> {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        if (wanted.trim() === '') {
          complain(null);
          result.replaceChildren();
          return;
        }
        const info = await call('parseHand', [wanted], signal);
        found = info.waiting ? undefined : await call('why', [info.text], signal);
        if (signal.aborted) return;
        hand = info.text;
        complain(found ? null : text.needsDraw);
        draw();
        if (typed) note(address('why', { h: hand }));
      } catch (error) {
        if (signal.aborted) return;
        complain(errorText(error));
        result.replaceChildren();
      }
    }

    function complain(message: string | null): void {
      problem.hidden = message === null;
      problem.textContent = message ?? '';
      input.setAttribute('aria-invalid', String(message !== null));
    }

    function draw(): void {
      if (!found) {
        result.replaceChildren();
        return;
      }
      const why = found;
      const line = text.summary(why.jantou.length, why.total, why.complete);
      announce(line);
      const list = h('ol', { class: 'tree', 'aria-label': text.tree });
      const fold = (open: boolean) => { for (const it of list.querySelectorAll('details')) it.open = open; };
      const showList = () => {
        drawing.abort();
        drawing = new AbortController();
        list.replaceChildren();
        const complete = shown === 'complete';
        inSteps(why.jantou.map((it) => () => list.append(jantouSteps(it, complete) ?? '')), drawing.signal);
      };
      showList();
      fill(
        result,
        h('section', { class: 'card stack' },
          h('div', { class: 'why-hand' }, tileRow([...why.hand.concealed], { label: handText.yourHand })),
          h('p', { class: 'why-summary' }, line),
          why.special.map((it) => h('div', { class: 'stack tight' }, h('p', {}, text.special), form(it))),
          h('div', { class: 'row spread' },
            segments<Shown>({ name: text.show, choices: ['all', 'complete'], label: (it) => text.shown[it], chosen: shown, choose: (it) => { shown = it; showList(); } }),
            h('a', { class: 'button slim', href: address('hand', { h: hand }) }, text.toHand))),
        why.total > 0 && story(why),
        why.total > 0 && h('section', { class: 'card stack', 'aria-labelledby': 'tree' },
          h('div', { class: 'row spread' },
            h('h2', { id: 'tree' }, text.tree),
            h('div', { class: 'row' }, button(text.openAll, () => fold(true), 'slim'), button(text.foldAll, () => fold(false), 'slim'))),
          list),
      );
    }

    function arrive({ params }: Route): void {
      const wanted = params.get('h') ?? EXAMPLES[0] ?? '';
      if (wanted === hand && found) return;
      if (document.activeElement !== input) input.value = wanted;
      void show(wanted, false);
    }

    arrive(route);
    return { update: arrive, leave: () => [asking, drawing].forEach((it) => it.abort()) };
  },
};
