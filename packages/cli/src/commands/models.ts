import { PROVIDERS } from "@signet/contract";
import { connect, defineCommand, EXIT, urlHelp, urlOption } from "../command.ts";
import { column, defuse, jsonLine } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet models`: which model answers now, its fallbacks, and the other providers. */
export const models = defineCommand({
  summary: "show which model answers, and which others could",
  help: `
signet models [options]

Shows which model answers now, the fallbacks in case it fails, and each provider's default model.

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const { out, look } = terminal;
    const client = connect(values.url);
    const [status, keys] = await Promise.all([client.status(), client.providerKeys()]);
    if (values.json) return (out(jsonLine({ engine: status.engine, ...keys })), EXIT.ok);
    const { engine } = defuse(status);
    const providers = defuse(keys.providers);
    out(`${look.paint("green", "●")} ${engine.provider}/${engine.model} answers now`);
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
