// The room Quiz: questions answered right and wrong, streaks, mistakes that come again.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const result = (page, right) => page.locator(`.quiz-result[data-right="${right}"]`).waitFor();

story('waits: nothing chosen is wrong, what is shown then is right', '#/quiz?kind=waits&seed=5', async (page) => {
  await page.locator('.quiz-picks .tile').first().waitFor();
  await page.getByRole('button', { name: 'Check' }).click();
  await result(page, 'false');
  const waits = await page.locator('.quiz-waits > li > .tile').evaluateAll((all) => all.map((it) => it.dataset.tile));
  assert.ok(waits.length > 0);
  await shot(page, 'quiz-waits');
  assert.equal(await page.locator('.mistakes a').count(), 1);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.locator('.quiz-result').waitFor({ state: 'detached' });
  await page.locator('.mistakes a').click();
  await page.locator('.quiz-picks .tile').first().waitFor();
  for (const face of waits) await page.locator(`.quiz-picks .tile[data-tile="${face}"]`).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await result(page, 'true');
  assert.equal(await page.locator('.mistakes a').count(), 0, 'answered right, it is no mistake any more');
  await page.reload();
  assert.match(await page.locator('.quiz-figures').innerText(), /1 \/ 2/);
});

story('discards: the plan is the judge', '#/quiz?kind=discards&seed=3&far=1', async (page) => {
  await page.locator('.felt button.tile').first().waitFor({ timeout: 30_000 });
  await page.locator('.felt button.tile').first().click();
  await page.locator('.quiz-result').waitFor();
  assert.ok(await page.locator('.quiz-room tbody tr').count() > 5);
  await shot(page, 'quiz-discards');
});

story('fu: every item is told', '#/quiz?kind=fu&seed=8', async (page) => {
  const choices = page.locator('[aria-label="How many fu?"] button');
  await choices.first().waitFor();
  await choices.first().click();
  await page.locator('.quiz-result').waitFor();
  await page.locator('.ledger', { hasText: 'Fu' }).first().waitFor();
  await shot(page, 'quiz-fu');
});

story('time runs out', '#/quiz?kind=waits&seed=9', async (page) => {
  await page.locator('.quiz-picks .tile').first().waitFor();
  await page.locator('select').selectOption('15');
  await page.clock.install();
  await page.reload();
  await page.locator('.quiz-picks .tile').first().waitFor();
  await page.clock.runFor(16_000);
  await result(page, 'false');
});
