import type { ProblemBody } from "@signet/contract";

/** The service refused or failed, and said why: `problem` is its answer as it came. */
export class ClientProblem extends Error {
  readonly problem: ProblemBody;
  constructor(problem: ProblemBody) {
    super(problem.detail || problem.title);
    this.name = "ClientProblem";
    this.problem = problem;
  }
}

/** No usable answer came: unreachable, cut off, silent for too long, or not a Signet service. `cause` is the last reason. */
export class ConnectionError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ConnectionError";
  }
}
