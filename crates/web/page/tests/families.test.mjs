// Families of rules in the room of Chinese rules: what it shows is what the program answers.
import assert from 'node:assert/strict';
import { shot, stories } from './lib/browser.mjs';
import { batch } from './lib/program.mjs';

const story = stories();
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);
const ask = (request) => JSON.parse(batch([JSON.stringify({ op: 'family', ...request })])[0]);
const tilesOf = (place) => place.locator('.tile').evaluateAll((all) => all.map((it) => it.dataset.tile));
const choose = (page, family) => page.locator('.situation select', { has: page.locator(`option[value="${family}"]`) }).selectOption(family);

/** Wins by their addresses, and the requests to the program about them. */
const WINS = [
  ['house=zung_jung&h=111222m33345p66z%2B6z&seat=south', { family: 'zung_jung', closed: '111222m33345p66z', win: '6z', self_drawn: true, seat: 'S' }],
  ['house=guangdong&h=11122255z77z%2B5z(333z)&by=discard&discarder=west', { family: 'guangdong', closed: '11122255z77z', win: '5z', discarder: 'W', melds: [{ type: 'pon', tiles: '333z' }] }],
  ['house=guangdong&h=123m456p78s99s77z%3F%2B9s', { family: 'guangdong', closed: '123m456p78s99s77z?', win: '9s', self_drawn: true }],
  ['house=sichuan&h=1122335577m99s2m%2B2m&by=discard&flags=lastTile', { family: 'sichuan', closed: '1122335577m99s2m', win: '2m', last_tile: true }],
  ['house=hong_kong&h=23m456p789s11z(444m)%2B4m&by=discard&bonus=1g,2f', { family: 'hong_kong', closed: '23m456p789s11z', win: '4m', flowers: ['spring', 'orchid'], melds: [{ type: 'pon', tiles: '444m' }] }],
  ['house=zung_jung&h=1112223334445m%2B5m', { family: 'zung_jung', closed: '1112223334445m', win: '5m', self_drawn: true }],
  ['house=hong_kong&h=123456789m1155z%2B5z&seat=west&discarder=south&by=discard', { family: 'hong_kong', closed: '123456789m1155z', win: '5z', seat: 'W', discarder: 'S' }],
  ['house=taiwan&h=123456789m123456p1s%2B1s&streak=2&bonus=1g,2g', { family: 'taiwan', closed: '123456789m123456p1s', win: '1s', self_drawn: true, streak: 2, flowers: ['spring', 'summer'] }],
  ['house=taiwan&h=11z44z(111m)(234p)(555%3Ds)%5B6666z%5D%2B4z&by=discard&discarder=south&liable=west', { family: 'taiwan', closed: '1144z', win: '4z', discarder: 'S', pays_for_all: 'W', melds: [{ type: 'chi', tiles: '234p' }, { type: 'pon', tiles: '111m' }, { type: 'pon', tiles: '555s' }, { type: 'ankan', tiles: '6666z' }] }],
  ['house=taiwan&h=111222333m44455p11z%2B5p&seat=south&events=earthly_ready', { family: 'taiwan', closed: '111222333m44455p11z', win: '5p', self_drawn: true, seat: 'S', events: ['earthly_ready'] }],
  ['house=sichuan&h=1122335577m99s2m%2B2m&out=south,west&events=heavenly', { family: 'sichuan', closed: '1122335577m99s2m', win: '2m', self_drawn: true, out: ['S', 'W'], events: ['heavenly'] }],
  ['house=guangdong&h=123m456p78s99s77z%3F%2B%3F', { family: 'guangdong', closed: '123m456p78s99s77z?', win: '?', self_drawn: true }],
  ['house=guangdong&h=22m678p1s%3F(1%3F23s)(555%3Fz)%2B1s', { family: 'guangdong', closed: '22m678p1s?', win: '1s', self_drawn: true, melds: [{ type: 'chi', tiles: '1?23s' }, { type: 'pon', tiles: '555?z' }] }],
];

story('patterns, what is left out, jokers and payments are those of the program', '#/mcr', async (page) => {
  const found = WINS.map(([, request]) => ask(request));
  // They aren't all of one kind.
  assert.ok(found.some(({ win }) => win) && found.some(({ win }) => !win) && found.some(({ jokers }) => jokers.length > 1));
  assert.ok(found.some(({ payments }) => payments) && found.some(({ beaten }) => beaten.length > 0) && found.some(({ left_out }) => left_out.length > 0));
  for (const [i, [hash]] of WINS.entries()) {
    const { win, total, patterns, left_out, jokers, payments, blocks, beaten } = found[i];
    await at(page, '#/mcr');
    await page.locator('.welcome-list').waitFor();
    await at(page, `#/mcr?${hash}`);
    await page.locator('.total').waitFor();
    const shown = await page.locator('.ledger tr[data-fan]').evaluateAll((all) => all.map((row) => [row.dataset.fan, row.querySelector('td').textContent]));
    assert.deepEqual(shown, Object.entries(patterns).map(([id, [value, times]]) => [id, times > 1 ? `${times} × ${value}` : `${value}`]), hash);
    assert.equal(await page.locator('.total strong').innerText(), `Total ${total}`, hash);
    assert.equal(await page.locator('[aria-labelledby=score] .error').count(), win ? 0 : 1, hash);
    assert.deepEqual(await page.locator('.left-out li').evaluateAll((all) => all.map((it) => it.dataset.fan)), left_out.map(({ pattern }) => pattern), hash);
    assert.deepEqual(jokers.length > 0 ? await tilesOf(page.locator('.jokers')) : [], jokers, hash);
    assert.equal(await page.locator('.jokers').count(), jokers.length > 0 ? 1 : 0, hash);
    assert.equal(await page.locator('[aria-labelledby=score] > .form > .block').count(), blocks.length, hash);
    const pays = await page.locator('.ledger', { hasText: 'Who pays' }).locator('td').allInnerTexts();
    assert.deepEqual(pays.map((text) => Number(text.replace('−', '-'))), payments ?? [], hash);
    assert.equal(await page.locator('details', { hasText: 'Other readings' }).count(), beaten.length > 0 ? 1 : 0, hash);
  }
  await shot(page, 'family-won');
});

story('a hand of the settings’ rules is read by a family that is chosen, with jokers', '#/mcr?h=123m456p78s99s77z%3F', async (page) => {
  await page.locator('.completions').waitFor();
  await choose(page, 'guangdong');
  const { waits } = ask({ family: 'guangdong', closed: '123m456p78s99s77z?', self_drawn: true });
  await page.locator('.waits .wait').first().waitFor();
  const shown = await page.locator('.wait').evaluateAll((all) => all.map((it) => [it.dataset.tile, it.querySelector('.worth strong').textContent]));
  assert.deepEqual(shown, Object.entries(waits).map(([tile, { total }]) => [tile, `Total ${total}`]));
  assert.ok(page.url().includes('house=guangdong'));
  await page.locator('.wait[data-tile="9s"] .tile').first().click();
  await page.locator('.total').waitFor();
  // The drawn tile beside a joker stays where it is after a reload.
  await page.reload();
  await page.locator('.total').waitFor();
  assert.equal(await page.locator('.win-choice .tile.won').getAttribute('data-tile'), '9s');
  // What no family counts by number isn't asked for.
  assert.equal(await page.locator('.situation input[type=number]').count(), 0);
});

story('who discarded the tile is chosen, and flowers are pressed', '#/mcr?house=hong_kong&h=123456789m1155z%2B5z&by=discard', async (page) => {
  await page.locator('.total').waitFor();
  assert.equal(await page.locator('.ledger', { hasText: 'Who pays' }).count(), 0);
  await page.getByLabel('Discarded by').selectOption('south');
  await page.locator('.ledger', { hasText: 'Who pays' }).waitFor();
  await page.locator('.situation .tile[data-tile="1g"]').click();
  const { patterns } = ask({ family: 'hong_kong', closed: '123456789m1155z', win: '5z', discarder: 'S', flowers: ['spring'] });
  await page.locator('tr[data-fan=seat_flower]').waitFor();
  assert.deepEqual(await page.locator('.ledger tr[data-fan]').evaluateAll((all) => all.map((row) => row.dataset.fan)), Object.keys(patterns));
  assert.ok(page.url().includes('bonus=1g'));
});

story('a hand of 14 tiles that isn’t won has discards, the nearest and widest first', '#/mcr?house=sichuan&h=11234569m123456p', async (page) => {
  const rows = page.locator('[aria-labelledby=discards] tbody tr');
  await rows.first().waitFor();
  const { shanten, waits } = ask({ family: 'sichuan', closed: '1123456m123456p' });
  assert.equal(shanten, 0);
  assert.equal(await rows.first().getAttribute('data-tile'), '9m');
  await rows.first().locator('.help-tiles .tile').first().waitFor();
  assert.deepEqual(await tilesOf(rows.first().locator('.help-tiles')), Object.keys(waits));
});

story('of a hand that isn’t near a win the discards don’t claim that no tile helps', '#/mcr?house=sichuan&h=11224456m135799p', async (page) => {
  await page.locator('[aria-labelledby=discards] tbody tr').first().waitFor();
  assert.equal(await page.locator('[aria-labelledby=discards] .helps').count(), 0);
  assert.equal(await page.locator('[aria-labelledby=discards] th').count(), 3);
});

story('a total that the rules limit stands below the sum of its patterns', '#/mcr?house=guangdong&h=11122255z77z%2B5z(333z)&by=discard&discarder=west', async (page) => {
  const { patterns, total } = ask({ family: 'guangdong', closed: '1112225577z', melds: [{ type: 'pon', tiles: '333z' }], win: '5z', discarder: 'W' });
  const sum = Object.values(patterns).reduce((before, [value, times]) => before + value * times, 0);
  assert.ok(sum > total);
  const foot = page.locator('.ledger', { hasText: 'Patterns' }).locator('tfoot .number');
  await foot.first().waitFor();
  assert.deepEqual(await foot.allTextContents(), [String(sum), String(total)]);
});

for (const hand of ['123m456p789s1155z%2B5z', '123m456p789s1155z']) {
  story(`a tile that a family doesn’t play with is impossible: ${hand}`, `#/mcr?house=sichuan&h=${hand}`, async (page) => {
    await page.locator('[role=alert].error', { hasText: 'Impossible' }).waitFor();
  });
}

story('a hand of Taiwan has sixteen tiles, in the tray, as text, from the picker and by chance', '#/mcr?house=taiwan', async (page) => {
  const input = page.getByLabel('As text');
  assert.equal(await page.locator('.slot').count(), 16);
  await input.fill('123456789m1234p');
  await page.locator('.slot').nth(3).waitFor({ state: 'detached' });
  assert.equal(await page.locator('.slot').count(), 3);
  for (const tile of ['5p', '6p', '1s']) await page.locator(`.picker [data-tile="${tile}"]`).click();
  await page.locator('.waits .wait').first().waitFor();
  const { waits } = ask({ family: 'taiwan', closed: '123456789m123456p1s', self_drawn: true });
  assert.deepEqual(await page.locator('.wait').evaluateAll((all) => all.map((it) => it.dataset.tile)), Object.keys(waits));
  await page.locator('.picker [data-tile="2s"]').click();
  await page.locator('[aria-labelledby=discards] tbody tr').first().waitFor();
  assert.equal(await page.locator('.hand-tiles .drawn').getAttribute('data-tile'), '2s');
  // It is full.
  assert.equal(await page.locator('.picker [data-tile="3s"]').getAttribute('aria-disabled'), 'true');
  await page.reload();
  await page.locator('[aria-labelledby=discards] tbody tr').first().waitFor();
  assert.equal(await page.locator('.hand-tiles button').count(), 17);
  await page.getByRole('button', { name: 'Random', exact: true }).click();
  await page.locator('[aria-labelledby=discards] tbody tr').first().waitFor();
  assert.equal(await page.locator('.hand-tiles button').count(), 17);
  // Rules of fourteen tiles say why they have no answer.
  await choose(page, 'hong_kong');
  await page.locator('[role=alert].error', { hasText: '14 tiles' }).waitFor();
});

story('what is wrong with a text of sixteen tiles is marked at its place', '#/mcr?house=taiwan', async (page) => {
  const input = page.getByLabel('As text');
  await input.fill('123456789m12345x');
  await page.locator('#hand-problem mark').waitFor();
  assert.equal(await page.locator('#hand-problem mark').innerText(), 'x');
  await input.fill('1m 2m 3m E E');
  await page.locator('.hand-tiles [data-tile="1z"]').first().waitFor();
  assert.equal(await page.locator('.hand-tiles button').count(), 5);
  await input.fill('123456789m123456789p');
  await page.locator('#hand-problem', { hasText: 'tiles' }).waitFor();
});

story('a tile for which a joker of a meld stands isn’t used up', '#/mcr?house=guangdong&h=5558m115z(555%3Fz)(222p)', async (page) => {
  await page.locator('.picker [data-tile="5z"]').waitFor();
  await page.locator('.hand-tiles .meld-button').nth(1).waitFor();
  assert.equal(await page.locator('.picker [data-tile="5z"]').getAttribute('aria-disabled'), 'false');
});

story('a win on a joker, events and what few wins have are chosen', '#/mcr?house=sichuan&h=1122335577m99s2m%3F', async (page) => {
  await page.locator('.win-choice .tile[data-tile="?"]').click();
  await page.locator('.total').waitFor();
  await page.locator('.win-choice .tile.won[data-tile="?"]').waitFor();
  await page.locator('.situation summary', { hasText: 'More' }).click();
  await page.locator('.situation details label', { hasText: 'eavenly' }).click();
  await page.locator('.situation details fieldset label', { hasText: 'South' }).click();
  const { total, payments } = ask({ family: 'sichuan', closed: '1122335577m99s2m', win: '?', self_drawn: true, events: ['heavenly'], out: ['S'] });
  await page.locator('.total', { hasText: `Total ${total}` }).waitFor();
  const pays = await page.locator('.ledger', { hasText: 'Who pays' }).locator('td').allInnerTexts();
  assert.deepEqual(pays.map((text) => Number(text.replace('−', '-'))), payments);
  assert.ok(page.url().includes('events=heavenly') && page.url().includes('out=south'));
});
