// Where the page is: `#/room?key=value`. Below any path, with back, forward, reload and shared addresses.

export interface Route {
  readonly room: string;
  readonly params: ReadonlyMap<string, string>;
}

type Params = Readonly<Record<string, string | null | undefined>>;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { room: path.replace(/\/$/, ''), params: new Map(new URLSearchParams(query)) };
}

/** Mahjong's own punctuation stays readable in an address. */
export function address(room: string, params: Params = {}): string {
  const pairs = Object.entries(params).filter((pair): pair is [string, string] => !!pair[1]);
  const encode = (value: string) => encodeURIComponent(value).replace(/%(2C|3D|5B|5D|3F|3A|40|2F)/gi, decodeURIComponent);
  return `#/${room}${pairs.length > 0 ? '?' : ''}${pairs.map(([key, value]) => `${key}=${encode(value)}`).join('&')}`;
}

export function here(): Route {
  return parse(location.hash);
}

/** Goes to an address: a step that back undoes, or in the place of this one. Listeners hear of it either way. */
export function go(to: string, { replace = false } = {}): void {
  if (to === location.hash) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  heard();
}

/** Writes this address in the place of the current one without an event: the room shows it already. */
export function note(to: string): void {
  if (to !== location.hash) history.replaceState(null, '', to);
  last = location.hash;
}

let last = '';
let listener: (route: Route, before: string) => void = () => {};

function heard(): void {
  if (location.hash === last) return;
  const before = last;
  last = location.hash;
  listener(here(), before);
}

/** `before` is the address that was left, as it was noted last. */
export function listen(to: (route: Route, before: string) => void): void {
  listener = to;
  last = location.hash;
  addEventListener('popstate', heard);
  addEventListener('hashchange', heard);
}
