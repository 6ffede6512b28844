import { PROBLEMS, type ProblemBody, type ProblemCode } from "@signet/contract";

/** What is left of a day's quota. */
export interface RateLimit {
  unit: "run" | "visual";
  limit: number;
  remaining: number;
  /** Until the quota is back. */
  waitMs: number;
}

/** What a problem may say beside its code. Nothing secret and nothing an upstream sent: all but `cause` reaches the caller. */
export interface ProblemExtras {
  /** The field that is wrong, and every one that is. */
  param?: string;
  errors?: { path: string; message: string }[];
  /** Members of the body beside those of RFC 9457. */
  members?: Record<string, unknown>;
  /** After how long the same request may succeed. */
  retryAfterSeconds?: number;
  rateLimit?: RateLimit;
  /** How to authenticate (RFC 9110). */
  challenge?: string;
  /** The methods that there are instead. */
  allow?: readonly string[];
  /** Whether the rest of the request is left unread. */
  closes?: boolean;
  cause?: unknown;
}

/** A refusal or failure that has a name. Anything thrown that is not a Problem is a bug and becomes `internal`. */
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
    retryable,
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
