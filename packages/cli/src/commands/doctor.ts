import { createClient } from "@signet/client";
import type { CodeHealth } from "@signet/contract";
import { defineCommand, EXIT, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { runServer } from "../server.ts";
import { defuse, oneLine, plural } from "../text.ts";

const TIMEOUT_MS = 3_000;

/** `signet doctor`: the settings, what this machine lacks, and whether a service runs. */
export const doctor = defineCommand({
  help: `
signet doctor [options]

Shows each setting that differs from its default, what is missing on this machine, and whether a
service answers. Exit code 0: the service can run here, and the ledger of the
one that runs is whole.

  --all                    every setting, with its source
${urlHelp}`,
  options: { ...urlOption, all: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const code = await runServer(values.all ? ["doctor", "--all"] : ["doctor"]);
    const baseUrl = values.url ?? environment.signetUrl;
    terminal.out(`\n  service  ${await serviceRow(baseUrl)}`);
    const ledger = await ledgerOf(baseUrl);
    if (ledger === null) return code;
    terminal.out(`  ledger   ${ledgerRow(ledger)}`);
    if (ledger.reason === undefined) return code;
    terminal.out(`\nTo fix:\n  - the ledger of ${baseUrl}: ${oneLine(ledger.reason)}`);
    return code || EXIT.failed;
  },
});

async function serviceRow(baseUrl: string): Promise<string> {
  try {
    const { version, mode, engine } = defuse(await createClient({ baseUrl, timeoutMs: TIMEOUT_MS }).status());
    return oneLine(
      `${baseUrl} runs version ${version}, ${mode.replace("_", "-")}, answered by ${engine.model}`,
    );
  } catch {
    return `none answers at ${baseUrl}; start it with: ${environment.self} serve`;
  }
}

type LedgerHealth = CodeHealth["ledger"];

/** What the service says of its own ledger; null if it does not answer. */
async function ledgerOf(baseUrl: string): Promise<LedgerHealth | null> {
  try {
    return defuse(await createClient({ baseUrl, timeoutMs: TIMEOUT_MS }).codeHealth()).ledger;
  } catch {
    return null;
  }
}

function ledgerRow({ size, verified, never_sealed: left }: LedgerHealth): string {
  const lost =
    left && left.runs > 0 ? `; ${plural(left.runs, "run")} never sealed: line ${left.lines.join(", ")}` : "";
  return oneLine(`${plural(size, "line")}, ${verified ? "verified" : "not verified"}${lost}`);
}
