import { PROVIDERS } from "@signet/contract/values";
import { EXIT } from "../command.ts";
import { environment } from "../environment.ts";
import { findSources } from "./choose-source.ts";
import type { ModelSource } from "./model-source.ts";
import type { InitParts, Wish } from "./parts.ts";

const SHOWN = 10;

/** Says what could answer, and how to go on where no service runs that could try it. */
export async function withoutService(wish: Wish, parts: InitParts): Promise<number> {
  const { terminal, serviceUrl } = parts;
  const { out, err, look } = terminal;
  const hint = (text: string) => err(look.paint("dim", `  ${text}`));
  const sources = await findSources(wish, parts);
  for (const { label, models } of sources)
    out(`found ${label}${models ? `: ${models.slice(0, SHOWN).join(", ")}` : ""}`);
  err(`${look.paint("red", "✗")} nothing was tried or set, because no service answers at ${serviceUrl}`);
  hint(`start it in another terminal: ${environment.self} serve; then: ${environment.self} init`);
  const [only, ...others] = sources;
  const words = only && others.length === 0 ? variables(only, wish.model) : [];
  if (words.length > 0) hint(`or start it with the model: ${words.join(" ")} ${environment.self} serve`);
  return EXIT.unreachable;
}

/** A source as variables of the environment, without its key: what is printed stays on the screen. */
function variables({ provider, baseUrl, model, models }: ModelSource, wanted: string | null): string[] {
  const { prefix } = PROVIDERS[provider];
  const name = wanted ?? model ?? models?.[0] ?? null;
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    ...(baseUrl === null ? [] : [`${prefix}_BASE_URL=${quoted(baseUrl)}`]),
    ...(name === null ? [] : [`${prefix}_MODEL=${quoted(name)}`]),
  ];
}
