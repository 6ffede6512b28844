import type { Model, ModelEvent } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { ModelError } from "./model-error.ts";

const MAX_ASKED_SECONDS = 60;
const MAX_BACKOFF_SECONDS = 30;

export interface RetryOptions {
  clock: Clock;
  /** A random number from 0 to below 1. */
  random: () => number;
  /** The maximum number of attempts, including the first. */
  attempts: number;
  /** Receives every failure and the number of its attempt. */
  onFailure?: (error: ModelError, attempt: number) => void;
}

/**
 * Retries a model after a temporary failure, but never after an event went out, which would be repeated. Of a request that
 * needs only whole turns (`whole`), nothing but notes goes out before the turn is complete, so it is retried after text too.
 */
export function withRetries(model: Model, options: RetryOptions): Model {
  const { clock, random, attempts, onFailure } = options;
  const { engine, provider, id, contextTokens, pictures = [] } = model;
  return {
    engine,
    provider,
    id,
    contextTokens,
    pictures,
    async *stream(request, signal) {
      for (let attempt = 1; ; attempt++) {
        let spoke = false;
        try {
          const events = model.stream(request, signal);
          for await (const event of request.whole ? heldBack(events) : events) {
            spoke ||= event.type !== "writing";
            yield event;
          }
          return;
        } catch (thrown) {
          if (!(thrown instanceof ModelError)) throw thrown;
          onFailure?.(thrown, attempt);
          if (spoke || attempt >= attempts || !thrown.retryable) throw thrown;
          if (request.whole)
            yield {
              type: "note",
              // What to do about it is for the operator, and comes with the error if it stays.
              text: `asking again (${attempt + 1} of ${attempts}): ${thrown.message.split("; ", 1)[0]!}`,
            };
          await clock.sleep(waitSeconds(thrown, attempt, random) * 1000, signal);
        }
      }
    },
  };
}

/** The events of a turn once it is complete, its text in one piece. Only how much is written is told at once. */
async function* heldBack(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent, void> {
  let text = "";
  const others: ModelEvent[] = [];
  for await (const event of events)
    if (event.type === "text") text += event.text;
    else if (event.type === "writing") yield event;
    else others.push(event);
  if (text !== "") yield { type: "text", text };
  yield* others;
}

/** The wait that the provider asked for; else 1 s, doubled each time, reduced by a random part of up to half (jitter). */
function waitSeconds({ retryAfterSeconds }: ModelError, attempt: number, random: () => number): number {
  if (retryAfterSeconds !== undefined) return Math.min(retryAfterSeconds, MAX_ASKED_SECONDS);
  return Math.min(2 ** (attempt - 1), MAX_BACKOFF_SECONDS) * (1 - random() / 2);
}
