// What the three quizzes have in common: a question on the felt, an answer, and what was right.

import type { Mistake } from './kept.ts';

/** A question of its seed that is on the page. */
export interface Question {
  /** What is asked, as it is kept if it is answered wrong. */
  readonly asked: Mistake;
  /** The question itself, and where it is answered. */
  readonly element: HTMLElement;
  /** Time is up: what was chosen so far is the answer. */
  finish(): void;
}

/** Called once, with what an answer was worth and what there is to say about it. */
export type Answered = (right: boolean, said: string, explained: Node) => void;

export type Ask = (asked: Omit<Mistake, 'hand'>, answered: Answered, signal: AbortSignal) => Promise<Question>;
