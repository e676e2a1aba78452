// One way to play: what the room asks of it.

export interface Mode {
  readonly element: HTMLElement;
  leave(): void;
}

export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
