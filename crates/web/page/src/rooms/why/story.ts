// All attempts, step by step: forward, backward, or played.

import { button } from '../../dom/controls.ts';
import { fill, h } from '../../dom/h.ts';
import type { Api } from '../../engine/engine.ts';
import { tile } from '../../tile/tile.ts';
import { words } from '../../words/index.ts';

interface Step {
  readonly attempt: number;
  readonly say: string;
  /** Tiles taken so far, in groups, and those that remain. */
  readonly taken: readonly (readonly string[])[];
  readonly rest: readonly string[];
  readonly end: 'complete' | 'failed' | null;
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every step of every attempt, in order. */
export function stepsOf(why: Api.Why): Step[] {
  const { why: text, tiles } = words();
  const steps: Step[] = [];
  const all = why.hand.concealed.map((face) => (face[0] === '0' ? `5${face[1]}` : face));
  let number = 0;
  for (const { attempts } of why.jantou) {
    for (const attempt of attempts) {
      number++;
      const taken: string[][] = [];
      let rest: string[] = all;
      const push = (say: string, end: Step['end'] = null) => steps.push({ attempt: number, say, taken: taken.map((it) => [...it]), rest, end });
      const take = (faces: readonly string[], say: string) => {
        taken.push([...faces]);
        rest = without(rest, faces);
        push(say);
      };
      take([attempt.jantou, attempt.jantou], text.takeJantou(tiles.name(attempt.jantou)));
      if (attempt.koutsu.length === 0) push(text.takeNoKoutsu);
      for (const face of attempt.koutsu) take([face, face, face], text.takeKoutsu(tiles.name(face)));
      for (const run of attempt.shuntsu) take(run.tiles, text.strip(run.tiles.map((face) => tiles.name(face)).join(', ')));
      push(attempt.complete ? text.nothingLeft : text.stuck(attempt.leftOver.map((face) => tiles.name(face)).join(', ')), attempt.complete ? 'complete' : 'failed');
    }
  }
  return steps;
}

export function story(why: Api.Why): HTMLElement {
  const { why: text } = words();
  const steps = stepsOf(why);
  let at = 0;
  let timer = 0;
  const picture = h('div', { class: 'story-tiles' });
  const line = h('p', { class: 'story-line', role: 'status' });
  const bar = h('progress', { max: steps.length - 1, value: 0, 'aria-label': text.progress });
  const play = button(text.play, () => (timer ? stop() : start()), 'slim');
  const back = button(text.back, () => move(-1), 'slim');
  const next = button(text.next, () => move(1), 'slim primary');

  function stop(): void {
    clearInterval(timer);
    timer = 0;
    play.textContent = text.play;
  }
  function start(): void {
    if (at === steps.length - 1) at = 0;
    timer = window.setInterval(() => {
      // The room was left.
      if (!picture.isConnected || at >= steps.length - 1) stop();
      else show(at + 1);
    }, 900);
    play.textContent = text.pause;
    show(at);
  }
  function move(by: number): void {
    stop();
    show(at + by);
  }
  function show(to: number): void {
    at = Math.max(0, Math.min(steps.length - 1, to));
    const step = steps[at];
    if (!step) return;
    fill(
      picture,
      step.taken.map((group) => h('span', { class: 'tiles taken' }, group.map((face) => tile(face)))),
      step.rest.length > 0 && h('span', { class: 'tiles rest' }, step.rest.map((face) => tile(face, step.end === 'failed' ? { class: 'missing' } : {}))),
    );
    line.textContent = `${text.attempt(step.attempt, why.total)} ${step.say}`;
    line.dataset.end = step.end ?? '';
    bar.value = at;
    back.disabled = at === 0;
    next.disabled = at === steps.length - 1;
  }
  show(0);
  return h('section', { class: 'card stack story', 'aria-label': text.stepByStep },
    h('h2', {}, text.stepByStep), picture, line, bar, h('div', { class: 'row' }, back, next, play));
}
