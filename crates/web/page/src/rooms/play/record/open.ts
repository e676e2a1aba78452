// The games that another part of the page hands over to be looked at.

export interface Handed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

let handed: Handed | undefined;

/** The next room of records opens it. */
export function handOver(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  handed = { name, bytes };
}

export function takeHanded(): Handed | undefined {
  const found = handed;
  handed = undefined;
  return found;
}
