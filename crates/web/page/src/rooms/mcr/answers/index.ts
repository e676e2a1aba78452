// Asks what Chinese rules say about a hand and shows each answer as it arrives. A new hand cancels the questions that
// are still open.

import { announce } from '../../../app/live.ts';
import { h } from '../../../dom/h.ts';
import { Refused } from '../../../engine/ask.ts';
import type { Api } from '../../../engine/engine.ts';
import { kind, read } from '../../../tile/faces.ts';
import { tile } from '../../../tile/tile.ts';
import { errorText, words } from '../../../words/index.ts';
import { askUnknown, completedLine, unknownCard } from '../../hand/answers/unknown.ts';
import { winChoice } from '../../hand/answers/won.ts';
import { before, different, size, unknown, type HandModel } from '../../hand/model.ts';
import { ask, fans } from '../ask.ts';
import { EXAMPLES } from '../examples.ts';
import { EMPTY_QUERY, familyOf, full, handLine, mcrAddress, scoreLine, type McrQuery } from '../query.ts';
import { discardsCard, type Discard, type DiscardsCard } from './discards.ts';
import { askFamily } from './family.ts';
import { formsCard, ukeireCard, waitsCard, waysWon } from './hand.ts';
import { isEnough, MINIMUM, scoreCard } from './score.ts';
import { waysCard } from './ways.ts';
import type { Answers, HandActions, Headline } from '../../hand/desk.ts';

/** How long the ways of a hand are looked for. */
const SECONDS = 20;

function welcome(): HTMLElement {
  const { mcr: text, hand } = words();
  return h(
    'section',
    { class: 'card stack', 'aria-labelledby': 'welcome' },
    h('h2', { id: 'welcome' }, text.welcome),
    h('p', {}, text.welcomeText),
    h('nav', { 'aria-label': hand.examples }, h('ul', { class: 'welcome-list' }, EXAMPLES.map(({ name, hand, query }) =>
      h('li', {}, h('a', { href: mcrAddress(hand, { ...EMPTY_QUERY, ...query }) }, h('span', {}, text.exampleNames[name]),
        h('span', { class: 'tiles', 'aria-hidden': 'true' }, hand.split(/[^0-9mpsz]+/).flatMap((part) => read(part) ?? []).map((face) => tile(face, { silent: true })))))))),
  );
}

export function answers(actions: HandActions<McrQuery['by']>, headline: (line: Headline) => void): Answers<McrQuery> {
  const element = h('div', { class: 'stack answers' });
  let asking = new AbortController();

  const say = (line: Headline) => {
    headline(line);
    announce(line.text);
  };
  const distance = (shanten: number | null) => (shanten === null ? words().mcr.noForm : words().hand.shantenLong(shanten));

  /** The ways to eight fan, which may take long. */
  async function ways(hand: HandModel, query: McrQuery, discards: DiscardsCard | null, signal: AbortSignal): Promise<void> {
    const card = waysCard();
    element.append(card.element);
    card.show({ at: 'working' });
    try {
      const [{ ways }, all] = await Promise.all([ask(handLine(hand, query, query.draws), AbortSignal.any([signal, AbortSignal.timeout(1_000 * SECONDS)]), true), fans()]);
      if (signal.aborted || !ways) return;
      card.show({ at: 'done', ways, draws: query.draws, fans: all });
      discards?.show(ways.chances, query.draws);
    } catch (error) {
      if (signal.aborted) return;
      const { mcr: text } = words();
      card.show({ at: 'failed', why: error instanceof Refused ? text.noWays(error.message) : (error as Error).name === 'TimeoutError' ? text.tooLong : errorText(error) });
    }
  }

  async function discards(hand: HandModel, query: McrQuery, signal: AbortSignal): Promise<void> {
    const all = await Promise.all([...new Set(different(hand).map(kind))].map(async (face): Promise<Discard | null> => {
      const found = await ask(handLine(before(hand, different(hand).find((it) => kind(it) === face) ?? face), { ...query, seen: [...query.seen, face] }), signal);
      return 'ukeire' in found ? { tile: face as Api.Tile, shanten: found.shanten, ukeire: found.ukeire } : null;
    }));
    if (signal.aborted) return;
    const card = discardsCard(all.filter((it) => it !== null), actions.discard, signal);
    element.append(card.element);
    if (size(hand) === 14) await ways(hand, query, card, signal);
  }

  async function won(hand: HandModel, query: McrQuery, forms: readonly Api.Protocol.FormTried[], signal: AbortSignal): Promise<void> {
    const { mcr: text, hand: words_ } = words();
    const ways = forms.filter((it) => 'blocks' in it).length;
    const win = hand.drawn ?? hand.concealed.at(-1) ?? '';
    const choice = winChoice(different(hand), win, { by: query.by === 'drawn' ? 'tsumo' : 'ron' }, actions.winOn, (by) => actions.winBy(by === 'tsumo' ? 'drawn' : 'discard'), { tsumo: text.by.drawn, ron: text.by.discard });
    if (size(hand) !== 14) {
      say({ text: words_.won(ways), kind: 'won' });
      element.append(waysWon(forms));
      return;
    }
    try {
      const [score, all] = await Promise.all([ask(scoreLine(before(hand, win), win, query), signal), fans()]);
      if (signal.aborted) return;
      const enough = isEnough(score);
      say(enough ? { text: text.wonWith(score.total), kind: 'won' } : { text: text.tooLittle(score.total, MINIMUM), kind: 'other' });
      element.append(scoreCard(score, all, query, choice), waysWon(forms, score.readings, all));
      if (!enough) await discards(hand, query, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      say({ text: words_.won(ways), kind: 'won' });
      element.append(h('section', { class: 'card stack', 'aria-labelledby': 'score' }, h('h2', { id: 'score' }, words_.score), choice, h('p', { class: 'error', role: 'status' }, errorText(error))), waysWon(forms));
    }
  }

  async function known(hand: HandModel, query: McrQuery, signal: AbortSignal): Promise<void> {
    const { mcr: text } = words();
    const found = await ask(handLine(hand, query), signal);
    if (signal.aborted) return;
    element.replaceChildren();
    performance.mark('answered');
    if ('is_win' in found) {
      if (found.is_win) {
        // Not all that is won has blocks of its own: such a form is one.
        await won(hand, query, found.forms ?? [], signal);
        return;
      }
      say({ text: distance(found.shanten), kind: found.shanten === 0 ? 'tenpai' : 'noten' });
      element.append(formsCard(found.shantens, found.forms));
      await discards(hand, query, signal);
      return;
    }
    const waits = Object.values(found.waits);
    const good = waits.filter((it) => it.wins_by_discard || it.wins_self_drawn);
    const isTenpai = waits.length > 0;
    say(isTenpai
      ? { text: size(hand) === 13 ? text.tenpaiWith(waits.length, good.length, MINIMUM) : text.tenpai(waits.length), kind: 'tenpai' }
      : { text: distance(found.shanten), kind: 'noten' });
    element.append(isTenpai ? waitsCard(found.waits, actions.draw) : ukeireCard(found.ukeire, actions.draw), formsCard(found.shantens));
    if (size(hand) === 13) await ways(hand, query, null, signal);
  }

  async function partial(hand: HandModel, signal: AbortSignal): Promise<void> {
    const found = await askUnknown('mcr_hand', hand, signal);
    if (signal.aborted) return;
    element.replaceChildren(unknownCard(found, actions.draw, 'mcr'));
    say({ text: completedLine(found), kind: 'other' });
  }

  return {
    element,
    ask(hand, query) {
      asking.abort(new DOMException('The hand has changed.', 'AbortError'));
      asking = new AbortController();
      const { signal } = asking;
      const tiles = size(hand);
      const { hand: words_ } = words();
      if (tiles % 3 === 0 || tiles === 1) {
        element.replaceChildren();
        if (tiles === 0) element.append(welcome());
        headline(tiles === 0 ? { text: words_.emptyHint, kind: 'hint' } : { text: words_.incomplete(tiles), kind: 'other' });
        return;
      }
      if (tiles > full(query)) {
        element.replaceChildren(h('p', { class: 'card error', role: 'alert' }, words().mcr.tooMany(full(query))));
        headline({ text: '', kind: 'other' });
        return;
      }
      const family = familyOf(query);
      const answering = family !== null ? askFamily(family, hand, query, element, actions, say, signal) : unknown(hand) > 0 ? partial(hand, signal) : known(hand, query, signal);
      answering.catch((error: unknown) => {
        if (signal.aborted) return;
        // A tile that the family doesn't play with, or a win that can't be.
        const why = error instanceof Refused && family !== null ? words().mcr.impossible(error.message) : errorText(error);
        element.replaceChildren(h('p', { class: 'card error', role: 'alert' }, why));
        headline({ text: '', kind: 'other' });
      });
    },
    leave() {
      asking.abort(new DOMException('The room was left.', 'AbortError'));
    },
  };
}
