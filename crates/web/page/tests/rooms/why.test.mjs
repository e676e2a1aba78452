// The room Why: every attempt of the algorithm as pictures.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, shot, start } from '../lib/browser.mjs';

let world;
before(async () => { world = await start(); });
after(() => world?.close());

test('of an ambiguous hand every attempt is drawn, and one works', async () => {
  // The hand of the article: with 8m as jantou, of the koutsu 3m and 4m only 3m may be taken.
  const { page, problems, context } = await open(world, '#/why?h=23333444556688m');
  const eights = page.locator('.jantou', { hasText: 'Jantou 8 man' });
  await eights.waitFor();
  const sets = await eights.locator('.attempt').evaluateAll((all) => all.map((it) => [it.dataset.koutsu, it.classList.contains('complete')]));
  assert.deepEqual(sets, [['', false], ['3m', true], ['4m', false], ['3m4m', false]]);
  // Drawn are the tiles of the hand, neither more nor fewer.
  const drawn = await eights.locator('.attempt').evaluateAll((all) => all.map((it) => [...it.querySelectorAll('.steps .tile')].map((tile) => tile.dataset.tile).sort().join('')));
  assert.deepEqual(new Set(drawn), new Set(['2m3m3m3m3m4m4m4m5m5m6m6m8m8m']));
  await page.locator('.segments label', { hasText: 'Those that work' }).click();
  // They are drawn one jantou a frame.
  await page.locator('.attempt.complete').first().waitFor();
  assert.equal(await page.locator('.attempt.failed').count(), 0);
  await shot(page, 'why');
  assert.deepEqual(problems, []);
  await context.close();
});

test('the tree folds: open where an attempt works, by keys and all at once', async () => {
  const { page, problems, context } = await open(world, '#/why?h=23333444556688m');
  const eights = page.locator('.jantou', { hasText: 'Jantou 8 man' });
  await eights.waitFor();
  const opened = (of) => of.evaluateAll((all) => all.map((it) => it.open));
  assert.deepEqual(await opened(eights.locator('details')), [true, false, true, false, false]);
  const failed = page.locator('.jantou', { hasText: 'Jantou 5 man' });
  assert.deepEqual(await opened(failed.locator(':scope > details')), [false]);
  await failed.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await failed.locator('.attempt summary').first().waitFor();
  await page.getByRole('button', { name: 'Fold all' }).click();
  assert.ok((await opened(page.locator('.tree details'))).every((it) => !it));
  await page.getByRole('button', { name: 'Open all' }).click();
  assert.ok((await opened(page.locator('.tree details'))).every((it) => it));
  assert.deepEqual(problems, []);
  await context.close();
});

test('printed, everything is there at once; afterwards it is as it was', async () => {
  const { page, problems, context } = await open(world, '#/why?h=11122233344456m');
  await page.locator('.attempt').first().waitFor();
  await page.evaluate(() => {
    document.querySelectorAll('.tree details').forEach((it) => { it.open = false; });
    addEventListener('beforeprint', () => {
      // Nothing is opened later than now; the printer lays it out, and so does this height.
      void document.body.offsetHeight;
      const steps = [...document.querySelectorAll('.attempt .steps')];
      globalThis.printed = { attempts: steps.length, shown: steps.filter((it) => it.checkVisibility({ contentVisibilityAuto: true }) && it.getBoundingClientRect().height > 20).length, folded: document.querySelectorAll('main details:not([open])').length };
    });
  });
  await page.pdf();
  const printed = await page.evaluate(() => globalThis.printed);
  const [, total] = (await page.locator('.why-summary').innerText()).match(/(\d+) attempts/);
  assert.deepEqual(printed, { attempts: Number(total), shown: Number(total), folded: 0 });
  assert.equal(await page.locator('.tree details[open]').count(), 0);
  assert.deepEqual(problems, []);
  await context.close();
});

test('the story walks step by step to the end', async () => {
  const { page, problems, context } = await open(world, '#/why?h=11223344456789m');
  const line = page.locator('.story-line');
  await line.filter({ hasText: 'Attempt 1 of' }).waitFor();
  const next = page.locator('.story button', { hasText: 'Next' });
  const ends = [];
  while (await next.isEnabled()) {
    await next.click();
    ends.push(await line.getAttribute('data-end'));
  }
  assert.equal(ends.filter((it) => it === 'complete').length, 2, 'it is won in two ways');
  assert.deepEqual(problems, []);
  await context.close();
});

test('a waiting hand and a text that is no hand get different answers', async () => {
  const { page, context } = await open(world, '#/why?h=1112345678999m');
  await page.locator('#why-problem', { hasText: 'one tile short' }).waitFor();
  await page.locator('.hand-input').fill('12x');
  await page.locator('#why-problem', { hasText: 'x' }).waitFor();
  await page.locator('.hand-input').fill('11223344456789m');
  await page.locator('.why-summary', { hasText: '2 work' }).waitFor();
  await page.locator('a', { hasText: 'All about this hand' }).click();
  await page.locator('.headline', { hasText: 'Won in 2 ways' }).waitFor();
  await context.close();
});
