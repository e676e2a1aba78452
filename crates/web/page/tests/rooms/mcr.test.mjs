// The room of Chinese official rules: what it shows is what the program answers.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';
import { batch } from '../lib/program.mjs';

const story = stories();
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);
const ask = (...requests) => batch(requests.map((request) => JSON.stringify(request))).map((line) => JSON.parse(line));
const picked = (page, face) => page.locator(`.picker .tile[data-tile="${face}"]`).click();
const headline = (page, text) => page.locator('.headline', { hasText: text }).waitFor();
const tilesOf = (place) => place.locator('.tile').evaluateAll((all) => all.map((it) => it.dataset.tile));

/** Wins by their addresses, and the requests to the program about them. */
const WINS = [
  ['h=2233455667788s%2B4s&by=discard', { closed: '2233455667788s', win: '4s' }],
  ['h=68p11s%2B7p(666s)(4444p)[3333s]&seat=west&flowers=3', { closed: '68p11s', win: '7p', self_drawn: true, seat: 'W', flowers: 3, melds: [{ type: 'pon', tiles: '666s' }, { type: 'kan', tiles: '4444p' }, { type: 'ankan', tiles: '3333s' }] }],
  ['h=68p11s%2B7p(666s)(444=4p)[3333s]&by=drawn&flags=kong,lastTile&house=green_book', { closed: '68p11s', win: '7p', self_drawn: true, kong: true, last_tile: true, rules: 'green_book', melds: [{ type: 'pon', tiles: '666s' }, { type: 'kan', tiles: '4444p' }, { type: 'ankan', tiles: '3333s' }] }],
  ['h=147m258p369s55z34m%2B5m&by=discard', { closed: '147m258p369s55z34m', win: '5m' }],
  ['h=1122m3344p5566s1z%2B1z&house=japan', { closed: '1122m3344p5566s1z', win: '1z', self_drawn: true, rules: 'japan' }],
  ['h=11m22p33s1122335z%2B5z', { closed: '11m22p33s1122335z', win: '5z', self_drawn: true }],
  ['h=23m456p789s11z(444m)%2B4m&by=discard&seat=north', { closed: '23m456p789s11z', win: '4m', seat: 'N', melds: [{ type: 'pon', tiles: '444m' }] }],
  ['h=23m456p789s11z(222z)%2B4m&by=discard&seat=west&prevalent=south', { closed: '23m456p789s11z', win: '4m', seat: 'W', prevalent: 'S', melds: [{ type: 'pon', tiles: '222z' }] }],
  ['h=23p55s%2B1p(789m)(345m)(123p)&by=discard&flags=lastCopy&flowers=8', { closed: '23p55s', win: '1p', last_copy: true, flowers: 8, melds: [{ type: 'chi', tiles: '789m' }, { type: 'chi', tiles: '345m' }, { type: 'chi', tiles: '123p' }] }],
  ['h=1112223334445m%2B5m&by=discard', { closed: '1112223334445m', win: '5m' }],
];

story('fan, what is left out, total and payments are those of the program', '#/mcr', async (page) => {
  const found = ask(...WINS.map(([, request]) => ({ op: 'mcr_score', ...request })));
  // They aren't all of one kind.
  assert.ok(found.every(({ win }) => win) && found.some(({ left_out }) => left_out.length > 3) && found.some(({ total }) => total < 8));
  for (const [i, [hash, { self_drawn, flowers = 0 }]] of WINS.entries()) {
    const { total, fans, left_out } = found[i];
    await at(page, '#/mcr');
    await page.locator('.welcome-list').waitFor();
    await at(page, `#/mcr?${hash}`);
    await page.locator('.ledger tbody tr[data-fan]').first().waitFor();
    const shown = await page.locator('.ledger tr[data-fan]').evaluateAll((all) => all.map((row) => [row.dataset.fan, row.querySelector('td').textContent]));
    assert.deepEqual(shown, Object.entries(fans).map(([name, [points, times]]) => [name, times > 1 ? `${times} × ${points}` : `${points}`]), hash);
    assert.equal(await page.locator('.total strong').innerText(), `${total} ${total === 1 ? 'point' : 'points'}`, hash);
    const out = await page.locator('.left-out li').evaluateAll((all) => all.map((it) => it.dataset.fan));
    assert.deepEqual(out, left_out.map(({ fan }) => fan), hash);
    assert.deepEqual(await page.locator('.left-out li > span:first-child').evaluateAll((all) => all.map(({ title }) => title)), left_out.map(({ fan }) => fan), hash);
    const words = await page.locator('.left-out li').allInnerTexts();
    left_out.forEach(({ english, by_english, times }, at) => {
      for (const part of [english, by_english, ...(times > 1 ? [`× ${times}`] : [])]) assert.ok(words[at].includes(part), `${words[at]}: ${part}`);
    });
    const enough = total - flowers >= 8;
    assert.equal(await page.locator('[aria-labelledby=score] .error').count(), enough ? 0 : 1, hash);
    const pays = await page.locator('.ledger', { hasText: 'Who pays' }).locator('td').allInnerTexts();
    const expected = self_drawn ? [total + 8, 3 * (total + 8)] : [total + 8, 8, total + 24];
    assert.deepEqual(pays.map(Number), enough ? expected : [], hash);
  }
  await at(page, `#/mcr?${WINS[0][0]}`);
  await headline(page, 'Won with 90 points');
  await shot(page, 'mcr-won');
});

story('each wait with what it is worth, those of eight points marked', '#/mcr', async (page) => {
  const hands = [['123m456p789s45s22z', { seat: 'S' }, '&seat=south'], ['23m456p789s11z(444m)', { seat: 'N' }, '&seat=north'], ['147m258p369s55z34m', {}, ''], ['19m19p19s1234567z', {}, ''], ['1112345678999m', { flowers: 2 }, '&flowers=2']];
  for (const [hand, more, params] of hands) {
    const [closed, pon] = hand.split('(');
    const [{ waits, shantens }] = ask({ op: 'mcr_hand', closed, ...more, ...(pon && { melds: [{ type: 'pon', tiles: pon.slice(0, -1) }] }) });
    await at(page, `#/mcr?h=${hand}${params}`);
    await page.locator(`.wait[data-tile="${Object.keys(waits)[0]}"]`).waitFor();
    await page.waitForFunction((n) => document.querySelectorAll('.wait').length === n, Object.keys(waits).length);
    const shown = await page.locator('.wait').evaluateAll((all) => all.map((it) => [it.dataset.tile, it.querySelector('.left').textContent,
      ...[...it.querySelectorAll('.worth')].map((worth) => `${worth.querySelector('strong').textContent} ${worth.dataset.wins}`)]));
    const points = (n, wins) => `${n} ${n === 1 ? 'point' : 'points'} ${wins}`;
    assert.deepEqual(shown, Object.entries(waits).map(([face, it]) => [face, `${it.left} left`, points(it.by_discard, it.wins_by_discard), points(it.self_drawn, it.wins_self_drawn)]), hand);
    const forms = await page.locator('.forms-table tr').evaluateAll((all) => all.map((row) => [row.dataset.form, row.querySelector('td').textContent]));
    const far = (n) => (n === null ? 'out of reach' : n === 0 ? 'tenpai' : `${n}-shanten`);
    assert.deepEqual(forms, Object.entries(shantens).map(([form, n]) => [form, far(n)]), hand);
  }
  await at(page, '#/mcr?h=23m456p789s11z(444m)&seat=north');
  await headline(page, '2 waits, one of which can reach 8 points');
  await page.locator('.wait[data-tile="4m"] button').click();
  await page.locator('.felt .drawn[data-tile="4m"]').waitFor();
});

/** The facts: of each its fan or form, its code and its tiles. */
const facts = (page, place) => page.locator(`${place} .why`).evaluateAll((all) => all.map((why) => {
  const { fan, form } = why.closest('[data-fan], [data-form]').dataset;
  return [fan ?? form, why.dataset.code, [...why.querySelectorAll('.tile')].map((it) => it.dataset.tile).join(' ')];
}));
const faces = (text) => [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((digit) => digit + suit));
/** The same of an answer. */
const told = (name, { code, blocks = [], tiles = '' }) => [name, code, [...(tiles === '' || code === 'left_over' ? blocks.flatMap(faces) : []), ...faces(tiles)].join(' ')];
const unfold = (page, place) => page.locator(`${place} > summary`).evaluateAll((all) => all.forEach((it) => it.click()));

story('every fan that isn’t there has its reason, in each reading; so has every form', '#/mcr', async (page) => {
  const wins = [...WINS, ['h=2223334445m678p%2B5m&by=discard', { closed: '2223334445m678p', win: '5m' }]];
  const found = ask(...wins.map(([, request]) => ({ op: 'mcr_score', ...request, attempts: true })));
  const codes = new Set();
  for (const [i, [hash]] of wins.entries()) {
    const { readings } = found[i];
    await at(page, '#/mcr');
    await page.locator('.welcome-list').waitFor();
    await at(page, `#/mcr?${hash}`);
    await page.locator('[aria-labelledby=score] .absent').waitFor();
    await unfold(page, '[aria-labelledby=score] .absent');
    await page.locator('[aria-labelledby=score] .absent li').first().waitFor();
    const best = readings.find((it) => it.best);
    const expected = Object.entries(best.against).map(([name, why]) => told(name, why));
    assert.deepEqual(await facts(page, '[aria-labelledby=score] .absent'), expected, hash);
    expected.forEach(([, code]) => codes.add(code));
    assert.doesNotMatch(await page.locator('[aria-labelledby=score] .absent').innerText(), /[{}]|undefined/);
    // The others say how many points they have, and what is against their fan.
    const lesser = readings.filter((it) => !it.best);
    assert.deepEqual(await page.locator('.lesser > summary').allInnerTexts(), lesser.map(({ points }) => `${points} ${points === 1 ? 'point' : 'points'}`), hash);
    if (lesser.length === 0) continue;
    await unfold(page, '.lesser');
    await page.locator('.lesser .absent').nth(lesser.length - 1).waitFor();
    await unfold(page, '.lesser .absent');
    await page.waitForFunction((n) => document.querySelectorAll('.lesser .absent ul').length === n, lesser.length);
    const others = lesser.flatMap(({ against }) => Object.entries(against).map(([name, why]) => told(name, why)));
    assert.deepEqual(await facts(page, '.lesser .absent'), others, hash);
    const fans = await page.locator('.lesser tr[data-fan]').evaluateAll((all) => all.map((it) => it.dataset.fan));
    assert.deepEqual(fans, lesser.flatMap((it) => Object.keys(it.fans)), hash);
    await unfold(page, '.not-forms');
    await page.locator('.not-forms li').first().waitFor();
    const [{ forms }] = ask({ op: 'mcr_hand', closed: '2223334445m678p5m', attempts: true });
    if (i === wins.length - 1) assert.deepEqual(await facts(page, '.not-forms'), forms.filter((it) => it.against).map((it) => told(it.form, it.against)));
  }
  assert.ok(codes.size >= 15, [...codes].join());
  await shot(page, 'mcr-readings');
  // A hand that isn't won says it beside how far it is.
  for (const closed of ['12m135456p12378s3z', '147m258p36s123445z', '147m258p37s123456z', '19m19p19s12345666z']) {
    await at(page, `#/mcr?h=${closed}`);
    await page.locator('.forms-table .why').nth(4).waitFor();
    const [{ forms }] = ask({ op: 'mcr_hand', closed, attempts: true });
    await page.waitForFunction((code) => document.querySelector('.forms-table .why')?.dataset.code === code, forms[0].against.code);
    assert.deepEqual(await facts(page, '.forms-table'), forms.map((it) => told(it.form, it.against)), closed);
  }
});

story('each wait says what it completes', '#/mcr?h=1122334455667m', async (page) => {
  const [{ waits }] = ask({ op: 'mcr_hand', closed: '1122334455667m' });
  await page.locator('.wait').nth(Object.keys(waits).length - 1).waitFor();
  await unfold(page, '.wait .readings');
  await page.waitForFunction((n) => document.querySelectorAll('.wait .readings ul').length === n, Object.keys(waits).length);
  const shown = await page.locator('.wait').evaluateAll((all) => all.map((it) => [it.dataset.tile, [...it.querySelectorAll('.readings li')].map((li) => li.dataset.block ?? null)]));
  assert.deepEqual(shown, Object.entries(waits).map(([face, { completes }]) => [face, [...new Map(completes.map((it) => [JSON.stringify(it), it.block])).values()]]));
  assert.match(await page.locator('.wait[data-tile="7m"] .readings').innerText(), /Seven pairs\s+as a whole/);
});

story('unknown tiles: what they may be, and what the hand may wait for', '#/mcr?h=147m258p36s1234z%3F%3F', async (page) => {
  await headline(page, 'Can be a win in 6 ways');
  const [{ completions }] = ask({ op: 'mcr_hand', closed: '147m258p36s1234z??' });
  const listed = await page.locator('.completions li').evaluateAll((all) => all.map((it) => [...it.querySelectorAll('.tile')].map((tile) => tile.dataset.tile).join('')));
  assert.deepEqual(listed, completions.map((it) => faces(it).join('')));
  const heat = await page.locator('.heat li').evaluateAll((all) => all.map((it) => [it.querySelector('.tile').dataset.tile, it.lastElementChild.textContent]));
  assert.deepEqual(heat, [['9s', '3'], ['5z', '3'], ['6z', '3'], ['7z', '3']]);
  await shot(page, 'mcr-unknown');
  await page.locator('.completions a').first().click();
  await headline(page, 'Won with');
  await at(page, '#/mcr?h=147m258p36s123z%3F%3F');
  const [{ waits }] = ask({ op: 'mcr_hand', closed: '147m258p36s123z??', wins: true });
  await headline(page, `Could wait for ${waits.length} tiles`);
  assert.deepEqual(await tilesOf(page.locator('[aria-labelledby=unknown] > .tiles')), waits);
  // Picked, too.
  await at(page, '#/mcr?h=147m258p36s1234z%3F');
  await headline(page, 'Could wait for 4 tiles');
  await picked(page, '?');
  await headline(page, 'Can be a win in 6 ways');
  await at(page, '#/mcr?h=147m147p147s1234z%3F');
  await headline(page, 'The unknown tiles can’t make this a win');
});

story('what to discard, and the way to eight points', '#/mcr?h=12m135456p12378s%2B3z&draws=9', async (page) => {
  await page.locator('.way').first().waitFor();
  const closed = '12m135456p12378s3z';
  const [{ ways }] = ask({ op: 'mcr_hand', closed, draws: 9 });
  const rows = await page.locator('.discards tbody tr').evaluateAll((all) => all.map((row) => [row.dataset.tile, row.lastElementChild.querySelector('.value').textContent]));
  const percent = (chance) => `${(100 * chance).toFixed(1)}\u00a0%`;
  assert.deepEqual(Object.fromEntries(rows), Object.fromEntries(Object.entries(ways.chances).map(([face, chance]) => [face, percent(chance)])));
  assert.deepEqual(rows.map(([face]) => ways.chances[face]), Object.values(ways.chances), 'the likeliest comes first');
  // Each discard with what is left: the hand without it, and the tile seen.
  const kinds = rows.map(([face]) => face);
  const without = (face) => closed.replace(new RegExp(`(\\d*)(?=${face[1]})`), (digits) => digits.replace(face[0], '')).replace(/^z|(?<=[a-z])[mpsz]/, '');
  const left = ask(...kinds.map((face) => ({ op: 'mcr_hand', closed: without(face), seen: face })));
  const unseen = ask(...kinds.map((face) => ({ op: 'mcr_hand', closed: without(face) })));
  assert.ok(left.some(({ ukeire }, i) => JSON.stringify(ukeire) !== JSON.stringify(unseen[i].ukeire)), 'some discards would help');
  for (const [i, face] of kinds.entries()) {
    const { ukeire, shanten } = left[i];
    const row = page.locator(`.discards tr[data-tile="${face}"]`);
    await row.locator('.help-tiles .tile').first().waitFor();
    assert.deepEqual(await tilesOf(row.locator('.help-tiles')), Object.keys(ukeire), face);
    assert.equal(Number(await row.locator('strong').innerText()), Object.values(ukeire).reduce((sum, n) => sum + n, 0), face);
    assert.match(await row.innerText(), new RegExp(`${shanten}-shanten`));
  }
  // Eight wins are shown at once.
  assert.equal(await page.locator('.way').count(), 8);
  await page.locator('[aria-labelledby=ways] summary').click();
  await page.waitForFunction(() => document.querySelectorAll('.way').length > 8);
  const fans = await page.locator('.way-fans .chip').evaluateAll((all) => all.map((it) => [it.dataset.fan, Number(it.dataset.total)]));
  assert.deepEqual(Object.fromEntries(fans), Object.fromEntries(Object.entries(ways.fans).map(([name, { total }]) => [name, total])));
  assert.equal(fans.length, Object.keys(ways.fans).length, 'each fan has one nearest win');
  await shot(page, 'mcr-discards');
  await page.locator('.discards tr[data-tile="3z"] button').click();
  await page.locator('[aria-labelledby=ways] .plan-state', { hasText: 'chance' }).waitFor();
  const [waiting] = ask({ op: 'mcr_hand', closed: '12m135456p12378s', draws: 9 });
  assert.ok((await page.locator('[aria-labelledby=ways] .plan-state').innerText()).includes(percent(waiting.ways.chances.draw)));
});

story('a hand of clicks: pung, closed kong, flowers, the table; its address holds all', '#/mcr', async (page) => {
  for (const [target, face] of [['pung', '6s'], ['kong', '4p'], ['closed kong', '3s']]) {
    await page.getByRole('radio', { name: target, exact: true }).check({ force: true });
    await picked(page, face);
  }
  await page.getByRole('radio', { name: 'hand', exact: true }).check({ force: true });
  for (const face of ['6p', '8p', '1s', '1s', '7p']) await picked(page, face);
  await headline(page, 'Won with 9 points');
  assert.equal(await page.locator('.picker [data-tile^="0"]').count(), 0, 'no red fives');
  await page.getByLabel('Flowers').fill('4');
  await page.getByLabel('Flowers').press('Tab');
  await headline(page, 'Won with 13 points');
  await page.locator('.situation label', { hasText: 'After a kong' }).click();
  await page.locator('tr[data-fan="杠上开花"]').waitFor();
  await page.locator('[aria-labelledby=score] label', { hasText: 'Discard' }).click();
  // A robbed kong can't be of a tile that is held otherwise; here it isn't.
  await page.locator('tr[data-fan="抢杠和"]').waitFor();
  assert.match(page.url(), /#\/mcr\?h=68p11s.*&by=discard&flowers=4&flags=kong$/);
  const before = await page.locator('main').innerText();
  await page.reload();
  await page.locator('tr[data-fan="抢杠和"]').waitFor();
  // Undo has nothing to undo now, which its text doesn't say.
  assert.equal(await page.locator('main').innerText(), before);
  await page.locator('.situation label', { hasText: 'Last of its kind' }).click();
  await page.locator('.left-out [data-fan="和绝张"]', { hasText: 'because of Robbing the Kong' }).waitFor();
  await page.locator('.felt-row button', { hasText: 'Undo' }).click();
  await page.locator('[data-fan="和绝张"]').waitFor({ state: 'detached' });
});

story('a hand is typed anywhere and undone by keys', '#/mcr', async (page) => {
  await page.locator('main').focus();
  await page.keyboard.type('19m19p19s1234567z');
  await headline(page, '13 waits, all of which can reach 8 points');
  await page.locator('main').focus();
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => !location.hash.includes('h=19m19p19s1234567z'));
});

story('the family of the settings decides which room answers', '#/settings', async (page) => {
  const links = () => page.locator('.top nav a:not([hidden])').evaluateAll((all) => all.map((it) => it.dataset.room));
  assert.ok((await links()).includes('hand') && !(await links()).includes('mcr'));
  await page.locator('.settings label', { hasText: 'Chinese official' }).first().click();
  await page.locator('.top nav a[data-room=mcr]:not([hidden])').waitFor();
  assert.ok(!(await links()).includes('hand'));
  assert.equal(await page.evaluate(() => document.activeElement?.value), 'mcr', 'the choice keeps the focus');
  await page.getByLabel('House: Chinese official (MCR)').selectOption('japan');
  // Without a room in its address the page opens that of the family, by the rules of its house.
  await page.goto(new URL('./', page.url()).href);
  await page.locator('main[data-room=mcr] .welcome-list').waitFor();
  await at(page, '#/mcr?h=11m22p33s1122335z%2B5z');
  const [{ total }] = ask({ op: 'mcr_score', closed: '11m22p33s1122335z', win: '5z', self_drawn: true, rules: 'japan' });
  await headline(page, `Won with ${total} points`);
  await page.locator('.situation select').selectOption('mil');
  const [mil] = ask({ op: 'mcr_score', closed: '11m22p33s1122335z', win: '5z', self_drawn: true });
  assert.notEqual(mil.total, total);
  await headline(page, `Won with ${mil.total} points`);
  // The other family's hand opens by its link, and is in the navigation while it is open.
  await page.locator('a', { hasText: 'By riichi rules' }).click();
  await page.locator('main[data-room=hand] .headline', { hasText: 'Won' }).waitFor();
  assert.ok((await links()).includes('hand'));
});

story('a contradiction is reported, and a far hand too', '#/mcr?h=23p55s%2B1p(789m)(345m)(111p)&flags=kong', async (page) => {
  await page.locator('[aria-labelledby=score] .error', { hasText: 'kong' }).waitFor();
  await at(page, '#/mcr?h=159m159p159s2334z');
  await page.locator('[aria-labelledby=ways] .plan-state', { hasText: '2-shanten' }).waitFor();
  await at(page, '#/mcr?h=1112345678999m&seen=1m1m');
  await page.locator('main .error', { hasText: '1m' }).waitFor();
});

story('in Japanese', '#/mcr?h=2233455667788s%2B4s&by=discard', async (page) => {
  await page.locator('tr[data-fan="连七对"]', { hasText: '连七对' }).waitFor();
  await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
  await page.locator('.absent li').first().waitFor();
  assert.doesNotMatch(await page.locator('.answers').innerText(), /[A-Za-z]{4,}/);
  for (const hash of ['h=23p55s%2B1p(789m)(345m)(111p)&flags=kong', 'h=23p55s%2B1p(789m)(345m)(111p)&by=discard&flags=kong', 'h=2311p%2B1p(789m)(345m)(234s)&by=discard&flags=lastCopy', 'h=1112345678999m&seen=1m1m']) {
    await at(page, '#/mcr');
    await page.locator('.welcome-list').waitFor();
    await at(page, `#/mcr?${hash}`);
    await page.locator('.answers .error, .answers.error').first().waitFor();
    const said = await page.locator('.answers .error').first().innerText();
    assert.match(said, /[ぁ-ん]/, said);
    assert.doesNotMatch(said, /[A-Za-z]{4,}/, said);
  }
  await at(page, '#/mcr?h=159m159p159s2334z');
  await page.locator('[aria-labelledby=ways] .plan-state', { hasText: '二向聴' }).waitFor();
}, { locale: 'ja-JP' });

story('in Chinese fan have their own names, in the characters of the page', '#/mcr?h=2233455667788s%2B4s&by=discard', async (page) => {
  await page.locator('.left-out').waitFor();
  assert.match(await page.locator('.ledgers').innerText(), /連七對[^]*斷么[^]*合計/);
  assert.equal(await page.locator('main [lang]').count(), 0);
  await page.goto(new URL('./#/mcr?h=2233455667788s%2B4s&by=drawn&flags=kong', page.url()).href);
  await page.getByText('沒有槓，不能槓上開花。').first().waitFor();
}, { locale: 'zh-HK' });
