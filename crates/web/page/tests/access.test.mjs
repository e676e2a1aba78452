// Nobody is shut out: axe-core finds nothing in any room, theme and language; 320 px are wide enough.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { open, shot, start } from './lib/browser.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Addresses that between them show every part of every room, and what to wait for. */
const PLACES = [
  ['empty', '', '.welcome-list'],
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
  ['why', '#/why?h=11122233344456m', '.attempt'],
  ['quiz-waits', '#/quiz?kind=waits&seed=1', '.quiz-picks .tile'],
  ['quiz-discards', '#/quiz?kind=discards&seed=3', '.felt button.tile'],
  ['quiz-fu', '#/quiz?kind=fu&seed=1', '.quiz-felt'],
  ['solo', '#/play?mode=solo&seed=1', '.felt button.drawn'],
  ['table', '#/play?mode=table', '.seat'],
  ['record', '#/play?mode=record', '.drop-file'],
  ['shanghai', '#/shanghai?layout=turtle&seed=127', '.verdict:not([hidden])'],
  ['othello', '#/othello?moves=43,34', '.square.legal'],
  ['settings', '#/settings', '.settings'],
];

let world;
before(async () => { world = await start(); });
after(() => world?.close());

for (const locale of ['en-US', 'ja-JP']) {
  for (const colorScheme of ['light', 'dark']) {
    test(`no violation: ${locale}, ${colorScheme}`, async () => {
      const { page, context } = await open(world, '', { locale, colorScheme, width: 1100 });
      const found = [];
      for (const [name, hash, ready] of PLACES) {
        await page.goto(`${world.url}${hash || '#/hand'}`);
        await page.locator(ready).first().waitFor();
        await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
        if (name === 'othello') {
          await page.locator('[aria-labelledby=analysis] button').first().click();
          await page.locator('.square .worth').first().waitFor({ timeout: 20_000 });
        }
        // Evaluated, not injected: the page's policy allows no script but its own.
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }));
        for (const { id, nodes } of violations) found.push(`${name}: ${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
      }
      assert.deepEqual(found, []);
      await context.close();
    });
  }
}

for (const width of [320, 360, 800, 1400]) {
  test(`nothing is wider than ${width} px`, async () => {
    const { page, context, problems } = await open(world, '', { width, height: 800 });
    for (const [name, hash, ready] of PLACES) {
      await page.goto(`${world.url}${hash || '#/hand'}`);
      await page.locator(ready).first().waitFor();
      await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${name}: ${over} px too wide`);
      await shot(page, `${name}-${width}`);
    }
    assert.deepEqual(problems, []);
    await context.close();
  });
}
