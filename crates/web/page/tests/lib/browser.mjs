// A browser and the page in it, for every test.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../tools/serve.mjs';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A server and a browser; `close` ends both. */
export async function start({ base = '/', seen } = {}) {
  if (!existsSync(EXECUTABLE)) throw new Error(`there is no ${EXECUTABLE}: apt-get install chromium, or say CHROMIUM=…`);
  const server = await serve({ base, seen });
  const browser = await chromium.launch({ executablePath: EXECUTABLE, headless: true, args: ['--no-sandbox', '--disable-gpu'] });
  return { url: server.url, browser, server, close: async () => { await browser.close(); await server.close(); } };
}

/**
 * A page of a context of its own. It fails the test that uses it where the page throws, logs an error or asks
 * for anything from elsewhere: `problems` has the words.
 */
export async function open(world, hash = '', { width = 1280, height = 900, locale = 'en-US', colorScheme = 'light', serviceWorkers = 'block', hasTouch = false, context } = {}) {
  const made = context ?? await world.browser.newContext({ viewport: { width, height }, locale, colorScheme, serviceWorkers, hasTouch });
  const page = await made.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => { if (message.type() === 'error') problems.push(`logged: ${message.text()}`); });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(world.url).origin && protocol !== 'blob:' && protocol !== 'data:') problems.push(`asked for ${request.url()}`);
  });
  await page.goto(world.url + hash);
  await page.waitForSelector('main[data-room]');
  return { page, problems, context: made };
}

/** Where screenshots go when somebody wants to look: SHOTS=folder. */
export async function shot(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true });
}

/** A browser for a file of stories. A story is a page, what is done with it, and no complaint of the page at its end. */
export function stories() {
  let world;
  before(async () => { world = await start(); });
  after(() => world?.close());
  return (name, hash, tell, options) => {
    test(name, { timeout: 400_000 }, async () => {
      const { page, problems, context } = await open(world, hash, options);
      try {
        await tell(page);
        assert.deepEqual(problems, []);
      } finally {
        await context.close();
      }
    });
  };
}
