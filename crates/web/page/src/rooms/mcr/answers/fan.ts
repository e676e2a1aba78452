// The name of a fan: in English and pinyin, with Chinese characters as a title, since a plain system may lack
// their glyphs; on a Japanese page in Chinese, on a Chinese one in its own characters.

import { h } from '../../../dom/h.ts';
import { speaking, words } from '../../../words/index.ts';
import type { Fans } from '../ask.ts';

/** Those of answers are names of `all`. */
export function fanName(name: string, all: Fans): string {
  const fan = all.get(name);
  return fan ? words().mcr.fan(fan) : name;
}

export function fanLabel(name: string, all: Fans): HTMLElement {
  const fan = all.get(name);
  return speaking() !== 'en'
    ? h('span', speaking() === 'ja' ? { lang: 'zh-Hans' } : {}, fanName(name, all))
    : h('span', { title: fan?.chinese ?? name }, fan?.english ?? name, fan && ' ', fan && h('span', { class: 'also' }, fan.pinyin));
}
