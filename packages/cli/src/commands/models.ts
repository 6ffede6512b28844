import type { Client } from "@signet/client";
import type { ProviderModels } from "@signet/contract";
import { NO_MODEL_CHOSEN, PROVIDERS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, urlHelp, urlOption } from "../command.ts";
import type { OutputStyle, Terminal } from "../terminal.ts";
import { column, defuse, jsonLine, plural } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet models`: which model answers now, its fallbacks, and the other providers. */
export const models = defineCommand({
  help: `
signet models [options]             which model answers now, the fallbacks in case it fails, and each
                                    provider's default model
signet models <provider> [options]  the models that a provider offers to the key that is set

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [provider], terminal }) {
    const { out, look } = terminal;
    const client = connect(values.url);
    if (provider !== undefined) return showOffered(client, provider, terminal, values.json ?? false);
    const [status, keys] = await Promise.all([client.status(), client.providerKeys()]);
    if (values.json) return (out(jsonLine({ engine: status.engine, ...keys })), EXIT.ok);
    const { engine } = defuse(status);
    const providers = defuse(keys.providers);
    out(
      engine.model === NO_MODEL_CHOSEN
        ? `${look.paint("red", "✗")} ${engine.provider} has no model; it may offer several: ${environment.self} models ${engine.provider}`
        : `${look.paint("green", "●")} ${engine.provider}/${engine.model} answers now`,
    );
    const fallbacks = providers.filter((key) => key.set && key.provider !== engine.provider);
    for (const { provider, model } of fallbacks) out(`  then ${provider}/${model}, if it fails`);
    out("");
    for (const { provider, model, set } of providers) {
      const { prefix, label, defaultModel } = PROVIDERS[provider];
      const name = set ? model : (defaultModel ?? `the value of ${prefix}_MODEL`);
      const facts = `${column(label, 28)}  ${column(name ?? "", 44)}`;
      out(
        `${set ? look.paint("green", "✓") : look.paint("dim", "·")} ${set ? facts : look.paint("dim", facts)}`.trimEnd(),
      );
    }
    out(
      look.paint(
        "dim",
        `\nSet a key: ${environment.self} keys set <PROVIDER>_API_KEY; another model: ${environment.self} keys set <PROVIDER>_MODEL=<name>`,
      ),
    );
    return EXIT.ok;
  },
});

async function showOffered(
  client: Client,
  provider: string,
  { out, look }: Terminal,
  json: boolean,
): Promise<number> {
  const offered = await client.providerModels(provider);
  if (json) out(jsonLine(offered));
  else for (const line of offeredLines(defuse(offered), look)) out(line);
  return offered.ok ? EXIT.ok : EXIT.failed;
}

function offeredLines(
  { provider, model, models: names, error }: ProviderModels,
  look: OutputStyle,
): string[] {
  if (error)
    return [
      `${look.paint("red", "✗")} ${provider}`,
      `  ${error.message}`,
      look.paint("dim", `  ${error.code}`),
    ];
  const rows = names.map((name) => (name === model ? `${look.paint("green", "●")} ${name}` : `  ${name}`));
  const unknown = model !== null && !names.includes(model);
  const { prefix } = PROVIDERS[provider];
  return [
    ...rows,
    look.paint("dim", `\n${plural(names.length, "model")}${model && !unknown ? `; ${model} is set` : ""}`),
    ...(unknown ? [look.paint("yellow", `${model} is set and is not among them`)] : []),
    look.paint("dim", `Set one: ${environment.self} keys set ${prefix}_MODEL=<name>`),
  ];
}
