// Asks the module every question about a hand and shows each answer as it arrives. A new hand cancels the
// questions that are still open.

import { announce } from '../../../app/live.ts';
import { h, fill } from '../../../dom/h.ts';
import { call, EngineError, type Api } from '../../../engine/engine.ts';
import { plan, type Plan } from '../../../engine/plan.ts';
import { errorText, words } from '../../../words/index.ts';
import { chancesCard } from './chances.ts';
import { planOf, tableOf, winOf, type HandQuery } from '../query.ts';
import { discardsCard, type DiscardsCard } from './discards.ts';
import type { Figure } from './figure.ts';
import { before, different, size, text as textOf, unknown, type HandModel } from '../model.ts';
import { scoreCard } from './score.ts';
import { askUnknown, completedLine, unknownCard } from './unknown.ts';
import { improvementsCard, ukeireCard, waitsCard } from './waits.ts';
import { welcome } from './welcome.ts';
import { formsCard, winChoice } from './won.ts';
import type { Answers, HandActions, Headline } from '../desk.ts';

/** A hand is planned at each depth in turn. */
const DEPTHS = [1, 2] as const;
/** The most states of a plan, which bound its memory to 100 MB. */
const ROOM = 400_000;
/** How long a hand is planned if nobody stops it or asks for more. */
const SECONDS = 20;

export function answers(actions: HandActions<HandQuery['by']>, headline: (line: Headline) => void): Answers<HandQuery> {
  const element = h('div', { class: 'stack answers' });
  let asking = new AbortController();
  let figure: Figure = 'points';

  const say = (line: Headline) => {
    headline(line);
    announce(line.text);
  };
  const wrong = (error: unknown) => {
    if (asking.signal.aborted || (error as Error).name === 'AbortError') return;
    const said = errorText(error);
    fill(element, h('p', { class: 'card error', role: 'alert' }, said));
    headline({ text: '', kind: 'other' });
  };

  /** Plans depth by depth, until the user stops it or the time is up; then the user may let it go on. */
  async function plans(hand: string, query: HandQuery, card: DiscardsCard, changed: AbortSignal, seconds = SECONDS): Promise<void> {
    let found: Plan | null = null;
    const stopped = new AbortController();
    const signal = AbortSignal.any([changed, stopped.signal, AbortSignal.timeout(1_000 * seconds)]);
    for (const depth of DEPTHS) {
      card.show({ at: 'working', depth, plan: found, stop: () => stopped.abort() });
      try {
        found = await plan(hand, { ...planOf(query, depth), room: ROOM }, signal);
      } catch (error) {
        if (changed.aborted) return;
        if (signal.aborted) {
          card.show({ at: 'stopped', plan: found, goOn: () => void plans(hand, query, card, changed, 4 * seconds) });
          return;
        }
        if (found && error instanceof EngineError && error.kind === 'too_large') break;
        const why = errorText(error);
        card.show({ at: 'failed', plan: found, why });
        return;
      }
      if (changed.aborted) return;
    }
    if (found) card.show({ at: 'done', plan: found });
  }

  async function won(hand: HandModel, query: HandQuery, analysis: Api.Analysis, signal: AbortSignal): Promise<void> {
    const win = hand.drawn ?? hand.concealed.at(-1) ?? '';
    const choice = winChoice(different(hand), win, query, actions.winOn, actions.winBy);
    const from = query.by === 'ron' ? textOf(before(hand, win)) : textOf({ ...before(hand, win), drawn: win });
    const whole = analysis.hand.whole;
    const place = h('div', {});
    if (whole) element.append(place);
    element.append(formsCard(analysis));
    if (!whole) return;
    try {
      const found = await call('score', [from, win as Api.Face, query.by, winOf(query)], signal);
      place.replaceWith(scoreCard(found, win, choice));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      place.replaceWith(scoreCard({ code: 'impossible', why: errorText(error) }, win, choice));
    }
  }

  async function known(hand: HandModel, query: HandQuery, signal: AbortSignal): Promise<void> {
    const { hand: text } = words();
    const written = textOf(hand);
    let analysis: Api.Analysis;
    try {
      analysis = await call('analyse', [written, tableOf(query)], signal);
    } catch (error) {
      if (!(error instanceof EngineError) || error.kind !== 'situation') throw error;
      // Riichi contradicts an open hand, which is analysed without it.
      const { riichi: _, doubleRiichi: __, ura: ___, ...rest } = tableOf(query);
      analysis = await call('analyse', [written, rest], signal);
    }
    if (signal.aborted) return;
    element.replaceChildren();
    performance.mark('answered');
    if (analysis.state === 'won') {
      say({ text: text.won(analysis.forms.length), kind: 'won' });
      await won(hand, query, analysis, signal);
    } else if (analysis.hand.waiting) {
      const left = analysis.waits.reduce((sum, it) => sum + it.left, 0);
      const line = analysis.state === 'tenpai' ? text.tenpai(analysis.waits.length, left) : text.shantenLong(analysis.shanten.least);
      say({ text: line, kind: analysis.state });
      if (analysis.state === 'tenpai') element.append(waitsCard(analysis, actions.draw));
      element.append(...[ukeireCard(analysis, actions.draw), improvementsCard(analysis)].filter((it) => it !== null));
      if (analysis.hand.whole) element.append(chancesCard(written, analysis, query, actions.discard, signal));
    } else {
      say({ text: text.shantenLong(analysis.discards[0]?.shanten ?? analysis.shanten.least), kind: analysis.discards[0]?.shanten === 0 ? 'tenpai' : 'noten' });
      const card = discardsCard(analysis, figure, (it) => { figure = it; }, actions.discard, signal);
      element.append(card.element);
      if (!analysis.hand.whole) return;
      element.append(chancesCard(written, analysis, query, actions.discard, signal));
      await plans(written, query, card, signal);
    }
  }

  async function partial(hand: HandModel, signal: AbortSignal): Promise<void> {
    const found = await askUnknown('hand', hand, signal);
    if (signal.aborted) return;
    element.replaceChildren(unknownCard(found, actions.draw));
    say({ text: completedLine(found), kind: 'other' });
  }

  return {
    element,
    ask(hand, query) {
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
      (unknown(hand) > 0 ? partial(hand, signal) : known(hand, query, signal)).catch(wrong);
    },
    leave() {
      asking.abort(new DOMException('The room was left.', 'AbortError'));
    },
  };
}
