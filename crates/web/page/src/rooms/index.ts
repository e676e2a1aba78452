// The rooms of the page, in the order of the navigation. A room is loaded when it is first entered.

import type { RoomName } from './room.ts';
import type { Room } from './room.ts';

export const ROOMS: readonly { readonly name: RoomName; readonly load: () => Promise<{ readonly room: Room }> }[] = [
  { name: 'hand', load: () => import('./hand/index.ts') },
  { name: 'why', load: () => import('./why/index.ts') },
  { name: 'quiz', load: () => import('./quiz/index.ts') },
  { name: 'play', load: () => import('./play/index.ts') },
  { name: 'shanghai', load: () => import('./shanghai/index.ts') },
  { name: 'othello', load: () => import('./othello/index.ts') },
];

/** Reached by the gear, not by a tab. */
export const SETTINGS = () => import('./settings/index.ts');
