// Errors of the module. Its messages are English.

/** `kind` and `code` are those of the error. */
export function errors(_kind: string, _code: string | null, message: string): string {
  return message;
}
