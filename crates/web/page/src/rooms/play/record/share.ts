// A link to a turn. It carries the game, or the round alone where that would be too long for a link, so it opens
// for somebody who has no record; nothing but the link leaves the browser.

import { button } from '../../../dom/controls.ts';
import { fill, h } from '../../../dom/h.ts';
import { make, type Api } from '../../../engine/engine.ts';
import { allWords } from '../../../words/index.ts';
import { note } from '../../../app/router.ts';
import { packed, type Opened } from './open.ts';
import { addressOf, type Place } from './place.ts';

/**
 * Letters of a link that common programs take: a message of Discord has 2,000, one of Telegram 4,096, and old
 * browsers took 2,083. A round has 550 as tenhou/6 (median; 1,070 as mjai), a game of one wind 1,950, a hanchan 3,200.
 */
const MOST_LINK = 2_000;

export interface TurnLink {
  readonly link: string;
  /** What it carries: all of the game, its round, or nothing but the place for who has the record open. */
  readonly carries: 'game' | 'round' | 'nothing';
}

/** A round of a game that was written as tenhou/6 or as mjai, which is lines. */
function roundOf(text: string, format: Api.WrittenFormat, round: number): string {
  if (format === 'tenhou6') {
    const { log, sc: _, ...game } = JSON.parse(text) as { log: unknown[]; sc?: unknown };
    return JSON.stringify({ ...game, log: [log[round]] });
  }
  const [start, ...rounds] = text.split(/\n(?=\{"type":"start_kyoku")/);
  return `${start}\n${rounds[round]}`;
}

/** The step there: formats differ in decisions that nobody sees, such as not to call. */
async function stepIn(text: string, at: number, here: readonly Api.DecisionView[], step: number): Promise<number> {
  const replay = await make('Replay', new TextEncoder().encode(text));
  try {
    const there = await replay.decisions(0, at);
    const key = ({ seat, action }: Api.DecisionView) => JSON.stringify([seat, action]);
    const wanted = here[step];
    if (!wanted) return there.length;
    const before = here.slice(0, step).filter((it) => key(it) === key(wanted)).length;
    return there.filter((it) => key(it) === key(wanted))[before]?.index ?? Math.min(step, there.length);
  } finally {
    void replay.free();
  }
}

export async function turnLink({ replay }: Opened, place: Place, decisions: readonly Api.DecisionView[]): Promise<TurnLink> {
  const { game, round, step } = place;
  // tenhou/6 is shortest, but has no place for hands that a record doesn't have.
  for (const format of ['tenhou6', 'mjai'] as const) {
    const text = await replay.write(game, format).catch(() => null);
    if (text === null) continue;
    for (const [carries, record, at] of [['game', text, round], ['round', roundOf(text, format, round), 0]] as const) {
      const letters = await packed(new TextEncoder().encode(record));
      const link = (to: number) => new URL(addressOf({ ...place, game: 0, round: at, step: to }, letters), document.baseURI).href;
      if (link(step).length >= MOST_LINK) continue;
      const there = await stepIn(record, at, decisions, step).catch(() => null);
      if (there !== null) return { link: link(there), carries };
    }
  }
  return { link: new URL(addressOf(place), document.baseURI).href, carries: 'nothing' };
}

/** The button, and what came of it. `here` is the place that is shown, with the decisions of its round. */
export function copyTurn(opened: Opened, here: () => readonly [Place, readonly Api.DecisionView[]]): { button: HTMLElement; status: HTMLElement } {
  const { record } = allWords();
  const status = h('p', { class: 'note', role: 'status' });
  const copy = async () => {
    const { link, carries } = await turnLink(opened, ...here());
    try {
      await navigator.clipboard.writeText(link);
      fill(status, record.copied[carries](link.length));
    } catch {
      note(new URL(link).hash);
      fill(status, record.notCopied);
    }
  };
  return { button: button(record.copyTurn, () => void copy()), status };
}
