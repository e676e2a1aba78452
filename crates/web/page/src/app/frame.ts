// The frame: header with the rooms, the place of the room, footer. It enters and leaves rooms.

import { h, fill } from '../dom/h.ts';
import { FAMILIES, settings, show } from '../store/settings.ts';
import { tile } from '../tile/tile.ts';
import { loadWords, words } from '../words/index.ts';
import { livePlace } from './live.ts';
import { navigation } from './nav.ts';
import type { Mounted, RoomName, Rooms } from './room.ts';
import { toast } from './toast.ts';
import { address, go, here, listen, parse, type Route } from './router.ts';

/** The room of the chosen family answers about hands; the other one has no link. */
const HANDS: Readonly<Record<(typeof FAMILIES)[number], RoomName>> = { riichi: 'hand', mcr: 'mcr' };
const home = (): RoomName => HANDS[settings.read().family];
const isElsewhere = (room: RoomName): boolean => room !== home() && FAMILIES.some((family) => HANDS[family] === room);

const nav = navigation(isElsewhere);
const place = h('main', { id: 'room', tabindex: '-1' });
const header = h('header', { class: 'top' });
const footer = h('footer', { class: 'bottom' });
const skip = h('a', { class: 'skip', href: '#room', on: { click: skipToRoom } });

let entered: { readonly room: string; readonly mounted: Mounted } | undefined;
/** Counts entrances: a room that loads slowly doesn't enter after a later one. */
let entrances = 0;

function skipToRoom(event: Event): void {
  event.preventDefault();
  place.focus();
}

function drawFrame(rooms: Rooms): void {
  const { shell } = words();
  document.title = shell.title;
  skip.textContent = shell.skip;
  nav.draw(Object.keys(rooms) as RoomName[]);
  fill(header, h('a', { class: 'brand', href: address(home()), 'aria-label': shell.title }, tile('6z', { silent: true }), h('span', {}, shell.title)), nav.element);
  fill(footer, h('p', {}, shell.noTracking), h('p', {}, shell.licence));
  nav.mark(here().room);
}

function keepAddress(address: string): void {
  const { room } = parse(address);
  nav.lead(room, address);
}

async function enter(route: Route, rooms: Rooms): Promise<void> {
  const mine = ++entrances;
  const { shell } = words();
  nav.mark(route.room);
  if (entered?.room === route.room) {
    entered.mounted.update(route);
    return;
  }
  entered?.mounted.leave();
  entered = undefined;
  if (!Object.hasOwn(rooms, route.room)) {
    fill(place, h('p', { class: 'card' }, shell.noRoom));
    return;
  }
  const name = route.room as RoomName;
  try {
    const { room } = await rooms[name]();
    if (mine !== entrances) return;
    place.replaceChildren();
    place.dataset.room = name;
    document.title = `${shell.rooms[name]} · ${shell.title}`;
    entered = { room: route.room, mounted: room.enter(place, here()) };
  } catch (error) {
    console.error(error);
    if (mine === entrances) fill(place, h('p', { class: 'card', role: 'alert' }, shell.broken));
  }
}

/** The message if no words could be loaded, in every language. */
const UNSPOKEN = ['Something went wrong. Reload the page.', 'エラーが起きました。再読み込みしてください。', '出错了，请重新载入。'];

/** Leaves and enters the room again after a change of language. */
async function speak(rooms: Rooms): Promise<void> {
  if (!(await loadWords())) return;
  drawFrame(rooms);
  entered?.mounted.leave();
  entered = undefined;
  void enter(here(), rooms);
}

/** Builds the frame and enters the room of the address, or the hand's if it names none. */
export async function open(rooms: Rooms): Promise<void> {
  let { family } = settings.read();
  show();
  // The room loads together with the words. A failure is reported when the room is entered.
  const first = here().room || home();
  if (Object.hasOwn(rooms, first)) rooms[first as RoomName]().catch(() => {});
  try {
    await loadWords();
  } catch (error) {
    document.body.append(...UNSPOKEN.map((it) => h('p', {}, it)));
    throw error;
  }
  document.body.prepend(skip, header, place, footer, livePlace());
  drawFrame(rooms);
  settings.watch(() => {
    show();
    if (settings.read().family !== family) {
      ({ family } = settings.read());
      drawFrame(rooms);
    }
    speak(rooms).catch((error: unknown) => {
      console.error(error);
      toast(words().shell.broken);
    });
  });
  listen((route, before) => {
    const moved = route.room !== entered?.room;
    if (moved) keepAddress(before);
    void enter(route, rooms).then(() => {
      if (moved) scrollTo(0, 0);
    });
  });
  if (here().room === '') go(address(home()), { replace: true });
  if (!entered) void enter(here(), rooms);
}
