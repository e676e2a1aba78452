// A select for each rule, with its explanation.

import { select } from '../dom/controls.ts';
import { h } from '../dom/h.ts';
import { words } from '../words/index.ts';
import { ruleWords, type Changes, type RuleName } from './rules.ts';

let made = 0;

/** The words of a rule's value; numbers have none of their own. */
function valueText(name: RuleName, word: string): string {
  const { rules, hand } = words();
  const numbers = word.split('/').map(Number);
  return rules.words[name]?.[word] ?? rules.words.any[word] ?? (numbers.some(Number.isNaN) ? word : numbers.map(hand.number).join(' / '));
}

/** `groups` are lists of rules, each under its heading if it has one. */
export function ruleControls(groups: readonly { readonly heading?: string; readonly names: readonly RuleName[] }[], changes: Changes, change: (changes: Changes) => void): HTMLElement {
  const { rules } = words();
  let now = changes;
  const one = (name: RuleName): HTMLElement => {
    const help = h('span', { class: 'help small soft', id: `rule${++made}` }, rules.help[name]);
    const field = select({
      name: rules.names[name],
      choices: ['', ...ruleWords(name)],
      label: (word) => (word === '' ? rules.asHouse : valueText(name, word)),
      chosen: changes[name] ?? '',
      choose: (word) => {
        const { [name]: _, ...rest } = now;
        now = word === '' ? rest : { ...rest, [name]: word };
        change(now);
      },
    });
    field.querySelector('select')?.setAttribute('aria-describedby', help.id);
    return h('div', { class: 'rule', 'data-rule': name }, field, help);
  };
  return h('div', { class: 'stack' }, groups.map(({ heading, names }) => [
    heading !== undefined && h('h3', {}, heading),
    h('div', { class: 'rule-grid' }, names.map(one)),
  ]));
}
