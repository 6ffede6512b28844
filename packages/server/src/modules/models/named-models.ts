import { type Model, NO_MODEL_CHOSEN } from "@signet/contract";
import { ModelError, reworded } from "./model-error.ts";

const SHOWN = 10;

/** Up to ten of the names as text; those that resemble `wanted` come first. */
export function namesText(names: readonly string[], wanted = ""): string {
  const alike = (name: string) => wanted !== "" && (name.includes(wanted) || wanted.includes(name));
  const ordered = names.toSorted((a, b) => Number(alike(b)) - Number(alike(a)));
  const left = ordered.length - SHOWN;
  return ordered.slice(0, SHOWN).join(", ") + (left > 0 ? ` and ${left} more` : "");
}

/** Wraps a model so that the failure of one that its provider does not know names those that it does. */
export function withNames(model: Model, list: () => Promise<string[]>): Model {
  return {
    ...model,
    async *stream(request, signal) {
      try {
        yield* model.stream(request, signal);
      } catch (thrown) {
        if (!(thrown instanceof ModelError) || thrown.reason !== "unknown_model") throw thrown;
        // What is wrong with the list is not what is wrong with the turn.
        const names = await list().catch((): string[] => []);
        signal.throwIfAborted();
        if (names.length === 0 || names.includes(model.id)) throw thrown;
        throw reworded(thrown, `${thrown.message}; it offers ${namesText(names, model.id)}`);
      }
    },
  };
}

/** A model that nobody has named: every turn fails with what is missing. */
export const unnamedModel = (
  { engine, provider }: Pick<Model, "engine" | "provider">,
  error: ModelError,
  contextTokens: number,
): Model => ({
  engine,
  provider,
  id: NO_MODEL_CHOSEN,
  contextTokens,
  stream() {
    throw error;
  },
});
