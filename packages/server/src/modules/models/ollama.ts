import { z } from "zod";
import { askForJson } from "./listing.ts";
import { ModelError } from "./model-error.ts";
import { baseUrlOf, type FetchFor, type ProviderChoice } from "./provider.ts";

const DEADLINE_MS = 2_000;

const Version = z.object({ version: z.string() });
const tokens = z.number().int().positive();
const Running = z.object({
  models: z.array(z.object({ name: z.string(), context_length: tokens.optional() })),
});
const Shown = z.object({
  parameters: z.string().default(""),
  model_info: z.record(z.string(), z.unknown()).default({}),
  capabilities: z.array(z.string()).default([]),
});

/** `sure`: the server works with this size; otherwise the model could have it, and the server may be set to less. */
export interface ContextSize {
  tokens: number;
  sure: boolean;
}

/** What an Ollama server says of a model: its context size, if it does, and whether it takes pictures. */
export interface OllamaModel {
  context: ContextSize | null;
  vision: boolean;
}

/**
 * Asks about a model whose address is an Ollama server; null for any other server. Only plain http addresses are asked: Ollama
 * has no other, and a gateway on the internet need not be.
 */
export async function askOllama(choice: ProviderChoice, fetchFor: FetchFor): Promise<OllamaModel | null> {
  const base = baseUrlOf(choice);
  if (!/^http:.*\/v1$/.test(base)) return null;
  const ask = async <T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T | null> => {
    const options = { deadlineMs: DEADLINE_MS, ...(body ? { body } : {}) };
    try {
      return (
        schema.safeParse(await askForJson(choice, fetchFor, base.slice(0, -3) + path, options)).data ?? null
      );
    } catch (thrown) {
      if (!(thrown instanceof ModelError)) throw thrown;
      return null;
    }
  };
  if (!(await ask(Version, "/api/version"))) return null;
  const { model } = choice;
  const [running, shown] = await Promise.all([ask(Running, "/api/ps"), ask(Shown, "/api/show", { model })]);
  const vision = shown?.capabilities.includes("vision") ?? false;
  return { context: contextOf(model, running, shown), vision };
}

function contextOf(
  model: string,
  running: z.infer<typeof Running> | null,
  shown: z.infer<typeof Shown> | null,
): ContextSize | null {
  const loaded = running?.models.find(({ name }) => name === model || name === `${model}:latest`);
  const used =
    loaded?.context_length ?? Number(/^num_ctx\s+(\d{1,9})\s*$/m.exec(shown?.parameters ?? "")?.[1]);
  if (used > 0) return { tokens: used, sure: true };
  const length = Object.entries(shown?.model_info ?? {}).find(([name]) =>
    name.endsWith(".context_length"),
  )?.[1];
  const possible = tokens.safeParse(length).data;
  return possible === undefined ? null : { tokens: possible, sure: false };
}
