// English, put together of a file a room.

import { hand } from './en/hand.ts';
import { othello } from './en/othello.ts';
import { play } from './en/play.ts';
import { quiz } from './en/quiz.ts';
import { rules } from './en/rules.ts';
import { shanghai } from './en/shanghai.ts';
import { shell } from './en/shell.ts';
import { tiles } from './en/tiles.ts';
import { why } from './en/why.ts';

export const en = { shell, tiles, rules, hand, why, quiz, play, shanghai, othello };
