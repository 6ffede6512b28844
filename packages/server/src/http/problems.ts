import { randomUUID } from "node:crypto";
import { RequestError } from "@hono/node-server";
import { isAway, isFull } from "../base/away.ts";
import { describe, type Log } from "../base/log.ts";
import { Problem, problemBody } from "../base/problem.ts";
import type { Ctx } from "./context.ts";
import { commonHeaders } from "./headers.ts";
import { problemHeaders } from "./problem-headers.ts";

/**
 * The answer for any error. An error that is not a Problem is logged and answered without details: as `not_ready` if the store
 * is away or full, else as `internal`.
 */
export function problemAnswer(thrown: unknown, c: Ctx, log: Log): Response {
  const requestId = c.get("requestId");
  let problem = thrown instanceof Problem ? thrown : undefined;
  if (!problem) {
    log.error({ request: requestId, path: c.req.path, ...describe(thrown) }, "a request failed");
    problem = unexpected(thrown);
  }
  c.get("metrics").refused(problem.code);
  const body = problemBody(problem, { instance: c.req.path, requestId });
  return c.body(JSON.stringify(body), problem.status as 400, {
    ...problemHeaders(problem),
    "Content-Type": "application/problem+json",
  });
}

/** The problem for an error that is not one. */
function unexpected(thrown: unknown): Problem {
  if (isAway(thrown))
    return new Problem("not_ready", "the service cannot reach its store; try again in a moment", {
      retryAfterSeconds: 5,
    });
  if (isFull(thrown))
    return new Problem("not_ready", "the service has no room left to store anything; try again later", {
      retryAfterSeconds: 60,
    });
  return new Problem(
    "internal",
    "something went wrong on our side; the request id finds it in the service's log",
  );
}

/** The answer if the app itself fails: an invalid request line or host, or an unexpected thrown value. */
export function lastResort(log: Log): (thrown: unknown) => Response {
  return (thrown) => {
    const requestId = randomUUID();
    const bad = thrown instanceof RequestError;
    if (!bad) log.error({ request: requestId, ...describe(thrown) }, "a request failed");
    const problem = bad
      ? new Problem("invalid_request", "the request's address or host is not valid")
      : new Problem(
          "internal",
          "something went wrong on our side; the request id finds it in the service's log",
        );
    const { headers, body } = written(problem, requestId);
    return new Response(body, { status: problem.status, headers });
  };
}

/** The answer to what could not be read as a request. */
export const unreadable = (detail: string) => written(new Problem("invalid_request", detail), randomUUID());

const written = (problem: Problem, requestId: string) => ({
  headers: { ...commonHeaders(requestId, null), "Content-Type": "application/problem+json" },
  body: JSON.stringify(problemBody(problem, { instance: "/", requestId })),
});
