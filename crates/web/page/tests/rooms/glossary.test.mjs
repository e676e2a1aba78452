// The glossary: terms in the texts of every room lead to it, by pointer and by keys.
import assert from 'node:assert/strict';
import { shot, stories } from '../lib/browser.mjs';

const story = stories();
const at = (page, hash) => page.goto(new URL(`./${hash}`, page.url()).href);
const entries = (page) => page.locator('.glossary-entry').evaluateAll((all) => all.map((it) => ({
  id: it.id, name: it.querySelector('dt a').textContent, also: it.querySelector('.also').textContent, meaning: it.querySelector('dd').textContent,
})));

for (const [locale, other] of [['en', /\p{Script=Latin}/u], ...['ja', 'zh-Hans', 'zh-Hant'].map((it) => [it, /\p{Script=Latin}{2}/u])]) {
  story(`every term has a name, one for readers of the other language, and a meaning: ${locale}`, '#/glossary', async (page) => {
    await page.locator('.glossary-entry').first().waitFor();
    const all = await entries(page);
    assert.ok(all.length > 50, `${all.length}`);
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
    for (const { name, also, meaning } of all) assert.ok(name && other.test(also) && meaning.length > 5, `${name}: ${also}: ${meaning}`);
    await shot(page, `glossary-${locale}`);
  }, { locale });
}

story('an address leads to a term, a search to those that say it', '#/glossary?term=ryanmen', async (page) => {
  await page.locator('#term-ryanmen[data-wanted]').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'term-ryanmen');
  const shown = () => page.locator('.glossary-entry:not([hidden]) dt a').allInnerTexts();
  await page.locator('input[type=search]').fill('two-sided');
  assert.deepEqual(await shown(), ['ryanmen']);
  await page.locator('input[type=search]').fill('nothing of the kind');
  assert.deepEqual(await shown(), []);
  assert.ok(await page.getByText('No term matches').isVisible());
  await page.locator('input[type=search]').fill('');
  await page.locator('#term-furiten a').click();
  await page.locator('#term-furiten[data-wanted]').waitFor();
  assert.equal(await page.locator('[data-wanted]').count(), 1);
});

story('a term opens a note beside it, which Escape closes, and leads on', '#/hand?h=2344m111p789s555z', async (page) => {
  const term = page.locator('#waits a.term');
  await term.waitFor();
  assert.equal(await page.locator('#waits').innerText(), 'Tenpai: 2 waits, 6 tiles left');
  await term.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'tenpai' });
  await note.waitFor();
  assert.match(page.url(), /#\/hand/, 'the hand is still there');
  const box = await note.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 1280, `${box.x}`);
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement.dataset.term), 'tenpai');
  await term.click();
  await note.getByRole('link', { name: 'Glossary' }).click();
  await page.locator('#term-tenpai[data-wanted]').waitFor();
});

story('terms are links in every room that has them, once in a part, and in the language that is spoken', '#/hand?h=3405m2238p23407s4z', async (page) => {
  const rooms = { '#/hand?h=3405m2238p23407s4z': 'ukeire', '#/why?h=11223344456789m': 'jantou', '#/quiz?kind=push&seed=3': 'pushFold', '#/quiz?kind=fu&seed=1': 'fu', '#/settings': 'dora' };
  for (const [hash, term] of Object.entries(rooms)) {
    await at(page, hash);
    if (hash === '#/settings') await page.locator('[aria-labelledby=house] details').evaluate((it) => { it.open = true; });
    await page.locator(`main [data-term=${term}]`).first().waitFor();
    const twice = await page.locator('.card, .felt').evaluateAll((all) => all.flatMap((part) => {
      const terms = [...part.querySelectorAll(':not(.label) > .term')].filter((it) => it.closest('.card, .felt') === part).map((it) => it.dataset.term);
      return terms.filter((it, nth) => terms.indexOf(it) !== nth);
    }));
    assert.deepEqual(twice, [], hash);
    assert.equal(await page.locator('a .term, button .term, summary .term').count(), 0, 'none within a control');
  }
  await at(page, '#/settings');
  await page.locator('label', { hasText: 'Japanese' }).click();
  await at(page, '#/hand?h=3405m2238p23407s4z');
  await page.locator('main [data-term=ukeire]', { hasText: '有効牌' }).first().waitFor();
});
