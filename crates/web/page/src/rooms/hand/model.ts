// The hand while it is being entered. Pure: every edit returns a new hand, and none calls the module.

import type { Api } from '../../engine/engine.ts';
import { digit, kind, order, read, sorted, suit, write } from '../../tile/faces.ts';

export interface MeldModel {
  readonly kind: Api.MeldKind;
  /** In the module's notation, "(777=z)". */
  readonly text: string;
  readonly parts: readonly { readonly face: string; readonly part: 'own' | 'called' | 'added' | 'hidden' }[];
  /** The tiles for which jokers stand. */
  readonly jokers?: readonly string[];
}

export interface HandModel {
  /** Sorted, without the drawn tile; unknown tiles ("?") last. */
  readonly concealed: readonly string[];
  readonly drawn: string | null;
  readonly melds: readonly MeldModel[];
}

export const EMPTY: HandModel = { concealed: [], drawn: null, melds: [] };

/** Number of tiles, a meld counted as three. */
export function size({ concealed, drawn, melds }: HandModel): number {
  return concealed.length + (drawn === null ? 0 : 1) + 3 * melds.length;
}

export function unknown({ concealed, drawn }: HandModel): number {
  return [...concealed, drawn].filter((face) => face === '?').length;
}

export function text({ concealed, drawn, melds }: HandModel): string {
  const inOrder = sorted(concealed);
  return write(inOrder) + (drawn === null ? '' : `+${drawn}`) + melds.map((meld) => meld.text).join('');
}

/** The tiles of a hand as the protocol takes them, the drawn one among the others. */
export function tilesOf({ concealed, drawn, melds }: HandModel): { closed: string; melds: Api.Protocol.MeldRequest[] } {
  return {
    closed: write(drawn === null ? concealed : sorted([...concealed, drawn])),
    melds: melds.map(({ kind, parts, jokers = [] }) => ({ type: kind, tiles: withJokers(write(sorted(parts.map(({ face }) => face))), suit(parts[0]?.face ?? ''), jokers) })),
  };
}

/** The text of a meld or its tiles with a "?" after each for which a joker stands: of equal ones the last. */
function withJokers(text: string, of: string, jokers: readonly string[]): string {
  const left = [...jokers];
  return [...text].reduceRight((after, it) => {
    const at = left.indexOf(kind(it + of));
    if (at >= 0) left.splice(at, 1);
    return `${it}${at >= 0 ? '?' : ''}${after}`;
  }, '');
}

export function fromInfo(info: Api.HandInfo): HandModel {
  const faces = [...info.concealed];
  if (info.drawn !== null) faces.splice(faces.lastIndexOf(info.drawn), 1);
  return {
    concealed: sorted([...faces, ...Array<string>(info.unknown).fill('?')]),
    drawn: info.drawn,
    melds: info.melds.map(({ kind, text, parts }) => ({ kind, text, parts })),
  };
}

/** A hand of any mahjong, whose unknown tiles are jokers. */
export function fromAny({ concealed, jokers, drawn, melds, meldJokers }: Api.AnyHandInfo): HandModel {
  return {
    concealed: [...concealed, ...Array<string>(jokers).fill('?')],
    drawn,
    melds: melds.map(({ kind, text, parts }, at) => {
      const jokers = meldJokers[at] ?? [];
      return { kind, text: withJokers(text, suit(parts[0]?.face ?? ''), jokers), parts, jokers };
    }),
  };
}

/** The hand of a text that needs no module to be read: concealed tiles and a drawn one. */
export function plain(text: string): HandModel | null {
  const [, closed = '', drawn = null] = /^((?:\d+[mpsz])+)(?:\+(\d[mps]|[1-7]z))?$/.exec(text) ?? [];
  const concealed = read(closed);
  return concealed && concealed.length > 0 && concealed.length <= FULL + 3 ? { concealed: sorted(concealed), drawn, melds: [] } : null;
}

/** All faces of the hand, those of melds included, but for tiles for which jokers stand. */
export function faces({ concealed, drawn, melds }: HandModel): string[] {
  const held = melds.flatMap(({ parts, jokers = [] }) => {
    const left = parts.map(({ face }) => face);
    for (const joker of jokers) left.splice(left.indexOf(joker), 1);
    return left;
  });
  return [...concealed, ...(drawn === null ? [] : [drawn]), ...held];
}

/** How many there are of each kind. */
export function tally(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of all) counts.set(kind(face), (counts.get(kind(face)) ?? 0) + 1);
  return counts;
}

/** The tiles of a hand that has drawn, where four sets win. */
export const FULL = 14;

/** Adds a tile. The one that makes 3n+2 tiles is the drawn one; a full hand stays as it is. */
export function add(hand: HandModel, face: string, full = FULL): HandModel {
  if (size(hand) >= full) return hand;
  if (hand.drawn === null && size(hand) % 3 === 1 && face !== '?' && size(hand) >= 4) return { ...hand, drawn: face };
  const concealed = hand.drawn === null ? [...hand.concealed, face] : [...hand.concealed, hand.drawn, face];
  return { ...hand, concealed: sorted(concealed), drawn: null };
}

/** Removes the concealed tile at this index; the drawn tile joins the others. */
export function removeAt(hand: HandModel, at: number): HandModel {
  const concealed = hand.concealed.filter((_, i) => i !== at);
  return { ...hand, concealed: sorted(hand.drawn === null ? concealed : [...concealed, hand.drawn]), drawn: null };
}

export function removeDrawn(hand: HandModel): HandModel {
  return { ...hand, drawn: null };
}

/** Removes the drawn tile, else the last concealed one, else the last meld. */
export function removeLast(hand: HandModel): HandModel {
  if (hand.drawn !== null) return removeDrawn(hand);
  if (hand.concealed.length > 0) return removeAt(hand, hand.concealed.length - 1);
  return removeMeld(hand, hand.melds.length - 1);
}

export function removeMeld(hand: HandModel, at: number): HandModel {
  return { ...hand, melds: hand.melds.filter((_, i) => i !== at) };
}

/** The text of each call, of a pon or kan from toimen, and its tiles as they lie from the left. */
const CALLS = {
  pon: { text: (d: readonly string[], of: string) => `(${d.slice(0, 3).join('')}=${of})`, parts: ['own', 'called', 'own'] },
  daiminkan: { text: (d: readonly string[], of: string) => `(${d.join('')}=${of})`, parts: ['own', 'called', 'own', 'own'] },
  ankan: { text: (d: readonly string[], of: string) => `[${d.join('')}${of}]`, parts: ['hidden', 'own', 'own', 'hidden'] },
  kakan: { text: (d: readonly string[], of: string) => `(${d.slice(0, 3).join('')}=${d[3]}${of})`, parts: ['own', 'called', 'added', 'own'] },
} as const;

/** The meld that a click on this face makes; a chi starts there. With `red` its five is red. `null`: impossible. */
export function meldOf(meld: Api.MeldKind, face: string, red = false): MeldModel | null {
  const of = suit(face);
  const plain = kind(face)[0] ?? '';
  if (meld === 'chi') {
    const low = Number(plain);
    if (of === 'z' || low > 7) return null;
    const run = [low, low + 1, low + 2].map((rank) => (rank === 5 && (red || digit(face) === 0) ? '0' : String(rank)));
    return { kind: meld, text: `(${run.join('')}${of})`, parts: run.map((rank) => ({ face: rank + of, part: 'own' })) };
  }
  const { text, parts } = CALLS[meld];
  const first = digit(face) === 0 || (red && plain === '5' && of !== 'z') ? '0' : plain;
  const digits = [first, plain, plain, plain];
  return { kind: meld, text: text(digits, of), parts: parts.map((part, at) => ({ face: `${digits[at]}${of}`, part })) };
}

/** The index of the pon of this kind, or -1. */
export function ponOf({ melds }: HandModel, face: string): number {
  return melds.findIndex((meld) => meld.kind === 'pon' && kind(meld.parts[0]?.face ?? '') === kind(face));
}

/** Adds the fourth tile to a pon (kakan). */
export function addToPon(hand: HandModel, at: number, face: string): HandModel {
  const pon = hand.melds[at];
  if (!pon) return hand;
  const added = pon.parts.some((part) => digit(part.face) === 0) ? kind(face) : face;
  const called = pon.parts.some(({ part }) => part === 'called');
  const fourth = { face: added, part: 'added' } as const;
  const kakan: MeldModel = {
    kind: 'kakan',
    text: pon.text.replace(suit(face), `${called ? '' : '/'}${added[0]}${suit(added)}`),
    parts: called ? pon.parts.flatMap((part) => (part.part === 'called' ? [part, fourth] : [part])) : [...pon.parts, fourth],
  };
  return { ...hand, melds: hand.melds.map((meld, i) => (i === at ? kakan : meld)) };
}

/** Adds a meld if there is room for it. The drawn tile joins the others. */
export function declare(hand: HandModel, meld: MeldModel, full = FULL): HandModel {
  if (size(hand) + 3 > full) return hand;
  const concealed = sorted(hand.drawn === null ? hand.concealed : [...hand.concealed, hand.drawn]);
  return { concealed, drawn: null, melds: [...hand.melds, meld] };
}

/** The same hand with this tile as the drawn one. */
export function withDrawn(hand: HandModel, face: string): HandModel {
  const all = hand.drawn === null ? [...hand.concealed] : [...hand.concealed, hand.drawn];
  const at = all.indexOf(face);
  if (at < 0) return hand;
  all.splice(at, 1);
  return { ...hand, concealed: sorted(all), drawn: face };
}

/** The different concealed tiles in order, the drawn one among them. */
export function different({ concealed, drawn }: HandModel): string[] {
  return [...new Set(drawn === null ? concealed : [...concealed, drawn])].sort((a, b) => order(a) - order(b));
}

/** The hand without the tile it won on. */
export function before(hand: HandModel, win: string): HandModel {
  return removeDrawn(withDrawn(hand, win));
}
