import type { Client } from "@signet/client";
import type { ProviderProbe } from "@signet/contract";
import { EXIT } from "./command.ts";
import { environment } from "./environment.ts";
import type { OutputStyle, Terminal } from "./terminal.ts";
import { column, defuse, jsonLine } from "./text.ts";

/** A smaller context window leaves a coding run too little room. */
const ENOUGH_TOKENS = 16_000;

/** Tries the keys of the named providers, or all that are set, and prints the results. Returns the exit code. */
export async function probeKeys(
  client: Client,
  requested: string[],
  { out, look }: Terminal,
  json: boolean,
): Promise<number> {
  const { providers } = await client.providerKeys();
  const names =
    requested.length > 0 ? requested : providers.filter((key) => key.set).map(({ provider }) => provider);
  if (names.length === 0)
    out(look.paint("dim", `No key is set. To find and set a model: ${environment.self} init`));
  let failed = false;
  for (const name of names) {
    const probed = await client.probeProvider(name);
    failed ||= !probed.ok;
    if (json) out(jsonLine(probed));
    else for (const line of probeLines(defuse(probed), look)) out(line);
  }
  return failed ? EXIT.failed : EXIT.ok;
}

/** The result of a probe for a person: one line, and one for each thing that stands in the way of coding runs. */
export function probeLines(
  { ok, provider, model, latency_ms, tools, context_tokens: context, error }: ProviderProbe,
  look: OutputStyle,
): string[] {
  const mark = ok ? look.paint("green", "✓") : look.paint("red", "✗");
  const line =
    `${mark} ${column(provider, 18)}  ${model}  ${look.paint("dim", `${latency_ms} ms`)}`.trimEnd();
  if (error) return [line, `  ${error.message}`, look.paint("dim", `  ${error.code}`)];
  const warnings = [
    ...(tools === false ? ["answers, but made no tool call: coding runs need one"] : []),
    ...(context !== undefined && context < ENOUGH_TOKENS
      ? [
          `its context is ${context} tokens, and coding runs need ${ENOUGH_TOKENS}: start Ollama with OLLAMA_CONTEXT_LENGTH=32768, other servers with theirs`,
        ]
      : []),
  ];
  return [line, ...warnings.map((text) => look.paint("yellow", `  ${text}`))];
}
