// Nobody is shut out: axe-core finds nothing in any room, theme and language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { open, start } from '../lib/browser.mjs';
import { LANGUAGES, PLACES, visit } from '../lib/places.mjs';
import { records } from '../lib/program.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a plain system has no glyphs for: anything but Latin letters, punctuation, arrows, signs of mathematics and the marks of Why. */
const FOREIGN = /[^\0-\u024f\u2010-\u206f\u2190-\u22ff\u2713\u2717]/gu;

let world;
before(async () => { world = await start(); });
after(() => world?.close());

/**
 * Labels are those of a language, colours and sizes of all: each language once, and between them day and night on a desk
 * and on a phone, whose tables are blocks and whose navigation folds.
 */
const [DESK, PHONE] = [1100, 360];
const LOOKS = { en: ['light', DESK], ja: ['dark', PHONE], 'zh-Hans': ['dark', DESK], 'zh-Hant': ['light', PHONE] };

test('every language is looked at', () => {
  assert.deepEqual(Object.keys(LOOKS).sort(), [...LANGUAGES].sort());
});

for (const [locale, [colorScheme, width]] of Object.entries(LOOKS)) {
  test(`no violation: ${locale}, ${colorScheme}, ${width} px`, async () => {
    const { page, context } = await open(world, '', { locale, colorScheme, width });
    const found = [];
    for (const place of PLACES) {
      const { name } = place;
      await visit(page, world.url, place);
      if (name === 'record') {
        await page.locator('input[type=file]').setInputFiles({ name: 'a.mjai', mimeType: 'text/plain', buffer: records().plain.bytes });
        await page.locator('.advice tbody tr').first().waitFor();
        await page.locator('.stats summary').click();
        await page.locator('.stats .ledgers').waitFor();
      }
      if (name === 'quiz-record') {
        await page.locator('.quiz-felt button.tile').first().click();
        await page.locator('.quiz-result').waitFor();
      }
      if (name === 'othello') {
        await page.locator('[aria-labelledby=analysis] button').first().click();
        await page.locator('.square .worth').first().waitFor({ timeout: 60_000 });
      }
      if (locale === 'en') {
        const said = await page.evaluate(() => document.body.innerText);
        const foreign = new Set(said.match(FOREIGN));
        if (foreign.size > 0) found.push(`${name}: a system without their fonts shows boxes for ${[...foreign].join('')}`);
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
