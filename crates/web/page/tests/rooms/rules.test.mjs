// House rules, one by one: in the settings for everything, in the room Hand for one hand.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const open = async (page) => page.locator('.settings summary', { hasText: 'Rule by rule' }).click();
const rule = (page, name) => page.locator(`[data-rule="${name}"] select`);
/** The address of another room of this page. */
const at = (page, hash) => new URL(`./${hash}`, page.url()).href;
const points = (page, text) => page.locator('.total strong', { hasText: text }).waitFor();

/** What is settled beside the scores, which the page doesn't show. */
const PRIZES = ['chipPoints', 'ippatsuChips', 'uraChips', 'redChips', 'allRedChips', 'yakumanChips', 'tobiPrize', 'yakitori'];

story('every rule of a hand and of a game can be chosen, but for players and length, and is explained', '#/settings', async (page) => {
  const { gamePresets } = await import('../../../npm/inline.js');
  await open(page);
  const rules = await page.locator('.rule').evaluateAll((all) => all.map((it) => it.dataset.rule));
  const { presets, fields } = gamePresets();
  const known = fields.map(({ name }) => name).filter((name) => name !== 'sanma' && name !== 'length' && !PRIZES.includes(name));
  assert.deepEqual([...rules].sort(), known.sort());
  for (const name of rules) {
    const helped = await rule(page, name).getAttribute('aria-describedby');
    assert.ok((await page.locator(`[id="${helped}"]`).innerText()).length > 10, name);
  }
  // All choices that the module has, and no others.
  for (const { name, choices } of fields.filter(({ kind, name }) => kind === 'choice' && name !== 'length')) {
    const options = await rule(page, name).locator('option').evaluateAll((all) => all.map((it) => it.value).filter(Boolean));
    assert.deepEqual(options.sort(), [...choices].sort(), name);
  }
  // What a house plays can be chosen where another is the house.
  for (const name of ['startPoints', 'uma', 'riichiPoints', 'riichiTiles']) {
    const options = await rule(page, name).locator('option').evaluateAll((all) => all.map((it) => it.value));
    for (const { rules } of presets) assert.ok(options.includes([rules[name]].flat().join('/')), `${name} of ${rules[name]}`);
  }
  await shot(page, 'rules');
});

story('rules chosen in the settings decide everywhere, and stay', '#/settings', async (page) => {
  await open(page);
  await rule(page, 'kiriage').selectOption('yes');
  await rule(page, 'openTanyao').selectOption('no');
  await page.goto(at(page, '#/hand?h=34567m345p34588s%2B2m&by=ron&seat=south&flags=riichi&dora=2s'));
  await points(page, '8,000 points');
  await page.goto(at(page, '#/hand?h=34m055678p88s%2B2m(234s)&by=ron&seat=south'));
  await page.locator('[aria-labelledby=score] .error', { hasText: 'No yaku' }).waitFor();
  await page.reload();
  await page.locator('[aria-labelledby=score] .error', { hasText: 'No yaku' }).waitFor();
  // Another house is that house alone.
  await page.locator('.situation select').first().selectOption('tenhou');
  await points(page, '2,000 points');
  await page.goto(at(page, '#/settings'));
  assert.equal(await page.locator('.settings').locator('[data-rule="openTanyao"] select').inputValue(), 'false');
});

story('a game is played by all rules at once', '#/settings', async (page) => {
  await open(page);
  const names = await page.locator('.rule').evaluateAll((all) => all.map((it) => it.dataset.rule));
  for (const name of names) {
    const last = await rule(page, name).locator('option').last().getAttribute('value');
    await rule(page, name).selectOption(last);
  }
  await page.goto(at(page, '#/play?mode=table'));
  await page.locator('.seat').first().waitFor();
  await page.locator('.table-menu > summary').click();
  await page.getByText(`Tenhou, ${names.length} rules differ`).waitFor();
  await page.goto(at(page, '#/play?mode=solo&seed=4'));
  await page.locator('.felt button.drawn:not(:disabled)').waitFor();
});

story('rules of one hand: words, numbers and lists', '#/hand?h=1133557799m1155z&by=tsumo&seat=south', async (page) => {
  await page.locator('.situation summary', { hasText: 'Rule by rule' }).click();
  assert.equal(await page.locator('.situation .rule').count(), 18);
  await page.locator('.total strong').waitFor();
  await rule(page, 'minimumHan').selectOption('4');
  await page.waitForURL(/rules=minimumHan:4/);
  await page.locator('.total strong').waitFor();
  await page.goto(at(page, '#/hand?h=19m19p19s12345677z&by=tsumo&seat=south'));
  await page.locator('.total strong').waitFor();
  await page.waitForFunction(() => document.querySelector('.total strong')?.textContent.includes('32,000'));
  await rule(page, 'doubleYakuman').selectOption('four');
  await points(page, '64,000 points');
  await page.goto(at(page, '#/hand?h=234m055678p88s%2B2s(345s)&by=ron&seat=south&rules=reds:0,renhou:never,openTanyao:false'));
  await page.locator('.headline').filter({ hasText: /./ }).waitFor();
  assert.equal(await rule(page, 'reds').inputValue(), '0');
  assert.equal(await rule(page, 'renhou').inputValue(), '', 'what is no word of a rule is left out');
});

story('rules of a game chosen in the settings are those of the next game', '#/settings', async (page) => {
  await open(page);
  await rule(page, 'startPoints').selectOption('30000');
  await rule(page, 'uma').selectOption('30000/10000/-10000/-30000');
  await rule(page, 'openTanyao').selectOption('no');
  await page.goto(at(page, '#/play?mode=table'));
  await page.locator('.seat .number', { hasText: '30,000' }).first().waitFor();
  const saved = await page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('mentsu.play')).table).settings.rules);
  assert.deepEqual(saved, { preset: 'tenhou', startPoints: 30_000, uma: [30_000, 10_000, -10_000, -30_000], openTanyao: false });
  // Questions about a hand take the rules of a hand only.
  await page.goto(at(page, '#/hand?h=34m055678p88s%2B2m(234s)&by=ron&seat=south'));
  await page.locator('[aria-labelledby=score] .error', { hasText: 'No yaku' }).waitFor();
});
