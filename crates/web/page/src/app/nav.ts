// The rooms in the header: those that have room as links in a line, the others in a menu at its end.

import { fill, h } from '../dom/h.ts';
import { menu } from '../dom/menu.ts';
import { words } from '../words/index.ts';
import { address } from './router.ts';
import type { RoomName } from './room.ts';

export interface Navigation {
  readonly element: HTMLElement;
  /** In the words of the language, in this order; the last one stands apart. */
  draw(rooms: readonly RoomName[]): void;
  /** The room that is open. */
  mark(room: string): void;
  /** Where the link of a room leads from now on. */
  lead(room: string, to: string): void;
}

/** Rooms that are `elsewhere` have a link while they are open alone. */
export function navigation(isElsewhere: (room: RoomName) => boolean): Navigation {
  const line = h('div', { class: 'nav-line' });
  const rest = h('div', { class: 'nav-menu' });
  const { element: more, summary } = menu('nav-more', '', rest);
  const apart = h('div', { class: 'nav-apart' });
  const element = h('nav', {}, line, more, apart);
  /** Where each room was left. */
  const left = new Map<string, string>();
  /** All links but the last, and those that are shown. */
  let rooms: HTMLElement[] = [];
  let links: HTMLElement[] = [];

  /** Moves the last links into the menu until the others fit. */
  const fit = () => {
    // What is in its place already stays there, so that nothing loses the focus.
    const widths = () => line.scrollWidth > line.clientWidth + 1;
    const put = (count: number) => {
      for (const [at, link] of links.entries()) {
        const to = at < count ? line : rest;
        if (link.parentElement !== to) at < count ? to.append(link) : to.prepend(link);
      }
      more.hidden = count === links.length;
    };
    if (line.clientWidth === 0) return;
    const before = links.filter((it) => it.parentElement === line).length;
    const open = more.open;
    more.open = false;
    let count = links.length;
    put(count);
    while (count > 1 && widths()) put(--count);
    more.open = open && count === before;
    summary.toggleAttribute('data-current', rest.querySelector('[aria-current]') !== null);
  };
  new ResizeObserver(fit).observe(element);

  rest.addEventListener('click', () => { more.open = false; });

  return {
    element,
    draw(all) {
      const { shell } = words();
      element.setAttribute('aria-label', shell.nav);
      summary.textContent = shell.more;
      const made = all.map((room) => {
        const name = shell.rooms[room];
        const shown = { href: left.get(room) ?? address(room), 'data-room': room };
        return room === 'settings'
          ? h('a', { ...shown, class: 'gear', 'aria-label': name, title: name }, h('span', { 'aria-hidden': 'true', class: 'gear-mark' }))
          : h('a', shown, name);
      });
      rooms = made.filter((it) => it.dataset.room !== 'settings');
      fill(apart, made.filter((it) => it.dataset.room === 'settings'));
      links = [];
    },
    mark(room) {
      for (const link of [...rooms, ...apart.querySelectorAll<HTMLElement>('a')]) {
        if (link.dataset.room === room) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
      const shown = rooms.filter((it) => it.dataset.room === room || !isElsewhere(it.dataset.room as RoomName));
      if (shown.length !== links.length || shown.some((it, at) => it !== links[at])) {
        links = shown;
        rest.replaceChildren();
        fill(line, links);
      }
      fit();
    },
    lead(room, to) {
      left.set(room, to);
      for (const link of [...rooms, ...apart.querySelectorAll<HTMLElement>('a')]) if (link.dataset.room === room) link.setAttribute('href', to);
    },
  };
}
