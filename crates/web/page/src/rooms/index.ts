// The rooms of the page, in the order of the navigation.

import type { Rooms } from '../app/room.ts';

export const ROOMS: Rooms = {
  hand: () => import('./hand/index.ts'),
  mcr: () => import('./mcr/index.ts'),
  why: () => import('./why/index.ts'),
  quiz: () => import('./quiz/index.ts'),
  play: () => import('./play/index.ts'),
  shanghai: () => import('./shanghai/index.ts'),
  othello: () => import('./othello/index.ts'),
  glossary: () => import('./glossary/index.ts'),
  settings: () => import('./settings/index.ts'),
};
