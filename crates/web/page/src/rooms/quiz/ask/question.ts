// What the quizzes share: a question on the felt, an answer, and the right one.

import type { Mistake } from '../kept.ts';

/** A question on the page. */
export interface Question {
  /** As it is saved after a wrong answer. */
  readonly asked: Mistake;
  /** The question with its controls for the answer. */
  readonly element: HTMLElement;
  /** Time is up: the current choice is the answer. */
  finish(): void;
}

export interface Judged {
  readonly right: boolean;
  readonly said: string;
  readonly explained: Node;
  /** Points that the answer gives up, where they say more than right and wrong. */
  readonly lost?: number;
}

/** Called once. */
export type Answered = (judged: Judged) => void;

/** Nothing where no such question is found; an element that says what is needed before one can be. */
export type Ask = (asked: Omit<Mistake, 'hand'>, answered: Answered, signal: AbortSignal) => Promise<Question | HTMLElement | null>;
