import { Problem } from "../base/problem.ts";
import { liesInRequest, ModelError } from "../models/port.ts";
import { SandboxError } from "../sandbox/port.ts";
import type { Ending } from "./sealRun.ts";

/** Whose failure something thrown is. */
export function faultOf(thrown: unknown): NonNullable<Ending["fault"]> {
  if (!(thrown instanceof ModelError)) return "service";
  return liesInRequest(thrown) ? "request" : "provider";
}

/** What is told of something thrown: by its name where it has one. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof ModelError) {
    const code = thrown.code === "model_timeout" ? "model_timeout" : "model_unavailable";
    return new Problem(code, thrown.message, { cause: thrown });
  }
  if (thrown instanceof SandboxError)
    return new Problem("sandbox_unavailable", thrown.message, { cause: thrown });
  return new Problem("internal", "the run failed on our side; the request id finds it in the service's log", {
    cause: thrown,
  });
}
