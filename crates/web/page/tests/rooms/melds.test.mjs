// Melds as they lie on the table: the called tile on its side, where the player sits whose it was.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';
import { records } from '../lib/program.mjs';

const story = stories();

/** Each meld, and its picture: upright, on its side, two on their side, face down. */
const PICTURES = {
  '(7-89s)': '_||', '(78-9s)': '_||', '(789-s)': '_||',
  '(777-z)': '_||', '(777=z)': '|_|', '(777+z)': '||_',
  '(7777-z)': '_|||', '(7777=z)': '|_||', '(7777+z)': '|||_',
  '(777-7z)': '=||', '(777=7z)': '|=|', '(777+7z)': '||=',
  '(789s)': '|||', '[7777z]': '#||#',
};

/** The picture of a meld by where its tiles are drawn. */
const seen = (meld) => {
  const tiles = [...meld.querySelectorAll('.tile')].map((it) => ({ ...it.getBoundingClientRect().toJSON(), back: it.dataset.suit === 'back' }));
  tiles.sort((a, b) => a.left - b.left || b.top - a.top);
  const floor = Math.max(...tiles.map(({ bottom }) => bottom));
  let picture = '';
  for (const [at, tile] of tiles.entries()) {
    const before = tiles[at - 1];
    const aside = tile.width > tile.height;
    if (aside && before && Math.abs(before.left - tile.left) < 1) {
      // On top of the one before: behind it, without covering it.
      if (tile.bottom > before.top + 1) return `${picture} covered by ${before.top - tile.bottom}`;
      picture = `${picture.slice(0, -1)}=`;
      continue;
    }
    if (before && tile.left < before.right - 1) return `${picture} overlaps`;
    if (Math.abs(tile.bottom - floor) > 3) return `${picture} floats by ${floor - tile.bottom}`;
    picture += tile.back ? '#' : aside ? '_' : '|';
  }
  return picture;
};

story('the called tile points at its player, in each of the twelve cases', '', async (page) => {
  const found = {};
  for (const meld of Object.keys(PICTURES)) {
    await page.goto(new URL(`./#/hand?h=${encodeURIComponent(`11223344m55p${meld}`)}`, page.url()).href);
    await page.waitForFunction((it) => document.querySelector('.hand-input')?.value.endsWith(it), meld);
    found[meld] = await page.locator('.felt .meld').evaluate(seen);
  }
  await shot(page, 'meld');
  assert.deepEqual(found, PICTURES);
});

story('a meld that is entered lies as one that is read', '', async (page) => {
  await page.locator('.picker').waitFor();
  for (const [target, picture] of [['pon', '|_|'], ['kan', '|_||'], ['added kan', '|=|'], ['closed kan', '#||#']]) {
    await page.getByRole('radio', { name: target, exact: true }).check({ force: true });
    await page.locator('.picker [data-tile="5p"]').click();
    assert.equal(await page.locator('.felt .meld').evaluate(seen), picture, target);
    await page.locator('.felt .meld-button').click();
  }
  // A fourth tile joins a pon, also one whose source isn't known.
  for (const [pon, kakan, picture] of [['(555+p)', '(555+5p)', '||='], ['(555p)', '(555/5p)', '|||_']]) {
    await page.goto(new URL(`./#/hand?h=${encodeURIComponent(`11223344m55z${pon}`)}`, page.url()).href);
    await page.locator('.felt .meld').waitFor();
    await page.waitForFunction((it) => document.querySelector('.hand-input')?.value.endsWith(it), pon);
    await page.getByRole('radio', { name: 'added kan', exact: true }).check({ force: true });
    await page.locator('.picker [data-tile="5p"]').click();
    await page.waitForFunction((it) => document.querySelector('.hand-input')?.value.endsWith(it), kakan);
    assert.equal(await page.locator('.felt .meld').evaluate(seen), picture, kakan);
  }
});

/** How far what follows the drawn tile is from it, in widths of a tile, and how far it is from what is before it. */
const gaps = (place) => {
  const of = (it) => it.getBoundingClientRect();
  const drawn = place.querySelector('.drawn');
  const [before, after] = [of(drawn).left - of(drawn.previousElementSibling).right, of(drawn.nextElementSibling).left - of(drawn).right];
  return [before, after].map((gap) => gap / of(drawn).width);
};

story('a drawn tile touches neither the hand nor the first meld', '#/hand?h=34m067p99s(777=z)%2B2m(234s)', async (page) => {
  await page.locator('.felt .drawn').waitFor();
  for (const gap of await page.locator('.felt .hand-tiles').evaluate(gaps)) assert.ok(gap > 0.25, `${gap}`);
});

story('a record shows the drawn tile apart', '#/play?mode=record', async (page) => {
  const { plain } = records();
  await page.locator('input[type=file]').setInputFiles({ name: plain.file, mimeType: 'application/octet-stream', buffer: plain.bytes });
  await page.locator('.walk .number').waitFor();
  const drawn = page.locator('.felt .drawn');
  for (let at = 0; at < 12 && !(await drawn.isVisible()); at++) await page.keyboard.press('ArrowRight');
  const gap = await drawn.evaluate((it) => (it.getBoundingClientRect().left - it.previousElementSibling.getBoundingClientRect().right) / it.offsetWidth);
  assert.ok(gap > 0.25, `${gap}`);
});
