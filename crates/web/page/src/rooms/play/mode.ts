// A way to play: alone, at a table, or through a record.

export interface Mode {
  readonly element: HTMLElement;
  /** The address names another place within; without it the mode begins anew. */
  update?(params: ReadonlyMap<string, string>): void;
  leave(): void;
}
