// The room Shanghai: dealing, taking, verdicts, hints, undo, and a game that is there again after a reload.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const left = async (page) => Number((await page.locator('.figures span').first().innerText()).match(/\d+/)[0]);
const verdict = (page, outlook) => page.locator(`.verdict[data-outlook="${outlook}"]`).waitFor();
const leftIs = (page, n) => page.waitForFunction((n) => document.querySelector('.figures')?.textContent?.startsWith(`${n} `), n);

/** Takes the first pair of equal free tiles. */
async function takeAny(page) {
  const [a, b] = await page.locator('.solitaire button.free').evaluateAll((all) => {
    for (const one of all) {
      const other = all.find((it) => it !== one && it.dataset.tile === one.dataset.tile);
      if (other) return [one.dataset.id, other.dataset.id];
    }
    return [];
  });
  await page.locator(`.solitaire button[data-id="${a}"]`).click();
  await page.locator(`.solitaire button[data-id="${b}"]`).click();
}

story('a deal by its number: the same again, pairs taken, undone and redone', '#/shanghai?layout=turtle&seed=127', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  assert.equal(await left(page), 144);
  await verdict(page, 'clearable');
  await shot(page, 'shanghai');
  await takeAny(page);
  await leftIs(page, 142);
  await page.getByRole('button', { name: 'Undo' }).click();
  await leftIs(page, 144);
  await page.getByRole('button', { name: 'Redo' }).click();
  await leftIs(page, 142);
  await page.reload();
  await leftIs(page, 142);
  assert.match(await page.locator('.figures').innerText(), /1 undo/);
});

story('the verdict comes within 100 ms of a move; at three times that this fails', '#/shanghai?layout=turtle&seed=3', async (page) => {
  await verdict(page, 'clearable');
  const times = [];
  for (let i = 0; i < 8; i++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.solitaire button.hinted').first().waitFor();
    times.push(await page.evaluate(async () => {
      const [one, other] = document.querySelectorAll('.solitaire button.hinted');
      const verdict = document.querySelector('.verdict');
      let gone = false;
      const told = new Promise((done) => {
        new MutationObserver(() => {
          if (verdict.hidden) gone = true;
          else if (gone) done();
        }).observe(verdict, { attributes: true, attributeFilter: ['hidden'] });
      });
      const start = performance.now();
      one.click();
      other.click();
      await told;
      return performance.now() - start;
    }));
    await leftIs(page, 144 - 2 * (i + 1));
  }
  times.sort((a, b) => a - b);
  console.log(`a move and its verdict: median ${times[4].toFixed(0)} ms, at most ${times[7].toFixed(0)}`);
  assert.ok(times[4] < 300, `median ${times[4]} ms`);
});

story('lost: which move, why, and back to what would have saved it', '#/shanghai?layout=hill&seed=7&clearable=0', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  for (let i = 0; i < 12 && !(await page.locator('.verdict[data-outlook="stuck"]').isVisible()); i++) {
    const before = await left(page);
    await takeAny(page);
    await leftIs(page, before - 2);
    await page.locator('.verdict:not([hidden])').waitFor();
  }
  await verdict(page, 'stuck');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.why-stuck li').first().waitFor();
  assert.ok(await page.locator('.solitaire .trapped').count() > 0, 'the tiles that can never leave are marked');
  await shot(page, 'shanghai-stuck');
  await page.getByRole('button', { name: 'Which move lost it?' }).click();
  await page.getByRole('button', { name: 'Go back there' }).click();
  await verdict(page, 'clearable');
  assert.equal(await page.locator('.solitaire .hinted').count(), 2);
});

story('a board of one’s own, cleared by the keyboard alone', '#/shanghai', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('summary', { hasText: 'A board of your own' }).click();
  await page.locator('.board-text').fill('0 0 0 1m\n4 0 0 1m\n8 0 0 2m\n12 0 0 2m');
  await page.getByRole('button', { name: 'Open it' }).click();
  await leftIs(page, 4);
  await page.locator('.solitaire button.free').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await leftIs(page, 2);
  await page.keyboard.press('Enter');
  const held = await page.evaluate(() => document.activeElement?.dataset.id);
  await page.keyboard.press('ArrowRight');
  if (await page.evaluate((id) => document.activeElement?.dataset.id === id, held)) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('.ended', { hasText: 'Cleared' }).waitFor();
});

story('a board that is wrong says where', '#/shanghai', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('summary', { hasText: 'A board of your own' }).click();
  await page.locator('.board-text').fill('0 0 0 1m\n1 0 0');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.locator('.toast').waitFor();
  assert.match(await page.locator('.toast').innerText(), /line 2/);
});

story('the whole order is shown, and the rest can be shuffled when it is stuck', '#/shanghai?layout=hill&seed=11', async (page) => {
  await verdict(page, 'clearable');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.ended', { hasText: 'Cleared' }).waitFor({ timeout: 30_000 });
  assert.match(await page.locator('.figures').innerText(), /1 board cleared/);
});
