// The table around the hand: winds, dora, yaku of the situation, house rules.

import { select, segments, toggle } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { WINDS } from '../../../engine/lists.ts';
import { ruleControls } from '../../../rules/controls.ts';
import { houseName } from '../../../rules/house.ts';
import { HAND_RULES } from '../../../rules/rules.ts';
import { HOUSES, type House } from '../../../store/settings.ts';
import { read, write } from '../../../tile/faces.ts';
import { tileButton } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { FLAGS, flagsOf, rivalsOf, type HandQuery, type Flag } from '../query.ts';

export interface SituationPanel {
  readonly element: HTMLElement;
  show(query: HandQuery): void;
}

type Edit = (part: Partial<HandQuery>) => void;

/** Wins of the first turn are folded away. */
const RARE: readonly Flag[] = flagsOf('first turn');

function withFlag(query: HandQuery, flag: Flag, on: boolean): readonly Flag[] {
  const rivals = rivalsOf(flag);
  const rest = query.flags.filter((it) => it !== flag && !(on && rivals.includes(it)));
  return FLAGS.filter((it) => rest.includes(it) || (on && it === flag));
}

export function indicators(name: string, faces: readonly string[], key: 'dora' | 'ura' | 'seen' | 'discarded', edit: Edit, most: number): HTMLElement {
  const { hand: text, tiles } = words();
  const input = h('input', {
    class: 'input tiles-input', value: write(faces), spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
    placeholder: text.tilesPlaceholder,
    on: {
      change: () => {
        const found = read(input.value.trim());
        input.setAttribute('aria-invalid', String(found === null));
        if (found) edit({ [key]: found.slice(0, most) });
      },
    },
  });
  return h(
    'div',
    { class: 'field' },
    h('label', { class: 'field' }, h('span', { class: 'name' }, name), input),
    faces.length > 0 &&
      h('span', { class: 'tiles', 'data-drop': key }, faces.map((face, at) =>
        tileButton(face, {
          label: text.takeOut(tiles.name(face)),
          act: () => edit({ [key]: faces.filter((_, i) => i !== at) }),
        }))),
  );
}

export function number(name: string, value: number, low: number, high: number, set: (value: number) => void): HTMLElement {
  const input = h('input', {
    class: 'input number-input', type: 'number', min: low, max: high, step: 1, value, inputmode: 'numeric',
    on: {
      change: () => {
        const next = Math.round(Number(input.value));
        const good = input.value !== '' && next >= low && next <= high;
        if (good) set(next);
        input.value = String(good ? next : value);
      },
    },
  });
  return h('label', { class: 'field' }, h('span', { class: 'name' }, name), input);
}

function house(query: HandQuery, edit: Edit): HTMLElement {
  const { rules, hand: text, shell } = words();
  return h(
    'div',
    { class: 'stack' },
    select<House | ''>({
      name: shell.house,
      choices: ['', ...HOUSES],
      label: (it) => (it === '' ? text.houseOfSettings(houseName()) : rules.houses[it]),
      chosen: query.house ?? '',
      choose: (it) => edit({ house: it === '' ? null : it }),
    }),
    h(
      'details',
      { open: Object.keys(query.rules).length > 0 },
      h('summary', {}, text.ruleByRule),
      ruleControls([{ names: HAND_RULES }], query.rules, (rules) => edit({ rules })),
    ),
  );
}

export function situationPanel(edit: Edit): SituationPanel {
  const { hand: text, tiles } = words();
  const body = h('div', { class: 'stack' });
  let shown: HandQuery | undefined;
  const flag = (query: HandQuery, name: Flag) => toggle(text.flags[name], query.flags.includes(name), (on) => edit({ flags: withFlag(query, name, on) }));
  return {
    element: h('section', { class: 'card stack situation', 'aria-labelledby': 'situation' }, h('h2', { id: 'situation' }, text.situation), body),
    show(query) {
      // Drawn anew only if the query has changed.
      if (shown && JSON.stringify(shown) === JSON.stringify(query)) return;
      shown = query;
      const focus = focusPath(body);
      fill(
        body,
        h('div', { class: 'row' },
          segments({ name: text.seat, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.seat, choose: (seat) => edit({ seat }) }),
          segments({ name: text.round, choices: WINDS, label: (it) => tiles.winds[it], chosen: query.round, choose: (round) => edit({ round }) }),
        ),
        h('div', { class: 'pair' }, indicators(text.dora, query.dora, 'dora', edit, 5), indicators(text.ura, query.ura, 'ura', edit, 5)),
        h('div', { class: 'flags' }, FLAGS.filter((it) => !RARE.includes(it)).map((name) => flag(query, name))),
        h('details', { open: query.honba + query.sticks + query.discarded.length + query.seen.length > 0 || query.flags.some((it) => RARE.includes(it)) },
          h('summary', {}, text.more),
          h('div', { class: 'stack' },
            h('div', { class: 'flags' }, RARE.map((name) => flag(query, name))),
            h('div', { class: 'pair' },
              number(text.honba, query.honba, 0, 99, (honba) => edit({ honba })),
              number(text.sticks, query.sticks, 0, 99, (sticks) => edit({ sticks })),
              number(text.draws(), query.draws, 1, 18, (draws) => edit({ draws }))),
            indicators(text.discarded, query.discarded, 'discarded', edit, 40),
            indicators(text.seen, query.seen, 'seen', edit, 136))),
        house(query, edit),
      );
      focus();
    },
  };
}

/** Remembers the focused control; the returned function focuses the one that replaced it. */
export function focusPath(body: HTMLElement): () => void {
  const all = () => [...body.querySelectorAll<HTMLElement>('input, select, button, summary')];
  const at = all().indexOf(document.activeElement as HTMLElement);
  const open = [...body.querySelectorAll('details')].map((it) => it.open);
  return () => {
    body.querySelectorAll('details').forEach((it, i) => { it.open ||= open[i] ?? false; });
    if (at >= 0) all()[at]?.focus();
  };
}
