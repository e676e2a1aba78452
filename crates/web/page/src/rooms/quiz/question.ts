// What the three quizzes share: a question on the felt, an answer, and the right one.

import type { Mistake } from './kept.ts';

/** A question on the page. */
export interface Question {
  /** As it is saved after a wrong answer. */
  readonly asked: Mistake;
  /** The question with its controls for the answer. */
  readonly element: HTMLElement;
  /** Time is up: the current choice is the answer. */
  finish(): void;
}

/** Called once, with whether the answer was right and an explanation. */
export type Answered = (right: boolean, said: string, explained: Node) => void;

export type Ask = (asked: Omit<Mistake, 'hand'>, answered: Answered, signal: AbortSignal) => Promise<Question>;
