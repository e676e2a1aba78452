// The frame around the rooms: languages, themes, settings that stay, tabs that agree, no network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { open, shot, start } from './lib/browser.mjs';

let world;
// Below a path, as on a host of projects.
before(async () => { world = await start({ base: '/some/where/' }); });
after(() => world?.close());

test('the browser’s language and theme are taken, and a choice stays over a reload', async () => {
  const { page, problems, context } = await open(world, '#/settings', { locale: 'ja-JP', colorScheme: 'dark' });
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
  await page.getByRole('heading', { name: '表示' }).waitFor();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.locator('label', { hasText: 'English' }).click();
  await page.getByRole('heading', { name: 'Look' }).waitFor();
  await page.locator('label', { hasText: /^Light$/ }).click();
  assert.notEqual(await background(), dark);
  await page.locator('label', { hasText: 'Index numerals' }).click();
  await page.locator('label', { hasText: 'Large' }).click();
  await shot(page, 'settings');
  await page.reload();
  await page.getByRole('heading', { name: 'Look' }).waitFor();
  assert.notEqual(await background(), dark);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.tiles), 'large');
  assert.equal(await page.getByRole('switch', { name: 'Index numerals on tiles' }).isChecked(), true);
  assert.deepEqual(problems, []);
  await context.close();
});

test('tiles have names in both languages', async () => {
  for (const [locale, names] of [['en-US', ['1 man', 'red 5 man', 'East', 'white dragon']], ['ja-JP', ['一萬', '赤五萬', '東', '白']]]) {
    const { page, context } = await open(world, '#/settings', { locale });
    for (const name of names) await page.getByRole('img', { name, exact: true }).first().waitFor();
    await context.close();
  }
});

test('two tabs agree', async () => {
  const first = await open(world, '#/settings');
  const second = await open(world, '#/hand?h=1112345678999m', { context: first.context });
  await first.page.locator('label', { hasText: /^Dark$/ }).click();
  await second.page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  await first.page.locator('label', { hasText: 'Japanese' }).click();
  await second.page.locator('.headline', { hasText: 'テンパイ' }).waitFor();
  assert.deepEqual([...first.problems, ...second.problems], []);
  await first.context.close();
});

test('what is kept is exported, erased, and imported again; what is broken is refused', async () => {
  const { page, problems, context } = await open(world, '#/settings');
  await page.locator('label', { hasText: /^Dark$/ }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  const file = await download.path();
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(exported.app, 'mentsu');
  assert.equal(exported.sections.settings.theme, 'dark');
  await page.getByRole('button', { name: /^Erase everything/ }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'auto');
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'mentsu.version')), []);
  const take = (name, text) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await take('junk.json', '{"app":"other"}');
  await page.locator('.toast', { hasText: 'isn’t a file' }).waitFor();
  await take('mentsu.json', JSON.stringify(exported));
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  assert.deepEqual(problems, []);
  await context.close();
});

test('what another page left in the store harms nothing', async () => {
  const { page, problems, context } = await open(world);
  await page.evaluate(() => {
    localStorage.setItem('mentsu.settings', '{"theme":7,"language":["ja"],"numerals":"yes"');
    localStorage.setItem('mentsu.version', 'x');
  });
  await page.reload();
  await page.locator('.picker').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'auto');
  assert.deepEqual(problems, []);
  await context.close();
});

test('after the first visit it works without a network, below any path', async () => {
  const { page, context } = await open(world, '', { serviceWorkers: 'allow' });
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await world.server.close();
  try {
    await page.goto(`${world.url}#/why?h=11223344456789m`);
    await page.reload();
    await page.locator('.why-summary', { hasText: '2 work' }).waitFor();
    await page.locator('nav a', { hasText: 'Hand' }).first().click();
    await page.locator('.picker .tile').first().waitFor();
    await page.locator('.hand-input').fill('123m406p789s1123z5z');
    await page.locator('.plan-state', { hasText: 'depth' }).waitFor();
    const drawn = await page.evaluate(async () => (await fetch(document.querySelector('.tile use').getAttribute('href').split('#')[0])).ok);
    assert.ok(drawn, 'the sprite is there');
    const fresh = await context.newPage();
    await fresh.goto(`${world.url}#/settings`);
    await fresh.getByRole('heading', { name: 'About' }).waitFor();
  } finally {
    await context.close();
  }
});
