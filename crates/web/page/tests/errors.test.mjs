// A page says what is wrong in its own language, whichever part of the module found it.
import assert from 'node:assert/strict';
import { stories } from './lib/browser.mjs';

const tell = stories();
/** Chinese in the kind of characters that is converted from the other. */
const story = (name, hash, told) => { for (const locale of ['ja-JP', 'zh-TW']) tell(`${name}: ${locale}`, hash, told, { locale }); };
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);

/** Nothing of a text is an English word; tiles, formats and file names are no words. */
function assertOwnLanguage(text) {
  assert.match(text, /[ぁ-ん一-龠]/, text);
  assert.doesNotMatch(text.replace(/\b(Enter|tenhou\/6|gzip|XML|JSON|UTF-8|x\.txt)\b/g, ''), /[A-Za-z]{4,}/, text);
}

story('errors of hands', '#/hand', async (page) => {
  for (const text of ['123x', '11111m', '123m(13m)', '8z', '1m+2m+3m', '(123m', '123', '(135m)', '0m0m0m0m0m']) {
    await page.locator('.hand-input').fill(text);
    await page.locator('#hand-problem:not([hidden])').waitFor();
    const [said] = await page.locator('#hand-problem').evaluate((it) => [...it.childNodes].map((node) => node.textContent));
    assertOwnLanguage(said);
  }
  await at(page, '#/why?h=123x');
  await page.locator('#why-problem:not([hidden])').waitFor();
  assertOwnLanguage(await page.locator('#why-problem').innerText());
});

story('impossible situations', '#/hand?h=34567m345p34588s%2B2m&by=ron&flags=ippatsu', async (page) => {
  for (const flags of ['ippatsu', 'chankan,riichi', 'tenhou', 'renhou', 'riichi,ippatsu,rinshan', 'chiihou']) {
    for (const by of ['ron', 'tsumo']) {
      await at(page, `#/hand?h=34567m345p34588s%2B2m&by=${by}&seat=${flags === 'tenhou' ? 'south' : 'east'}&flags=${flags}`);
      await page.locator('[aria-labelledby=score]').waitFor();
      const wrong = page.locator('[aria-labelledby=score] .error');
      if (await wrong.count() > 0) assertOwnLanguage(await wrong.innerText());
    }
  }
  await at(page, '#/hand?h=34567m345p34588s%2B2m&by=ron&flags=ippatsu');
  assertOwnLanguage(await page.locator('[aria-labelledby=score] .error').innerText());
});

story('records, Shanghai, three colours', '#/play?mode=record', async (page) => {
  await page.locator('input[type=file]').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.locator('.error').first().waitFor();
  assertOwnLanguage(await page.locator('.error').first().innerText());
  await at(page, '#/shanghai?layout=nonsense&seed=3');
  await page.locator('[role=alert] .error').waitFor();
  assertOwnLanguage(await page.locator('[role=alert] .error').innerText());
  await at(page, '#/shanghai?layout=turtle&seed=3');
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('.verdict:not([hidden])').first().waitFor();
  await page.locator('[aria-labelledby=new-board] details').evaluate((it) => { it.open = true; });
  for (const board of ['x', '0 0 0 1m', '0 0 0 1m\n0 0 0 1m', '0 0 0 1m\n2 0 0 2m']) {
    await page.locator('.board-text').fill(board);
    await page.locator('.board-text ~ button').click();
    await page.locator('.toast').waitFor();
    assertOwnLanguage(await page.locator('.toast span').first().innerText());
    await page.locator('.toast').evaluate((it) => it.remove());
  }
  await at(page, '#/othello?moves=11');
  await page.locator('[role=alert] .error').waitFor();
  assertOwnLanguage(await page.locator('[role=alert] .error').innerText());
  await at(page, '#/othello?moves=43,34');
  await page.locator('.square.legal').first().waitFor();
  await page.locator('[data-square="11"]').click();
  await page.locator('.toast').waitFor();
  assertOwnLanguage(await page.locator('.toast span').first().innerText());
});

story('a record that differs from the rules', '#/play?mode=record', async (page) => {
  // Nine kinds are declared with two, and the game breaks off after one round.
  const record = {
    title: ['', ''], name: ['A', 'B', 'C', 'D'], rule: { disp: '南喰赤', aka: 1 },
    log: [[
      [0, 0, 0], [25000, 25000, 25000, 25000], [14], [],
      [12, 12, 13, 13, 14, 15, 16, 17, 18, 22, 23, 24, 25], [12], [],
      [11, 19, 21, 29, 31, 39, 41, 42, 43, 44, 45, 46, 47], [], [],
      [26, 26, 27, 27, 28, 28, 32, 32, 33, 33, 34, 34, 36], [], [],
      [13, 15, 17, 18, 22, 23, 36, 36, 37, 37, 38, 38, 41], [], [],
      ['九種九牌'],
    ]],
  };
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.locator('ul.note li').first().waitFor();
  const differences = await page.locator('ul.note li').allInnerTexts();
  assert.ok(differences.length > 0 && differences.every((it) => /^E1[(（]/.test(it)), differences.join());
  for (const it of differences) assertOwnLanguage(it.slice(it.search(/: |：/)));
});
