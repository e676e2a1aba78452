// Names of tiles, waits, blocks, winds and yaku, as a screen reader says them and as labels say them.

import type { Words } from '../type.ts';

const SUITS: Record<string, string> = { m: '萬', p: '筒', s: '索' };
const NUMBERS = ['赤五', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const HONORS = ['東', '南', '西', '北', '白', '發', '中'];
const FLOWERS = ['梅', '蘭', '菊', '竹'];
const SEASONS = ['春', '夏', '秋', '冬'];

function name(tile: string): string {
  if (tile === '?') return '不明な牌';
  if (tile === 'back') return '伏せ牌';
  const rank = Number(tile[0]);
  if (tile[1] === 'z') return HONORS[rank - 1] ?? tile;
  if (tile[1] === 'f') return `${FLOWERS[rank - 1] ?? tile}${rank}`;
  if (tile[1] === 'g') return `${SEASONS[rank - 1] ?? tile}${rank}`;
  return `${NUMBERS[rank] ?? ''}${SUITS[tile[1] ?? ''] ?? ''}`;
}

export const tiles: Words['tiles'] = {
  name,
  yaku: ({ kanji }) => kanji,
  suits: { m: '萬子', p: '筒子', s: '索子', z: '字牌' },
  winds: { east: '東', south: '南', west: '西', north: '北' },
  drawn: (tile) => `${name(tile)}(ツモ牌)`,
  left: (n) => `残り${n}枚`,
  shapes: {
    ryanmen: '両面', kanchan: '嵌張', penchan: '辺張', tanki: '単騎', shanpon: '双碰',
    chiitoitsu: '七対子', kokushi: '国士無双', kokushi13: '国士無双十三面',
  },
  shortShapes: {
    ryanmen: '両面', kanchan: '嵌張', penchan: '辺張', tanki: '単騎', shanpon: '双碰',
    chiitoitsu: '七対子', kokushi: '国士', kokushi13: '国士十三面',
  },
  blocks: {
    jantou: '雀頭', shuntsu: '順子', koutsu: '刻子', kantsu: '槓子', pair: '対子', single: '孤立牌', tatsu: '搭子',
  },
  melds: { chi: 'チー', pon: 'ポン', daiminkan: '大明槓', ankan: '暗槓', kakan: '加槓' },
  forms: { standard: '四面子一雀頭', chiitoitsu: '七対子', kokushi: '国士無双' },
};
