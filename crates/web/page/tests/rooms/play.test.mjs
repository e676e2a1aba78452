// The room Play: the one-player game, a round against built-in players, a record walked through.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';
import { records } from '../lib/program.mjs';

const story = stories();

story('alone: draws and discards to the end, hints on the way', '#/play?mode=solo&seed=4', async (page) => {
  const drawn = page.locator('.felt button.drawn:not(:disabled)');
  await drawn.waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.play-room tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Plan' }).click();
  await page.locator('.play-room th', { hasText: 'Points' }).waitFor({ timeout: 60_000 });
  await shot(page, 'solo');
  const turn = page.locator('.figures-line .chip').first();
  const before = await turn.innerText();
  await drawn.click();
  await page.waitForFunction((before) => document.querySelector('.figures-line .chip')?.textContent !== before, before);
  await page.reload();
  await drawn.waitFor();
  for (let i = 0; i < 40 && (await page.locator('.ended').count()) === 0; i++) {
    const tsumo = page.getByRole('button', { name: 'Tsumo' });
    if (await tsumo.isVisible()) await tsumo.click();
    else await drawn.click();
    await page.waitForTimeout(40);
  }
  await page.locator('.ended').waitFor();
});

story('at a table: a round to its end by buttons alone', '#/play?mode=table', async (page) => {
  await page.locator('.seat').first().waitFor();
  assert.equal(await page.locator('.seat').count(), 4);
  await page.locator('.table-menu > summary').click();
  await page.locator('label', { hasText: 'Show every action of the opponents' }).click();
  await page.locator('.table-menu > summary').click();
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.locator('.advice tbody tr').first().waitFor();
  const shaded = page.locator('.felt button.tile');
  assert.equal(await page.locator('.felt button.tile[data-danger]').count(), await shaded.count());
  assert.match(await shaded.first().getAttribute('aria-description'), /^deals in \d/);
  await shot(page, 'table-advice');
  const next = page.getByRole('button', { name: /Next round|Play again/ });
  for (let i = 0; i < 200 && !(await next.isVisible()); i++) {
    const pass = page.getByRole('button', { name: 'Pass' });
    const win = page.locator('.offers button.primary', { hasText: /Ron|Tsumo/ });
    const discard = page.locator('.felt button.tile:not(:disabled)').last();
    if (await win.isVisible()) await win.click();
    else if (await pass.isVisible()) await pass.click();
    else if (await discard.isVisible()) await discard.click();
    if (i === 12) await shot(page, 'table');
    await page.waitForTimeout(30);
  }
  await next.waitFor();
  await page.locator('#round-end').waitFor();
  await shot(page, 'table-end');
});

for (const [name, { file, bytes }] of Object.entries(records())) {
  story(`a dropped record: ${name}`, '#/play?mode=record', async (page) => {
    await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: bytes });
    await page.locator('.walk .number').waitFor();
    await page.getByText('Every action is legal').waitFor();
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.locator('.walk .number', { hasText: /^2 / }).waitFor();
    await page.locator('#decision').waitFor();
    await page.locator('.advice tbody tr.made').waitFor();
    const [value, , , goingOn, folding] = await page.locator('.advice tbody tr').first().locator('td.number').allInnerTexts();
    assert.ok([value, goingOn, folding].every((it) => /^[−-]?[\d,]+$/.test(it)), `${value} ${goingOn} ${folding}`);
    await shot(page, `record-${name}`);
    await page.locator('input[type=file]').setInputFiles({ name: 'half', mimeType: 'application/octet-stream', buffer: bytes.subarray(0, bytes.length >> 1) });
    await page.locator('.error').first().waitFor();
  });
}

story('what is no record says so', '#/play?mode=record', async (page) => {
  await page.locator('input[type=file]').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.locator('.error', { hasText: 'x.txt' }).waitFor();
});
