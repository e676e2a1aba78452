// Asks everything there is to ask of a hand, and shows each answer as it comes. A new hand cancels all that
// is still on its way.

import { announce } from '../../app/live.ts';
import { h, fill } from '../../dom/h.ts';
import { call, callLong, EngineError, type Api } from '../../engine/engine.ts';
import { plan } from '../../engine/plan.ts';
import { words } from '../../words/index.ts';
import { chancesCard } from './chances.ts';
import { planOf, tableOf, winOf, type Asked } from './asked.ts';
import { discardsCard, type Figure } from './discards.ts';
import { before, different, size, text as textOf, unknown, type HandModel } from './model.ts';
import { scoreCard } from './score.ts';
import { unknownCard } from './unknown.ts';
import { improvementsCard, ukeireCard, waitsCard } from './waits.ts';
import { welcome } from './welcome.ts';
import { formsCard, winChoice } from './won.ts';

/** What the answers let a person do. */
export interface Deeds {
  draw(face: string): void;
  discard(face: string): void;
  winOn(face: string): void;
  winBy(by: Asked['by']): void;
}

export interface Headline {
  readonly text: string;
  readonly kind: 'won' | 'tenpai' | 'noten' | 'other' | 'hint';
}

/** Depths of plans, one after the other. */
const DEPTHS = [1, 2];
/** States a plan may have here, which bounds its memory to some 100 MB. */
const ROOM = 400_000;

export interface Answers {
  readonly element: HTMLElement;
  ask(hand: HandModel, asked: Asked): void;
  leave(): void;
}

export function answers(deeds: Deeds, headline: (line: Headline) => void): Answers {
  const element = h('div', { class: 'stack answers' });
  let asking = new AbortController();
  let figure: Figure = 'points';

  const say = (line: Headline) => {
    headline(line);
    announce(line.text);
  };
  const wrong = (error: unknown) => {
    if (asking.signal.aborted || (error as Error).name === 'AbortError') return;
    const said = error instanceof EngineError ? error.message : words().shell.noModule(String(error));
    fill(element, h('p', { class: 'card error', role: 'alert' }, said));
    headline({ text: '', kind: 'other' });
  };

  async function plans(hand: string, asked: Asked, card: ReturnType<typeof discardsCard>, signal: AbortSignal): Promise<void> {
    let found: Api.Plan | null = null;
    for (const depth of DEPTHS) {
      card.show({ at: 'working', depth, plan: found });
      try {
        found = await plan(hand, { ...planOf(asked, depth), room: ROOM }, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (found && error instanceof EngineError && error.kind === 'tooLarge') break;
        const why = error instanceof EngineError ? error.message : String(error);
        card.show({ at: 'failed', plan: found, why });
        return;
      }
      if (signal.aborted) return;
    }
    if (found) card.show({ at: 'done', plan: found });
  }

  async function won(hand: HandModel, asked: Asked, analysis: Api.Analysis, signal: AbortSignal): Promise<void> {
    const win = hand.drawn ?? hand.concealed.at(-1) ?? '';
    const choice = winChoice(different(hand), win, asked, deeds.winOn, deeds.winBy);
    const from = asked.by === 'ron' ? textOf(before(hand, win)) : textOf({ ...before(hand, win), drawn: win });
    const whole = analysis.hand.whole;
    const place = h('div', {});
    if (whole) element.append(place);
    element.append(formsCard(analysis));
    if (!whole) return;
    try {
      const found = await call('score', [from, win, asked.by, winOf(asked)], signal);
      place.replaceWith(scoreCard(found, win, choice));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      place.replaceWith(scoreCard({ won: false, why: { kind: 'impossible', message: error.message } }, win, choice));
    }
  }

  async function known(hand: HandModel, asked: Asked, signal: AbortSignal): Promise<void> {
    const { hand: text } = words();
    const written = textOf(hand);
    let analysis: Api.Analysis;
    try {
      analysis = await call('analyse', [written, tableOf(asked)], signal);
    } catch (error) {
      if (!(error instanceof EngineError) || error.kind !== 'situation') throw error;
      // A hand that contradicts what is said of it is still a hand.
      const { riichi: _, doubleRiichi: __, ura: ___, ...rest } = tableOf(asked);
      analysis = await call('analyse', [written, rest], signal);
    }
    if (signal.aborted) return;
    element.replaceChildren();
    performance.mark('answered');
    if (analysis.state === 'won') {
      say({ text: text.won(analysis.forms.length), kind: 'won' });
      await won(hand, asked, analysis, signal);
    } else if (analysis.hand.waiting) {
      const left = analysis.waits.reduce((sum, it) => sum + it.left, 0);
      const line = analysis.state === 'tenpai' ? text.tenpai(analysis.waits.length, left) : text.shantenLong(analysis.shanten.least);
      say({ text: line, kind: analysis.state });
      if (analysis.state === 'tenpai') element.append(waitsCard(analysis, deeds.draw));
      element.append(...[ukeireCard(analysis, deeds.draw), improvementsCard(analysis)].filter((it) => it !== null));
      if (analysis.hand.whole) element.append(chancesCard(written, analysis, asked, deeds.discard, signal));
    } else {
      say({ text: text.shantenLong(analysis.discards[0]?.shanten ?? analysis.shanten.least), kind: analysis.discards[0]?.shanten === 0 ? 'tenpai' : 'noten' });
      const card = discardsCard(analysis, figure, (it) => { figure = it; }, deeds.discard, signal);
      element.append(card.element);
      if (!analysis.hand.whole) return;
      element.append(chancesCard(written, analysis, asked, deeds.discard, signal));
      await plans(written, asked, card, signal);
    }
  }

  async function partial(hand: HandModel, signal: AbortSignal): Promise<void> {
    const { hand: text } = words();
    const found = await callLong('completions', [textOf(hand), { limit: 120 }], signal);
    if (signal.aborted) return;
    element.replaceChildren(unknownCard(found, deeds.draw));
    const line = found.hand.waiting ? text.couldWaitFor(found.waits.length) : found.canWin ? text.couldWin(found.total) : text.cannotWin;
    say({ text: line, kind: 'other' });
  }

  return {
    element,
    ask(hand, asked) {
      asking.abort(new DOMException('The hand has changed.', 'AbortError'));
      asking = new AbortController();
      const tiles = size(hand);
      if (tiles % 3 === 0 || tiles === 1) {
        element.replaceChildren();
        if (tiles === 0) element.append(welcome());
        const { hand: text } = words();
        headline(tiles === 0 ? { text: text.emptyHint, kind: 'hint' } : { text: text.incomplete(tiles), kind: 'other' });
        return;
      }
      const { signal } = asking;
      (unknown(hand) > 0 ? partial(hand, signal) : known(hand, asked, signal)).catch(wrong);
    },
    leave() {
      asking.abort(new DOMException('The room was left.', 'AbortError'));
    },
  };
}
