import type { PROBE_ERRORS } from "@signet/contract";

export type ModelErrorCode = "model_unavailable" | "model_timeout" | "context_too_long";

/** The kind of failure, for a person who tests their settings. */
export type FailureReason = (typeof PROBE_ERRORS)[number];

/** Whether the request caused the failure (too long, filtered, rejected), so that the caller could provoke it. */
export const liesInRequest = ({ code, retryable, reason }: ModelError): boolean =>
  code === "context_too_long" || (!retryable && reason === "failed");

interface ModelErrorOptions {
  retryable: boolean;
  reason?: FailureReason;
  retryAfterSeconds?: number | undefined;
  status?: number | undefined;
  cause?: unknown;
}

/** A turn that failed. The message is the service's own and may be shown; it contains nothing of the provider's response. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  readonly reason: FailureReason;
  /** The wait that the provider asked for, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** The HTTP status of the provider's answer, or the one that it named in a stream. */
  readonly status: number | undefined;
  constructor(code: ModelErrorCode, message: string, options: ModelErrorOptions) {
    super(message, { cause: options.cause });
    this.name = "ModelError";
    this.code = code;
    this.retryable = options.retryable;
    this.reason = options.reason ?? "failed";
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.status = options.status;
  }
}

/** The provider refused the pictures of a request, which it may accept without them. */
export class PicturesRefused extends ModelError {
  constructor(status: number | undefined) {
    super("model_unavailable", "the model's server does not accept the pictures of the request", {
      retryable: false,
      status,
    });
  }
}

/** The same failure in other words. */
export const reworded = (error: ModelError, message: string): ModelError =>
  new ModelError(error.code, message, error);
