// The room Hand, as a person uses it: by click, drag, keyboard and text.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const picked = (page, face) => page.locator(`.picker .tile[data-tile="${face}"]`).click();
const hand = (page) => page.locator('.hand-input').inputValue();
const headline = (page, text) => page.locator('.headline', { hasText: text }).waitFor();
const rows = (page) => page.locator('.discards tbody tr').evaluateAll((all) => all.map((row) => row.dataset.tile));
const planned = (page) => page.locator('.plan-state', { hasText: 'depth 2' }).waitFor();

story('fourteen tiles by click: won in every way, with its score', '', async (page) => {
  for (const digit of '11223344456789') await picked(page, `${digit}m`);
  await headline(page, 'Won in 2 ways');
  assert.equal(await hand(page), '1122334445678m+9m');
  const forms = page.locator('[aria-labelledby=forms] .forms > li');
  assert.equal(await forms.count(), 2);
  assert.deepEqual(await forms.first().locator('.tile').evaluateAll((all) => all.map((it) => it.dataset.tile).join(' ')), '1m 1m 2m 3m 4m 2m 3m 4m 4m 5m 6m 7m 8m 9m');
  await page.locator('.total strong', { hasText: 'points' }).waitFor();
  const yaku = await page.locator('.ledger', { hasText: 'Yaku' }).innerText();
  assert.match(yaku, /chinitsu/i);
  assert.match(yaku, /ittsu/i);
  await shot(page, 'won');
  await page.locator('.win-choice label', { hasText: 'Ron' }).click();
  await page.waitForURL(/by=ron/);
  await page.locator('.ledger', { hasText: 'Discarder' }).waitFor();
});

story('a hand typed: waits with shapes, copies left and points', '', async (page) => {
  await page.locator('.hand-input').fill('2344m999p111p789s');
  await headline(page, '2 waits');
  const wait = page.locator('.wait[data-tile="4m"]');
  assert.match(await wait.innerText(), /2 left/);
  assert.match(await wait.innerText(), /No yaku/, 'a closed hand without riichi has no yaku by ron');
  await page.keyboard.press('Enter');
  assert.equal(await hand(page), '2344m111999p789s');
  await page.locator('.situation label', { hasText: 'Riichi' }).first().click();
  await page.locator('.wait[data-tile="1m"] .worth strong').first().waitFor();
  await shot(page, 'tenpai');
}, {});

story('the digits may be typed anywhere', '', async (page) => {
  await page.locator('.picker .tile[data-tile="1m"]').focus();
  await page.keyboard.type('19m19p19s1234567z');
  await headline(page, '13 waits');
});

story('any notation is read, and what is wrong is shown where it is', '', async (page) => {
  const input = page.locator('.hand-input');
  await input.fill('🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀆🀆');
  await headline(page, '2 waits');
  await input.blur();
  assert.equal(await hand(page), '123m123p123s11z55z'.replace('11z55z', '1155z'));
  await input.fill('123m456q');
  await page.locator('#hand-problem').waitFor();
  assert.equal(await page.locator('#hand-problem mark').innerText(), 'q');
  assert.equal(await input.getAttribute('aria-invalid'), 'true');
});

story('what to discard: by ukeire at once, by the plan, as a chart', '#/hand?h=3405m2238p23407s4z&dora=1z&draws=12', async (page) => {
  await page.locator('.discards tbody tr').first().waitFor();
  await planned(page);
  assert.equal((await rows(page))[0], '4z');
  assert.equal(await page.locator('.chart .curve').count(), 5);
  assert.match(await page.locator('.chart').getAttribute('aria-label'), /North/);
  await page.locator('.plan-head label', { hasText: 'Tenpai' }).click();
  await page.locator('figcaption', { hasText: 'Tenpai' }).waitFor();
  await shot(page, 'discard');
  await page.locator('.discards tr[data-tile="4z"] button').click();
  await headline(page, '2-shanten');
  assert.equal(await hand(page), '3405m2238p23407s');
  await page.locator('button', { hasText: 'Undo' }).click();
  assert.equal(await hand(page), '3405m2238p23407s4z');
});

story('a new hand ends the plan of the old one, and its worker', '#/hand?h=3405m2238p23407s4z', async (page) => {
  await page.locator('.plan-state.working', { hasText: 'Looking deeper' }).waitFor();
  const ended = Promise.race(page.workers().map((worker) => new Promise((done) => worker.once('close', done))));
  await page.locator('.hand-input').fill('123m406p789s1123z5z');
  await ended;
  await planned(page);
  assert.ok((await rows(page)).includes('3z'));
});

story('the keyboard alone: choose, walk, take out', '', async (page) => {
  await page.locator('.picker .tile').first().focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'End', 'Enter']) await page.keyboard.press(key);
  assert.equal(await hand(page), '123m3p?');
  await page.locator('.hand-tiles .tile').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  assert.equal(await hand(page), '13m3p?');
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.tile), '3m', 'the focus stays in the hand');
});

story('tiles are dragged into the hand and out of it', '', async (page) => {
  const drag = async (from, to) => {
    const a = await from.boundingBox();
    const b = await to.boundingBox();
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + 30, a.y + 30, { steps: 4 });
    await page.mouse.move(b.x + b.width / 2, b.y + 20, { steps: 8 });
    await page.mouse.up();
  };
  const felt = page.locator('.hand-tiles');
  await drag(page.locator('.picker .tile[data-tile="7p"]'), felt);
  await drag(page.locator('.picker .tile[data-tile="0s"]'), felt);
  assert.equal(await hand(page), '7p0s');
  await drag(felt.locator('.tile[data-tile="7p"]'), page.locator('footer'));
  assert.equal(await hand(page), '0s');
});

story('melds, red fives and dora by click; an open win by ron', '', async (page) => {
  const as = (name) => page.locator('.picker-target label', { hasText: new RegExp(`^${name}$`) }).click();
  await as('pon');
  await picked(page, '7z');
  await as('chi');
  await picked(page, '2s');
  await as('hand');
  for (const face of ['3m', '4m', '0p', '6p', '7p', '9s', '9s', '2m']) await picked(page, face);
  assert.equal(await hand(page), '34m067p99s+2m(777=z)(234s)');
  await headline(page, 'Won');
  await as('dora');
  await picked(page, '8s');
  await page.waitForURL(/dora=8s/);
  await page.locator('.ledger', { hasText: 'Yaku' }).getByText('dora', { exact: true }).waitFor();
  assert.match(await page.locator('.ledger', { hasText: 'Yaku' }).innerText(), /aka dora/);
  await page.locator('.meld-button').first().click();
  assert.equal(await hand(page), '34m067p99s+2m(234s)');
});

story('a fourth tile added to a pon, and calls with their red five, by click', '', async (page) => {
  const as = (name) => page.locator('.picker-target label', { hasText: new RegExp(`^${name}$`) }).click();
  const red = page.locator('.picker-card .switch', { hasText: 'its five is red' });
  assert.equal(await red.isVisible(), false, 'a tile of the hand is red where its face is');
  await as('pon');
  await picked(page, '7z');
  await as('added kan');
  await picked(page, '7z');
  assert.equal(await hand(page), '(777=7z)');
  assert.equal(await page.locator('.picker .tile[data-tile="7z"]').getAttribute('aria-disabled'), 'true', 'there is no fifth');
  await as('chi');
  await red.click();
  await picked(page, '3p');
  assert.equal(await hand(page), '(777=7z)(340p)');
  await as('pon');
  await picked(page, '5s');
  await as('added kan');
  await picked(page, '5s');
  assert.equal(await hand(page), '(777=7z)(340p)(055=5s)');
  await red.click();
  await picked(page, '2m');
  await as('hand');
  for (const face of ['1z', '1z']) await picked(page, face);
  assert.equal(await hand(page), '1z+1z(777=7z)(340p)(055=5s)(222=2m)');
  await headline(page, 'Won');
  // The module lays them as the page does.
  const laid = () => page.locator('.meld-button').evaluateAll((all) => all.map((it) => [...it.querySelectorAll('.tile')].map((tile) => `${tile.dataset.tile ?? ''}${tile.classList.contains('sideways') ? '!' : ''}`).join(' ')));
  const before = await laid();
  await page.reload();
  await headline(page, 'Won');
  assert.deepEqual(await laid(), before);
  assert.match(before[0], /^7z 7z! 7z! 7z$/);
});

story('exact chances: counted when they are opened, best first, for either goal', '#/hand?h=135m123456p23499s&draws=5', async (page) => {
  const card = page.locator('details', { hasText: 'Exact chances' });
  assert.equal(await page.locator('.chances').count(), 0);
  await card.locator('summary').click();
  const row = card.locator('tbody tr').first();
  await row.waitFor();
  const found = async () => (await card.locator('tbody tr').evaluateAll((all) => all.map((it) => [it.dataset.tile, ...[...it.querySelectorAll('td.number')].map((cell) => cell.title)].join(' '))));
  const { chances } = await import('../../../npm/inline.js');
  const expected = (goal) => Object.entries(chances('135m123456p23499s', { draws: 3, goal }).chances).slice(0, 8).map(([tile, { exact }]) => [tile, ...exact].join(' '));
  assert.deepEqual(await found(), expected('win'), 'the hand can be tenpai');
  await card.locator('label', { hasText: 'Tenpai' }).click();
  await page.waitForFunction((first) => document.querySelector('.chances tbody tr')?.textContent.includes(first), expected('tenpai')[0].split(' ').at(-1));
  assert.deepEqual(await found(), expected('tenpai'));
  await shot(page, 'chances');
  // A hand that waits has a row of its own; the card stays open.
  await row.locator('button').click();
  await page.locator('.chances td', { hasText: 'This hand' }).waitFor();
});

story('exact chances are stopped, and go on', '#/hand?h=135m123456p23499s&draws=5', async (page) => {
  const card = page.locator('details', { hasText: 'Exact chances' });
  await card.locator('summary').waitFor();
  // Answers that are slow to come, as on a slow machine.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) { window.held = () => post.apply(this, message); };
    window.letGo = () => { Worker.prototype.postMessage = post; };
  });
  await card.locator('summary').click();
  await card.getByText('Counting').waitFor();
  await card.getByRole('button', { name: 'Stop' }).click();
  await card.getByText('Stopped').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Go on');
  await page.evaluate(() => window.letGo());
  await card.getByRole('button', { name: 'Go on' }).click();
  await card.locator('tbody tr').first().waitFor();
  assert.equal(await card.getByRole('button', { name: 'Stop' }).count(), 0);
});

story('no fifth copy can be taken', '', async (page) => {
  for (let i = 0; i < 4; i++) await picked(page, '1z');
  assert.equal(await page.locator('.picker .tile[data-tile="1z"]').getAttribute('aria-disabled'), 'true');
  await page.locator('.picker .tile[data-tile="1z"]').click({ force: true });
  assert.equal(await hand(page), '1111z');
});

story('unknown tiles: what they must be', '#/hand?h=123m456p78s1z%3F%3F(777z)', async (page) => {
  await headline(page, '2 ways');
  assert.equal(await page.locator('.completions li').count(), 2);
  await shot(page, 'unknown');
  await page.locator('.completions a').first().click();
  await headline(page, 'Won');
});

story('furiten says why', '#/hand?h=123m456p789s1122z&discarded=4z', async (page) => {
  await headline(page, 'Tenpai');
  assert.equal(await page.getByText(/Furiten/).count(), 0);
  await page.goto(page.url().replace('discarded=4z', 'discarded=2z'));
  await page.getByText(/Furiten by your discards/).first().waitFor();
});

story('the rules of the house decide', '#/hand?h=34m055678p88s%2B2m(234s)&by=ron&seat=south', async (page) => {
  await page.locator('.total strong', { hasText: '2,000 points' }).waitFor();
  await page.locator('.situation summary', { hasText: 'Rule by rule' }).click();
  await page.getByLabel('Open tanyao').selectOption('no');
  await page.locator('[aria-labelledby=score] .error', { hasText: 'No yaku' }).waitFor();
  assert.match(page.url(), /rules=openTanyao:false/);
  await page.getByLabel('Open tanyao').selectOption('As the house');
  await page.locator('.total strong').waitFor();
  await page.locator('.situation select').first().selectOption('ema');
  await page.waitForURL(/house=ema/);
  await page.locator('.total strong', { hasText: '1,000 points' }).waitFor();
});

story('back, forward, reload and a shared address', '', async (page) => {
  await page.locator('.welcome-list a').nth(2).click();
  await headline(page, '9 waits');
  await page.goBack();
  await page.locator('.welcome-list').waitFor();
  await page.goForward();
  await headline(page, '9 waits');
  await page.locator('.hand-tiles .tile').last().click();
  assert.equal(await hand(page), '111234567899m');
  await picked(page, '9p');
  const shared = page.url();
  await page.reload();
  await page.waitForSelector('main[data-room=hand]');
  await page.locator('.hand-tiles .tile[data-tile="9p"]').waitFor();
  assert.equal(page.url(), shared);
  assert.equal(await hand(page), '111234567899m9p');
  const root = new URL('./', page.url()).href;
  await page.goto(`${root}#/hand?h=junk`);
  await page.locator('#hand-problem').waitFor();
  await page.goto(`${root}#/nowhere`);
  await page.getByText('This page doesn’t exist').waitFor();
});

story('a plan shows that it works, is stopped, and goes on', '#/hand?h=147m258p369s12345z', async (page) => {
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.click();
  await page.locator('.plan-state', { hasText: 'Stopped' }).waitFor();
  assert.ok(!(await stop.isVisible()));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.plan-state', { hasText: 'depth' }).waitFor({ timeout: 60_000 });
  await page.locator('.planned').waitFor();
});

story('yaku have three names: romaji in English, the others where they are pressed or chosen', '#/hand?h=11223344456789m', async (page) => {
  const pinfu = page.locator('.ledger button.term', { hasText: 'pinfu' });
  await pinfu.click();
  await page.locator('.term-note', { hasText: 'all sequences' }).waitFor();
  assert.equal(await pinfu.getAttribute('title'), 'all sequences');
  for (const [choice, name] of [['Kanji', '平和'], ['English', 'all sequences'], ['Romaji', 'pinfu']]) {
    await page.goto(new URL('./#/settings', page.url()).href);
    await page.getByRole('group', { name: 'Names of yaku' }).locator('label', { hasText: choice }).click();
    await page.goto(new URL('./#/hand?h=11223344456789m', page.url()).href);
    await page.locator('.ledger .term', { hasText: name }).first().waitFor();
  }
});
