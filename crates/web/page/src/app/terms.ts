// Terms of the game in the texts of the page: each becomes a link to the glossary, which opens a note beside it.

import { h } from '../dom/h.ts';
import { read } from '../tile/faces.ts';
import { tileRow } from '../tile/tile.ts';
import { words } from '../words/index.ts';
import { loadGlossary } from '../words/glossary/index.ts';
import { TERMS, type Glossary, type Term } from '../words/glossary/terms.ts';
import { language, settings } from '../store/settings.ts';
import { address } from './router.ts';

/** Texts that say what something is. The figures and rows below them repeat it. */
const TEXTS = 'h2, h3, th, dt, legend, caption, p, .name, .help, .chip, .label, .lead';
/** What is pressed itself, changes by the second, or is a text of the user. */
const NOT_WITHIN = 'a, button, summary, select, option, input, textarea, [role=timer], [role=alert], .headline, .unseen, .story-line, .glossary, svg';
/** A term is a link once in each of these. */
const PARTS = '.card, .felt';

interface Linking {
  readonly spoken: string;
  readonly glossary: Glossary;
  readonly pattern: RegExp;
  readonly terms: ReadonlyMap<string, Term>;
}

let linking: Linking | undefined;

function prepare(glossary: Glossary): Linking {
  const spoken = language();
  const terms = new Map<string, Term>();
  for (const [term, { name, words = [] }] of Object.entries(glossary) as [Term, Glossary[Term]][]) {
    for (const word of [name, ...words]) terms.set(word.toLowerCase(), term);
  }
  const escaped = [...terms.keys()].filter((it) => !it.startsWith('=')).sort((a, b) => b.length - a.length).map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Letters of the alphabet have words, kanji haven't.
  return { spoken, glossary, terms, pattern: /ja|zh/.test(spoken) ? new RegExp(escaped, 'g') : new RegExp(`(?<![\\w-])(?:${escaped})(?![\\w-])`, 'gi') };
}

function link(term: Term, said: string): HTMLElement {
  return h('a', { class: 'term', href: address('glossary', { term }), 'data-term': term }, said);
}

/** Links the terms of one text, except those that its part has linked already. */
function linkText(node: Text, part: Element, { terms, pattern }: Linking): void {
  const text = node.data;
  // The names of columns are heads on a wide screen and labels on a narrow one: either is linked.
  const among = node.parentElement?.matches('.label') ? '.label' : ':not(.label)';
  const whole = terms.get(`=${text.trim().toLowerCase()}`);
  const pieces: (Node | string)[] = [];
  let end = 0;
  const take = (term: Term | undefined, at: number, said: string) => {
    if (!term || part.querySelector(`${among} > [data-term=${term}]`) || pieces.some((it) => it instanceof HTMLElement && it.dataset.term === term)) return;
    pieces.push(text.slice(end, at), link(term, said));
    end = at + said.length;
  };
  if (whole) take(whole, text.indexOf(text.trim()), text.trim());
  else for (const found of text.matchAll(pattern)) take(terms.get(found[0].toLowerCase()), found.index, found[0]);
  if (pieces.length > 0) node.replaceWith(...pieces, text.slice(end));
}

function linkWithin(root: Element): void {
  if (!linking) return;
  const texts = [...(root.matches(TEXTS) ? [root] : []), ...root.querySelectorAll(TEXTS)];
  for (const text of texts) {
    const part = text.closest(PARTS);
    if (!part || text.closest(NOT_WITHIN)) continue;
    for (const node of [...text.childNodes]) if (node instanceof Text && node.data.trim() !== '') linkText(node, part, linking);
  }
}

const note = h('div', { class: 'term-note', popover: 'auto', role: 'dialog', tabindex: '-1' });

/** Opens a note beside an element: a name, what else it is called, and more about it. */
function openNote(beside: HTMLElement, name: string, also: string, ...more: readonly HTMLElement[]): void {
  note.setAttribute('aria-label', name);
  note.replaceChildren(h('p', {}, h('strong', {}, name), ' ', h('span', { class: 'soft' }, also)), ...more);
  note.showPopover();
  const at = beside.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const below = at.bottom + 8 + height <= innerHeight;
  note.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left))}px`;
  note.style.top = `${Math.max(8, below ? at.bottom + 8 : at.top - height - 8)}px`;
  note.focus();
}

function show(term: Term, beside: HTMLElement): void {
  const entry = linking?.glossary[term];
  if (!entry) return;
  const faces = read(TERMS[term]) ?? [];
  openNote(
    beside,
    entry.name,
    entry.also,
    ...(faces.length > 0 ? [tileRow(faces)] : []),
    h('p', {}, entry.meaning),
    h('a', { class: 'button slim', href: address('glossary', { term }), on: { click: () => note.hidePopover() } }, words().shell.rooms.glossary),
  );
}

/** Links what is there and what comes. Call it once. */
export function linkTerms(): void {
  const start = async () => {
    const glossary = await loadGlossary();
    linking = prepare(glossary);
    for (const main of document.querySelectorAll('main')) linkWithin(main);
  };
  const changed = new Set<Element>();
  let waiting = false;
  // After the frame: what a room draws is seen first, its links come a moment later.
  const soon = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      const all = [...changed];
      changed.clear();
      for (const it of all) if (it.isConnected) linkWithin(it);
    }, 120);
  };
  new MutationObserver((records) => {
    if (!linking) return;
    for (const { target, addedNodes } of records) {
      if (addedNodes.length === 0 || !(target instanceof Element) || !target.closest('main')) continue;
      if ([...addedNodes].some((it) => it instanceof HTMLElement && it.matches('.term'))) continue;
      changed.add(target);
      soon();
    }
  }).observe(document.body, { childList: true, subtree: true });
  document.body.append(note);
  document.addEventListener('click', (event) => {
    const at = (event.target as Element).closest<HTMLElement>('.term');
    if (at instanceof HTMLButtonElement) {
      openNote(at, at.textContent ?? '', at.title);
      return;
    }
    if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(at.dataset.term as Term, at);
  });
  settings.watch(() => { if (linking && linking.spoken !== language()) void start(); });
  // The hand comes first.
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => void start());
}
