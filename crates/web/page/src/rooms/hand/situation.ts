// The table around the hand: winds, dora, how it was won, the rules of the house.

import { select, segments, toggle } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { ruleControls } from '../../rules/controls.ts';
import { houseName } from '../../rules/house.ts';
import { HAND_RULES } from '../../rules/rules.ts';
import { HOUSES, type House } from '../../store/settings.ts';
import { read, write } from '../../tile/faces.ts';
import { tileButton } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';
import { FLAGS, WINDS, type Asked, type Flag } from './asked.ts';

export interface SituationPanel {
  readonly element: HTMLElement;
  show(asked: Asked): void;
}

type Edit = (part: Partial<Asked>) => void;

/** Flags that one hand can't have together: setting one drops the others. */
const RIVALS: readonly (readonly Flag[])[] = [
  ['riichi', 'doubleRiichi'],
  ['haitei', 'houtei', 'rinshan', 'chankan'],
  ['tenhou', 'chiihou', 'renhou'],
];

function withFlag(asked: Asked, flag: Flag, on: boolean): readonly Flag[] {
  const rivals = RIVALS.find((group) => group.includes(flag)) ?? [];
  const rest = asked.flags.filter((it) => it !== flag && !(on && rivals.includes(it)));
  return FLAGS.filter((it) => rest.includes(it) || (on && it === flag));
}

function indicators(name: string, faces: readonly string[], key: 'dora' | 'ura' | 'seen' | 'discarded', edit: Edit, most: number): HTMLElement {
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

function number(name: string, value: number, low: number, high: number, set: (value: number) => void): HTMLElement {
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

function house(asked: Asked, edit: Edit): HTMLElement {
  const { rules, hand: text, shell } = words();
  return h(
    'div',
    { class: 'stack' },
    select<House | ''>({
      name: shell.house,
      choices: ['', ...HOUSES],
      label: (it) => (it === '' ? text.houseOfSettings(houseName()) : rules.houses[it]),
      chosen: asked.house ?? '',
      choose: (it) => edit({ house: it === '' ? null : it }),
    }),
    h(
      'details',
      { open: Object.keys(asked.rules).length > 0 },
      h('summary', {}, text.ruleByRule),
      ruleControls(HAND_RULES, asked.rules, (rules) => edit({ rules })),
    ),
  );
}

export function situationPanel(edit: Edit): SituationPanel {
  const { hand: text, tiles } = words();
  const body = h('div', { class: 'stack' });
  let shown: Asked | undefined;
  const flag = (asked: Asked, name: Flag) => toggle(text.flags[name], asked.flags.includes(name), (on) => edit({ flags: withFlag(asked, name, on) }));
  return {
    element: h('section', { class: 'card stack situation', 'aria-labelledby': 'situation' }, h('h2', { id: 'situation' }, text.situation), body),
    show(asked) {
      // Drawn anew only where something else than a control of its own has changed it.
      if (shown && JSON.stringify(shown) === JSON.stringify(asked)) return;
      shown = asked;
      const focus = focusPath(body);
      fill(
        body,
        h('div', { class: 'row' },
          segments({ name: text.seat, choices: WINDS, label: (it) => tiles.winds[it], chosen: asked.seat, choose: (seat) => edit({ seat }) }),
          segments({ name: text.round, choices: WINDS, label: (it) => tiles.winds[it], chosen: asked.round, choose: (round) => edit({ round }) }),
        ),
        h('div', { class: 'pair' }, indicators(text.dora, asked.dora, 'dora', edit, 5), indicators(text.ura, asked.ura, 'ura', edit, 5)),
        h('div', { class: 'flags' }, (['riichi', 'doubleRiichi', 'ippatsu', 'haitei', 'houtei', 'rinshan', 'chankan'] as const).map((name) => flag(asked, name))),
        h('details', { open: asked.honba + asked.sticks + asked.discarded.length + asked.seen.length > 0 || asked.flags.some((it) => it === 'tenhou' || it === 'chiihou' || it === 'renhou') },
          h('summary', {}, text.more),
          h('div', { class: 'stack' },
            h('div', { class: 'flags' }, (['tenhou', 'chiihou', 'renhou'] as const).map((name) => flag(asked, name))),
            h('div', { class: 'pair' },
              number(text.honba, asked.honba, 0, 99, (honba) => edit({ honba })),
              number(text.sticks, asked.sticks, 0, 99, (sticks) => edit({ sticks })),
              number(text.draws(), asked.draws, 1, 18, (draws) => edit({ draws }))),
            indicators(text.discarded, asked.discarded, 'discarded', edit, 40),
            indicators(text.seen, asked.seen, 'seen', edit, 136))),
        house(asked, edit),
      );
      focus();
    },
  };
}

/** Remembers which control has the focus, to give it back to the one in its place. */
function focusPath(body: HTMLElement): () => void {
  const all = () => [...body.querySelectorAll<HTMLElement>('input, select, button, summary')];
  const at = all().indexOf(document.activeElement as HTMLElement);
  const open = [...body.querySelectorAll('details')].map((it) => it.open);
  return () => {
    body.querySelectorAll('details').forEach((it, i) => { it.open ||= open[i] ?? false; });
    if (at >= 0) all()[at]?.focus();
  };
}
