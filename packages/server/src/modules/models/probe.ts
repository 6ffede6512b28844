import type { Model, ToolSpec } from "@signet/contract";
import { ModelError, type FailureReason } from "./model-error.ts";

export interface ProbeResult {
  ok: boolean;
  latencyMs: number;
  /** Whether the model calls a tool when asked to. Absent if that could not be seen. */
  tools?: boolean;
  error?: { code: FailureReason; message: string };
}

const PROBE_MS = 20_000;
/** Enough for a model that thinks before its call. */
const MAX_TOKENS = 512;

const READY: ToolSpec = {
  name: "ready",
  description: "Says that you are ready.",
  parameters: { type: "object", properties: {}, additionalProperties: false },
};

/** Asks for one tool call and reports the result. A model that takes no tools is asked for text. */
export async function probe(model: Model, now: () => number): Promise<ProbeResult> {
  const startedAt = now();
  const deadline = AbortSignal.timeout(PROBE_MS);
  const answer = (rest: Omit<ProbeResult, "ok" | "latencyMs">): ProbeResult => ({
    ok: !rest.error,
    latencyMs: now() - startedAt,
    ...rest,
  });
  try {
    return answer(await askForCall(model, deadline));
  } catch (thrown) {
    if (thrown instanceof ModelError)
      return answer({ error: { code: thrown.reason, message: thrown.message } });
    if (!deadline.aborted) throw thrown;
    const message = `the provider did not answer within ${PROBE_MS / 1000} s`;
    return answer({ error: { code: "timeout", message } });
  }
}

async function askForCall(model: Model, signal: AbortSignal): Promise<{ tools?: boolean }> {
  const ask = (text: string, tools: ToolSpec[]) => {
    const messages = [{ role: "user" as const, text }];
    return Array.fromAsync(
      model.stream({ system: "", messages, tools, maxOutputTokens: MAX_TOKENS }, signal),
    );
  };
  try {
    const events = await ask("Call the tool ready now.", [READY]);
    if (events.some((event) => event.type === "call")) return { tools: true };
    // A turn that was cut off at the limit might have ended with a call.
    return events.some((event) => event.type === "end" && event.reason === "length") ? {} : { tools: false };
  } catch (thrown) {
    if (!(thrown instanceof ModelError) || !refusesRequest(thrown)) throw thrown;
    await ask("Say ok.", []);
    return { tools: false };
  }
}

/** Whether the provider rejected the request itself, as some do with any request that has tools. */
const refusesRequest = ({ status, reason }: ModelError) =>
  reason === "failed" && (status === 400 || status === 422 || status === 501);
