import { UsageError } from "../command.ts";
import { environment } from "../environment.ts";
import { choose } from "./choose.ts";
import { type ModelSource, requestedSource, serverSource, sourcesOf } from "./model-source.ts";
import type { InitParts, RunningService, Wish } from "./parts.ts";

/** What to do where there is nothing to choose from. */
const ADVICE: readonly string[] = [
  "No model server answers on this machine, and the environment has no key of a provider.",
  `  your own model:    start a server, such as ollama serve, then: ${environment.self} init`,
  `  a provider's key:  ${environment.self} init --provider anthropic   (or openai, groq, gemini, …)`,
  `  neither:           the built-in engine answers without a model: ${environment.self} code --help`,
];

/** Null: there is nothing to choose from, and what to do has been said. `keep`: what is set stays. */
export async function chooseSource(
  wish: Wish,
  { active }: RunningService,
  parts: InitParts,
): Promise<ModelSource | "keep" | null> {
  const { terminal } = parts;
  const mayKeep = active !== null && wish.model === null;
  if (mayKeep && wish.provider === null && !terminal.prompt) return "keep";
  const sources = await findSources(wish, parts);
  const [first, ...others] = sources;
  if (first === undefined) return mayKeep ? "keep" : null;
  if (wish.provider !== null) return first;
  if (!mayKeep && others.length === 0) {
    terminal.out(`found ${first.label}`);
    return first;
  }
  const labels = sources.map(({ label }) => label);
  if (!terminal.prompt)
    throw new UsageError(
      `several could answer: ${labels.join("; ")}. Name one with --provider or --base-url`,
    );
  const keep = mayKeep ? [`keep ${active.provider}/${active.model}`] : [];
  const question = "Which one answers?";
  const chosen = await choose(terminal, terminal.prompt, { question, options: [...keep, ...labels] });
  return sources.find(({ label }) => label === chosen) ?? "keep";
}

/**
 * What could answer: the source that was asked for, else the servers of this machine and the keys of the environment. Says
 * what stands in the way of a server, and what to do if there is nothing.
 */
export async function findSources(wish: Wish, parts: InitParts): Promise<ModelSource[]> {
  const { terminal, env, serviceUrl, findServers } = parts;
  const { provider, model } = wish;
  if (provider !== null) return [requestedSource({ ...wish, provider }, env)];
  const named = sourcesOf(env);
  // A service on another machine cannot reach this one's loopback.
  const servers = isLocal(serviceUrl) ? await findServers() : [];
  for (const { label, baseUrl, models, locked, load } of servers) {
    if (models.length > 0) continue;
    const next = locked
      ? `asks for a key: ${environment.self} init --base-url ${baseUrl} --key-stdin`
      : `has no model; give it one, as in: ${load}`;
    terminal.out(terminal.look.paint("yellow", `${label} runs at ${baseUrl} and ${next}`));
  }
  const others = servers.filter(
    ({ baseUrl, models }) => models.length > 0 && named.every((one) => one.baseUrl !== baseUrl),
  );
  const sources = [...others.map(serverSource), ...named];
  if (sources.length === 0) ADVICE.forEach(terminal.out);
  const fitting = sources.filter(({ models }) => model === null || models === null || models.includes(model));
  if (fitting.length > 0 || sources.length === 0) return fitting;
  throw new UsageError(`nothing that was found offers ${model}; without --model all are shown`);
}

const isLocal = (url: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
