// A Japanese page says what is wrong in Japanese, whichever part of the module found it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stories } from './lib/browser.mjs';

const story = stories();
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);
const locale = { locale: 'ja-JP' };

/** Nothing of a text is an English word; tiles, formats and file names are no words. */
function assertJapanese(text) {
  assert.match(text, /[ぁ-ん一-龠]/, text);
  assert.doesNotMatch(text.replace(/\b(Enter|tenhou\/6|gzip|XML|JSON|UTF-8|x\.txt)\b/g, ''), /[A-Za-z]{4,}/, text);
}

story('errors of hands', '#/hand', async (page) => {
  for (const text of ['123x', '11111m', '123m(13m)', '8z', '1m+2m+3m', '(123m', '123', '(135m)', '0m0m0m0m0m']) {
    await page.locator('.hand-input').fill(text);
    await page.locator('#hand-problem:not([hidden])').waitFor();
    const [said] = await page.locator('#hand-problem').evaluate((it) => [...it.childNodes].map((node) => node.textContent));
    assertJapanese(said);
  }
  await at(page, '#/why?h=123x');
  await page.locator('#why-problem:not([hidden])').waitFor();
  assertJapanese(await page.locator('#why-problem').innerText());
}, locale);

story('impossible situations', '#/hand?h=34567m345p34588s%2B2m&by=ron&flags=ippatsu', async (page) => {
  for (const flags of ['ippatsu', 'chankan,riichi', 'tenhou', 'renhou', 'riichi,ippatsu,rinshan', 'chiihou']) {
    for (const by of ['ron', 'tsumo']) {
      await at(page, `#/hand?h=34567m345p34588s%2B2m&by=${by}&seat=${flags === 'tenhou' ? 'south' : 'east'}&flags=${flags}`);
      await page.locator('[aria-labelledby=score]').waitFor();
      const wrong = page.locator('[aria-labelledby=score] .error');
      if (await wrong.count() > 0) assertJapanese(await wrong.innerText());
    }
  }
  await at(page, '#/hand?h=34567m345p34588s%2B2m&by=ron&flags=ippatsu');
  assertJapanese(await page.locator('[aria-labelledby=score] .error').innerText());
}, locale);

story('records, Shanghai, three colours', '#/play?mode=record', async (page) => {
  await page.locator('input[type=file]').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.locator('.error').first().waitFor();
  assertJapanese(await page.locator('.error').first().innerText());
  await at(page, '#/shanghai?layout=nonsense&seed=3');
  await page.locator('[role=alert] .error').waitFor();
  assertJapanese(await page.locator('[role=alert] .error').innerText());
  await at(page, '#/shanghai?layout=turtle&seed=3');
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('.verdict:not([hidden])').first().waitFor();
  await page.locator('[aria-labelledby=new-board] details').evaluate((it) => { it.open = true; });
  for (const board of ['x', '0 0 0 1m', '0 0 0 1m\n0 0 0 1m', '0 0 0 1m\n2 0 0 2m']) {
    await page.locator('.board-text').fill(board);
    await page.locator('.board-text ~ button').click();
    await page.locator('.toast').waitFor();
    assertJapanese(await page.locator('.toast span').first().innerText());
    await page.locator('.toast').evaluate((it) => it.remove());
  }
  await at(page, '#/othello?moves=11');
  await page.locator('[role=alert] .error').waitFor();
  assertJapanese(await page.locator('[role=alert] .error').innerText());
  await at(page, '#/othello?moves=43,34');
  await page.locator('.square.legal').first().waitFor();
  await page.locator('[data-square="11"]').click();
  await page.locator('.toast').waitFor();
  assertJapanese(await page.locator('.toast span').first().innerText());
}, locale);

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
  assert.ok(differences.length > 0 && differences.every((it) => it.startsWith('E1(')), differences.join());
  for (const it of differences) assertJapanese(it.slice(it.indexOf(': ')));
}, locale);

test('every code of the module has its words', () => {
  const root = join(import.meta.dirname, '..', '..');
  const [, lists = ''] = readFileSync(join(root, 'src/wire/code.rs'), 'utf8').split('\ncodes! {');
  const variants = lists.replace(/^.*\]:/gm, '').match(/\b[A-Z]\w+/g) ?? [];
  const codes = new Set(variants.map((it) => it.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()));
  assert.ok(codes.size > 90, `${codes.size}`);
  const words = readFileSync(join(root, 'page/src/words/ja/errors.ts'), 'utf8');
  assert.deepEqual([...codes].filter((code) => !words.includes(`\n  ${code}: `)), []);
});
