// Controls that every room uses: choices, switches, selects.

import { h } from './h.ts';

let made = 0;

/** One of a few choices side by side: radio buttons. */
export function segments<T extends string>(options: {
  readonly name: string;
  readonly choices: readonly T[];
  readonly label: (choice: T) => string;
  readonly chosen: T;
  readonly choose: (choice: T) => void;
}): HTMLFieldSetElement {
  const group = `g${++made}`;
  return h(
    'fieldset',
    { class: 'field' },
    h('legend', { class: 'name' }, options.name),
    h(
      'span',
      { class: 'segments' },
      options.choices.map((choice) =>
        h(
          'label',
          {},
          h('input', {
            type: 'radio',
            name: group,
            value: choice,
            checked: choice === options.chosen,
            on: { change: () => options.choose(choice) },
          }),
          h('span', {}, options.label(choice)),
        ),
      ),
    ),
  );
}

export function toggle(label: string, on: boolean, set: (on: boolean) => void): HTMLLabelElement {
  const input = h('input', { type: 'checkbox', role: 'switch', checked: on, on: { change: () => set(input.checked) } });
  return h('label', { class: 'switch' }, input, h('span', {}, label));
}

export function select<T extends string>(options: {
  readonly name: string;
  readonly choices: readonly T[];
  readonly label: (choice: T) => string;
  readonly chosen: T;
  readonly choose: (choice: T) => void;
}): HTMLLabelElement {
  const list = h(
    'select',
    { class: 'select', on: { change: () => options.choose(list.value as T) } },
    options.choices.map((choice) => h('option', { value: choice, selected: choice === options.chosen }, options.label(choice))),
  );
  return h('label', { class: 'field' }, h('span', { class: 'name' }, options.name), list);
}

export function button(label: string, act: (event: MouseEvent) => void, kind = ''): HTMLButtonElement {
  return h('button', { type: 'button', class: `button ${kind}`.trim(), on: { click: act } }, label);
}
