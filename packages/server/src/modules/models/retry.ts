import type { Model } from "@signet/contract";
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
}

/** Retries a model after a temporary failure, but never after it sent an event, which would be repeated. */
export function withRetries(model: Model, { clock, random, attempts }: RetryOptions): Model {
  const { engine, provider, id, contextTokens } = model;
  return {
    engine,
    provider,
    id,
    contextTokens,
    async *stream(request, signal) {
      for (let attempt = 1; ; attempt++) {
        let spoke = false;
        try {
          for await (const event of model.stream(request, signal)) {
            spoke = true;
            yield event;
          }
          return;
        } catch (thrown) {
          if (spoke || attempt >= attempts || !(thrown instanceof ModelError) || !thrown.retryable)
            throw thrown;
          await clock.sleep(waitSeconds(thrown, attempt, random) * 1000, signal);
        }
      }
    },
  };
}

/** The wait that the provider asked for; else 1 s, doubled each time, reduced by a random part of up to half (jitter). */
function waitSeconds({ retryAfterSeconds }: ModelError, attempt: number, random: () => number): number {
  if (retryAfterSeconds !== undefined) return Math.min(retryAfterSeconds, MAX_ASKED_SECONDS);
  return Math.min(2 ** (attempt - 1), MAX_BACKOFF_SECONDS) * (1 - random() / 2);
}
