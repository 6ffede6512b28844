import { VerifyError } from "@signet/verify";
import { requireAttested } from "../attested.ts";
import { addressOf, connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { runNamed } from "../run-name.ts";
import { defuse } from "../text.ts";
import { openTrustedLedgers } from "../trusted-ledgers.ts";

/** `signet attestation`: the signed statement about the files of a run. */
export const attestation = defineCommand({
  help: `
signet attestation <run> [options]     <run>: its id, a part of it, or last

Prints a statement that names each file that the run made by its SHA-256 and says which check they passed, signed
with the ledger's key: an in-toto Statement v1 in a DSSE envelope, for tools that read such. The run's receipt
has the hash of these very bytes. Nothing is printed unless that receipt is in the signed ledger, which continues
what was seen of it before, and the statement is of the same run.

  --key <key>              the ledger's key that you trust, as for signet verify
${urlHelp}`,
  options: { ...urlOption, key: { type: "string" } },
  positionals: 1,
  async run({ values, positionals: [name], terminal }) {
    if (name === undefined) throw new UsageError(`name a run; to list your runs: ${environment.self} runs`);
    const client = connect(values.url);
    const { run_id: id, receipt_sha: sha } = await runNamed(
      client,
      name,
      name === "last" ? "code" : undefined,
    );
    const envelope = Buffer.from(await client.runAttestation(id)).toString();
    const ledgers = openTrustedLedgers(environment.ledgersFile);
    const parts = { client, service: addressOf(values.url), ledgers, givenKey: values.key };
    try {
      const { source, key } = await requireAttested(parts, sha, envelope);
      if (source === "first") terminal.err(`key of the ledger, trusted from now on: ${defuse(key)}`);
    } catch (error) {
      if (!(error instanceof VerifyError)) throw error;
      terminal.err(`the attestation is not valid: ${defuse(error.message)} (${error.code})`);
      return EXIT.failed;
    }
    terminal.draw(`${envelope}\n`);
    return EXIT.ok;
  },
});
