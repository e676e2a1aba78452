// Addresses that between them show every part of every room, for tests that look at all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
const read = (path) => readFileSync(join(SOURCE, path), 'utf8');

/** The rooms of the page, as its own list has them: a new one is tested without being named here. */
export const ROOMS = [...read('rooms/index.ts').matchAll(/^ {2}(\w+): \(\) => (?:withGames\()?import\(/gm)].map(([, name]) => name);

/** Languages of the page. */
export const LANGUAGES = (read('store/settings.ts').match(/LANGUAGES = \[(.*?)\]/)?.[1] ?? '').match(/[\w-]+/g)?.filter((it) => it !== 'auto') ?? [];

/** Places of rooms: a name, an address, what to wait for; what to press there, and what to wait for then. */
const PARTS = [
  ['empty', '#/hand', '.welcome-list'],
  ['won', '#/hand?h=11223344456789m', '.ledgers'],
  ['open', '#/hand?h=34m067p99s%2B2m(777=z)(234s)&by=ron&dora=8s&honba=2&sticks=1', '.ledgers'],
  ['tenpai', '#/hand?h=2344m111p789s555z6z', '.discards'],
  ['waits', '#/hand?h=2344m111p789s555z', '.waits'],
  ['noten', '#/hand?h=3405m2238p23407s4z&dora=1z', '.chart'],
  ['helping', '#/hand?h=3405m2238p23407s', '.counted-tiles'],
  ['unknown', '#/hand?h=123m456p78s1z%3F%3F(777z)', '.completions'],
  ['wrong', '#/hand?h=123x', '#hand-problem:not([hidden])'],
  ['mcr-empty', '#/mcr', '.welcome-list'],
  ['mcr-won', '#/mcr?h=2233455667788s%2B4s&by=discard&flowers=2', '.left-out'],
  ['mcr-waits', '#/mcr?h=123m456p789s45s22z&seat=south', '.way'],
  ['mcr-discards', '#/mcr?h=12m135456p12378s%2B3z', '.way'],
  ['mcr-melded', '#/mcr?h=68p11s%2B7p(666s)(4444p)[3333s]&flags=kong', '.ledgers'],
  ['mcr-readings', '#/mcr?h=2223334445m678p%2B5m&by=discard', '.lesser'],
  ['mcr-unknown', '#/mcr?h=147m258p36s1234z%3F%3F', '.completions'],
  ['family-won', '#/mcr?house=guangdong&h=11122255z77z%2B5z(333z)&by=discard&discarder=west', '.jokers'],
  ['family-taiwan', '#/mcr?house=taiwan&h=11z44z(111m)(234p)(555%3Ds)%5B6666z%5D%2B4z&streak=1', '.total'],
  ['family-waits', '#/mcr?house=hong_kong&h=123456789m1155z&by=discard&bonus=1g,2f', '.waits'],
  ['why', '#/why?h=11122233344456m', '.attempt'],
  ['quiz-waits', '#/quiz?kind=waits&seed=1', '.quiz-picks .tile'],
  ['quiz-discards', '#/quiz?kind=discards&seed=3', '.felt button.tile'],
  ['quiz-discards-answered', '#/quiz?kind=discards&seed=3', '.felt button.tile', '.felt button.tile', '.quiz-result'],
  ['quiz-push', '#/quiz?kind=push&seed=3', '.quiz-way'],
  ['quiz-push-answered', '#/quiz?kind=push&seed=3', '.quiz-way', '.quiz-way', '.quiz-result'],
  ['quiz-points', '#/quiz?kind=points&seed=1', '.quiz-felt', '[aria-label] > button[value]', '.quiz-result'],
  ['quiz-daily', '#/quiz?day=2026-11-26&nth=4', '.quiz-felt', '[aria-label] > button[value]', '.quiz-result'],
  ['solo', '#/play?mode=solo&seed=1', '.felt button.drawn'],
  ['table', '#/play?mode=table', '.seat'],
  ['record', '#/play?mode=record', '.drop-file'],
  ['quiz-record', '#/quiz?kind=discards&seed=3&far=1&of=open', '.open-first, .quiz-seats'],
  ['shanghai', '#/shanghai?layout=turtle&seed=127', '.verdict:not([hidden])'],
  ['othello', '#/othello?moves=43,34', '.square.legal'],
  ['settings', '#/settings', '.settings'],
];

const roomOf = (hash) => hash.slice(2).split('?')[0];
const named = new Set(PARTS.map(([, hash]) => roomOf(hash)));

/** Every place with its room: those named above, and the bare address of a room that isn't. */
export const PLACES = [...PARTS, ...ROOMS.filter((room) => !named.has(room)).map((room) => [room, `#/${room}`, `main[data-room="${room}"] > *`])]
  .map(([name, hash, ready, press, then]) => ({ name, hash, ready, press, then, room: roomOf(hash) }));

/**
 * Goes to a place, waits for it and opens what is folded. The way leads through another room, or a control of the place
 * before would be taken for one that is waited for, and pressed.
 */
export async function visit(page, url, { hash, ready, press, then }) {
  if (hash !== '#/settings') {
    await page.goto(`${url}#/settings`);
    await page.locator('.settings').first().waitFor();
  }
  await page.goto(url + hash);
  await page.locator(ready).first().waitFor();
  if (press) {
    await page.locator(press).first().click();
    await page.locator(then).first().waitFor();
  }
  await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
}
