import type { ProblemBody } from "@signet/contract";

/** The service refused or failed and said why: `problem` is the unchanged body of its answer. */
export class ClientProblem extends Error {
  readonly problem: ProblemBody;
  constructor(problem: ProblemBody) {
    super(problem.detail || problem.title);
    this.name = "ClientProblem";
    this.problem = problem;
  }
}

/** No usable answer arrived: the service was unreachable, cut off or silent for too long, or is not a Signet service. `cause` is the last error. */
export class ConnectionError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ConnectionError";
  }
}
