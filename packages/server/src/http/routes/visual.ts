import { PROBLEMS, type ProblemCode, type VisualResult } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { AcceptVisual } from "../../usecases/visual/accept-visual.ts";
import type { ReadRuns } from "../../usecases/runs/read-runs.ts";
import type { HttpApp } from "../context.ts";
import { rateLimitHeaders } from "../problem-headers.ts";
import { serve } from "../route.ts";
import { streamEvents } from "../sse.ts";

export interface VisualRouteParts {
  acceptVisual: AcceptVisual;
  readRuns: ReadRuns;
}

/** `/code/visual`: builds a page and returns the checked result, or streams the progress. */
export function visualRoutes(app: HttpApp, { acceptVisual, readRuns }: VisualRouteParts): void {
  serve(app, "visual", async ({ body, headers, caller, requestId, c }) => {
    const asking = { ...caller, requestId, idempotencyKey: headers["idempotency-key"] };
    const { id, meter } = await acceptVisual(body, asking);
    const limits = meter ? rateLimitHeaders(meter) : {};
    const events = (signal: AbortSignal) => readRuns.events(caller, id, 0, signal);
    if (c.req.header("accept")?.includes("text/event-stream"))
      return streamEvents(c, events, { headers: limits });
    const outcome = await outcomeOf(await events(c.req.raw.signal));
    if (outcome.error && outcome.result?.html == null) throw asProblem(outcome.error);
    if (!outcome.result)
      throw new Problem("not_ready", `the build continues; its events are at /runs/${id}/events`);
    for (const [name, value] of Object.entries(limits)) c.header(name, value);
    return outcome.result;
  });
}

interface Failure {
  code: string;
  detail: string;
  retryable: boolean;
}

/** The outcome of a build: its result, and the failure before it, if any. */
async function outcomeOf(
  events: AsyncIterable<{ name: string; data: string }[]>,
): Promise<{ result?: VisualResult; error?: Failure }> {
  let error: Failure | undefined;
  for await (const together of events) {
    const failed = together.find(({ name }) => name === "error");
    if (failed) error = JSON.parse(failed.data) as Failure;
    const done = together.find(({ name }) => name === "visual_done");
    if (!done) continue;
    const { seq: _, at: __, ...result } = JSON.parse(done.data) as VisualResult & { seq: number; at: string };
    return { result, ...(error ? { error } : {}) };
  }
  return error ? { error } : {};
}

/** A build's failure as the answer to its request. */
const asProblem = ({ code, detail, retryable }: Failure): Problem =>
  new Problem(Object.hasOwn(PROBLEMS, code) ? (code as ProblemCode) : "internal", detail, { retryable });
