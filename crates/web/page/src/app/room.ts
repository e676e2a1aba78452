// A room as the frame sees it: loaded when it is first entered, updated, left.

import type { Words } from '../words/type.ts';
import type { Route } from './router.ts';

export type RoomName = keyof Words['shell']['rooms'];
export type Rooms = Readonly<Record<RoomName, () => Promise<{ readonly room: Room }>>>;

export interface Mounted {
  /** The address has changed within the room: back, forward, or a link. */
  update(route: Route): void;
  /** Stops timers, open questions and listeners outside of the place. */
  leave(): void;
}

export interface Room {
  /** Fills the place. A change of language leaves and enters the room, so its state lies in the address and the store. */
  enter(place: HTMLElement, route: Route): Mounted;
}
