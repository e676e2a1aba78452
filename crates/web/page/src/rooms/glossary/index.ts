// The glossary: every term that the page uses, with what a reader of the other language knows it by.

import './glossary.css';
import { announce } from '../../app/live.ts';
import { address, note } from '../../app/router.ts';
import { fill, h } from '../../dom/h.ts';
import { read } from '../../tile/faces.ts';
import { tileRow } from '../../tile/tile.ts';
import { errorText, words } from '../../words/index.ts';
import { loadGlossary } from '../../words/glossary/index.ts';
import { TERMS, type Entry, type Term } from '../../words/glossary/terms.ts';
import type { Room } from '../../app/room.ts';

function entry(term: Term, { name, also, meaning }: Entry): HTMLElement {
  const faces = read(TERMS[term]) ?? [];
  return h('div', { class: 'glossary-entry', id: `term-${term}`, tabindex: '-1' },
    h('dt', {}, h('a', { href: address('glossary', { term }) }, name), h('span', { class: 'soft also' }, also)),
    h('dd', {}, meaning, faces.length > 0 && tileRow(faces, { class: 'glossary-tiles' })));
}

export const room: Room = {
  enter(place, route) {
    const { shell } = words();
    let wanted = route.params.get('term');
    let left = false;
    const list = h('dl', { class: 'glossary-list' });
    const none = h('p', { class: 'note', hidden: true }, shell.noTerm);
    const input = h('input', { class: 'input', type: 'search', autocomplete: 'off', on: { input: () => search() } });
    fill(place, h('section', { class: 'card stack glossary' },
      h('h1', { class: 'room-title' }, shell.rooms.glossary),
      h('label', { class: 'field' }, h('span', { class: 'name' }, shell.search), input),
      none,
      list));

    const search = () => {
      const asked = input.value.trim().toLowerCase();
      let found = 0;
      for (const it of list.querySelectorAll<HTMLElement>('.glossary-entry')) {
        it.hidden = !(it.textContent ?? '').toLowerCase().includes(asked);
        if (!it.hidden) found++;
      }
      none.hidden = found > 0;
      announce(shell.terms(found));
    };
    const point = () => {
      for (const it of list.querySelectorAll('[data-wanted]')) it.removeAttribute('data-wanted');
      const at = wanted && document.getElementById(`term-${wanted}`);
      if (!at) return;
      at.dataset.wanted = '';
      at.scrollIntoView({ block: 'center' });
      at.focus({ preventScroll: true });
    };
    loadGlossary().then(
      (glossary) => {
        if (left) return;
        const all = (Object.entries(glossary) as [Term, Entry][]).sort(([, a], [, b]) => a.name.localeCompare(b.name, document.documentElement.lang));
        fill(list, all.map(([term, of]) => entry(term, of)));
        point();
      },
      (error: unknown) => fill(list, h('p', { class: 'error', role: 'alert' }, errorText(error))),
    );
    return {
      update({ params }) {
        wanted = params.get('term');
        if (wanted !== undefined) note(address('glossary', { term: wanted }));
        input.value = '';
        search();
        point();
      },
      leave() { left = true; },
    };
  },
};
