import { verifyChain, verifyReceipt, type FaultCode, type ReceiptVerdict } from "@signet/verify";
import { connect, defineCommand, EXIT, unreadable, UsageError, urlHelp, urlOption } from "../command.ts";
import { revealedField } from "../revealed-fields.ts";
import { verifyGit } from "../git-evidence.ts";
import { verifyFile, type EvidenceVerdict } from "../evidence.ts";
import { namesReceipt, receiptNamed } from "../receipt-name.ts";
import type { OutputStyle } from "../terminal.ts";
import { defuse, jsonLine, plural } from "../text.ts";

/** The exit code of each fault. */
const FAULT_EXIT: Record<FaultCode, number> = {
  not_canonical: 10,
  bad_field: 11,
  bad_seq: 12,
  bad_prev: 13,
  wrong_log: 14,
  decreasing_ts: 15,
  duplicate_run: 16,
  sha_mismatch: 17,
  commitment_mismatch: 18,
  bad_opening: 19,
  unknown_version: 20,
  unknown_kind: 21,
  unknown_field: 22,
  missing_field: 23,
  contradiction: 24,
  no_open: 25,
  open_mismatch: 26,
  old_version: 27,
  run_mismatch: 28,
  bad_key: 29,
  bad_note: 30,
  bad_signature: 31,
  unknown_key: 32,
  bad_proof: 33,
  inconsistent: 34,
};

/** `signet verify`: checks a ledger, a receipt or a recorded run, without trusting the service. */
export const verify = defineCommand({
  help: `
signet verify [options]               fetches the whole ledger and follows its chain
signet verify <receipt> [options]     fetches one receipt and checks its hash; it is named by its hash,
                                      its first 6 or more digits, or last
signet verify <file>                  offline: a ledger (.ndjson), a receipt (.json), the data of
                                      code_receipt (.json), a run's events, as its stream was saved or
                                      as signet code --json printed it, or what signet reveal printed
signet verify --git [<commits>]       compares the commits that name a receipt with what it sealed; all up
                                      to HEAD, or a range such as main..HEAD

  --field <field>          the file must prove this field of a receipt: task, files or events
  --ledger <file>          with --git: the ledger, in place of the service
  --json                   the verdict as JSON
${urlHelp}

Even an unbroken chain may have been cut short, or rewritten as a whole by the operator: compare its size
and head with ones that you saved earlier. docs/verify.md does all this with
curl, jq, openssl and sha256sum.

Exit codes: 0 verified, 1 refused by the service, 2 usage or an empty file, 3 service unreachable, and
${Object.entries(FAULT_EXIT)
  .map(([code, exit]) => `  ${exit}  ${code}`)
  .join("\n")}`,
  options: {
    ...urlOption,
    json: { type: "boolean" },
    git: { type: "boolean" },
    field: { type: "string" },
    ledger: { type: "string" },
  },
  positionals: 1,
  async run({ values, positionals: [name], terminal }) {
    if (values.git) return verifyGit(terminal, name ?? "HEAD", values);
    const found = await judge(name, values.url);
    const evidence = values.field === undefined ? found : provingField(found, values.field);
    const { verdict } = evidence;
    if (values.json) terminal.out(jsonLine(verdict));
    else for (const line of report(defuse(evidence), terminal.look)) terminal.out(line);
    return verdict.ok ? EXIT.ok : FAULT_EXIT[verdict.code];
  },
});

/** The evidence, refused unless it proves a field. */
function provingField(evidence: EvidenceVerdict, word: string): EvidenceVerdict {
  const field = revealedField(word);
  if (evidence.of === "ledger")
    throw new UsageError("a ledger proves no field; give what signet reveal printed");
  const { verdict } = evidence;
  if (!verdict.ok || verdict.opened.includes(field)) return evidence;
  const message = `nothing in this file proves the ${word}`;
  return { of: "receipt", verdict: { ok: false, code: "commitment_mismatch", field, message } };
}

async function judge(name: string | undefined, url: string | undefined): Promise<EvidenceVerdict> {
  if (name === undefined) return { of: "ledger", verdict: await verifyChain(connect(url).ledgerLines()) };
  try {
    return await verifyFile(name);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing && namesReceipt(name)) return { of: "receipt", verdict: await judgeNamed(name, url) };
    throw error instanceof UsageError ? error : unreadable(error, name, "verify");
  }
}

async function judgeNamed(name: string, url: string | undefined): Promise<ReceiptVerdict> {
  const client = connect(url);
  const sha = await receiptNamed(client, name);
  const verdict = await verifyReceipt(await client.receipt(sha));
  if (!verdict.ok || verdict.receiptSha === sha) return verdict;
  const message = "the service returned a different receipt than the requested one";
  return { ok: false, code: "sha_mismatch", field: "receipt_sha", message };
}

function report({ of, verdict }: EvidenceVerdict, { paint }: OutputStyle): string[] {
  if (!verdict.ok) {
    const where = of === "ledger" ? `line ${verdict.seq} (counting from 0, like seq)` : verdict.field;
    return [`${paint("red", "✗")} ${where}: ${verdict.message} ${paint("dim", `(${verdict.code})`)}`];
  }
  if (of === "receipt") {
    const { opened: names } = verdict;
    const opened =
      names.length > 0 ? `, and ${names.join(", ")} ${names.length === 1 ? "matches" : "match"}` : "";
    const lines = [`${paint("green", "✓")} the receipt matches its hash${opened}`, `  ${verdict.receiptSha}`];
    return verdict.unconfirmed
      ? [...lines, paint("yellow", "  passes your command; not cross-checked")]
      : lines;
  }
  const { size, head, opens, sealed, unsealed, unconfirmed } = verdict;
  const under = unsealed.slice(0, 5).map((run) => `    ${run}`);
  const lines = [
    `${paint("green", "✓")} one unbroken chain of ${plural(size, "line")}`,
    `  head ${head}`,
    paint("dim", `  ${plural(opens, "run")} opened, ${sealed} sealed`),
  ];
  if (unconfirmed > 0)
    lines.push(paint("yellow", `  ${unconfirmed} ok only by the caller's command; not cross-checked`));
  if (unsealed.length === 0) return lines;
  return [...lines, paint("yellow", `  ${unsealed.length} without a seal: under way, or left out`), ...under];
}
