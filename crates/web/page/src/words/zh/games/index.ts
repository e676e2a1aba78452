// Chinese in simplified characters: the rooms with games, loaded when one of them is entered.

import { othello } from './othello.ts';
import { play, record } from './play.ts';
import { quiz } from './quiz.ts';
import { shanghai } from './shanghai.ts';
import type { GameWords } from '../../type.ts';

export const games: GameWords = { quiz, play, record, shanghai, othello };
