import type { PROBE_ERRORS } from "@signet/contract";

export type ModelErrorCode = "model_unavailable" | "model_timeout" | "context_too_long";

/** What kind of failure it was, for a person who tries their settings. */
export type FailureReason = (typeof PROBE_ERRORS)[number];

/** Whether a failure lies in what was asked (too long, filtered, not accepted), which whoever asked can bring about. */
export const liesInRequest = ({ code, retryable, reason }: ModelError): boolean =>
  code === "context_too_long" || (!retryable && reason === "failed");

/** A turn that did not come to its end. The message is our own and may be shown; nothing of the provider's body is in it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  readonly reason: FailureReason;
  /** What the provider asked us to wait, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ModelErrorCode,
    message: string,
    options: { retryable: boolean; reason?: FailureReason; retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.code = code;
    this.retryable = options.retryable;
    this.reason = options.reason ?? "failed";
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
