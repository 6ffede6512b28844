import { z } from "zod";

/**
 * The names of models that take pictures, without the path before them (`accounts/fireworks/models/`, `anthropic/`). What
 * the providers document, and the catalogs of the AI SDK, as of November 2026.
 */
const SEEING = [
  /^claude-(?!instant|v?[12]\b)/,
  /^(?:gpt-4o|gpt-4\.[15]|gpt-4-turbo|gpt-[5-9]|gpt-\d\d|chatgpt-\d|codex-mini|o1(?!-mini|-preview)|o3(?!-mini)|o[4-9])/,
  /^gemini-/,
  /^gemma-?[3-9](?!.*\b(?:1b|270m))/,
  /^(?:mistral-(?:large|medium|small)|magistral-(?:medium|small)|ministral-\d+b)-(?:latest|[3-9]\b|2509|251\d|2[6-9]\d\d)/,
  /^mistral-medium$/,
  /^grok-(?:[4-9]|latest)/,
  /^llama-4-/,
  /^kimi-(?:k2[.p][5-9]|k[3-9])/,
  /^glm-[\d.p]+v/,
  /(?:^|[-._])(?:vision|vl|vlm|llava|pixtral|omni)(?:$|[-._:\d])/,
];
/** Kinds of such models that take other things. */
const OTHER_KINDS = /audio|realtime|transcri|\btts|embed|search-preview|guard|\blive\b/;

/** Whether a model takes pictures, by its name alone. Unknown names do not. */
export function seesByName(model: string): boolean {
  const name = model.toLowerCase().slice(model.lastIndexOf("/") + 1);
  return !OTHER_KINDS.test(name) && SEEING.some((pattern) => pattern.test(name));
}

const words = z.array(z.string()).catch([]);
/** How servers say of a listed model what it takes: OpenRouter and llama.cpp, LM Studio, Mistral, mlx. */
const Entry = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  type: z.string().optional().catch(undefined),
  input_modalities: words.default([]),
  architecture: z
    .object({ input_modalities: words.default([]) })
    .catch({ input_modalities: [] })
    .optional(),
  capabilities: z
    .union([
      z.array(z.string()),
      z.object({ vision: z.boolean() }).transform(({ vision }) => (vision ? ["vision"] : [])),
    ])
    .catch([])
    .default([]),
});
const Lists = z.union([
  z.array(z.unknown()).transform((data) => ({ data, models: [] })),
  z.object({ data: z.array(z.unknown()).default([]), models: z.array(z.unknown()).default([]) }),
]);

/** Whether a server's list of models says that this one takes pictures. */
export function seesByListing(listing: unknown, model: string): boolean {
  const { data, models } = Lists.safeParse(listing).data ?? { data: [], models: [] };
  return [...data, ...models].some((item) => {
    const entry = Entry.safeParse(item).data;
    if (entry?.id !== model && entry?.name !== model) return false;
    const taken = [...entry.input_modalities, ...(entry.architecture?.input_modalities ?? [])];
    const says = (...marks: string[]) => entry.capabilities.some((one) => marks.includes(one));
    return taken.includes("image") || says("vision", "multimodal", "image") || entry.type === "vlm";
  });
}
