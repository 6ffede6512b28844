import { API_BASE, type CodeEventBody, ROUTES, type RunKind } from "@signet/contract";
import { Stopped } from "../../agents/port.ts";
import { isAway, isFull } from "../../base/away.ts";
import { describe, type Log } from "../../base/log.ts";
import { Problem, problemBody } from "../../base/problem.ts";
import { OWNER_ACCOUNT } from "../../modules/access/caller.ts";
import { type FailureReason, liesInRequest, ModelError } from "../../modules/models/model-error.ts";
import { SandboxError } from "@signet/sandbox";
import { LeaseLost } from "../../modules/runs/leases.ts";
import type { RunRow } from "../../modules/runs/runs.ts";

/** The event about a run's failure, the same for all kinds of run. */
export type ErrorEvent = Extract<CodeEventBody, { name: "error" }>;

/** Who caused a failure. `request` (too long, filtered) is one that the caller can cause. */
export type Fault = "service" | "provider" | "request";

/** How a run's work failed. */
export type RunFailure =
  | { stopped: "cancelled" | "timeout" }
  | {
      stopped?: never;
      fault: Fault;
      problem: Problem;
      error: ErrorEvent;
    };

const ASKED_AT: Record<RunKind, string> = {
  code: API_BASE + ROUTES.codeRun.path,
  chat: API_BASE + ROUTES.chatRun.path,
  visual: API_BASE + ROUTES.visual.path,
};

/** Classifies an error of a run's work. Rethrows errors that do not end the run: a lost lease, a stopping service, a database that is away. */
export function endOfThrown(thrown: unknown, row: RunRow, log: Log): RunFailure {
  if (thrown instanceof LeaseLost) throw thrown;
  if (thrown instanceof Stopped) {
    if (thrown.why === "shutdown") throw thrown;
    return { stopped: thrown.why };
  }
  const problem = problemOf(thrown, row.account === OWNER_ACCOUNT);
  // A provider or a sandbox that fails in the same words as the database has a name of its own.
  if (problem.code === "internal" && isAway(thrown)) throw thrown;
  if (problem.code === "internal" || isFull(thrown))
    log.error({ run: row.id, request: row.request_id, ...describe(thrown) }, `${row.kind} run failed`);
  else if (problem.message !== (thrown as Error).message)
    log.warn({ run: row.id, request: row.request_id, ...describe(thrown) }, "the model failed");
  return { fault: faultOf(thrown), problem, error: errorEvent(problem, row) };
}

/** The `error` event for a problem of a run, before its charge is known. */
export const errorEvent = (problem: Problem, row: RunRow): ErrorEvent => ({
  name: "error",
  data: {
    ...problemBody(problem, { instance: ASKED_AT[row.kind], requestId: row.request_id }),
    charged: false,
  },
});

/** The code of the problem that an event is about. */
export const codeOf = ({ data }: ErrorEvent): string => String(data["code"]);

/** Who caused a thrown error. */
function faultOf(thrown: unknown): Fault {
  if (!(thrown instanceof ModelError)) return "service";
  return liesInRequest(thrown) ? "request" : "provider";
}

const NO_ROOM = "the service has no room left to store what the run did; try again later";

const NOT_NOW = "the model of this service cannot be used now; its operator has to look into that";
/** Failures that are the affair of whoever set the model. */
const OF_OPERATOR = new Set<FailureReason>([
  "invalid_key",
  "no_credit",
  "forbidden",
  "unknown_model",
  "unreachable",
  "blocked",
]);

/** What callers who are not the owner are told: nothing of keys, addresses and settings. */
function toldOthers({ message, reason }: ModelError): string {
  if (OF_OPERATOR.has(reason)) return NOT_NOW;
  const parts = message.split("; ").filter((part) => !/\b[A-Z]+_[A-Z]/.test(part));
  return parts.join("; ") || NOT_NOW;
}

/** The problem for a thrown error; `internal` if it has no name. `isOwner`: whether the owner asked. */
function problemOf(thrown: unknown, isOwner: boolean): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof ModelError) {
    const code = thrown.code === "model_timeout" ? "model_timeout" : "model_unavailable";
    // A refused key or an unknown model is refused again.
    const told = isOwner ? thrown.message : toldOthers(thrown);
    return new Problem(code, told, { cause: thrown, retryable: thrown.retryable });
  }
  if (thrown instanceof SandboxError)
    return new Problem("sandbox_unavailable", thrown.message, { cause: thrown });
  if (isFull(thrown)) return new Problem("not_ready", NO_ROOM, { cause: thrown });
  return new Problem("internal", "the run failed on our side; the request id finds it in the service's log", {
    cause: thrown,
  });
}
