// Beside an empty hand: hands to begin with.

import { h } from '../../../dom/h.ts';
import { read } from '../../../tile/faces.ts';
import { tile } from '../../../tile/tile.ts';
import { words } from '../../../words/index.ts';
import { handAddress, EMPTY_QUERY } from '../query.ts';
import { EXAMPLES } from '../entry/examples.ts';

/** The tiles of a hand's text, as a small picture. */
function facesOf(hand: string): string[] {
  return hand.split(/[^0-9mpsz?]+/).flatMap((part) => part.split(/(\?)/)).flatMap((part) => (part === '?' ? ['?'] : (read(part) ?? [])));
}

export function welcome(): HTMLElement {
  const { hand: text } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'welcome' },
    h('h2', { id: 'welcome' }, text.welcome),
    h('p', {}, text.welcomeText),
    h('nav', { 'aria-label': text.examples }, h('ul', { class: 'welcome-list' }, EXAMPLES.map(({ name, hand, query }) =>
      h('li', {}, h('a', { href: handAddress(hand, { ...EMPTY_QUERY, ...query }) }, h('span', {}, text.exampleNames[name]),
        h('span', { class: 'tiles', 'aria-hidden': 'true' }, facesOf(hand).map((face) => tile(face, { silent: true })))))))),
  );
}
