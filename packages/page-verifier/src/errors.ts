/**
 * What a caller has to tell apart. `browser_unavailable`: no browser, or nothing to lock it up in. `overloaded`: too many
 * pages wait already. `closed`: the browsers were closed. `no_such_program`: the browser that was asked for is none.
 */
export type PageVerifierErrorCode = "browser_unavailable" | "overloaded" | "closed" | "no_such_program";

/** A refusal or failure that has a name. Its message holds no path of the machine. */
export class PageVerifierError extends Error {
  readonly code: PageVerifierErrorCode;
  constructor(code: PageVerifierErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PageVerifierError";
    this.code = code;
  }
}
