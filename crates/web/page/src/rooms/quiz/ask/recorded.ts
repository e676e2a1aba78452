// What to discard (何切る) in a decision of the open record, by two judges: the plan, in which the hand draws alone,
// and the advice, which knows what was seen of the others.

import { address } from '../../../app/router.ts';
import { h } from '../../../dom/h.ts';
import { roving } from '../../../dom/roving.ts';
import { cell, row, table, type Column } from '../../../dom/table.ts';
import { tile } from '../../../tile/tile.ts';
import { allWords } from '../../../words/index.ts';
import { reopened } from '../../play/record/open.ts';
import { addressOf } from '../../play/record/place.ts';
import { seedOf } from '../daily.ts';
import { OPEN } from '../kept.ts';
import { decisionOf, type Decision, type Discard } from './decision.ts';
import { SAME } from './discards.ts';
import type { Ask } from './question.ts';
import { ownHand, percent, reading, rivals, situation, windOf } from './seats.ts';

/** A negligible difference of the advice in points. */
const EVEN = 50;
/** How likely one is tenpai before it is a reason. */
const LIKELY = 0.25;

export const recorded: Ask = async (asked, answered, signal) => {
  const { quiz, tiles: names } = allWords();
  const opened = await reopened(signal);
  const mark = opened && `r${seedOf(JSON.stringify(opened.games)).toString(36)}`;
  if (!opened || !mark || (asked.of !== OPEN && asked.of !== mark)) return openFirst(opened === undefined);
  const found = await decisionOf(opened, asked.seed, Number(asked.far), signal);
  const [least] = found?.discards ?? [];
  if (!found || !least) return null;
  const { discards, view } = found;
  const planned = discards.reduce((a, b) => (b.planned > a.planned ? b : a));
  const of = { ...found, planned, advised: least };
  let done = false;

  const judge = (face: string | null) => {
    const answer = discards.find((it) => it.face === face);
    // Some may not be discarded after a call.
    if (done || (face !== null && answer === undefined)) return;
    done = true;
    const right = answer !== undefined && (answer.planLost <= SAME * planned.planned || answer.adviceLost <= EVEN);
    const lost = quiz.lostByBoth(names.name(face ?? ''), Math.round(answer?.planLost ?? 0), Math.round(answer?.adviceLost ?? 0));
    for (const choice of tiles.querySelectorAll<HTMLButtonElement>('button.tile')) {
      const it = choice.dataset.tile;
      choice.classList.toggle('won', it === planned.face || it === least.face);
      choice.classList.toggle('missing', !right && it === face);
    }
    answered({
      right,
      said: answer === undefined ? quiz.timeUp : right ? `${quiz.right} ${lost}` : lost,
      explained: explained(of, face),
      lost: Math.round(answer ? Math.min(answer.planLost, answer.adviceLost) : planned.planned),
    });
  };
  const tiles = ownHand(view.seats[view.viewer ?? 0]!, judge);
  roving(tiles, 'button.tile');
  return {
    asked: { ...asked, of: mark, hand: view.handText ?? '' },
    finish: () => judge(null),
    element: h('div', { class: 'stack' }, h('h2', {}, quiz.whichDiscard), situation(view), rivals(view), h('div', { class: 'felt-place' }, h('div', { class: 'felt quiz-felt' }, tiles))),
  };
};

/** No record is open, or another one than the question's. */
function openFirst(none: boolean): HTMLElement {
  const { quiz } = allWords();
  return h('div', { class: 'stack open-first' }, h('p', { role: 'status' }, none ? quiz.noRecord : quiz.otherRecord), h('p', {}, h('a', { class: 'button primary', href: address('play', { mode: 'record' }) }, quiz.openRecord)));
}

interface Judged extends Decision {
  /** The best by the plan, and by the advice. */
  readonly planned: Discard;
  readonly advised: Discard;
}

function explained(of: Judged, answer: string | null): HTMLElement {
  const { quiz, hand: text, tiles: names } = allWords();
  const { planned, advised, view, place } = of;
  const points = (value: number) => text.number(Math.round(value));
  const columns: readonly Column[] = [
    { name: text.discardTile }, { name: text.shantenName },
    ...[quiz.byPlan, quiz.lostByPlan, quiz.byAdvice, quiz.lostByAdvice, quiz.dealsIn].map((name) => ({ name, number: true })),
  ];
  const lines = of.discards.map((it) => {
    const cells = [tile(it.face, { class: 'tiny' }), text.shanten(it.shanten), points(it.planned), points(it.planLost), points(it.advised.value), points(it.adviceLost), percent(it.advised.dealIn)];
    return row({ class: it.face === answer ? 'made' : '' }, columns.map((column, at) => cell(column, '', cells[at])));
  });
  const { value, dealIn, goingOn, folding } = advised.advised;
  return h(
    'div',
    { class: 'stack' },
    h('p', {}, quiz.planTakes(names.name(planned.face), points(planned.planned), percent(planned.win))),
    h('p', {}, quiz.adviceTakes(names.name(advised.face), points(value), percent(dealIn), points(goingOn), points(folding))),
    planned.face !== advised.face && h('div', { class: 'stack tight differ' }, h('h3', {}, quiz.differ), h('ul', {}, reasons(of).map((it) => h('li', {}, it)))),
    h('p', { class: 'note' }, quiz.played(names.name(of.made))),
    table(text.discards, 'judges', columns, h('tbody', {}, lines)),
    reading(view, of.advice),
    h('p', { class: 'note' }, quiz.judgeBoth(of.plan.draws)),
    h('p', { class: 'row' },
      h('a', { class: 'button slim', href: addressOf(place) }, quiz.inRecord),
      h('a', { class: 'button slim', href: address('hand', { h: view.handText, dora: view.indicators.join(''), seat: of.request.seat, round: of.request.round, draws: String(of.plan.draws) }) }, quiz.inHand)),
  );
}

/** Why the judges may differ: what the plan doesn't know, and what neither does. */
function reasons({ view, advice, planned, advised, late }: Judged): string[] {
  const { quiz, tiles: names } = allWords();
  const riichi = view.seats.filter((it) => it.seat !== view.viewer && it.riichi !== 'no').map((it) => windOf(view, it.seat));
  const read = advice.others.filter((it) => it.tenpai >= LIKELY).map((it) => `${windOf(view, it.seat)} ${percent(it.tenpai)}`);
  const risks = [planned, advised].map((it) => `${names.name(it.face)} ${percent(it.advised.dealIn)}`);
  return [
    riichi.length > 0 ? quiz.whyRiichi(riichi) : read.length > 0 ? quiz.whyTenpai(read) : quiz.whyOthers,
    quiz.whyRisk(risks),
    ...(late ? [quiz.whyPlaces] : []),
  ];
}
