// What the frame asks of a room.

import type { Route } from '../app/router.ts';
import type { Words } from '../words/index.ts';

export type RoomName = keyof Words['shell']['rooms'];

export interface Mounted {
  /** The address has changed within the room: back, forward, or a link. */
  update(route: Route): void;
  /** Stops everything: timers, questions on their way, listeners outside of the place. */
  leave(): void;
}

export interface Room {
  /** Fills the place. It is left and entered anew when the language changes, so the address and the store hold its state. */
  enter(place: HTMLElement, route: Route): Mounted;
}
