/** All reasons for which this package refuses something. Each has its own test. */
export const FAULT_CODES = [
  "not_canonical",
  "bad_field",
  "bad_seq",
  "bad_prev",
  "wrong_log",
  "decreasing_ts",
  "duplicate_run",
  "sha_mismatch",
  "commitment_mismatch",
  "bad_opening",
  "unknown_version",
  "unknown_kind",
  "unknown_field",
  "missing_field",
  "contradiction",
  "no_open",
  "open_mismatch",
  "old_version",
  "run_mismatch",
  "bad_key",
  "bad_note",
  "bad_signature",
  "unknown_key",
  "bad_proof",
  "inconsistent",
  "bad_rotation",
  "no_quorum",
  "bad_policy",
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A refusal with a code. Any other error thrown by this package is a bug. */
export class VerifyError extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = "VerifyError";
    this.code = code;
  }
}
