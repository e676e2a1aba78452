// A thousand random hands, answered by the page's module and by the program, byte for byte.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, start } from './lib/browser.mjs';
import { openModule } from './lib/module.mjs';
import { batch, requestsOfPage } from './lib/program.mjs';

let world;
before(async () => { world = await start(); });
after(() => world?.close());

test('1,000 random hands, as the program answers them', async () => {
  const lines = requestsOfPage(1_000, 20_260_101);
  const expected = batch(lines);
  const { page, context } = await open(world);
  await openModule(page);
  const found = await page.evaluate((all) => Promise.all(all.map((line) => globalThis.askModule({ do: 'call', name: 'askUnknownOrOtherRules', args: [line] }))), lines);
  assert.equal(found.length, expected.length);
  found.forEach((line, at) => assert.equal(line, expected[at], lines[at]));
  for (const part of ['"completions":["', '"waits":["', '"shanten":0', '"shanten":-1', '"fans":{"', '"against":', '"patterns":{"']) {
    assert.ok(expected.some((line) => line.includes(part)), part);
  }
  await context.close();
});
