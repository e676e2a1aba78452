// Addresses: what they lead to, also after a reload; what a wrong one says, and how to go on from there.
import assert from 'node:assert/strict';
import { stories } from './lib/browser.mjs';

const story = stories();
/** The tiles of a place, in order. */
const tilesOf = (page, place) => page.locator(`${place} .tile`).evaluateAll((all) => all.map((it) => it.dataset.tile));
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);

story('a game for one goes on where it was after a reload', '#/play?mode=solo&seed=4', async (page) => {
  const drawn = page.locator('.felt button.drawn:not(:disabled)');
  const turn = page.locator('.figures-line .chip').first();
  for (let i = 1; i <= 3; i++) {
    await page.locator('.figures-line .chip', { hasText: `turn ${i}` }).waitFor();
    await drawn.click();
  }
  await page.locator('.figures-line .chip', { hasText: 'turn 4' }).waitFor();
  const hand = await tilesOf(page, '.felt .hand-tiles');
  await page.reload();
  await page.locator('.figures-line .chip').first().waitFor();
  assert.equal(await turn.innerText(), 'turn 4');
  assert.deepEqual(await tilesOf(page, '.felt .hand-tiles'), hand);
  // A new game has an address of its own.
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForFunction(() => !location.hash.includes('seed=4&') && !location.hash.endsWith('seed=4'));
  const address = page.url();
  await page.locator('.figures-line .chip', { hasText: 'turn 1' }).waitFor();
  await page.reload();
  await page.locator('.figures-line .chip').first().waitFor();
  assert.equal(page.url(), address);
  // Another link is another game.
  await at(page, '#/play?mode=solo&seed=4');
  await page.locator('.figures-line .chip', { hasText: 'turn 1' }).waitFor();
});

story('a quiz has its seed in the address from the first question on', '#/quiz?kind=waits', async (page) => {
  await page.locator('.quiz-picks .tile').first().waitFor();
  assert.match(page.url(), /seed=\d+/);
  const hand = await tilesOf(page, '.quiz-felt');
  await page.reload();
  await page.locator('.quiz-picks .tile').first().waitFor();
  assert.deepEqual(await tilesOf(page, '.quiz-felt'), hand);
});

for (const hash of ['#/shanghai?layout=nonsense&seed=3', '#/shanghai?layout=turtle&seed=3x', '#/shanghai?layout=stepped-23&seed=1']) {
  story(`no such board: ${hash}`, hash, async (page) => {
    await page.locator('.solitaire-room .card[role=alert] .error').waitFor();
    assert.ok(!(await page.locator('.solitaire-felt').isVisible()));
    assert.ok(!(await page.getByRole('button', { name: 'Safe hint' }).isVisible()));
    await page.locator('.solitaire-room .card[role=alert] button').click();
    await page.locator('.solitaire .tile').first().waitFor();
    assert.ok(!(await page.locator('.solitaire-room .card[role=alert]').isVisible()));
    assert.ok(await page.getByRole('button', { name: 'Safe hint' }).isVisible());
  });
}

for (const hash of ['#/othello?moves=11', '#/othello?moves=43,xx', '#/othello?position=nonsense']) {
  story(`no such game: ${hash}`, hash, async (page) => {
    await page.locator('.othello-room [role=alert] .error').waitFor();
    assert.ok(!(await page.locator('.othello-felt').isVisible()));
    await page.locator('.othello-room [role=alert] button').click();
    await page.locator('.square.legal').first().waitFor();
  });
}

story('Hand keeps its hand while another room is visited', '#/hand?h=2344m111p789s555z', async (page) => {
  await page.locator('.waits .wait').first().waitFor();
  await page.locator('.hand-input').fill('1112345678999m');
  await page.locator('.waits .wait').nth(8).waitFor();
  const link = (name) => page.locator('nav a', { hasText: name }).first();
  await link('Why').click();
  await page.locator('.why-hand').waitFor();
  await link('Hand').click();
  await page.locator('.waits .wait').nth(8).waitFor();
  assert.equal(await page.locator('.hand-input').inputValue(), '1112345678999m');
});

story('every layout that is offered can be dealt', '#/shanghai?layout=turtle&seed=1', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  const layouts = await page.locator('[aria-labelledby=new-board] select option').evaluateAll((all) => all.map(({ value }) => value));
  assert.equal(layouts.length, 8);
  for (const layout of layouts) {
    await at(page, `#/shanghai?layout=${layout}&seed=2`);
    await page.waitForFunction((it) => document.querySelector('[aria-labelledby=new-board] select')?.value === it, layout);
    await page.locator('.solitaire .tile').first().waitFor();
    assert.ok(!(await page.locator('.solitaire-room .card[role=alert]').isVisible()), layout);
  }
});
