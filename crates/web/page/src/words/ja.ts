// Japanese, put together of a file a room.

import { hand } from './ja/hand.ts';
import { othello } from './ja/othello.ts';
import { play } from './ja/play.ts';
import { quiz } from './ja/quiz.ts';
import { rules } from './ja/rules.ts';
import { shanghai } from './ja/shanghai.ts';
import { shell } from './ja/shell.ts';
import { tiles } from './ja/tiles.ts';
import { why } from './ja/why.ts';
import type { Words } from './index.ts';

export const ja: Words = { shell, tiles, rules, hand, why, quiz, play, shanghai, othello };
