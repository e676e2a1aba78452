// クイズ。

import type { Words } from '../type.ts';

const listed = (all: readonly string[]) => all.join('、');

export const quiz: Words['quiz'] = {
  options: 'クイズ',
  kind: '問題の種類',
  kinds: { waits: '待ち', discards: '何切る', fu: '符計算' },
  level: 'レベル',
  levels: { easy: '初級', medium: '中級', hard: '上級', expert: '達人' },
  size: '枚数',
  far: '打牌前',
  shanten: (n) => (n === 0 ? '聴牌' : `${n}向聴`),
  limit: '制限時間',
  seconds: (n) => (n === 0 ? 'なし' : `${n}秒`),
  time: (n) => `${n}秒`,
  streak: '連続正解',
  best: '最長記録',
  rightOf: '正解',
  mean: '平均時間',
  mistakes: (n) => `見直す問題 ${n}`,
  whichWaits: '何待ちですか?',
  whichDiscard: '何を切りますか?',
  howManyFu: '何符ですか?',
  check: '答え合わせ',
  next: '次の問題',
  share: 'リンクをコピー',
  right: '正解!',
  timeUp: '時間切れです。',
  wrongWaits: (missed, wrong) =>
    [missed.length > 0 && `見落とし: ${listed(missed)}。`, wrong.length > 0 && `待ちではない: ${listed(wrong)}。`].filter(Boolean).join(''),
  moreReadings: (n) => `ほかに${n}通りの読み`,
  fixedOrders: '刻子優先でも順子優先でも見つからない待ち:',
  inHand: '「手牌」で見る',
  turn: (n) => `${n}巡目`,
  rightDiscard: (tile) => `正解: ${tile}。`,
  gaveUp: (tile, points) => `${tile}は${points.toLocaleString('ja')}点の損です。`,
  givenUp: '損失',
  judge: (draws, depth) => `残り${draws}ツモ、深さ${depth}の期待点で判定。差が2%以内なら同等とします。`,
  fu: (n) => `${n}符`,
  wrongFu: (chosen, right) => `${chosen}符ではなく${right}符です。`,
};
