// The gate's look at the page: each room opens once on a desk and on a phone, logs no error, doesn't scroll sideways, has no
// target too small for a finger, and axe-core finds no violation. The other tests visit every place in every language and size.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { open, shot, start } from '../lib/browser.mjs';
import { targets } from '../lib/measure.mjs';
import { PLACES, ROOMS, visit } from '../lib/places.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREENS = [{ width: 1280, height: 800, colorScheme: 'light' }, { width: 360, height: 740, colorScheme: 'dark' }];

/** The least of WCAG 2.2 (2.5.8). `fits.test.mjs` asks for 44 of all but terms and boards. */
const TARGET = 24;

/** Of rooms with several places, those that show an answer. */
const ANSWERED = ['won', 'mcr-won', 'table'];
const CHOSEN = ROOMS.map((room) => {
  const places = PLACES.filter((place) => place.room === room);
  return places.find(({ name }) => ANSWERED.includes(name)) ?? places[0];
});

let world;
before(async () => { world = await start(); });
after(() => world?.close());

test('every room has a place', () => {
  assert.ok(CHOSEN.length >= 7 && CHOSEN.every(Boolean), `${ROOMS}`);
});

for (const screen of SCREENS) {
  test(`every room opens at ${screen.width} px`, { timeout: 400_000 }, async () => {
    const { page, problems, context } = await open(world, '', { ...screen, locale: 'en' });
    const found = [];
    for (const place of CHOSEN) {
      await visit(page, world.url, place);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) found.push(`${place.name}: the page scrolls sideways by ${over} px`);
      // Terms become links when the page is idle.
      await page.waitForTimeout(400);
      for (const it of await page.evaluate(targets, TARGET)) found.push(`${place.name}: too small: ${it}`);
      // Evaluated, not injected: the page's policy allows no script but its own.
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
      for (const { id, nodes } of violations) found.push(`${place.name}: ${id}: ${nodes[0].html.slice(0, 160)}`);
      await shot(page, `smoke-${place.name}-${screen.width}`);
    }
    assert.deepEqual([...found, ...problems], []);
    await context.close();
  });
}
