// Layouts of other programs: read from files that are dropped or chosen, and kept on the device.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import { call } from '../../engine/engine.ts';
import { record, text } from '../../store/check.ts';
import { section } from '../../store/store.ts';
import { allWords, errorText } from '../../words/index.ts';
import { MOST_NAME, type Deal } from './kept.ts';

interface Own {
  readonly name: string;
  /** As the module writes it. */
  readonly text: string;
}

type Layout = Deal['layout'];

/** Before the name of a layout of one's own in deals and addresses. */
const OWN = 'own:';
const MOST_BYTES = 1_000_000;
/** Letters of a name; what is longer ends in an ellipsis. */
const LETTERS = 24;
/** Letters of all layouts; a turtle has 2,500. */
const MOST_KEPT = 1_000_000;

const own = section<readonly Own[]>('layouts', (raw) =>
  (Array.isArray(raw) ? raw : []).map((it) => {
    const from = record(it);
    return { name: text(from.name, MOST_NAME, ''), text: text(from.text, MOST_KEPT, '') };
  }).filter((it) => it.name !== '' && it.text.includes('\n')),
);

export function ownLayouts(): Layout[] {
  return own.read().map(({ name }) => (OWN + name) as Layout);
}

/** A layout as the module takes it: its name, or the text of one's own. */
export function layoutOf(layout: Layout): Layout {
  return (own.read().find(({ name }) => OWN + name === layout)?.text ?? layout) as Layout;
}

/** Whether it is one of a device's own that this device doesn't have. */
export function isMissing(layout: Layout): boolean {
  return layout.startsWith(OWN) && layoutOf(layout) === layout;
}

export function layoutName(layout: string): string {
  const { layouts, ownBoard } = allWords().shanghai;
  return layout === '' ? ownBoard : layout.startsWith(OWN) ? layout.slice(OWN.length) : (layouts[layout] ?? layout);
}

/** Adds a layout under its name, or under one with a number where another has the name. */
function add(name: string, text: string): Layout | null {
  const all = own.read();
  const [...letters] = name.trim() || '?';
  const short = letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : letters.join('');
  for (let nth = 1; ; nth++) {
    const named = nth === 1 ? short : `${short} ${nth}`;
    const known = all.find((it) => it.name === named);
    if (known && known.text !== text) continue;
    if (!known && all.reduce((sum, it) => sum + it.text.length, text.length) > MOST_KEPT) return null;
    if (!known) own.write([...all, { name: named, text }]);
    return (OWN + named) as Layout;
  }
}

/** Reads files. What can't be read is named with the reason. */
async function read(files: readonly File[]): Promise<{ added: Layout[]; problems: string[] }> {
  const { shanghai, errors } = allWords();
  const added: Layout[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      if (file.size > MOST_BYTES) throw new RangeError(shanghai.fileTooLarge);
      for (const it of await call('shanghaiReadLayouts', [await file.text()])) {
        const name = it.name || file.name.replace(/\.[^.]*$/, '');
        const layout = it.layout === null ? null : add(name, it.layout);
        if (layout) added.push(layout);
        else problems.push(`${file.name}, ${name}: ${it.why === null ? shanghai.layoutsFull : errors('layout', it.code, it.why)}`);
      }
    } catch (error) {
      problems.push(`${file.name}: ${error instanceof RangeError ? error.message : errorText(error)}`);
    }
  }
  return { added, problems };
}

export interface Layouts {
  readonly element: HTMLElement;
  /** Reads files; `changed` is called with what was added. */
  open(files: readonly File[]): Promise<void>;
}

/** `changed` hears which layouts are new, none where one was removed. */
export function layoutsCard(changed: (added: readonly Layout[]) => void): Layouts {
  const { shanghai } = allWords();
  const file = h('input', {
    type: 'file', multiple: true, class: 'unseen', tabindex: -1, 'aria-hidden': 'true',
    on: { change: () => { const all = [...(file.files ?? [])]; file.value = ''; void open(all); } },
  });
  const list = h('ul', { class: 'own-layouts stack' });
  const status = h('div', { class: 'stack', role: 'alert' });
  const show = () => {
    fill(list, own.read().map(({ name }) => {
      const remove = button(shanghai.removeLayout, () => { own.write(own.read().filter((it) => it.name !== name)); show(); changed([]); }, 'slim');
      remove.setAttribute('aria-label', `${shanghai.removeLayout}: ${name}`);
      return h('li', {}, h('span', {}, name), remove);
    }));
    list.hidden = own.read().length === 0;
  };
  const open = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const { added, problems } = await read(files);
    fill(status, problems.map((it) => h('p', { class: 'error' }, it)), added.length > 0 && h('p', {}, shanghai.layoutsAdded(added.length)));
    show();
    if (added.length > 0) changed(added);
  };
  show();
  const element = h('section', { class: 'card stack drop-file', 'aria-labelledby': 'own-layouts' },
    h('h2', { id: 'own-layouts' }, shanghai.ownLayouts),
    h('p', { class: 'note' }, shanghai.ownLayoutsNote),
    h('div', { class: 'row' }, button(shanghai.chooseFiles, () => file.click()), file),
    status,
    list);
  return { element, open };
}
