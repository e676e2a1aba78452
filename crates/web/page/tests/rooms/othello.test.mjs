// The room of three colours: a game against the engine, its analysis, and why something isn't allowed.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const square = (page, name) => page.locator(`.square[data-square="${name}"]`);
const moves = (page) => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('moves') ?? '');

story('thirteen actions at the start; the engine answers', '#/othello', async (page) => {
  await page.locator('.square.legal').first().waitFor();
  assert.equal(await page.locator('.square.legal').count(), 13);
  await square(page, '34').hover();
  await page.locator('.square.turns').first().waitFor();
  await square(page, '34').click();
  await page.waitForFunction(() => /moves=34,[c0-9]+/.test(location.hash));
  assert.equal((await moves(page)).split(',').length, 2);
  await shot(page, 'othello');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => !location.hash.includes('moves='));
});

story('a shared game is played on, and what is not allowed says why', '#/othello?moves=43,34', async (page) => {
  await page.locator('label', { hasText: 'Both' }).click();
  await page.locator('.square.last[data-square="34"]').waitFor();
  await square(page, '99').click();
  await page.locator('.toast', { hasText: 'Not allowed' }).waitFor();
  assert.equal(await moves(page), '43,34');
});

story('analysis writes what each action is worth, and marks what lost points', '#/othello?moves=75,57', async (page) => {
  await page.locator('label', { hasText: 'Both' }).click();
  await page.getByRole('button', { name: 'Rate every action' }).click();
  await page.locator('.line-table tbody tr').first().waitFor({ timeout: 60_000 });
  assert.ok(await page.locator('.square .worth').count() > 5);
  assert.ok(await page.locator('.square.best').count() >= 1);
  await page.getByRole('button', { name: 'Which actions lost points?' }).click();
  await page.locator('.moves-list li').nth(1).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.line-table .proven').count(), 0, 'nothing is proven so early');
  assert.ok(await page.locator('.line-table td', { hasText: 'estimated' }).count() > 5);
  await shot(page, 'othello-analysis');
});

story('what is proven says so, and marks lead to the board before the action', '#/othello', async (page) => {
  await page.locator('label', { hasText: 'Both' }).click();
  await page.evaluate((it) => (location.hash = it), `#/othello?position=${encodeURIComponent('BWG6/9/9/9/9/9/9/9/6GWB B G')}&moves=c13`);
  await page.locator('.turn-now', { hasText: 'c13 was played' }).waitFor();
  await page.getByRole('button', { name: 'Which actions lost points?' }).click();
  const move = page.locator('.moves-list .move').first();
  await move.waitFor({ timeout: 60_000 });
  assert.match(await move.innerText(), /^1\. c13 \? lost 4\.0, better (14|96) \(proven\)$/);
  assert.match(await page.locator('[aria-labelledby=analysis] .note').innerText(), /^Black: 1 ×\?, 0 ×\?\?\. White: /);
  await move.click();
  await page.locator('.square .worth', { hasText: '!' }).waitFor();
  assert.equal(await page.locator('.square .worth', { hasText: '?' }).count(), 1);
  assert.equal(await page.locator('.moves-list [aria-current=step]').count(), 1, 'the marks stay');
  await page.getByRole('button', { name: 'Rate every action' }).click();
  await page.locator('.line-table tbody tr').nth(3).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.line-table .proven').count(), 4);
  await shot(page, 'othello-proven');
  // Another action ends the game that the marks are of.
  await page.locator('.square.best').first().click();
  await page.locator('.moves-list').waitFor({ state: 'detached' });
});

story('by keyboard: arrows walk over the board, Enter acts', '#/othello', async (page) => {
  await page.locator('label', { hasText: 'Both' }).click();
  await square(page, '11').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.waitForFunction(() => location.hash.includes('moves=34'));
  await page.reload();
  await page.locator('.square.last[data-square="34"]').waitFor();
});
