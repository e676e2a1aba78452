// Every room fits every screen: nothing is cut or left out, nothing is too small to be hit.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, shot, start } from '../lib/browser.mjs';
import { measure } from '../lib/measure.mjs';
import { LANGUAGES, PLACES, ROOMS, visit } from '../lib/places.mjs';

/** Phones, tablets and desks, upright and across. */
const SCREENS = [320, 360, 412, 768, 1024, 1400, 2560].flatMap((width) => {
  const long = width < 500 ? Math.round(width * 16 / 9) : width < 1_400 ? Math.round(width * 4 / 3) : Math.round(width * 9 / 16);
  return [{ width, height: long }, { width: long, height: width }];
});
/**
 * Japanese and Chinese have shorter words than English: where it fits across, so do they. They are tried upright and on a
 * desk, and Chinese, as wide in either kind of characters, in one, where there is most of it and least room.
 */
const TRIED = ['open', 'noten', 'mcr-won', 'quiz-push-answered', 'table'];
const placesOf = (language, room) => {
  const all = PLACES.filter((it) => it.room === room);
  const tried = language === 'zh-Hant' ? all.filter(({ name }) => TRIED.includes(name)) : all;
  return tried.length > 0 ? tried : all.slice(-1);
};
const screensOf = (language, theme) => {
  if (theme === 'dark') return SCREENS.filter(({ width }) => PICTURED.includes(width));
  if (language === 'en' || process.env.SHOTS) return SCREENS;
  return SCREENS.filter(({ width, height }) => width === 1_400 || height > width && (language === 'ja' || width < 500));
};
/** The night changes colours, not widths (`source.test.mjs`): it is there for its pictures. */
const THEMES = process.env.SHOTS ? ['light', 'dark'] : ['light'];

/** What a wide screen shows, each of the others must show. */
const WIDE = { width: 1_400, height: 900 };
const LEAST = 44;

/** Widths of the pictures that `SHOTS=folder` saves. */
const PICTURED = [360, 768, 1_400];

let world;
before(async () => { world = await start(); });
after(() => world?.close());

test('rooms and languages are found', () => {
  assert.ok(ROOMS.length >= 7 && ROOMS.includes('hand') && LANGUAGES.length >= 4, `${ROOMS} ${LANGUAGES}`);
});

/** Waits until the new size is drawn, and opens what is folded: a menu closes where its links come and go. */
async function settle(page) {
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  await page.evaluate(() => { for (const it of document.querySelectorAll('details')) it.open = true; });
}

for (const language of LANGUAGES.filter((it) => it !== 'zh-Hans')) {
  for (const room of ROOMS) {
    test(`${room} fits every screen: ${language}`, { timeout: 400_000 }, async () => {
      const found = new Map();
      const complain = (what, at) => found.set(what, [...(found.get(what) ?? []), at]);
      const { page, context, problems } = await open(world, '', { ...WIDE, locale: language });
      for (const place of placesOf(language, room)) {
        await visit(page, world.url, place);
        // Tiles are drawn a row a frame.
        await page.waitForTimeout(300);
        const wide = await page.evaluate(measure, LEAST);
        const seen = [];
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          for (const { width, height } of screensOf(language, colorScheme)) {
            await page.setViewportSize({ width, height });
            await settle(page);
            const { over, cut, small, shown, tiles } = await page.evaluate(measure, LEAST);
            const at = `${width}×${height} ${colorScheme}`;
            if (over > 0) complain(`${place.name}: the page scrolls sideways`, at);
            if (PICTURED.includes(width)) await shot(page, `${place.name}-${width}-${language}-${colorScheme}`);
            for (const it of cut) complain(`${place.name}: cut: ${it}`, at);
            for (const [it, size] of small) complain(`${place.name}: small: ${it}`, `${size} at ${at}`);
            seen.push({ at, shown: [...shown, ...cut], tiles });
          }
        }
        // Figures change while a plan goes on: what was there before and after was there in between.
        await page.setViewportSize(WIDE);
        await settle(page);
        const later = await page.evaluate(measure, LEAST);
        const lasting = wide.shown.filter((it) => later.shown.includes(it));
        for (const { at, shown, tiles } of seen) {
          for (const it of lasting) if (!shown.some((other) => other.includes(it.slice(0, 40)))) complain(`${place.name}: left out: ${it.slice(0, 60)}`, at);
          if (tiles < Math.min(wide.tiles, later.tiles)) complain(`${place.name}: fewer tiles than on a wide screen`, `${tiles} of ${wide.tiles} at ${at}`);
        }
        assert.deepEqual(problems, []);
      }
      await context.close();
      const lines = [...found].map(([what, at]) => `${what} (${at.length}: ${at.slice(0, 3).join(', ')})`);
      assert.equal(lines.length, 0, `\n${lines.join('\n')}`);
    });
  }
}
