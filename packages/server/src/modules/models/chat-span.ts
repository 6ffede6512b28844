import type { ModelName, ModelRequest } from "@signet/contract";
import { openSpan } from "../../base/spans.ts";
import type { WatchedEnd } from "./watched.ts";

/** The names of providers in OpenTelemetry's conventions, where they differ from ours. */
const NAMES = new Map(Object.entries({ gemini: "gcp.gemini", mistral: "mistral_ai", xai: "x_ai" }));

/** Begins the span of an attempt at a turn, by the conventions for generative AI: no text of the request or the turn. */
export function openChatSpan({ provider, id }: ModelName, { maxOutputTokens }: ModelRequest) {
  const span = openSpan(
    `chat ${id}`,
    {
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": NAMES.get(provider) ?? provider,
      "gen_ai.request.model": id,
      "gen_ai.request.stream": true,
      ...(maxOutputTokens === undefined ? {} : { "gen_ai.request.max_tokens": maxOutputTokens }),
    },
    { outward: true },
  );
  return ({ outcome, firstSeconds, reason, usage, error }: WatchedEnd): void => {
    if (firstSeconds !== null) span.set({ "gen_ai.response.time_to_first_chunk": firstSeconds });
    if (reason !== null) span.set({ "gen_ai.response.finish_reasons": [reason] });
    if (usage !== null)
      span.set({
        "gen_ai.usage.input_tokens": usage.input_tokens,
        "gen_ai.usage.output_tokens": usage.output_tokens,
        "gen_ai.usage.cache_read.input_tokens": usage.cached_tokens,
      });
    if (error?.status !== undefined) span.set({ "http.response.status_code": error.status });
    if (outcome !== "done") span.fail(outcome);
    span.end();
  };
}
