// The rooms of the page, in the order of the navigation.

import type { Rooms } from '../app/room.ts';
import { withGames } from '../words/index.ts';

export const ROOMS: Rooms = {
  hand: () => import('./hand/index.ts'),
  mcr: () => import('./mcr/index.ts'),
  why: () => import('./why/index.ts'),
  quiz: () => withGames(import('./quiz/index.ts')),
  play: () => withGames(import('./play/index.ts')),
  shanghai: () => withGames(import('./shanghai/index.ts')),
  othello: () => withGames(import('./othello/index.ts')),
  glossary: () => import('./glossary/index.ts'),
  settings: () => import('./settings/index.ts'),
};
