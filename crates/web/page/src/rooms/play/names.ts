// What seats are called.

import type { Api } from '../../engine/engine.ts';
import { allWords } from '../../words/index.ts';

/** The name of a seat as the viewer reads it. */
export function nameOf(view: Api.TableView, seat: number): string {
  const { play, tiles } = allWords();
  const wind = view.seats[seat]?.wind;
  return `${seat === view.viewer ? play.you : ''} ${wind ? tiles.winds[wind] : ''}`.trim();
}
