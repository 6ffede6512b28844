/**
 * The errors that a caller must distinguish. `browser_unavailable`: no browser, or no jail for it. `overloaded`: too many
 * pages wait already. `closed`: the browsers were closed. `no_such_program`: the configured browser is not a program.
 */
export type PageVerifierErrorCode = "browser_unavailable" | "overloaded" | "closed" | "no_such_program";

/** A named refusal or failure. Its message contains no path of the machine. */
export class PageVerifierError extends Error {
  readonly code: PageVerifierErrorCode;
  constructor(code: PageVerifierErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PageVerifierError";
    this.code = code;
  }
}
