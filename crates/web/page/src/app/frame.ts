// The frame: header with the rooms, the place of the room, footer. It enters and leaves rooms.

import { h, fill } from '../dom/h.ts';
import { ROOMS, SETTINGS } from '../rooms/index.ts';
import type { Mounted } from '../rooms/room.ts';
import { language, settings, show } from '../store/settings.ts';
import { tile } from '../tile/tile.ts';
import { words } from '../words/index.ts';
import { livePlace } from './live.ts';
import { address, go, here, listen, type Route } from './router.ts';

const nav = h('nav', {});
const place = h('main', { id: 'room', tabindex: '-1' });
const header = h('header', { class: 'top' });
const footer = h('footer', { class: 'bottom' });
const skip = h('a', { class: 'skip', href: '#room', on: { click: skipToRoom } });

let entered: { readonly room: string; readonly mounted: Mounted } | undefined;
/** Counts entrances, so that a room that loads slowly doesn't enter after another was asked for. */
let turn = 0;

function skipToRoom(event: Event): void {
  event.preventDefault();
  place.focus();
}

function drawFrame(): void {
  const { shell } = words();
  document.title = shell.title;
  skip.textContent = shell.skip;
  nav.setAttribute('aria-label', shell.nav);
  fill(
    nav,
    ROOMS.map(({ name }) => h('a', { href: address(name), 'data-room': name }, shell.rooms[name])),
    h('a', { href: address('settings'), 'data-room': 'settings', class: 'gear', 'aria-label': shell.settings, title: shell.settings }, gear()),
  );
  fill(header, h('a', { class: 'brand', href: address('hand') }, tile('6z', { silent: true }), h('span', {}, shell.title)), nav);
  fill(footer, h('p', {}, shell.noTracking), h('p', {}, shell.licence));
  markRoom(here().room);
}

function gear(): Element {
  return h('span', { 'aria-hidden': 'true', class: 'gear-mark' });
}

function markRoom(room: string): void {
  for (const link of nav.querySelectorAll<HTMLElement>('a')) {
    const current = link.dataset.room === room;
    if (current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (current) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

async function enter(route: Route): Promise<void> {
  const mine = ++turn;
  const { shell } = words();
  markRoom(route.room);
  if (entered?.room === route.room) {
    entered.mounted.update(route);
    return;
  }
  entered?.mounted.leave();
  entered = undefined;
  const load = route.room === 'settings' ? SETTINGS : ROOMS.find(({ name }) => name === route.room)?.load;
  if (!load) {
    fill(place, h('p', { class: 'card' }, shell.noRoom));
    return;
  }
  try {
    const { room } = await load();
    if (mine !== turn) return;
    place.replaceChildren();
    place.dataset.room = route.room;
    document.title = `${route.room === 'settings' ? shell.settings : shell.rooms[route.room as keyof typeof shell.rooms]} · ${shell.title}`;
    entered = { room: route.room, mounted: room.enter(place, here()) };
  } catch (error) {
    console.error(error);
    if (mine === turn) fill(place, h('p', { class: 'card', role: 'alert' }, shell.broken));
  }
}

/** Builds the frame and enters the room of the address, the first one if it names none. */
export function open(): void {
  let spoken = language();
  document.body.prepend(skip, header, place, footer, livePlace());
  show();
  drawFrame();
  settings.watch(() => {
    show();
    if (language() === spoken) return;
    spoken = language();
    drawFrame();
    entered?.mounted.leave();
    entered = undefined;
    void enter(here());
  });
  listen((route) => {
    const moved = route.room !== entered?.room;
    void enter(route).then(() => {
      if (moved) scrollTo(0, 0);
    });
  });
  if (here().room === '') go(address('hand'), { replace: true });
  if (!entered) void enter(here());
}
