// The name of a fan: in English and pinyin, with Chinese characters as a title, since a plain system may lack
// their glyphs; on a Japanese page in Chinese.

import { h } from '../../../dom/h.ts';
import { language } from '../../../store/settings.ts';
import type { Fans } from '../ask.ts';

/** Those of answers are names of `all`. */
export function fanName(name: string, all: Fans): string {
  const fan = all.get(name);
  return language() === 'ja' ? (fan?.chinese ?? name) : (fan?.english ?? name);
}

export function fanLabel(name: string, all: Fans): HTMLElement {
  const fan = all.get(name);
  return language() === 'ja'
    ? h('span', { lang: 'zh-Hans' }, fan?.chinese ?? name)
    : h('span', { title: fan?.chinese ?? name }, fan?.english ?? name, fan && ' ', fan && h('span', { class: 'also' }, fan.pinyin));
}
