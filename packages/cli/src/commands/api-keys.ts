import type { Client } from "@signet/client";
import type { ApiKey } from "@signet/contract";
import { BOUNDS, TIER_IDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import { age, column, defuse, jsonLine } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet api-keys`: the caller's keys for the service. */
export const apiKeys = defineCommand({
  help: `
signet api-keys [list]                  list your keys, without the secret
signet api-keys mint [--label <text>]   create a key; it is shown once, on standard output
signet api-keys revoke <id> …           revoke keys

  --tier <tier>            ${TIER_IDS.join(", ")}; a paid one needs SIGNET_LICENSE (free)
  --label <text>           what the key is for, up to ${BOUNDS.label.max} characters
  --json                   the service's answers as they are
${urlHelp}

For keys of model providers, see: signet keys`,
  options: {
    ...urlOption,
    tier: { type: "string" },
    label: { type: "string" },
    json: { type: "boolean" },
  },
  positionals: 40,
  async run({ values, positionals: [action = "list", ...ids], terminal }) {
    const client = connect(values.url);
    const json = values.json ?? false;
    if (action !== "revoke" && ids.length > 0) throw new UsageError(`too many arguments: ${ids.at(-1)}`);
    switch (action) {
      case "list":
        return list(client, terminal, json);
      case "mint":
        return mint(client, values, terminal);
      case "revoke":
        return revoke(client, ids, terminal, json);
      default:
        throw new UsageError(`api-keys has no action ${action}; there are list, mint and revoke`);
    }
  },
});

async function list(client: Client, terminal: Terminal, json: boolean): Promise<number> {
  const { out, look, nowMs } = terminal;
  const answer = await client.apiKeys();
  if (json) return (out(jsonLine(answer)), EXIT.ok);
  const { keys } = defuse(answer);
  if (keys.length === 0) out(`No API keys yet. Create one: ${environment.self} api-keys mint --label laptop`);
  for (const key of keys) {
    const mark = key.revoked_at === null ? look.paint("green", "✓") : look.paint("red", "✗");
    const facts = [column(key.id, 13), column(key.tier, 5), column(useOf(key, nowMs()), 14)].join("  ");
    out(`${mark} ${look.paint("dim", facts)}  ${key.label}`);
  }
  return EXIT.ok;
}

function useOf({ revoked_at, last_used_at }: ApiKey, now: number): string {
  if (revoked_at !== null) return "revoked";
  return last_used_at === null ? "never used" : `used ${age(Date.parse(last_used_at), now)}`;
}

async function mint(
  client: Client,
  { tier, label, json }: { tier?: string; label?: string; json?: boolean },
  { out, err, look }: Terminal,
): Promise<number> {
  const known = TIER_IDS.find((id) => id === tier);
  if (tier !== undefined && !known) throw new UsageError(`--tier is one of ${TIER_IDS.join(", ")}`);
  const minted = await client.mintApiKey({ ...(known ? { tier: known } : {}), ...(label ? { label } : {}) });
  if (json) return (out(jsonLine(minted)), EXIT.ok);
  if (minted.api_key === null)
    return (err(look.paint("red", `✗ ${defuse(minted.notice ?? "")}`)), EXIT.failed);
  // Standard output gets only the key, so that it can be piped to a secret store.
  out(defuse(minted.api_key));
  err(look.paint("dim", "The key is shown only this once. Use it: export SIGNET_API_KEY=…"));
  return EXIT.ok;
}

async function revoke(
  client: Client,
  ids: string[],
  { out, look }: Terminal,
  json: boolean,
): Promise<number> {
  if (ids.length === 0)
    throw new UsageError(`name the key to revoke by its id; to list your keys: ${environment.self} api-keys`);
  for (const id of ids) {
    const revoked = await client.revokeApiKey(id);
    out(
      json ? jsonLine(revoked) : `${look.paint("green", "✓")} revoked ${defuse(`${id}  ${revoked.label}`)}`,
    );
  }
  return EXIT.ok;
}
