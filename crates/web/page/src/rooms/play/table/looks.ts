// What a table is drawn with beside what its viewer knows.

import type { Api } from '../../../engine/engine.ts';

export interface Looks {
  /** The table that was drawn last: what is new since then moves into its place. */
  readonly before?: Api.TableView | undefined;
  /** Names by seat. */
  readonly names?: readonly string[];
  /** What a seat has just said: "Pon". */
  readonly said?: { readonly seat: number; readonly text: string } | undefined;
}
