import { PROBLEMS, type ProblemBody, type ProblemCode } from "@signet/contract";

/** What is left of a day's quota. */
export interface RateLimit {
  unit: "run" | "visual";
  limit: number;
  remaining: number;
  /** Milliseconds until the quota resets. */
  waitMs: number;
}

/** The optional parts of a problem. Everything except `cause` reaches the caller, so it must hold no secret and no upstream text. */
export interface ProblemExtras {
  /** The first invalid field, and all invalid fields. */
  param?: string;
  errors?: { path: string; message: string }[];
  /** Additional members of the body, beyond those of RFC 9457. */
  members?: Record<string, unknown>;
  /** Seconds after which the same request may succeed. */
  retryAfterSeconds?: number;
  rateLimit?: RateLimit;
  /** How to authenticate (RFC 9110). */
  challenge?: string;
  /** The allowed methods. */
  allow?: readonly string[];
  /** Whether the connection closes because the rest of the request is not read. */
  closes?: boolean;
  /** Whether the same request may succeed later, where that differs from the code's usual answer. */
  retryable?: boolean;
  cause?: unknown;
}

/** A named refusal or failure. Any other thrown error is a bug and becomes `internal`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.name = "Problem";
    this.code = code;
    this.extras = extras;
  }
  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** The RFC 9457 body of a problem for the request it answers. */
export function problemBody(problem: Problem, at: { instance: string; requestId: string }): ProblemBody {
  const { status, title, retryable } = PROBLEMS[problem.code];
  const { param, errors, members } = problem.extras;
  return {
    type: `urn:signet:problem:${problem.code}`,
    title,
    status,
    detail: problem.message,
    instance: at.instance,
    code: problem.code,
    request_id: at.requestId,
    retryable: problem.extras.retryable ?? retryable,
    ...(param === undefined ? {} : { param }),
    ...(errors === undefined ? {} : { errors }),
    ...members,
    error: {
      message: problem.message,
      type: status < 500 ? "invalid_request_error" : "api_error",
      code: problem.code,
      param: param ?? null,
    },
  };
}
