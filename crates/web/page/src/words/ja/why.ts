// The room Why.

import type { Words } from '../type.ts';

export const why: Words['why'] = {
  title: 'なぜアガリなのか、なぜほかの形ではないのか',
  lead: '対子を順に雀頭とし、それぞれについて刻子の「取る・取らない」の組み合わせをすべて試し、残りを端から順子として抜き取ります。大切なのは抜く順番ではなく刻子の組み合わせです。取れる刻子を取らない場合もあります。',
  needsDraw: 'この手牌は待ちの状態です。手順を見るにはもう1枚必要です。',
  summary: (jantou, total, complete) =>
    total === 0 ? '雀頭になる対子がありません。' : `雀頭候補${jantou}種、試行${total}回: ${complete === 0 ? '成功なし。' : `${complete}回成功。`}`,
  special: '特殊形でもアガリ:',
  show: '表示',
  shown: { all: 'すべての試行', complete: '成功したもの' },
  toHand: 'この手牌のすべて',
  withJantou: (tile) => `雀頭 ${tile}`,
  candidates: (tiles, sets) => `刻子候補は${tiles}: ${sets}通りを試します。`,
  noCandidates: '刻子候補なし: 試行は1回。',
  ofThese: (n) => (n === 0 ? '成功なし。' : `${n}通り成功。`),
  works: 'すべて抜き取れた',
  fails: (n) => `${n}枚余り`,
  leftOver: '余り',
  stepByStep: '一歩ずつ',
  progress: '手順',
  play: '再生',
  pause: '停止',
  back: '戻る',
  next: '次へ',
  attempt: (n, of) => `試行${n}/${of}。`,
  takeJantou: (tile) => `雀頭として${tile}を2枚取る。`,
  takeNoKoutsu: '刻子は取らない。',
  takeKoutsu: (tile) => `刻子として${tile}を3枚取る。`,
  strip: (tiles) => `端から順子を抜く: ${tiles}。`,
  nothingLeft: '何も残らない: アガリ。',
  stuck: (tiles) => `抜ける順子はもうなく、牌が余る: ${tiles}。`,
};
