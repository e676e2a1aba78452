// A hand that is entered, asked about or played alone lies as at the table: in one row, on a phone in two, the drawn tile
// apart, and every tile that is pressed large enough.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, shot, start } from '../lib/browser.mjs';
import { ONE_ROW, resize, SCREENS, TARGET } from '../lib/screens.mjs';

/** The narrowest screen with one row, and one that is just too narrow for a card beside the hand. */
const ALL = [...SCREENS, [ONE_ROW, 900], [1000, 700], [1080, 700]];
const at = (room, params) => `#/${room}?${new URLSearchParams(params)}`;
/** Addresses with hands, and the number of tiles and melds of each where the address doesn't leave it to a seed. */
const HANDS = {
  thirteen: [at('hand', { h: '2344m111p789s555z' }), 13, 0],
  fourteen: [at('hand', { h: '2344m111p789s555z+6z' }), 14, 0],
  'a pon': [at('hand', { h: '2344m111p789s+6z(555=z)' }), 11, 1],
  'a kan and a chi': [at('hand', { h: '2344m111p+6z(5555=z)(345p)' }), 8, 2],
  'three kans': [at('hand', { h: '2344m+6z(5555=z)(1=111p)[9999s]' }), 5, 3],
  'four kans': [at('hand', { h: '4m+4m(5555=z)(1=111p)(999=9s)(77+77z)' }), 2, 4],
  'Chinese rules': [at('mcr', { h: '2233455667788s+4s', by: 'discard' }), 14, 0],
  'played alone': [at('play', { mode: 'solo', seed: 1 }), 14, 0],
  discards: [at('quiz', { kind: 'discards', seed: 3 }), 14, 0],
  waits: [at('quiz', { kind: 'waits', seed: 1, size: 13 }), 13, 0],
  push: [at('quiz', { kind: 'push', seed: 3 })],
  points: [at('quiz', { kind: 'points', seed: 1 })],
  'other points': [at('quiz', { kind: 'points', seed: 2 })],
  fu: [at('quiz', { kind: 'fu', seed: 4 })],
};

let world;
before(async () => { world = await start(); });
after(() => world?.close());

/** What is wrong with the hand, and how many tiles and melds it has. */
function look({ target, oneRow }) {
  const wrong = [];
  const boxOf = (it) => it.getBoundingClientRect();
  const [felt] = [...document.querySelectorAll('.felt')].map(boxOf);
  const hand = document.querySelector('.hand-tiles');
  const tiles = [...hand.querySelectorAll(':scope > .tile')];
  const melds = [...hand.querySelectorAll(':scope > :is(.meld, .meld-button)')];
  for (const it of [...tiles, ...melds]) {
    const { left, right, width, height } = boxOf(it);
    if (left < Math.max(0, felt.left) || right > Math.min(innerWidth, felt.right)) wrong.push(`beside the felt: ${it.ariaLabel}`);
    if (it.matches('button') && (width < target - 0.5 || height < target - 0.5)) wrong.push(`small: ${it.ariaLabel} ${width} × ${height}`);
  }
  // Melds are lower than tiles: what is less than half a tile apart is one row.
  const bottoms = [...tiles, ...melds, ...hand.querySelectorAll(':scope > .slot')].filter((it) => it.checkVisibility()).map((it) => boxOf(it).bottom).sort((a, b) => a - b);
  const rows = bottoms.filter((it, at) => at === 0 || it - bottoms[at - 1] > target / 2).length;
  if (rows > (innerWidth >= oneRow ? 1 : 2)) wrong.push(`${rows} rows`);
  const drawn = tiles.find((it) => it.matches('.drawn'));
  const last = tiles[tiles.indexOf(drawn) - 1];
  if (drawn && last && Math.abs(boxOf(last).bottom - boxOf(drawn).bottom) < 1 && boxOf(drawn).left - boxOf(last).right < 6) wrong.push('the drawn tile isn’t apart');
  return { wrong, tiles: tiles.length, melds: melds.length };
}

for (const [name, [hash, tiles, melds]] of Object.entries(HANDS)) {
  test(`the hand has one row, on a phone two: ${name}`, { timeout: 120_000 }, async () => {
    const { page, context, problems } = await open(world, hash);
    await page.locator('.hand-tiles .tile').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.hand-tiles .tile').length > 1);
    const found = [];
    for (const screen of ALL) {
      await resize(page, screen);
      const seen = await page.evaluate(look, { target: TARGET, oneRow: ONE_ROW });
      for (const it of seen.wrong) found.push(`${screen.join(' × ')}: ${it}`);
      if (tiles !== undefined) assert.deepEqual([seen.tiles, seen.melds], [tiles, melds]);
      await shot(page, `hand-${name.replaceAll(' ', '-')}-${screen[0]}`);
    }
    assert.deepEqual([...found, ...problems], []);
    await context.close();
  });
}
