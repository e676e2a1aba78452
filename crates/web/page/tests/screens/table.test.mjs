// The table fits the screen: whatever a decision needs is seen at once, and nothing scrolls.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, shot, start } from '../lib/browser.mjs';
import { interpose, OTHERS, TABLES } from '../lib/crowded.mjs';
import { ONE_ROW, resize, SCREENS, TARGET } from '../lib/screens.mjs';

const LANGUAGES = ['en', 'ja', 'zh-Hans'];

let world;
before(async () => { world = await start(); });
after(() => world?.close());

/** Boxes of everything that a decision needs, and what is wrong with them. */
function look({ target, oneRow }) {
  const wrong = [];
  const boxOf = (it) => { const { left, top, right, bottom, width, height } = it.getBoundingClientRect(); return { it, left, top, right, bottom, width, height }; };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).map(boxOf);
  const nameOf = ({ it }) => `${it.className} ${it.getAttribute('aria-label') ?? it.textContent}`.trim();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push(`the page scrolls: ${root.scrollWidth} × ${root.scrollHeight}`);
  const parts = {
    rivers: all('.seat .river .tile'), others: all('.seat .hand-row .tile'), plates: all('.plate'), middle: all('.middle > *'),
    own: all('.own .hand-tiles > .tile'), melds: all('.own .melds .tile'), buttons: all('.offers button, .helps button'), rest: all('.table-menu > summary'),
  };
  for (const [name, boxes] of Object.entries(parts)) {
    for (const box of boxes) {
      const inside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
      if (!inside || box.width === 0) wrong.push(`${name}: not on the screen: ${nameOf(box)}`);
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (inside && !(seen && (box.it.contains(seen) || seen.contains(box.it)))) wrong.push(`${name}: covered: ${nameOf(box)}`);
      if (box.it.scrollWidth > box.it.clientWidth + 1 && ['plates', 'middle', 'buttons'].includes(name)) wrong.push(`${name}: cut: ${nameOf(box)}`);
    }
  }
  for (const box of [...parts.own, ...parts.buttons]) {
    if (box.width < target - 0.5 || box.height < target - 0.5) wrong.push(`small: ${nameOf(box)} ${box.width} × ${box.height}`);
  }
  const pressed = [...parts.own, ...parts.melds, ...parts.buttons, ...all('.board')];
  pressed.forEach((a, at) => { for (const b of pressed.slice(at + 1)) if (!apart(a, b)) wrong.push(`${nameOf(a)} lies on ${nameOf(b)}`); });
  const seats = [...document.querySelectorAll('.seat')].map((it) => [...it.querySelectorAll('.river .tile, .hand-row .tile')].map(boxOf));
  seats.forEach((one, at) => { for (const other of seats.slice(at + 1)) if (one.some((a) => other.some((b) => !apart(a, b)))) wrong.push(`seats ${at} and another lie on each other`); });

  for (const it of document.querySelectorAll('.seat')) {
    const [river, hand] = ['.river .tile', '.hand-row .tile'].map((selector) => [...it.querySelectorAll(selector)].map(boxOf));
    if (river.some((a) => hand.some((b) => !apart(a, b)))) wrong.push(`a river lies on the hand of ${it.className}`);
  }

  const rows = new Set(parts.own.map(({ bottom }) => Math.round(bottom)));
  if (rows.size > (innerWidth >= oneRow ? 1 : 2)) wrong.push(`the own hand has ${rows.size} rows`);
  const [drawn] = parts.own.filter(({ it }) => it.matches('.drawn'));
  const before = drawn && parts.own[parts.own.indexOf(drawn) - 1];
  if (before && !(Math.abs(before.bottom - drawn.bottom) < 1 && drawn.left - before.right >= 6)) wrong.push('the drawn tile isn’t apart');
  const [meld] = parts.melds;
  if (drawn && meld && Math.abs(meld.bottom - drawn.bottom) < 9 && meld.left - drawn.right < 6) wrong.push('the drawn tile touches a meld');
  return { wrong: [...new Set(wrong)], counts: Object.fromEntries(Object.entries(parts).map(([name, boxes]) => [name, boxes.length])) };
}

async function sit(page, table) {
  await page.evaluate((table) => {
    window.crowded = undefined;
    localStorage.setItem('mentsu.play', JSON.stringify({ mode: 'table', stepwise: false, table: JSON.stringify({ settings: { seed: 5 }, log: [] }) }));
    localStorage.setItem('mentsu.settings', JSON.stringify({ reducedMotion: true }));
    sessionStorage.setItem('crowded', JSON.stringify(table));
  }, table);
  await page.goto(new URL('./#/play?mode=table', page.url()).href);
  await page.reload();
  await page.locator('.own .tile').first().waitFor({ timeout: 60_000 });
}

async function opened(locale) {
  const { page, context, problems } = await open(world, '#/settings', { locale });
  await page.addInitScript(interpose, OTHERS);
  await page.addInitScript(() => { window.crowded = JSON.parse(sessionStorage.getItem('crowded') ?? 'null'); });
  return { page, context, problems };
}

/** Where the advice is, and its first actions: beside the board, or over the rivers and nothing else. */
function advised(beside) {
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const [sheet, board] = ['.sheet', '.board-place'].map(boxOf);
  const place = beside ? sheet.left >= board.right - 1 : inside(sheet, board);
  const rows = [...document.querySelectorAll('.advice tbody tr:not([hidden])')].map((it) => it.getBoundingClientRect());
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  return { place, scrolls, rows: rows.length, seen: rows.filter((it) => inside(it, sheet)).length };
}

for (const locale of LANGUAGES) {
  test(`everything that a decision needs is on the screen: ${locale}`, { timeout: 400_000 }, async () => {
    const { page, context, problems } = await opened(locale);
    const found = [];
    for (const [name, table] of Object.entries(TABLES)) {
      await sit(page, table);
      for (const [width, height] of SCREENS) {
        await resize(page, [width, height]);
        const { wrong, counts } = await page.evaluate(look, { target: TARGET, oneRow: ONE_ROW });
        for (const it of wrong) found.push(`${name}, ${width} × ${height}: ${it}`);
        assert.equal(counts.rivers, 4 * OTHERS.river.length);
        assert.equal(counts.own, table.hand.length);
        assert.equal(counts.plates, 4);
        assert.ok(counts.buttons >= table.actions.filter(({ kind }) => kind !== 'discard').length, JSON.stringify(counts));
        await shot(page, `fits-${locale}-${width}-${Object.keys(TABLES).indexOf(name)}`);
      }
    }
    assert.deepEqual([...found, ...problems], []);
    await context.close();
  });

  test(`the three best actions of the advice are seen at once: ${locale}`, { timeout: 400_000 }, async () => {
    const { page, context, problems } = await opened(locale);
    const found = [];
    for (const [name, table] of Object.entries(TABLES)) {
      await sit(page, table);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('.helps button').nth(1).click();
      await page.locator('.advice tbody tr').first().waitFor({ timeout: 60_000 });
      for (const [width, height] of SCREENS) {
        await resize(page, [width, height]);
        const { place, scrolls, rows, seen } = await page.evaluate(advised, width > height && height > 500);
        if (!place || scrolls || rows !== 3 || seen !== 3) found.push(`${name}, ${width} × ${height}: ${JSON.stringify({ place, scrolls, rows, seen })}`);
      }
    }
    assert.deepEqual([...found, ...problems], []);
    await context.close();
  });
}

test('the end of a round is read beside the hand', { timeout: 400_000 }, async () => {
  const { page, context, problems } = await opened('en');
  await sit(page, null);
  const end = page.locator('.offers .large').first();
  for (let i = 0; i < 90 && !(await end.isVisible()); i++) {
    for (const it of [page.locator('.offers button', { hasText: /Pass|Ron|Tsumo/ }).last(), page.locator('.own button.tile:not(:disabled)').last()]) {
      if (await it.isVisible()) {
        await it.click();
        break;
      }
    }
    await page.waitForTimeout(60);
  }
  await page.locator('#round-end').waitFor();
  const found = [];
  for (const [width, height] of SCREENS) {
    await resize(page, [width, height]);
    const seen = await page.evaluate(() => ['#round-end', '.result .total', '.own .tile', '.offers .large'].filter((selector) => {
      const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && over && document.querySelector(selector).contains(over);
    }).length);
    if (seen !== 4 || await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)) found.push(`${width} × ${height}: ${seen}`);
  }
  assert.deepEqual([...found, ...problems], []);
  await context.close();
});
