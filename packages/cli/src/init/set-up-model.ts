import { type Client, ConnectionError } from "@signet/client";
import { EXIT, UsageError } from "../command.ts";
import { environment } from "../environment.ts";
import { probeLines } from "../probe-keys.ts";
import type { Terminal } from "../terminal.ts";
import { defuse } from "../text.ts";
import { askKey, askOffered, chooseModel } from "./choose-model.ts";
import { chooseSource } from "./choose-source.ts";
import { type ModelSource, settingsFor } from "./model-source.ts";
import { objectionTo } from "./objection.ts";
import type { InitParts, RunningService, Wish } from "./parts.ts";
import { withoutService } from "./without-service.ts";

/** Finds what can answer, lets a person choose, tries it through the service and sets it there. Returns the exit code. */
export async function setUpModel(wish: Wish, parts: InitParts): Promise<number> {
  const { terminal, client } = parts;
  const service = await serviceOf(client);
  if (service === null) return withoutService(wish, parts);
  showSet(service, terminal);
  const source = await chooseSource(wish, service, parts);
  if (source === null) return EXIT.failed;
  if (source === "keep") return sayKept(service, terminal);
  const withKey = await askKey(source, service, terminal);
  const { source: asked, offered } = await askOffered(wish, withKey, { service, client });
  const model = await chooseModel(wish, asked, { terminal, offered });
  return tryAndSet({ source: asked, model, force: wish.force }, service, parts);
}

/** Null if none answers. Throws a UsageError if another than its owner asks. */
async function serviceOf(client: Client): Promise<RunningService | null> {
  try {
    const { engine } = await client.status();
    const { editable, providers } = await client.providerKeys();
    if (editable) return defuse({ active: engine.active === "builtin" ? null : engine, providers });
  } catch (error) {
    if (error instanceof ConnectionError) return null;
    throw error;
  }
  throw new UsageError(
    "only the owner of this service sets its model: set SIGNET_PASSWORD, or run this on its machine",
  );
}

function showSet({ active, providers }: RunningService, { out, look }: Terminal): void {
  if (active) out(`${look.paint("green", "●")} ${active.provider}/${active.model} answers now`);
  for (const { provider, set, model, base_url, last4 } of providers) {
    const facts = [provider, model, last4 && `…${last4}`, base_url && `at ${base_url}`];
    if (set) out(look.paint("dim", `  set: ${facts.filter(Boolean).join("  ")}`));
  }
}

function sayKept({ active }: RunningService, { out, look }: Terminal): number {
  out(`${look.paint("green", "✓")} kept ${active?.provider}/${active?.model}; nothing was changed`);
  return EXIT.ok;
}

/** Sets a model if nothing speaks against it, or if that is forced. */
async function tryAndSet(
  { source, model, force }: { source: ModelSource; model: string; force: boolean },
  service: RunningService,
  { terminal, client }: InitParts,
): Promise<number> {
  const { out, err, look } = terminal;
  const { provider } = source;
  const { active, providers } = service;
  const current = providers.find((one) => one.provider === provider);
  const settings = settingsFor(source, model, current);
  out(look.paint("dim", `trying ${provider}/${model} with a short request …`));
  const probed = defuse(await client.probeProvider(provider, settings));
  probeLines(probed, look).forEach(out);
  const objection = objectionTo(probed, model);
  if (objection !== null && !force) {
    err(`${look.paint("red", "✗")} nothing was set: ${objection}`);
    err(look.paint("dim", "  to set it all the same, add --force"));
    return EXIT.failed;
  }
  const same = active?.provider === provider && active.model === model && Object.keys(settings).length === 1;
  if (same) return sayKept(service, terminal);
  const { updated } = await client.setProviderKeys(settings);
  out(`${look.paint("green", "✓")} set ${defuse(updated).join(", ")}`);
  const { engine: now } = defuse(await client.status());
  out(
    look.paint(
      "dim",
      `  from the next request on, ${now.provider}/${now.model} answers; try: ${environment.self} chat`,
    ),
  );
  return EXIT.ok;
}
