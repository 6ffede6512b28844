import { describe, type Log } from "../base/log.ts";
import { Problem, problemBody } from "../base/problem.ts";
import type { Ctx } from "./context.ts";

/** Any error as the answer a caller gets; what is not a Problem is logged and told as `internal` without a word of it. */
export function problemAnswer(thrown: unknown, c: Ctx, log: Log): Response {
  const requestId = c.get("requestId");
  let problem = thrown instanceof Problem ? thrown : undefined;
  if (!problem) {
    log.error({ request: requestId, path: c.req.path, ...describe(thrown) }, "a request failed");
    problem = new Problem(
      "internal",
      "something went wrong on our side; the request id finds it in the service's log",
    );
  }
  const body = problemBody(problem, { instance: c.req.path, requestId });
  return c.body(JSON.stringify(body), problem.status as 400, {
    ...problem.extras.headers,
    "Content-Type": "application/problem+json",
  });
}
