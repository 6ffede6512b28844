import type { Model } from "@signet/contract";
import { ModelError, PicturesRefused, reworded } from "./model-error.ts";

/**
 * Uses the first of `models`, and the next one if it fails before any output of the turn. A model that failed is tried last
 * for a while, so that later turns do not wait for it again.
 */
export function withFallback([first, ...others]: [Model, ...Model[]], now: () => number): Model {
  if (others.length === 0) return first;
  const models = [first, ...others];
  const failedAt = new Map<Model, number>();
  const { engine, provider, id, pictures = [] } = first;
  return {
    engine,
    provider,
    id,
    contextTokens: Math.min(...models.map((model) => model.contextTokens)),
    // Those of the model that usually answers; another one is told in words what it does not take.
    pictures,
    async *stream(request, signal) {
      const rested = (model: Model) => now() - (failedAt.get(model) ?? -Infinity) > REST_MS;
      // Models that failed recently come last; the order is otherwise unchanged.
      const order = [...models.filter(rested), ...models.filter((model) => !rested(model))];
      const failures: string[] = [];
      for (const [i, model] of order.entries()) {
        const next = order[i + 1];
        let spoke = false;
        try {
          for await (const event of model.stream(request, signal)) {
            spoke ||= event.type !== "note" && event.type !== "writing";
            yield event;
          }
          failedAt.delete(model);
          return;
        } catch (thrown) {
          if (spoke || signal.aborted || !(thrown instanceof ModelError)) throw thrown;
          // A request that is too long, or shows what is refused, must be changed before anyone can answer it.
          if (thrown.code === "context_too_long" || thrown instanceof PicturesRefused) throw thrown;
          failedAt.set(model, now());
          failures.push(`${called(model)}: ${thrown.message}`);
          if (!next) throw withAll(thrown, failures);
          yield {
            type: "note",
            text: `${called(model)} failed: ${thrown.message}. ${called(next)} answers instead.`,
          };
        }
      }
    },
  };
}

/** The last failure, with the messages of all. */
const withAll = (error: ModelError, failures: string[]): ModelError =>
  failures.length > 1 ? reworded(error, `nobody could answer (${failures.join("; ")})`) : error;

const REST_MS = 60_000;
const called = ({ provider, id }: Model) => `${provider}/${id}`;
