// Names of tiles, waits, blocks, winds and yaku, as a screen reader says them and as labels say them.

import type { Api } from '../../engine/engine.ts';

const SUITS: Record<string, string> = { m: 'man', p: 'pin', s: 'sou' };
const HONORS = ['East', 'South', 'West', 'North', 'white dragon', 'green dragon', 'red dragon'];

/** Of "5m", "0p" (a red five), "1z", "?" and "back". */
function name(tile: string): string {
  if (tile === '?') return 'unknown tile';
  if (tile === 'back') return 'hidden tile';
  const rank = Number(tile[0]);
  if (tile[1] === 'z') return HONORS[rank - 1] ?? tile;
  if (tile[1] === 'f') return `flower ${rank}`;
  if (tile[1] === 'g') return `season ${rank}`;
  return `${rank === 0 ? 'red 5' : rank} ${SUITS[tile[1] ?? ''] ?? ''}`;
}

export const tiles = {
  name,
  /** In the characters of the language, or in kanji. */
  yaku: ({ kanji }: Pick<Api.Protocol.YakuPart, 'name' | 'kanji' | 'english'>) => kanji,
  suits: { m: 'man', p: 'pin', s: 'sou', z: 'honors' },
  winds: { east: 'East', south: 'South', west: 'West', north: 'North' },
  drawn: (tile: string) => `${name(tile)}, drawn`,
  left: (n: number) => `${n} left`,
  shapes: {
    ryanmen: 'ryanmen (two-sided)',
    kanchan: 'kanchan (middle)',
    penchan: 'penchan (edge)',
    tanki: 'tanki (single)',
    shanpon: 'shanpon (two pairs)',
    chiitoitsu: 'chiitoitsu (seventh pair)',
    kokushi: 'kokushi',
    kokushi13: 'kokushi, 13 sides',
  },
  shortShapes: {
    ryanmen: 'ryanmen', kanchan: 'kanchan', penchan: 'penchan', tanki: 'tanki', shanpon: 'shanpon',
    chiitoitsu: 'chiitoitsu', kokushi: 'kokushi', kokushi13: 'kokushi 13',
  },
  blocks: {
    jantou: 'jantou (pair)', shuntsu: 'shuntsu (run)', koutsu: 'koutsu (triplet)', kantsu: 'kantsu (quad)',
    pair: 'pair', single: 'single', tatsu: 'tatsu (partial run)',
  },
  melds: { chi: 'chi', pon: 'pon', daiminkan: 'open kan', ankan: 'closed kan', kakan: 'added kan' },
  forms: { standard: 'four blocks and a pair', chiitoitsu: 'seven pairs (chiitoitsu)', kokushi: 'thirteen orphans (kokushi)' },
};
