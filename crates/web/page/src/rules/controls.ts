// Rules to choose one by one, each with what it means.

import { select } from '../dom/controls.ts';
import { h } from '../dom/h.ts';
import { words } from '../words/index.ts';
import { RULES, type Changes, type RuleName, type RuleWord } from './rules.ts';

let made = 0;

export function ruleControls(names: readonly RuleName[], changes: Changes, change: (changes: Changes) => void): HTMLElement {
  const { rules } = words();
  let now = changes;
  const one = (name: RuleName): HTMLElement => {
    const help = h('span', { class: 'help small soft', id: `rule${++made}` }, rules.help[name]);
    const field = select<RuleWord | ''>({
      name: rules.names[name],
      choices: ['', ...RULES[name]],
      label: (word) => (word === '' ? rules.asHouse : (rules.words[name]?.[word] ?? rules.words.any[word] ?? word)),
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
  return h('div', { class: 'rule-grid' }, names.map(one));
}
