import { createHash } from "node:crypto";
import { ConnectionError } from "@signet/client";
import { openAttestation, parseVerifierKey } from "@signet/verify";
import { addressOf, connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import { runNamed } from "../run-name.ts";
import { openTrustedLedgers } from "../trusted-ledgers.ts";

/** `signet attestation`: the signed statement about the files of a run. */
export const attestation = defineCommand({
  help: `
signet attestation <run> [options]     <run>: its id, a part of it, or last

Prints a statement that names each file that the run made by its SHA-256 and says which check they passed, signed
with the ledger's key: an in-toto Statement v1 in a DSSE envelope, for tools that read such. The run's receipt
has the hash of these very bytes. It is compared with the receipt, and its signature with the ledger's key.

${urlHelp}`,
  options: urlOption,
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
    const receipt = sha === null ? null : await client.receipt(sha);
    const att = receipt?.kind === "code" ? receipt.att : null;
    if (createHash("sha256").update(envelope).digest("hex") !== att)
      throw new ConnectionError("the attestation is not the one that the run's receipt names");
    const known = await openTrustedLedgers(environment.ledgersFile).of(addressOf(values.url));
    const inTime = known?.former?.filter(({ until }) => Number(receipt?.seq) < until) ?? [];
    const keys = known
      ? [known.key, ...inTime.map(({ key }) => key)]
      : (await client.ledgerKey()).keys.map(({ key }) => key);
    await openAttestation(envelope, await Promise.all(keys.map(parseVerifierKey)));
    terminal.draw(`${envelope}\n`);
    return EXIT.ok;
  },
});
