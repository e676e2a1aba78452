// 対局・一人麻雀・牌譜。

import type { Api } from '../../engine/engine.ts';
import type { Words } from '../type.ts';

const DIFFERENCES: Readonly<Record<Api.DifferenceKind, string>> = {
  impossible_start: 'この親・点・牌では局が始まりません',
  dealt_otherwise: '配牌が山と異なります',
  not_offered: '記録された行動は選べません',
  indicator_time: 'ドラ表示牌がめくられる時が異なります',
  other_event: '記録と異なる出来事になります',
  impossible_win: 'そのような和了や支払いはありえません',
  win_claim: '和了の役・翻・符・点のどれかが異なります',
  next_round: '次の局が異なります',
  game_result: '対局の結果が異なります',
  running_points: '途中の持ち点が合計と異なります',
  other_offers: '提示された選択肢が異なります',
  furiten_told: '振聴の判定が異なります',
  impossible_sight: 'この席から見えるはずのない記録です',
};

const NOTES: Readonly<Record<Api.NoteKind, string>> = {
  begins_within: '牌譜が局の途中から始まるため、再生しません',
  ends_within: '牌譜が局の途中で終わっています',
  rounds_missing: 'この後の局が抜けています',
  ends_after: '牌譜はこの局で終わりますが、対局は続きます',
  swaps: '喰い替えの打牌が認められています',
  passed_over: '読めない記述がありましたが、無視しました',
};

/** `line 12` in Japanese; `log[0][3]` is a path and stays. */
const placeOf = (place: string): string => {
  const [, what, number] = /^(line|tag|event) (\d+)$/.exec(place) ?? [];
  if (what === undefined) return place === 'the record' ? '牌譜全体' : place;
  return what === 'line' ? `${number}行目` : what === 'tag' ? `タグ${number}` : `イベント${number}`;
};

const DRAWS: Readonly<Record<Api.DrawKind, string>> = {
  exhaustive: '荒牌流局', nagashi_mangan: '流し満貫', kyuushu_kyuuhai: '九種九牌', suufon_renda: '四風連打', suukaikan: '四槓散了', suucha_riichi: '四家立直', sanchahou: '三家和',
};
const far = (n: number) => (n < 0 ? '和了' : n === 0 ? '聴牌' : `${n}向聴`);

export const play: Words['play'] = {
  mode: '遊び方',
  modes: { solo: '一人麻雀(ツモ)', table: '対局', record: '牌譜' },
  you: 'あなた',
  river: '捨て牌',
  hint: 'ヒント',
  advice: '押し引き',
  action: '行動',
  value: '期待値',
  dealIn: '放銃率',
  winChance: '和了率',
  goingOn: '攻めの価値',
  folding: 'オリの価値',
  danger: (chance) => `放銃率 ${chance}`,
  tenpaiOthers: '聴牌率:',
  adviceNote: '局の終わりまでに期待される点数の増減。他家のことも含みます。牌の色は放銃率の高さです。',
  plan: 'プラン',
  noOutlook: '一色の対局ではプランは使えません。',
  wouldDo: (what) => `ヒント: ${what}`,
  begin: '新しい対局',
  again: 'もう一度',
  turn: (n) => `${n}巡目`,
  shanten: far,
  drew: (tile, shanten) => `ツモ ${tile}${shanten === null ? '' : `、${far(shanten)}`}`,
  soloNote: 'ツモと打牌をくり返し、ツモがなくなる前に和了を目指します。',
  suit: '使う牌',
  allTiles: 'すべて',
  soloWon: (turn) => `${turn}巡目にツモ!`,
  soloLost: 'ツモがなくなりました。',
  waited: '待ち',
  soloRecord: (won, played, streak) => `${played}局中${won}回和了${streak > 1 ? `、${streak}連勝` : ''}`,
  tableNote: (house) => `ルール: ${house}(設定で変更)。三人麻雀のルールなら三人で打ちます。`,
  length: '長さ',
  lengths: { one_round: '一局', tonpuu: '東風戦', hanchan: '半荘戦', iichan: '一荘戦' },
  seat: 'あなたの席',
  seats: { '0': '東', '1': '南', '2': '西', '3': '北' },
  bots: '相手',
  botKinds: { advisor: '強い', advisor_middle: '普通', advisor_easy: '弱い', efficiency: '牌効率', random: 'ランダム' },
  stepwise: '一人ずつ進める',
  tableRecord: (games, place) => `${games}戦、平均順位${place.toFixed(2)}`,
  offers: 'できること',
  log: '経過',
  noRiichi: '立直しない',
  actions: {
    tsumo: 'ツモ', ron: 'ロン', riichi: '立直', open_riichi: 'オープン立直', chi: 'チー', pon: 'ポン', daiminkan: 'カン', ankan: '暗槓', kakan: '加槓',
    kita: '北抜き', kyuushu: '九種九牌', pass: 'パス',
  },
  round: (wind, n) => `${wind}${n}局`,
  honba: (honba, sticks) => `${honba}本場、供託${sticks}本`,
  drawsLeft: (n) => `残り${n}枚`,
  kita: (n) => `北${n}`,
  concealed: (n) => `伏せ牌${n}枚`,
  handOf: (who) => `${who}の手牌`,
  said: (who, what) => `${who}: ${what}`,
  newDora: (tile) => `新ドラ表示牌: ${tile}`,
  won: (who, from) => (from === null ? `${who}のツモ和了` : `${who}が${from}からロン和了`),
  ryuukyoku: (kind) => DRAWS[kind],
  roundEnd: '終局',
  gameEnd: '対局終了',
  standings: '持ち点',
  nextRound: '次の局',
  stop: '対局を終える',
  saveRecord: '牌譜を保存',
  dropHere: '牌譜をここに落とすか、ファイルを選んでください。',
  chooseFile: 'ファイルを選ぶ',
  formats: '天鳳の mjlog・tenhou/6、mjai、雀魂のメッセージ、電脳麻将、クライアントのログ。gzip も可。ブラウザの外には送られません。',
  tooLarge: '50 MB を超えています。牌譜ではありません。',
  game: '対局',
  roundName: '局',
  replaysWhole: 'すべての行動と点の授受がルールどおりです。',
  differs: (n) => `牌譜とルールが${n}か所で異なります:`,
  difference: (it, round) => `${round}(${placeOf(it.place)}): ${DIFFERENCES[it.kind]}${it.endsCheck ? '。この局の残りは確認していません' : ''}`,
  recordNote: (it, round) => (round === null ? NOTES[it.kind] : `${round}: ${NOTES[it.kind]}`),
  decision: '判断',
  decisionOf: (n, of) => `判断 ${n} / ${of}`,
  before: '前へ',
  after: '次へ',
  lastMistake: '前のミス',
  nextMistake: '次のミス',
  noMore: 'もうありません。',
  could: 'ほかの選択:',
  gaveUp: (shanten, tiles) => (shanten > 0 ? `向聴数が${shanten}戻りました。` : tiles > 0 ? `受け入れが最善より${tiles}枚少なくなりました。` : '受け入れは最大です。'),
  gaveUpPoints: (points, best, ofBest) => `期待点で${points.toLocaleString('ja')}点の損。最善は${best}(${ofBest.toLocaleString('ja')}点)。`,
  bestByPoints: (points) => `期待点で最善(${points.toLocaleString('ja')}点)。`,
  dealsIn: '放銃',
};
