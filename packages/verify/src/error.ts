/** Every reason for which this package refuses something. */
export type FaultCode =
  | "not_canonical"
  | "bad_field"
  | "bad_seq"
  | "bad_prev"
  | "wrong_log"
  | "decreasing_ts"
  | "duplicate_run"
  | "sha_mismatch"
  | "commitment_mismatch"
  | "bad_opening";

/** A refusal with a name; anything else thrown from here is a bug. */
export class VerifyError extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = "VerifyError";
    this.code = code;
  }
}
