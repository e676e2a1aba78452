// Crowded tables: 14 tiles, four melds, rivers of 22. The page receives them instead of what the module answers, so that a
// test needs no game that leads there.

const tiles = (text) => text.match(/../g) ?? [];

/** A river of 22: eighteen draws and a discard after each of four calls. */
const RIVER = tiles('1z9m1p9s2z8m3z1s4z7p5z2s6z3p7z5m0p4s6m8p2m3s')
  .map((face, at) => ({ face, tsumogiri: at % 3 === 0, riichi: at === 7, called: at % 6 === 4 ? 0 : null }));
const part = (face, part) => ({ face, part });
const MELDS = [
  { kind: 'kakan', parts: [part('1p', 'own'), part('1p', 'called'), part('1p', 'added'), part('1p', 'own')] },
  { kind: 'daiminkan', parts: [part('9s', 'called'), part('9s', 'own'), part('9s', 'own'), part('9s', 'own')] },
  { kind: 'ankan', parts: [part('7z', 'hidden'), part('7z', 'own'), part('7z', 'own'), part('7z', 'hidden')] },
  { kind: 'daiminkan', parts: [part('3m', 'own'), part('3m', 'own'), part('3m', 'own'), part('3m', 'called')] },
];
const chi = (text, called) => ({ kind: 'chi', meld: { kind: 'chi', parts: tiles(text).map((face) => part(face, face === called ? 'called' : 'own')) } });
const same = (kind, face, many) => ({ kind, meld: { kind, parts: Array.from({ length: many }, (_, at) => part(face, at === 0 ? 'called' : 'own')) } });
const FOURTEEN = tiles('1m2m3m4m0m6m1p1p1p1p7s8s9s9s');
const discards = (hand) => hand.map((face, at) => ({ kind: 'discard', face, tsumogiri: at === hand.length - 1 }));

/** What the person may do, and with which tiles. */
export const TABLES = {
  'a turn with fourteen tiles': {
    hand: FOURTEEN, drawn: '9s', melds: [], phase: 'turn',
    actions: [...discards(FOURTEEN), { kind: 'riichi', face: '9s', tsumogiri: true }, { kind: 'tsumo' }, same('ankan', '1p', 4), { kind: 'kyuushu' }],
  },
  'a turn with four melds': {
    hand: tiles('5s5s'), drawn: '5s', melds: MELDS, phase: 'turn',
    actions: [...discards(tiles('5s5s')), { kind: 'tsumo' }, same('kakan', '1p', 4)],
  },
  'every call at once': {
    hand: tiles('3m4m0m5m5m6m7m1p1p7s8s9s9s'), drawn: null, melds: [], phase: 'reply',
    actions: [{ kind: 'ron' }, same('pon', '5m', 3), same('daiminkan', '5m', 4), chi('3m4m5m', '5m'), chi('4m5m6m', '5m'), chi('5m6m7m', '5m'), { kind: 'pass' }],
  },
};

/** Runs in the page before its scripts: from now on the steps of a game show `window.crowded`, if it is set. */
export function interpose({ river, melds }) {
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  const seat = (it, own, { hand, drawn, melds: mine }) => own
    ? { ...it, river, hand, drawn, melds: mine, concealed: hand.length, points: 128_000 }
    : { ...it, river, melds, concealed: 1, points: 105_300, riichi: 'riichi' };
  const crowd = (step, table) => ({
    ...step,
    offers: table.actions.map((action, index) => ({ index, key: `${index}`, action })),
    awaits: 'you', result: null, final: null,
    view: {
      ...step.view, phase: table.phase, indicators: ['1m', '0p', '9s', '1z', '7z'], honba: 12, sticks: 4,
      seats: step.view.seats.map((it) => seat(it, it.seat === step.view.viewer, table)),
    },
  });
  const advise = (found, table) => ({
    ...found,
    actions: table.actions.map((_, index) => ({ ...found.actions[0], index, value: -1_234 - index, dealIn: 0.123, win: 0.234, goingOn: 12_345, folding: -2_345 })),
  });
  const changed = new WeakMap();
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...data,
    get() {
      const found = data.get.call(this);
      const { value } = found ?? {};
      if (!window.crowded || !value) return found;
      if (!changed.has(this)) changed.set(this, value.view?.seats ? { ...found, value: crowd(value, window.crowded) } : value.dangers && value.actions ? { ...found, value: advise(value, window.crowded) } : found);
      return changed.get(this);
    },
  });
}

export const OTHERS = { river: RIVER, melds: MELDS };
