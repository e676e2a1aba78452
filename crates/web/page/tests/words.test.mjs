// The words of every language: all say the same things, Chinese in the right characters. Needs Node alone.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { runnerImport } from 'vite';
import { mcrFans } from '../../npm/inline.js';

const WORDS = join(import.meta.dirname, '..', 'src', 'words');
const load = async (path) => (await runnerImport(join(WORDS, path))).module;
const read = (path) => readFileSync(join(WORDS, path), 'utf8');

/** The sources of both kinds of Chinese, without the names that languages give themselves. */
const FILES = [...readdirSync(join(WORDS, 'zh'), { recursive: true }).filter((name) => name.endsWith('.ts')).map((name) => `zh/${name}`), 'glossary/zh.ts'];
const sources = FILES.map((path) => [path, read(path).replace(/ja: '日本語'.*'繁體中文'/, '')]);
const HAN = /\p{Script=Han}/gu;

/** What a legacy encoding can write: all characters of two bytes, the first within `rows`. */
function charactersOf(encoding, rows) {
  const found = new Set();
  const decoder = new TextDecoder(encoding);
  for (const [first, last] of rows) for (let high = first; high <= last; high++) for (let low = 0x40; low < 0xff; low++) found.add(decoder.decode(new Uint8Array([high, low])));
  return found;
}
/** GB 2312 of 1980, which has simplified characters alone; in GBK it is where both bytes are high. */
function simplifiedCharacters() {
  const found = new Set();
  const decoder = new TextDecoder('gbk');
  for (let high = 0xb0; high <= 0xf7; high++) for (let low = 0xa1; low <= 0xfe; low++) found.add(decoder.decode(new Uint8Array([high, low])));
  return found;
}
/** The frequent characters of Big5, which are those of Taiwan's schools. */
const BIG5 = charactersOf('big5', [[0xa4, 0xc6]]);
// Rarer, and what players write: 裏寶牌, 放銃.
for (const it of '裏銃') BIG5.add(it);
const GB2312 = simplifiedCharacters();

/** These are frequent in Big5 and stand for others in simplified texts, too: 后 for 後, 里 for 裡, 只 for 隻, 制 for 製. */
const AMBIGUOUS = /[么后里干台制只系余准采几布志托舍松冲斗谷丰云占折征致周游于升听胡御朱困卷淀刮姜借克夸帘沈涂咸吁郁欲症]/g;
/** What is meant as it stands. */
const MEANT = /么九|全[帶雙]么|[十斷]三?么|若干|限制|先制|系統|布局|這台|折半|(?<![一二兩三四五六七八九十幾每這那\d}])只/g;

let languages;
let glossaries;
let traditional;
let inTraditional;
before(async () => {
  const [en, ja, zh] = await Promise.all(['en', 'ja', 'zh'].map(async (name) => ({ ...(await load(`${name}/index.ts`))[name], ...(await load(`${name}/games/index.ts`)).games })));
  ({ traditional, inTraditional } = await load('traditional.ts'));
  languages = { en, ja, zh, traditional: inTraditional(zh) };
  glossaries = Object.fromEntries(await Promise.all(['en', 'ja', 'zh'].map(async (it) => [it, (await load(`glossary/${it}.ts`)).glossary])));
});

/** The keys of all words, with what stands there. */
const shape = (it, path = '') => (typeof it === 'object' ? Object.entries(it).flatMap(([key, value]) => shape(value, `${path}.${key}`)) : [`${path}: ${typeof it}`]).sort();

test('every language says the same things', () => {
  const english = shape(languages.en);
  assert.ok(english.length > 800, `${english.length}`);
  for (const [name, all] of Object.entries(languages)) assert.deepEqual(shape(all), english, name);
  for (const all of Object.values(glossaries)) assert.deepEqual(Object.keys(all), Object.keys(glossaries.en));
});

test('what makes a text makes one in every language, from the same', () => {
  const functions = (it, path = []) => Object.entries(it).flatMap(([key, value]) => (typeof value === 'function' ? [[...path, key]] : typeof value === 'object' ? functions(value, [...path, key]) : []));
  const at = (all, path) => path.reduce((it, key) => it[key], all);
  for (const path of functions(languages.zh)) {
    assert.ok(at(languages.zh, path).length <= at(languages.en, path).length, path.join('.'));
  }
});

test('simplified Chinese has simplified characters alone', () => {
  assert.ok(GB2312.has('听') && !GB2312.has('聽') && !GB2312.has('読') && GB2312.size > 6_700, `${GB2312.size}`);
  for (const [path, text] of sources) assert.deepEqual([...new Set(text.match(HAN))].filter((it) => !GB2312.has(it)), [], path);
});

test('traditional Chinese has no simplified character', () => {
  assert.ok(BIG5.has('發') && !BIG5.has('发') && !BIG5.has('抢') && BIG5.size > 5_000, `${BIG5.size}`);
  const left = sources.flatMap(([path, text]) => [...new Set(traditional(text).match(HAN))].filter((it) => !BIG5.has(it)).map((it) => `${path}: ${it}`));
  assert.deepEqual(left, []);
  const undecided = sources.flatMap(([path, text]) => (traditional(text).replace(MEANT, '').match(AMBIGUOUS) ?? []).map((it) => `${path}: ${it}`));
  assert.deepEqual(undecided, []);
  for (const [path, text] of sources) assert.equal(traditional(traditional(text)), traditional(text), path);
});

test('names of fan are written in both', () => {
  const names = mcrFans().map(({ chinese }) => chinese);
  assert.equal(names.length, 81 + 1);
  for (const it of names) assert.deepEqual([...traditional(it)].filter((of) => !BIG5.has(of)), [], it);
  const right = [['绿一色', '綠一色'], ['九莲宝灯', '九蓮寶燈'], ['一色双龙会', '一色雙龍會'], ['混幺九', '混么九'], ['大于五', '大於五'], ['海底捞月', '海底撈月'], ['抢杠和', '搶槓和'], ['门前清', '門前清'], ['边张', '邊張'], ['单钓将', '單釣將'], ['和绝张', '和絕張']];
  for (const [chinese, expected] of right) {
    assert.ok(names.includes(chinese), chinese);
    assert.equal(languages.traditional.mcr.fan({ chinese, english: '' }), expected);
    assert.equal(languages.zh.mcr.fan({ chinese, english: '' }), chinese);
  }
});

test('yaku are those that players of riichi read', () => {
  const names = {
    tanyao: ['断幺九', '斷么九'], iipeikou: ['一杯口', '一杯口'], chanta: ['混全带幺九', '混全帶么九'], toitoi: ['对对和', '對對和'], ittsu: ['一气通贯', '一氣通貫'],
    ippatsu: ['一发', '一發'], hatsu: ['发', '發'], ura_dora: ['里宝牌', '裏寶牌'], rinshan: ['岭上开花', '嶺上開花'], kokushi: ['国士无双', '國士無雙'],
  };
  for (const [id, [simplified, complex]] of Object.entries(names)) {
    assert.equal(languages.zh.tiles.yaku({ name: id }), simplified);
    assert.equal(languages.traditional.tiles.yaku({ name: id }), complex);
  }
  const ids = readFileSync(join(WORDS, '..', '..', '..', 'src', 'words.d.ts'), 'utf8').match(/type Yaku = (.*);/)[1].match(/\w+/g);
  assert.equal(ids.length, 63);
  const kinds = Object.entries(languages).filter(([name]) => name !== 'en');
  for (const [name, { tiles }] of kinds) assert.equal(new Set(ids.map((id) => tiles.yaku({ name: id, kanji: id, english: id }))).size, 63, name);
});

test('what a phrase means decides, and what was passed stays', () => {
  const { play, shell } = languages.traditional;
  for (const [simplified, right] of [['复制', '複製'], ['重复', '重複'], ['反复', '反覆'], ['里宝牌', '裏寶牌'], ['这里', '這裡'], ['供托', '供託'], ['舍牌', '捨牌'], ['最后', '最後'], ['“手牌”', '「手牌」']]) assert.equal(traditional(simplified), right);
  assert.equal(play.handOf('发发'), '发发的手牌');
  assert.equal(play.won('东方不败', '发发'), '东方不败榮和，发发放銃');
  assert.equal(shell.noModule('x'), '無法載入計算部分：x');
});

test('every code of the module has its words', () => {
  const [, lists = ''] = readFileSync(join(WORDS, '..', '..', '..', 'src/wire/code.rs'), 'utf8').split('\ncodes! {');
  const variants = lists.replace(/^.*\]:/gm, '').match(/\b[A-Z]\w+/g) ?? [];
  const codes = new Set(variants.map((it) => it.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()));
  assert.ok(codes.size > 90, `${codes.size}`);
  for (const name of ['ja', 'zh']) {
    const { errors } = languages[name];
    const known = read(`${name}/errors.ts`);
    for (const code of codes) {
      assert.ok(known.includes(`\n  ${code}: `), `${name}: ${code}`);
      assert.doesNotMatch(errors('', code, ''), /undefined|[a-z]{9}/, code);
    }
  }
});
