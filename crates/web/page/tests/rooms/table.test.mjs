// The table: its layout, its labels, and a whole game by the keyboard alone.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

/** Sits down: what is saved, then the game. */
async function sit(page, { play = {}, settings = {} } = {}) {
  await page.evaluate(({ play, settings }) => {
    localStorage.setItem('mentsu.play', JSON.stringify({ mode: 'table', stepwise: false, ...play }));
    localStorage.setItem('mentsu.settings', JSON.stringify(settings));
  }, { play, settings });
  await page.goto(new URL('./#/play?mode=table', page.url()).href);
  await page.reload();
  await page.locator('.seat').first().waitFor({ timeout: 60_000 });
}

/** A saved game of this seed that has just begun. */
const saved = (seed, more = {}) => JSON.stringify({ settings: { seed, ...more }, log: [] });

/** The next thing to do by clicks: a win, a call where `call` says so, a pass, a discard. */
async function move(page, call) {
  for (const found of [page.locator('.offers button.primary', { hasText: /Ron|Tsumo/ }), call && page.locator('.offers button', { hasText: call }).first(), page.locator('.offers button', { hasText: 'Pass' }), page.locator('.felt button.tile:not(:disabled)').last()]) {
    if (found && (await found.isVisible())) {
      await found.click();
      break;
    }
  }
  await page.waitForTimeout(60);
}

const ended = (page) => page.locator('.button.large').first();

// In both games the wall runs out, so that a river has a tile more than three rows of six.
for (const [house, players, seed] of [['tenhou', 4, 6], ['tenhou_sanma', 3, 8]]) {
  story(`${players} players: rivers of six a row face their player, and nothing lies on anything`, '#/settings', async (page) => {
    await sit(page, { play: { table: saved(seed, { rules: house }) }, settings: { reducedMotion: true } });
    assert.equal(await page.locator('.seat').count(), players);
    let longest = 0;
    for (let i = 0; i < 60 && !(await ended(page).isVisible()); i++) {
      const found = await page.evaluate(() => {
        const boxOf = (it) => { const { left, top, right, bottom } = it.getBoundingClientRect(); return { left, top, right, bottom }; };
        return {
          board: boxOf(document.querySelector('.board')),
          middle: boxOf(document.querySelector('.middle')),
          lit: document.querySelectorAll('.seat.at-turn').length,
          seats: [...document.querySelectorAll('.seat')].map((seat) => ({
            place: seat.classList[1],
            rows: [...seat.querySelectorAll('.river-row')].map((row) => row.children.length),
            river: boxOf(seat.querySelector('.river')),
            parts: [...seat.querySelectorAll('.river .tile, .hand-row .tile')].map(boxOf),
          })),
        };
      });
      assert.ok(found.lit <= 1);
      const inside = (box, of) => box.left >= of.left - 1 && box.right <= of.right + 1 && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
      const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      for (const { place, rows, river, parts } of found.seats) {
        assert.ok(rows.slice(0, 2).every((n, at) => n === 6 || (n < 6 && at === rows.length - 1)), `${place}: ${rows}`);
        for (const box of parts) assert.ok(inside(box, found.board), `${place} leaves the table`);
        if (rows.length === 0) continue;
        longest = Math.max(longest, rows.length);
        const facing = { self: river.top >= found.middle.bottom - 1, across: river.bottom <= found.middle.top + 1, right: river.left >= found.middle.right - 1, left: river.right <= found.middle.left + 1 };
        assert.ok(facing[place], `${place} of ${JSON.stringify(river)}`);
      }
      const [first, ...others] = found.seats;
      for (const other of others) {
        for (const box of other.parts) for (const mine of first.parts) assert.ok(apart(box, mine), `${other.place} lies on ${first.place}`);
      }
      await move(page, /Pon|Chi|Kita/);
    }
    await ended(page).waitFor();
    assert.equal(longest, 3);
  });
}

story('a called tile is marked, and the meld turned by whom it came from', '#/settings', async (page) => {
  await sit(page, { play: { table: saved(5) } });
  const meld = page.locator('.own .melds .meld');
  for (let i = 0; i < 80 && (await meld.count()) === 0; i++) {
    if (await ended(page).isVisible()) await ended(page).click();
    const call = page.locator('.offers button', { hasText: /Pon|Chi/ }).first();
    if (await call.isVisible()) {
      // The button shows the tiles that it takes, one of them turned.
      assert.equal(await call.locator('.takes .tile').count(), 3);
      assert.equal(await call.locator('.takes .tile.sideways').count(), 1);
      await shot(page, 'table-call');
    }
    await move(page, /Pon|Chi/);
  }
  assert.equal(await meld.first().locator('.sideways').count(), 1);
  const called = page.locator('.river .called').first();
  assert.match(await called.getAttribute('aria-label'), /, called by /);
});

story('a game by the keyboard alone, to its places; the points of every round add up', '#/settings', async (page) => {
  await sit(page, { play: { table: saved(3, { length: 'tonpuu', bots: ['efficiency', 'efficiency', 'efficiency', 'efficiency'] }) } });
  await page.locator('.felt button.tile:not(:disabled), .offers button').first().waitFor();
  await page.locator('.felt button.tile').last().focus();
  let rounds = 0;
  const number = (text) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
  for (let i = 0; i < 700; i++) {
    const state = await page.evaluate(() => {
      const active = document.activeElement;
      return { places: !!document.querySelector('#game-end'), over: !!document.querySelector('#round-end'), at: active?.matches('button') && !active.disabled ? active.textContent || 'tile' : null, pass: [...document.querySelectorAll('.offers button')].some((it) => it.textContent.includes('Pass')) };
    });
    if (state.over) {
      rounds++;
      const table = await page.locator('.result table', { has: page.locator('caption', { hasText: 'Points' }) }).locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((it) => it.textContent)));
      const points = table.reduce((sum, [, after]) => sum + number(after), 0);
      const sticks = number((await page.locator('.counts').getAttribute('aria-label')).split(', ')[1]);
      assert.equal(points + 1_000 * sticks, 100_000, JSON.stringify(table));
      for (const ledger of await page.locator('.win .ledgers').all()) {
        const paid = await ledger.locator('table', { hasText: 'Who pays' }).locator('td').allInnerTexts();
        if (paid.length === 0) continue;
        const all = paid.map(number);
        assert.equal(all.slice(0, -1).reduce((sum, it) => sum + it, 0), all.at(-1));
      }
      if (state.places) break;
      assert.equal(state.at, 'Next round');
      await page.keyboard.press('Enter');
      await page.locator('#round-end').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement.matches('.at-table button'));
      continue;
    }
    if (state.at === null) {
      await page.waitForTimeout(15);
      continue;
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(15);
  }
  assert.ok(rounds >= 4, `${rounds} rounds`);
  const scores = await page.locator('.final tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((it) => it.textContent)));
  assert.deepEqual(scores.map(([name]) => name[0]), ['1', '2', '3', '4']);
  assert.equal(Math.round(scores.reduce((sum, [, , , score]) => sum + Number(score.replace('−', '-')), 0)), 0, JSON.stringify(scores));
  await shot(page, 'table-final');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.walk .number').waitFor();
});

story('the end of a round is there again after a reload', '#/settings', async (page) => {
  await sit(page, { play: { table: saved(11) } });
  for (let i = 0; i < 80 && !(await ended(page).isVisible()); i++) await move(page);
  await page.locator('.result').waitFor();
  const text = await page.locator('.result').innerText();
  assert.match(text, /wins by|wall is empty/);
  await page.reload();
  await page.locator('.result').waitFor();
  assert.equal(await page.locator('.result').innerText(), text);
});

story('the clock passes and discards for who lets it run out', '#/settings', async (page) => {
  await sit(page, { play: { table: saved(11), clock: '5' } });
  const discards = page.locator('.seat.self .river .tile');
  await page.getByRole('timer').waitFor();
  const before = await discards.count();
  await page.waitForFunction((before) => document.querySelectorAll('.seat.self .river .tile').length > before, before, { timeout: 60_000 });
});

for (const [width, height] of [[320, 640], [360, 740], [412, 915], [768, 1024], [1400, 900], [2560, 1300], [740, 360]]) {
  story(`at ${width} × ${height} px nothing is cut off and every tile can be hit`, '#/settings', async (page) => {
    await sit(page, { play: { table: saved(5) } });
    for (let i = 0; i < 30 && !(await ended(page).isVisible()); i++) {
      const found = await page.evaluate(() => {
        // A discard that still lands is larger than where it lies.
        for (const it of document.querySelectorAll('.fresh')) for (const landing of it.getAnimations()) landing.finish();
        const size = (it) => { const { width, height } = it.getBoundingClientRect(); return [width, height]; };
        const sides = (it) => { const { left, right } = it.getBoundingClientRect(); return left >= -0.5 && right <= innerWidth + 0.5; };
        return {
          over: document.documentElement.scrollWidth - innerWidth,
          targets: [...document.querySelectorAll('.own button.tile, .offers button')].map(size),
          outside: [...document.querySelectorAll('.at-table .tile, .at-table button, .result *')].filter((it) => !sides(it)).length,
          cut: [...document.querySelectorAll('.plate, .middle > *, .offers button')].filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0).map((it) => it.textContent),
        };
      });
      assert.ok(found.over <= 0, `${found.over} px too wide`);
      assert.equal(found.outside, 0);
      assert.deepEqual(found.cut, []);
      for (const [w, h] of found.targets) assert.ok(w >= 43.5 && h >= 43.5, `${w} × ${h}`);
      await move(page, /Pon|Chi/);
    }
    await shot(page, `table-${width}`);
  }, { width, height });
}

story('nothing moves where motion is reduced', '#/settings', async (page) => {
  await sit(page, { play: { table: saved(11) }, settings: { reducedMotion: true } });
  for (let i = 0; i < 12; i++) await move(page);
  const moving = await page.evaluate(() => document.getAnimations().length);
  assert.equal(moving, 0);
});
