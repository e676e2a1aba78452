// A way to play: alone, at a table, or through a record.

export interface Mode {
  readonly element: HTMLElement;
  /** Whether it shows the choice of modes itself. */
  readonly hasModes?: boolean;
  /** The address names another place within; without it the mode begins anew. */
  update?(params: ReadonlyMap<string, string>): void;
  leave(): void;
}
