// The room Shanghai: dealing, taking, verdicts, hints, undo, and a game that is there again after a reload.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();

const left = async (page) => Number((await page.locator('p.figures span').first().innerText()).match(/\d+/)[0]);
const verdict = (page, outlook) => page.locator(`#verdict[data-outlook="${outlook}"]`).waitFor();
const leftIs = (page, n) => page.waitForFunction((n) => document.querySelector('.figures')?.textContent?.startsWith(`${n} `), n);

/** Takes the first pair of equal free tiles. */
async function takeAny(page) {
  const [a, b] = await page.locator('.solitaire button.free').evaluateAll((all) => {
    for (const one of all) {
      const other = all.find((it) => it !== one && it.dataset.tile === one.dataset.tile);
      if (other) return [one.dataset.id, other.dataset.id];
    }
    return [];
  });
  await page.locator(`.solitaire button[data-id="${a}"]`).click();
  await page.locator(`.solitaire button[data-id="${b}"]`).click();
}

story('a deal by its number: the same again, pairs taken, undone and redone', '#/shanghai?layout=turtle&seed=127', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  assert.equal(await left(page), 144);
  await verdict(page, 'clearable');
  await shot(page, 'shanghai');
  await takeAny(page);
  await leftIs(page, 142);
  await page.getByRole('button', { name: 'Undo' }).click();
  await leftIs(page, 144);
  await page.getByRole('button', { name: 'Redo' }).click();
  await leftIs(page, 142);
  await page.reload();
  await leftIs(page, 142);
  assert.match(await page.locator('p.figures').innerText(), /1 undo/);
});

story('the verdict comes within 100 ms of a move; at three times that this fails', '#/shanghai?layout=turtle&seed=3', async (page) => {
  await verdict(page, 'clearable');
  const times = [];
  for (let i = 0; i < 8; i++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.solitaire button.hinted').first().waitFor();
    times.push(await page.evaluate(async () => {
      const [one, other] = document.querySelectorAll('.solitaire button.hinted');
      const verdict = document.querySelector('#verdict');
      let gone = false;
      const told = new Promise((done) => {
        new MutationObserver(() => {
          if (verdict.hidden) gone = true;
          else if (gone) done();
        }).observe(verdict, { attributes: true, attributeFilter: ['hidden'] });
      });
      const start = performance.now();
      one.click();
      other.click();
      await told;
      return performance.now() - start;
    }));
    await leftIs(page, 144 - 2 * (i + 1));
  }
  times.sort((a, b) => a - b);
  console.log(`a move and its verdict: median ${times[4].toFixed(0)} ms, at most ${times[7].toFixed(0)}`);
  assert.ok(times[4] < 300, `median ${times[4]} ms`);
});

story('lost: which move, why, and back to what would have saved it', '#/shanghai?layout=hill&seed=7&clearable=0', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  for (let i = 0; i < 12 && !(await page.locator('.verdict[data-outlook="stuck"]').isVisible()); i++) {
    const before = await left(page);
    await takeAny(page);
    await leftIs(page, before - 2);
    await page.locator('.verdict:not([hidden])').waitFor();
  }
  await verdict(page, 'stuck');
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.why-stuck li').first().waitFor();
  assert.ok(await page.locator('.solitaire .trapped').count() > 0, 'the tiles that can never leave are marked');
  await shot(page, 'shanghai-stuck');
  await page.getByRole('button', { name: 'Which move lost the game?' }).click();
  const taken = (24 - await left(page)) / 2;
  await page.getByText(`Move ${taken} lost the game.`).waitFor();
  await page.getByText(`After move ${taken - 1}, the right pair was:`).waitFor();
  await page.getByRole('button', { name: 'Go back there' }).click();
  await verdict(page, 'clearable');
  assert.equal(await page.locator('.solitaire .hinted').count(), 2);
});

story('a board of one’s own, cleared by the keyboard alone', '#/shanghai', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('summary', { hasText: 'A board of your own' }).click();
  await page.locator('.board-text').fill('0 0 0 1m\n4 0 0 1m\n8 0 0 2m\n12 0 0 2m');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await leftIs(page, 4);
  await page.locator('.solitaire button.free').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await leftIs(page, 2);
  await page.keyboard.press('Enter');
  const held = await page.evaluate(() => document.activeElement?.dataset.id);
  await page.keyboard.press('ArrowRight');
  if (await page.evaluate((id) => document.activeElement?.dataset.id === id, held)) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('.ended', { hasText: 'Cleared' }).waitFor();
  assert.match(await page.locator('p.figures').innerText(), /1 board cleared/);
  const row = page.locator('[aria-labelledby=statistics] tbody tr');
  assert.match((await row.innerText()).replace(/\s+/g, ' '), /A board of your own .*1 .*1 .*0:\d\d .*0:\d\d/);
  await page.getByRole('button', { name: 'Forget my games' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  assert.doesNotMatch(await page.locator('p.figures').innerText(), /cleared/);
});

story('a board that is wrong says where', '#/shanghai', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  await page.locator('summary', { hasText: 'A board of your own' }).click();
  await page.locator('.board-text').fill('0 0 0 1m\n1 0 0');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.toast').waitFor();
  assert.match(await page.locator('.toast').innerText(), /line 2/);
});

story('the whole order is shown, and the rest can be shuffled when it is stuck', '#/shanghai?layout=hill&seed=11', async (page) => {
  await verdict(page, 'clearable');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.ended', { hasText: 'Cleared' }).waitFor({ timeout: 60_000 });
  assert.doesNotMatch(await page.locator('p.figures').innerText(), /board cleared/, 'the solver has cleared it');
});

/** Drops files on the page. */
const drop = (page, files) => page.evaluate((files) => {
  const dataTransfer = new DataTransfer();
  for (const [name, text] of files) dataTransfer.items.add(new File([text], name));
  for (const type of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}, files);

const MAPS = `<mahjongg>
<map name="Two rows"><block left="5" right="8" top="2" bottom="3.0"/></map>
<map name="Hanging"><tile z="1"/></map>
</mahjongg>`;

story('layouts of files are read, kept, dealt and removed; errors are reported', '#/shanghai?layout=hill&seed=1', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  const kyodai = [...'0'.repeat(3_400)];
  for (const at of [0, 2, 68, 70]) kyodai[at] = '1';
  await drop(page, [['own.map', MAPS], ['four.lay', `Kyodai 3.0\n\n${kyodai.join('')}`], ['notes.txt', 'hello'], ['two.layout', 'kmahjongg-layout-v1.1\nw4\nh2\nd1\n1212\n4343\n']]);
  const card = page.locator('[aria-labelledby=own-layouts]');
  await card.locator('li').nth(2).waitFor();
  assert.deepEqual(await card.locator('li > span').allInnerTexts(), ['Two rows', 'four', 'two']);
  const problems = await card.locator('.error').allInnerTexts();
  assert.equal(problems.length, 2);
  assert.match(problems[0], /^own\.map, Hanging: line 3, column 1: .*lies on nothing/);
  assert.match(problems[1], /^notes\.txt: line 1/);
  // The first new layout is chosen.
  const chosen = page.locator('[aria-labelledby=new-board] select');
  assert.equal(await chosen.inputValue(), 'own:Two rows');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await leftIs(page, 8);
  // It lies in the upper left corner, whatever its place in the file.
  const [felt, tile] = await Promise.all([page.locator('.solitaire').boundingBox(), page.locator('.solitaire .tile').first().boundingBox()]);
  assert.ok(tile.x - felt.x < tile.width && tile.y - felt.y < tile.height, JSON.stringify({ felt, tile }));
  await takeAny(page);
  await leftIs(page, 6);
  await shot(page, 'shanghai-layouts');
  await page.reload();
  await leftIs(page, 6);
  assert.equal(await chosen.inputValue(), 'own:Two rows');
  // The same file again adds nothing; another one of the same name gets a number.
  await drop(page, [['four.lay', `Kyodai 3.0\n\n${kyodai.join('')}`], ['other.lay', `Kyodai 6.0\nfour\n${kyodai.slice(1).join('')}0`]]);
  await card.locator('li').nth(3).waitFor();
  assert.deepEqual(await card.locator('li > span').allInnerTexts(), ['Two rows', 'four', 'two', 'four 2']);
  await card.getByRole('button', { name: 'Remove: Two rows' }).click();
  assert.equal(await card.locator('li').count(), 3);
  // A long name says that it is cut.
  await drop(page, [['a name that is longer than a line of a list.lay', `Kyodai 3.0\n\n${kyodai.slice(2).join('')}00`]]);
  await card.locator('li > span', { hasText: 'a name that is longer t…' }).waitFor();
  await page.evaluate(() => (location.hash = '#/shanghai?layout=own%3ATwo+rows&seed=5'));
  await page.locator('.solitaire-room [role=alert] .error', { hasText: 'Two rows' }).first().waitFor();
});

story('the replay of a game marks where it was lost, and goes on from before', '#/shanghai?layout=hill&seed=7&clearable=0', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  assert.ok(!(await page.getByRole('button', { name: 'Replay' }).isVisible()), 'nothing to replay yet');
  for (let i = 0; i < 12 && !(await page.locator('#verdict[data-outlook="stuck"]').isVisible()); i++) {
    const before = await left(page);
    await takeAny(page);
    await leftIs(page, before - 2);
    await page.locator('#verdict:not([hidden])').waitFor();
  }
  const now = await left(page);
  const moves = (24 - now) / 2;
  await page.getByRole('button', { name: 'Replay' }).click();
  const replay = page.locator('.replay');
  const told = replay.locator('[role=status]', { hasText: `Move ${moves} lost the game.` });
  await told.waitFor();
  assert.ok(await replay.locator('.lost-at').isVisible());
  await replay.locator('.verdict[data-outlook=stuck]').waitFor();
  const shown = (n) => page.waitForFunction((n) => document.querySelectorAll('.solitaire .tile').length === n, n);
  await page.keyboard.press('ArrowLeft');
  await shown(now + 2);
  await replay.locator('.verdict[data-outlook=clearable]').waitFor();
  assert.equal(await page.locator('.solitaire .hinted').count(), 2, 'the pair that was taken next');
  await shot(page, 'shanghai-replay');
  await page.keyboard.press('Home');
  await shown(24);
  assert.equal(await replay.locator('.number').innerText(), `0 / ${moves}`);
  await replay.getByRole('button', { name: 'One move on' }).click();
  await shown(22);
  // The buttons don't use the arrow keys, so these step, too.
  await page.keyboard.press('ArrowRight');
  await shown(20);
  assert.equal(await page.locator('.solitaire button.free').first().evaluate((it) => it.closest('[inert]') !== null), true);
  assert.match(await page.locator('p.figures').innerText(), new RegExp(`^${now} `), 'the game itself stays');
  await replay.getByRole('button', { name: 'Close the replay' }).click();
  await shown(now);
  await page.getByRole('button', { name: 'Replay' }).click();
  await told.waitFor();
  await page.keyboard.press('ArrowLeft');
  await shown(now + 2);
  await replay.getByRole('button', { name: 'Continue from here' }).click();
  await leftIs(page, now + 2);
  assert.ok(!(await replay.isVisible()));
  await verdict(page, 'clearable');
});

/** Two fingers in the browser itself, which would scroll or zoom the page if it were let. Each pair of places is where they go next. */
async function fingers(page, [first, ...rest]) {
  const session = await page.context().newCDPSession(page);
  const points = (at) => at.map(([x, y], id) => ({ x, y, id }));
  const send = (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points(at) });
  await send('touchStart', first.slice(0, 1));
  await send('touchStart', first);
  let before = first;
  for (const to of rest) {
    for (let step = 1; step <= 8; step++) await send('touchMove', before.map(([x, y], of) => [x + (to[of][0] - x) * step / 8, y + (to[of][1] - y) * step / 8]));
    before = to;
  }
  await send('touchEnd', []);
  await session.detach();
}

/** The width of a tile, which part of the board is at a point of the screen, and whether the page has moved. */
const look = (page, [x, y]) => page.evaluate(([x, y]) => {
  const { left, top, width, height } = document.querySelector('.solitaire').getBoundingClientRect();
  const felt = document.querySelector('.solitaire-felt').getBoundingClientRect();
  return {
    tile: document.querySelector('.solitaire .tile').getBoundingClientRect().width,
    part: [(x - left) / width, (y - top) / height], board: [left, top], felt: [felt.top, felt.width, felt.height],
    page: [scrollX, scrollY, visualViewport.scale],
  };
}, [x, y]);
const near = (a, b, by) => a.every((it, at) => Math.abs(it - b[at]) <= by);

story('two fingers make the board larger and move it, and the page stays', '#/shanghai?layout=turtle&seed=127', async (page) => {
  await page.locator('.solitaire .tile').first().waitFor();
  await verdict(page, 'clearable');
  const box = await page.locator('.solitaire-felt').boundingBox();
  const middle = [box.x + box.width * 0.4, box.y + box.height * 0.5];
  const apart = (by, [x, y] = middle) => [[x - by / 2, y], [x + by / 2, y]];
  const whole = await look(page, middle);
  await fingers(page, [apart(80), apart(160)]);
  const larger = await look(page, middle);
  assert.ok(Math.abs(larger.tile / whole.tile - 2) < 0.05, `${whole.tile} px, then ${larger.tile}`);
  assert.ok(near(larger.part, whole.part, 0.01), `${whole.part} was between the fingers, then ${larger.part}`);
  assert.ok(near(larger.felt, whole.felt, 1) && near(larger.page, whole.page, 0), JSON.stringify({ whole, larger }));
  // Both go up and to the left: so does the board.
  const away = [middle[0] - 50, middle[1] - 40];
  await fingers(page, [apart(100), apart(100, away)]);
  const moved = await look(page, middle);
  assert.ok(near(moved.board, [larger.board[0] - 50, larger.board[1] - 40], 2) && Math.abs(moved.tile - larger.tile) < 0.5, JSON.stringify({ larger, moved }));
  assert.ok(near(moved.page, whole.page, 0));
  await shot(page, 'shanghai-zoomed');
  // A tile is still pressed by one finger.
  const free = await page.locator('.solitaire button.free').evaluateAll((all, { x, y, width, height }) => all.find((it) => {
    const box = it.getBoundingClientRect();
    return box.left > x + 8 && box.right < x + width - 8 && box.top > y + 8 && box.bottom < y + height - 8;
  })?.dataset.id, box);
  assert.ok(free, 'no free tile is seen');
  await page.locator(`.solitaire button[data-id="${free}"]`).tap();
  await page.locator(`.solitaire button[data-id="${free}"][aria-pressed=true]`).waitFor();
  await fingers(page, [apart(160), apart(20)]);
  const again = await look(page, middle);
  assert.ok(Math.abs(again.tile - whole.tile) < 0.1 && near(again.felt, whole.felt, 1), JSON.stringify({ whole, again }));
  // Without two fingers a button does it.
  const button = page.locator('.for-touch');
  await button.tap();
  assert.equal(await button.innerText(), 'Whole board');
  assert.ok((await look(page, middle)).tile > 1.9 * whole.tile);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.for-touch', { hasText: 'Larger' }).waitFor();
}, { width: 390, height: 844, hasTouch: true });
