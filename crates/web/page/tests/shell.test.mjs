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
  await page.locator('label', { hasText: 'English' }).first().click();
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

test('of the browser’s languages the first one that the page speaks is taken; Chinese by script, then region', async () => {
  const cases = [
    [['zh-TW'], 'zh-Hant'], [['zh-HK'], 'zh-Hant'], [['zh-Hant-CN'], 'zh-Hant'], [['zh-CN'], 'zh-Hans'], [['zh'], 'zh-Hans'], [['zh-SG'], 'zh-Hans'], [['zh-Hans-HK'], 'zh-Hans'],
    [['fr', 'ja-JP', 'en'], 'ja'], [['en-GB', 'ja'], 'en'], [['fr', 'de'], 'en'], [[], 'en'], [['auto', 'zh-mo'], 'zh-Hant'],
  ];
  const context = await world.browser.newContext();
  for (const [tags, expected] of cases) {
    const page = await context.newPage();
    await page.addInitScript((all) => Object.defineProperty(navigator, 'languages', { get: () => all }), tags);
    await page.goto(`${world.url}#/settings`);
    await page.waitForSelector('main[data-room]');
    assert.equal(await page.evaluate(() => document.documentElement.lang), expected, tags.join());
    await page.close();
  }
  await context.close();
});

test('Chinese in both kinds of characters is chosen, said at once and kept; only the words in use are loaded', async () => {
  const { page, problems, context } = await open(world, '#/settings', { locale: 'zh-CN' });
  const scripts = new Set();
  page.on('request', (request) => scripts.add(request.url().split('/').pop().split('-')[0]));
  await page.getByRole('heading', { name: '外观' }).waitFor();
  assert.equal(await page.title(), '设置 · 面子');
  await page.locator('label', { hasText: '繁體中文' }).click();
  await page.getByRole('heading', { name: '外觀' }).waitFor();
  // The glossary of the current language may still be loading.
  assert.deepEqual([...scripts].filter((it) => it !== 'zh'), ['traditional']);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-Hant');
  await page.reload();
  await page.getByRole('heading', { name: '外觀' }).waitFor();
  assert.equal(await page.title(), '設定 · 面子');
  const words = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter((it) => /^(en|ja|zh|traditional)-/.test(it)).map((it) => it.split('-')[0]));
  // The glossary's are among them.
  assert.deepEqual([...new Set(words)].sort(), ['traditional', 'zh']);
  await page.goto(`${world.url}#/hand?h=3405m2238p23407s4z`);
  await page.locator('main [data-term=ukeire]', { hasText: '進張' }).first().waitFor();
  // Of two choices at once the later one wins.
  await page.goto(`${world.url}#/settings`);
  await page.getByRole('heading', { name: '外觀' }).waitFor();
  await page.evaluate(() => { for (const it of document.querySelectorAll('label')) if (['English', '日本語'].includes(it.textContent)) it.click(); });
  await page.getByRole('heading', { name: '表示' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
  assert.deepEqual(problems, []);
  await context.close();
});

test('words that can’t be loaded are reported in every language, or the old ones stay', async () => {
  const context = await world.browser.newContext({ locale: 'zh-TW', serviceWorkers: 'block' });
  await context.route(/\/zh-[^/]*\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${world.url}#/settings`);
  await page.getByText('出错了，请重新载入。').waitFor();
  assert.equal(await page.locator('main').count(), 0);
  await page.evaluate(() => localStorage.setItem('mentsu.settings', '{"language":"en"}'));
  await page.reload();
  await page.locator('label', { hasText: 'Chinese, traditional' }).click();
  await page.locator('.toast', { hasText: 'Something went wrong' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await page.getByRole('heading', { name: 'Look' }).waitFor();
  await context.close();
});

test('tiles have names in every language', async () => {
  for (const [locale, names] of [['en-US', ['1 man', 'red 5 man', 'East', 'white dragon']], ['ja-JP', ['一萬', '赤五萬', '東', '白']], ['zh-CN', ['一万', '赤五万', '东', '白']], ['zh-TW', ['一萬', '赤五萬', '東', '白']]]) {
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
  await page.locator('.toast', { hasText: 'wasn’t exported here' }).waitFor();
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
    for (const [language, heading] of [['Chinese, traditional', '關於本頁'], ['日本語', 'このページについて'], ['English', 'About']]) {
      await fresh.locator('label', { hasText: language }).first().click();
      await fresh.getByRole('heading', { name: heading }).waitFor();
    }
  } finally {
    await context.close();
  }
});
