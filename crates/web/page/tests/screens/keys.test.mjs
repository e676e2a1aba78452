// The keyboard alone: the tab key reaches every control of every room, and what has the focus is seen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, start } from '../lib/browser.mjs';
import { PLACES, ROOMS, visit } from '../lib/places.mjs';

const MOST = 400;

let world;
before(async () => { world = await start(); });
after(() => world?.close());

/** Numbers every control that the tab key should stop at: of radio buttons the chosen one, none that is hidden. */
const number = (page) => page.evaluate(() => {
  let count = 0;
  for (const it of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')) {
    delete it.dataset.stop;
    if (it.tabIndex < 0 || it.matches(':disabled, main') || !it.checkVisibility({ visibilityProperty: true })) continue;
    if (it.type === 'radio' && !it.checked) continue;
    it.dataset.stop = String(count++);
  }
  return count;
});

/** What has the focus: its number, and whether the middle of it is on the screen with nothing over it. */
const focused = () => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const box = (it.closest('label') ?? it).getBoundingClientRect();
  const left = Math.max(0, box.left);
  const right = Math.min(innerWidth, box.right);
  const top = Math.max(0, box.top);
  const bottom = Math.min(innerHeight, box.bottom);
  const over = right > left && bottom > top ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
  const seen = over !== null && (it.contains(over) || (it.closest('label')?.contains(over) ?? false) || over.contains(it) || it.matches('.skip'));
  return { stop: it.dataset.stop, seen, folded: it.matches('.table-menu:not([open]) > summary'), what: `${it.tagName.toLowerCase()}.${it.className} ${(it.getAttribute('aria-label') ?? it.textContent ?? '').slice(0, 30)}` };
};

for (const room of ROOMS) {
  test(`the tab key reaches everything in ${room}`, { timeout: 400_000 }, async () => {
    const wrong = [];
    for (const place of PLACES.filter((it) => it.room === room)) {
      const { page, context } = await open(world, '', { width: 800, height: 600 });
      await visit(page, world.url, place);
      // Terms become links, tiles are drawn, plans are there.
      await page.waitForTimeout(500);
      await page.waitForFunction(() => !document.querySelector('main .working'), null, { timeout: 60_000 });
      await page.waitForTimeout(300);
      await page.evaluate(() => { document.querySelectorAll('.nav-more').forEach((it) => { it.open = false; }); document.activeElement?.blur(); scrollTo(0, 0); });
      const count = await number(page);
      const reached = new Set();
      // After an answer the focus is in the middle, and at the end it begins anew.
      for (let press = 0, ends = 0; press < MOST && ends < 3; press++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(focused);
        if (!at) {
          ends++;
          continue;
        }
        if (at.stop !== undefined && reached.has(at.stop)) break;
        if (at.stop !== undefined) reached.add(at.stop);
        // A menu closes when the focus is elsewhere.
        if (at.folded) await page.keyboard.press('Enter');
        if (!at.seen) wrong.push(`${place.name}: not seen: ${at.what}`);
      }
      const missed = await page.evaluate((all) => [...document.querySelectorAll('[data-stop]')].filter((it) => !all.includes(it.dataset.stop)).map((it) => it.outerHTML.slice(0, 90)), [...reached]);
      if (missed.length > 0) wrong.push(`${place.name}: of ${count} not reached: ${missed.slice(0, 4).join(' | ')}`);
      await context.close();
    }
    assert.deepEqual(wrong, []);
  });
}
