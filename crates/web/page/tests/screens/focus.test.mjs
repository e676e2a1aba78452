// The keyboard alone: whatever is chosen, the focus stays where it was, or where one goes on.
import assert from 'node:assert/strict';
import { stories } from '../lib/browser.mjs';

const story = stories();

/** What has the focus. */
const focused = (page) => page.evaluate(() => {
  const { activeElement: it } = document;
  return it === document.body ? 'body' : `${it.tagName.toLowerCase()} ${it.value ?? ''} ${it.className} ${it.getAttribute('aria-label') ?? it.textContent}`;
});

/** Presses a key and waits for what comes of it; the focus must not have fallen to the body. */
async function press(page, key, done) {
  await page.keyboard.press(key);
  await done?.();
  // Answers come from a worker, and what they replace goes with them.
  await page.waitForTimeout(400);
  const found = await focused(page);
  assert.notEqual(found, 'body', `after ${key}`);
  return found;
}

const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);

story('choosing how to play, a kind of quiz, a level, a language', '#/play?mode=solo&seed=4', async (page) => {
  await page.locator('.felt button.drawn').waitFor();
  await page.getByRole('radio', { name: 'Alone' }).focus();
  assert.match(await press(page, 'ArrowRight', () => page.locator('.seat').first().waitFor()), /^input table/);
  assert.match(await press(page, 'ArrowRight', () => page.locator('.drop-file').waitFor()), /^input record/);
  await at(page, '#/quiz?kind=waits&seed=1');
  await page.locator('.quiz-picks .tile').first().waitFor();
  await page.getByRole('radio', { name: 'Waits' }).focus();
  assert.match(await press(page, 'ArrowRight', () => page.locator('.felt button.tile').first().waitFor()), /^input discards/);
  await at(page, '#/quiz?kind=waits&seed=1');
  await page.locator('.quiz-picks .tile').first().waitFor();
  await page.getByRole('radio', { name: 'Easy' }).focus();
  assert.match(await press(page, 'ArrowRight'), /^input medium/);
  await at(page, '#/settings');
  await page.getByRole('group', { name: 'Language' }).getByRole('radio', { name: 'English' }).focus();
  assert.match(await press(page, 'ArrowRight', () => page.getByRole('heading', { name: '表示' }).waitFor()), /^input ja/);
});

story('a discard and a pass at the table', '#/play?mode=table', async (page) => {
  await page.locator('.seat').first().waitFor();
  await page.locator('.table-menu > summary').click();
  await page.locator('label', { hasText: 'Show every action of the opponents' }).click();
  await page.locator('.table-menu > summary').click();
  const end = page.getByRole('button', { name: /Next round|Play again/ });
  let passed = false;
  const own = page.locator('.felt button.tile:not(:disabled), .offers button:not(:disabled)');
  for (let turn = 0; turn < 25 && !(await end.isVisible()); turn++) {
    await own.first().waitFor({ timeout: 60_000 }).catch(() => {});
    const pass = page.getByRole('button', { name: 'Pass' });
    if (await pass.isVisible()) {
      await pass.focus();
      passed = true;
    } else if (await page.locator('.felt button.tile:not(:disabled)').count() > 0) {
      await page.locator('.felt button.tile:not(:disabled)').last().focus();
    } else continue;
    await press(page, 'Enter');
  }
  assert.ok(passed || (await end.isVisible()));
});

story('undo until it is disabled, a discard, a draw and an example in Hand', '#/hand', async (page) => {
  await page.locator('.welcome-list a').first().focus();
  await press(page, 'Enter', () => page.locator('.discards').waitFor());
  await page.locator('.discards tbody button').first().focus();
  await press(page, 'Enter', () => page.locator('.counted-tiles').first().waitFor());
  await at(page, '#/hand?h=2344m111p789s555z');
  await page.getByRole('button', { name: /^Draw/ }).first().focus();
  await press(page, 'Enter', () => page.locator('.headline', { hasText: 'Won' }).waitFor());
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await press(page, 'Enter');
  for (let i = 0; i < 5 && (await undo.isEnabled()); i++) await press(page, 'Enter');
});

story('alone: a discard to the last', '#/play?mode=solo&seed=9', async (page) => {
  await page.locator('.felt button.drawn').waitFor();
  await page.locator('.felt button.drawn').focus();
  for (let i = 0; i < 20 && (await page.locator('.ended').count()) === 0; i++) {
    await page.locator('.felt button.drawn').focus();
    await press(page, 'Enter');
  }
  await page.locator('.ended').waitFor();
});

story('three colours: undo until there is nothing to undo', '#/othello?moves=43,34', async (page) => {
  await page.locator('.square.legal').first().waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  for (let i = 0; i < 3 && (await undo.isEnabled()); i++) await press(page, 'Enter');
});

story('a press beside all controls leaves them', '#/hand?h=2344m111p789s555z', async (page) => {
  await page.locator('.waits .wait').first().waitFor();
  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.locator('footer').click();
  await page.getByRole('button', { name: 'Clear' }).evaluate((it) => it.remove());
  await page.waitForTimeout(100);
  assert.equal(await focused(page), 'body');
});
