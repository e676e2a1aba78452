// Makes generated/tiles.svg: one symbol a tile, from the faces that the registry package
// riichi_hand carries (FluffyStuff's set, CC0). Cargo fetches the package and says where it lies.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

const PAGE = dirname(import.meta.dirname);
const SET = 'Yellow';
/** Bytes of brotli that the sprite may have. */
const MOST = 15_000;

const FILES = { '5z': 'Haku', '6z': 'Hatsu', '7z': 'Chun', '1z': 'Ton', '2z': 'Nan', '3z': 'Shaa', '4z': 'Pei' };
for (const [suit, name] of [['m', 'Man'], ['p', 'Pin'], ['s', 'Sou']]) {
  for (let rank = 1; rank <= 9; rank++) FILES[`${rank}${suit}`] = `${name}${rank}`;
  FILES[`0${suit}`] = `${name}5-Dora`;
}

/** The colours of the faces as custom properties, so that style sheets may change them. */
const INKS = {
  '#000': 'black', '#fff': 'white', '#004900': 'green', '#b93c3c': 'red', '#d71e1e': 'aka', '#ff3737': 'aka',
  '#000037': 'navy', '#19328c': 'blue', '#142896': 'blue',
};

function folder() {
  const manifest = join(PAGE, 'tiles', 'Cargo.toml');
  const json = execFileSync(
    'cargo', ['metadata', '--format-version', '1', '--locked', '--all-features', '--manifest-path', manifest],
    { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const found = JSON.parse(json).packages.find(({ name }) => name === 'riichi_hand');
  if (!found) throw new Error('cargo metadata names no riichi_hand');
  return join(dirname(found.manifest_path), 'tilesets', 'FluffyStuff', SET);
}

const inks = {
  name: 'inks',
  fn: () => ({
    element: {
      enter(node) {
        for (const key of ['fill', 'stroke']) {
          const value = node.attributes[key];
          if (!value?.startsWith('#')) continue;
          if (!INKS[value]) throw new Error(`a colour without a name: ${value}`);
          node.attributes[key] = `var(--ink-${INKS[value]},${value})`;
        }
      },
    },
  }),
};

/** Clones in the place of references: a reference inside a symbol of another file isn't followed everywhere. */
const clones = {
  name: 'clones',
  fn: (root) => {
    const byId = new Map();
    const walk = (node) => {
      if (node.attributes?.id) byId.set(node.attributes.id, node);
      node.children?.forEach(walk);
    };
    walk(root);
    const copy = (node) => {
      const { id: _, ...attributes } = node.attributes ?? {};
      return { ...node, ...(node.attributes && { attributes }), ...(node.children && { children: node.children.map(copy) }) };
    };
    return {
      element: {
        enter(node) {
          if (node.name !== 'use') return;
          const target = byId.get(node.attributes['xlink:href']?.slice(1));
          if (!target) throw new Error('a reference to nothing');
          const { transform, style } = node.attributes;
          node.name = 'g';
          node.attributes = { ...(transform && { transform }), ...(style && { style }) };
          node.children = [copy(target)];
        },
      },
    };
  },
};

function symbol(id, svg) {
  const { data } = optimize(optimize(svg, { plugins: [clones] }).data, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      { name: 'convertStyleToAttrs' },
      { name: 'preset-default', params: { overrides: { convertColors: { names2hex: true, rgb2hex: true, shortname: false } } } },
      { name: 'removeUselessStrokeAndFill', params: { removeNone: false } },
      { name: 'sortAttrs' },
    ],
  });
  const inked = optimize(data, { plugins: [inks] }).data;
  if (/ id=| href=|<defs|<script|style=/.test(inked)) throw new Error(`${id} isn't a plain drawing`);
  // What names no colour is black.
  const body = inked.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${id}" viewBox="0 0 300 400" fill="var(--ink-black,#000)">${body}</symbol>`;
}

const from = folder();
const symbols = Object.entries(FILES).map(([id, file]) => symbol(id, readFileSync(join(from, `${file}.svg`), 'utf8')));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const size = brotliCompressSync(sprite).length;
if (size > MOST) throw new Error(`the sprite has ${size} bytes of brotli, more than ${MOST}`);
mkdirSync(join(PAGE, 'generated'), { recursive: true });
writeFileSync(join(PAGE, 'generated', 'tiles.svg'), sprite);
console.log(`generated/tiles.svg: ${symbols.length} tiles, ${sprite.length} bytes, ${size} of brotli`);
