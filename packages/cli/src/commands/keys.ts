import { environment } from "../environment.ts";
import type { Client } from "@signet/client";
import { probeKeys } from "../probe-keys.ts";
import type { ProviderKey } from "@signet/contract";
import { NO_MODEL_CHOSEN, PROVIDER_IDS, PROVIDERS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import { column, defuse, jsonLine } from "../text.ts";

/** `signet keys`: the owner's keys for model providers. */
export const keys = defineCommand({
  help: `
signet keys [list]                      list providers and their keys
signet keys set <NAME> [<NAME>=<value> …] set keys, models and addresses, as in
                                          signet keys set OPENAI_API_KEY
                                        asks for the value of a name without one, or reads it from standard
                                        input, one line each: a key on the command line stays in the shell's
                                        history
signet keys clear <NAME | provider> …   clear a setting, or everything stored for a provider
signet keys probe [<provider> …]        try each key that is set, or those of the named providers, with a
                                        short request, and whether the model calls tools

Providers: ${PROVIDER_IDS.join(", ")}.
Names: <PROVIDER>_API_KEY, <PROVIDER>_MODEL, <PROVIDER>_BASE_URL, <PROVIDER>_CONTEXT_TOKENS,
       <PROVIDER>_VISION (1 or 0: whether the model takes pictures).

  --json                   the service's answers as they are
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 40,
  async run({ values, positionals: [action = "list", ...names], terminal }) {
    const client = connect(values.url);
    const json = values.json ?? false;
    switch (action) {
      case "list":
        return list(client, terminal, json);
      case "set":
        return set(client, await assignments(names, terminal), terminal, json);
      case "clear":
        return set(client, clearedSettings(names), terminal, json);
      case "probe":
        return probeKeys(client, names, terminal, json);
      default:
        throw new UsageError(`keys has no action ${action}; there are list, set, clear and probe`);
    }
  },
});

async function list(client: Client, { out, look }: Terminal, json: boolean): Promise<number> {
  const answer = await client.providerKeys();
  if (json) return (out(jsonLine(answer)), EXIT.ok);
  for (const key of defuse(answer.providers)) {
    const mark = key.set ? look.paint("green", "✓") : look.paint("dim", "·");
    const facts = [column(key.provider, 18), column(keyOf(key), 22), key.set ? (key.model ?? "") : ""].join(
      "  ",
    );
    out(`${mark} ${key.set ? facts : look.paint("dim", facts)}`.trimEnd());
    if (key.base_url) out(look.paint("dim", `  ${column("", 18)}  at ${key.base_url}`));
    for (const name of key.unreadable ?? [])
      out(
        look.paint(
          "yellow",
          `  ${column("", 18)}  ${name} is stored but cannot be opened: the master key changed; set it again`,
        ),
      );
  }
  if (!answer.editable) out(look.paint("dim", "Only the owner of this service can see and set its keys."));
  else if (!answer.providers.some((key) => key.set))
    out(
      look.paint(
        "dim",
        `\nNo key is set: the built-in engine answers. To find and set a model: ${environment.self} init`,
      ),
    );
  return EXIT.ok;
}

function keyOf({ set, source, last4 }: ProviderKey): string {
  if (!set) return "no key";
  const where = source === "env" ? "environment" : "stored";
  return last4 ? `…${last4} (${where})` : where;
}

/** The settings by name; asks for values that were left out. */
async function assignments(texts: string[], terminal: Terminal): Promise<Record<string, string>> {
  if (texts.length === 0)
    throw new UsageError(`name a setting, as in: ${environment.self} keys set OPENAI_API_KEY`);
  const values = new Map<string, string>();
  const unset: string[] = [];
  for (const text of texts) {
    const [, name = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(text)!;
    if (name === "") throw new UsageError(`not a setting: ${text}`);
    if (value === "")
      throw new UsageError(`${name} has an empty value; to clear it: ${environment.self} keys clear ${name}`);
    if (value === undefined) unset.push(name);
    else values.set(name, value);
  }
  return Object.fromEntries([...values, ...(unset.length > 0 ? await readValues(unset, terminal) : [])]);
}

async function readValues(names: string[], { ask, readStdin }: Terminal): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  const lines = ask ? null : (await readStdin()).split(/\r?\n/);
  for (const [i, name] of names.entries()) {
    const value = (lines ? (lines[i] ?? "") : await ask!(`${name}: `)).trim();
    if (value === "") throw new UsageError(`no value given for ${name}`);
    values.set(name, value);
  }
  return values;
}

function clearedSettings(names: string[]): Record<string, string> {
  if (names.length === 0)
    throw new UsageError(`name what to clear, as in: ${environment.self} keys clear OPENAI_API_KEY`);
  const settings = names.flatMap((name) => {
    const provider = PROVIDER_IDS.find((id) => id === name);
    if (!provider) return [name];
    const { prefix } = PROVIDERS[provider];
    return ["API_KEY", "MODEL", "BASE_URL", "CONTEXT_TOKENS", "VISION"].map((field) => `${prefix}_${field}`);
  });
  return Object.fromEntries(settings.map((name) => [name, ""]));
}

async function set(
  client: Client,
  values: Record<string, string>,
  { out, look }: Terminal,
  json: boolean,
): Promise<number> {
  const answer = await client.setProviderKeys(values);
  if (json) return (out(jsonLine(answer)), EXIT.ok);
  const { updated, cleared: gone } = defuse(answer);
  if (updated.length > 0) out(`${look.paint("green", "✓")} set ${updated.join(", ")}`);
  if (gone.length > 0) out(`${look.paint("green", "✓")} cleared ${gone.join(", ")}`);
  const { engine } = defuse(await client.status());
  const text =
    engine.model === NO_MODEL_CHOSEN
      ? `set its model too; it may offer several: ${environment.self} models ${engine.provider}`
      : `from the next request on, ${engine.provider}/${engine.model} answers`;
  out(look.paint("dim", `  ${text}`));
  return EXIT.ok;
}
