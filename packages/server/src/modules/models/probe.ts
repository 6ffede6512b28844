import type { Model } from "@signet/contract";
import { ModelError, type FailureReason } from "./model-error.ts";

export interface ProbeResult {
  ok: boolean;
  latencyMs: number;
  error?: { code: FailureReason; message: string };
}

const PROBE_MS = 10_000;
/** The smallest limit that every provider accepts. */
const MAX_TOKENS = 16;

/** Sends one request for a few tokens and reports the result. */
export async function probe(model: Model, now: () => number): Promise<ProbeResult> {
  const startedAt = now();
  const request = {
    system: "",
    messages: [{ role: "user" as const, text: "Say ok." }],
    tools: [],
    maxOutputTokens: MAX_TOKENS,
  };
  const answer = (error?: ProbeResult["error"]): ProbeResult => ({
    ok: !error,
    latencyMs: now() - startedAt,
    ...(error ? { error } : {}),
  });
  const deadline = AbortSignal.timeout(PROBE_MS);
  try {
    for await (const _ of model.stream(request, deadline));
    return answer();
  } catch (thrown) {
    if (thrown instanceof ModelError) return answer({ code: thrown.reason, message: thrown.message });
    if (!deadline.aborted) throw thrown;
    return answer({ code: "timeout", message: `the provider did not answer within ${PROBE_MS / 1000} s` });
  }
}
