// A way to play: alone, at a table, or through a record.

export interface Mode {
  readonly element: HTMLElement;
  leave(): void;
}
