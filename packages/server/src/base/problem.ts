import { PROBLEMS, type ProblemBody, type ProblemCode } from "@signet/contract";

/** What a problem may say beside its code. Nothing secret and nothing an upstream sent: all of it reaches the caller. */
export interface ProblemExtras {
  param?: string;
  errors?: { path: string; message: string }[];
  headers?: Record<string, string>;
  members?: Record<string, unknown>;
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
