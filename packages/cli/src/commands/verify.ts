import { readFile } from "node:fs/promises";
import { RERUN_EXIT } from "@signet/contract/values";
import { type FaultCode, parsePolicy, VerifyError, type WitnessPolicy } from "@signet/verify";
import {
  addressOf,
  connect,
  defineCommand,
  EXIT,
  unreadable,
  UsageError,
  urlHelp,
  urlOption,
} from "../command.ts";
import { revealedField } from "../revealed-fields.ts";
import { verifyGit } from "../git-evidence.ts";
import { environment } from "../environment.ts";
import { type EvidenceVerdict, verifyFile, verifyNamedReceipt, verifyServiceLedger } from "../evidence.ts";
import { evidenceReport } from "../evidence-report.ts";
import { TOO_LARGE } from "../large-record.ts";
import { openTrustedLedgers } from "../trusted-ledgers.ts";
import { namesReceipt } from "../receipt-name.ts";
import { runServer } from "../server.ts";
import type { SignedLedgerParts } from "../trusted-key.ts";
import type { Terminal } from "../terminal.ts";
import { withArchive } from "../pack-project.ts";
import { defuse, jsonLine } from "../text.ts";

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
  bad_rotation: 35,
  no_quorum: 36,
  bad_policy: 37,
};

const rerunCodes = Object.entries(RERUN_EXIT)
  .filter(([, exit]) => exit > 0)
  .map(([result, exit]) => `  ${exit}  ${result} (--rerun)`)
  .join("\n");

/** `signet verify`: checks a ledger, a receipt or a recorded run, without trusting the service. */
export const verify = defineCommand({
  help: `
signet verify [options]               fetches the whole ledger, follows its chain and checks its signature
signet verify <receipt> [options]     fetches one receipt and checks its hash and its place in the signed
                                      ledger; it is named by its hash, its first 6 or more digits, or last
signet verify <file>                  offline: a ledger (.ndjson), a receipt (.json), the data of
                                      code_receipt (.json), a run's events, as its stream was saved or
                                      as signet code --json printed it, or what signet reveal printed
signet verify <record> --rerun        also runs the check of a coding run again, in a sandbox of this machine, and
                                      compares the result; save the record with: signet run <run> --record
signet verify --git [<commits>]       compares the commits that name a receipt with what it sealed; all up
                                      to HEAD, or a range such as main..HEAD

  --field <field>          the file must prove this field of a receipt: task, files or events
  --rerun                  run the check again with nothing but what the receipt commits to
  --repo <folder>          with --rerun of a run on a project: the project as it was sent, or the archive of it
  --include <path>         with --repo, as for signet code
  --setup                  with --rerun: install the packages that the run installed, in the sandbox, from the
                           registries of SVC_SANDBOX_EGRESS
  --key <key>              the ledger's key that you trust, or a file that has it; without it, the one that
                           this service showed the first time
  --policy <file>          the witnesses that must have cosigned the ledger (C2SP tlog-policy)
  --ledger <file>          with --git: the ledger, in place of the service
  --json                   the verdict as JSON
${urlHelp}

The newest signed size and root of a service's ledger are kept on this machine. The next time, this command
notices if the ledger was cut short or rewritten since, even as a whole. docs/verify.md does all this with
curl, jq, openssl and sha256sum.

Exit codes: 0 verified, 1 refused by the service, 2 usage or an empty file, 3 service unreachable, and
${rerunCodes}
${Object.entries(FAULT_EXIT)
  .map(([code, exit]) => `  ${exit}  ${code}`)
  .join("\n")}`,
  options: {
    ...urlOption,
    json: { type: "boolean" },
    git: { type: "boolean" },
    rerun: { type: "boolean" },
    repo: { type: "string" },
    include: { type: "string", multiple: true },
    setup: { type: "boolean" },
    field: { type: "string" },
    ledger: { type: "string" },
    key: { type: "string" },
    policy: { type: "string" },
  },
  positionals: 1,
  async run({ values, positionals: [name], terminal }) {
    if (values.git) return judgeGit(terminal, name ?? "HEAD", values);
    if (values.rerun && name === undefined)
      throw new UsageError("name the record of a run: signet verify <record> --rerun");
    const found = await judge(name, values);
    const evidence = values.field === undefined ? found : provingField(found, values.field);
    const { of: _, verdict, ...more } = evidence;
    if (values.json) terminal.out(jsonLine({ ...verdict, ...more }));
    else for (const line of evidenceReport(defuse(evidence), terminal.look, Date.now())) terminal.out(line);
    if (verdict === TOO_LARGE && values.rerun) return RERUN_EXIT.bad_record;
    if (!verdict.ok) return FAULT_EXIT[verdict.code];
    if (!values.rerun) return EXIT.ok;
    if (!("receiptSha" in verdict)) throw new UsageError("a ledger has no check that can be run again");
    return runCheckAgain(name!, verdict.receiptSha, values);
  },
});

/** Runs the check of a record again, in the service's own program. */
async function runCheckAgain(
  file: string,
  receiptSha: string,
  { repo, include, setup, json }: { repo?: string; include?: string[]; setup?: boolean; json?: boolean },
): Promise<number> {
  const flags = [...(json ? ["--json"] : []), ...(setup ? ["--setup"] : [])];
  const again = (...more: string[]) => runServer(["rerun", file, receiptSha, ...flags, ...more]);
  if (repo === undefined) return again();
  return withArchive(repo, include, (archive) => again("--archive", archive));
}

/** The evidence, refused unless it proves a field. */
function provingField(evidence: EvidenceVerdict, word: string): EvidenceVerdict {
  const field = revealedField(word);
  if (evidence.of === "ledger")
    throw new UsageError("a ledger proves no field; give what signet reveal printed");
  const { verdict } = evidence;
  if (!verdict.ok || verdict.opened.includes(field)) return evidence;
  const message = `nothing in this file proves the ${word}`;
  const refused = { ok: false, code: "commitment_mismatch", field, message } as const;
  return { of: "receipt", verdict: refused, place: null };
}

/** The policy in a file, or the refusal of one that cannot be read as such. */
async function readPolicy(file: string): Promise<WitnessPolicy | EvidenceVerdict> {
  try {
    return await parsePolicy(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof VerifyError)) throw unreadable(error, file, "verify");
    const { code, message } = error;
    return { of: "receipt", verdict: { ok: false, code, field: "policy", message }, place: null };
  }
}

async function judge(
  name: string | undefined,
  { url, key, policy: policyFile }: { url?: string; key?: string; policy?: string },
): Promise<EvidenceVerdict> {
  const policy = policyFile === undefined ? undefined : await readPolicy(policyFile);
  if (policy && "of" in policy) return policy;
  const parts = () => serviceParts(url, { key, policy });
  if (name === undefined) return verifyServiceLedger(parts());
  try {
    return await verifyFile(name, { ledgers: trustedLedgers(), givenKey: key, policy });
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing && namesReceipt(name)) return verifyNamedReceipt(parts(), name);
    throw error instanceof UsageError ? error : unreadable(error, name, "verify");
  }
}

const trustedLedgers = () => openTrustedLedgers(environment.ledgersFile);

const serviceParts = (
  url: string | undefined,
  { key, policy }: { key: string | undefined; policy: WitnessPolicy | undefined },
): SignedLedgerParts => ({
  client: connect(url),
  service: addressOf(url),
  ledgers: trustedLedgers(),
  givenKey: key,
  policy,
});

/** Verifies commits; a policy that cannot be read is refused with its own exit code. */
async function judgeGit(
  terminal: Terminal,
  range: string,
  {
    url,
    key,
    policy: file,
    ...options
  }: { url?: string; key?: string; policy?: string; ledger?: string; json?: boolean },
): Promise<number> {
  if (options.ledger !== undefined && (key !== undefined || file !== undefined))
    throw new UsageError("a ledger in a file is not signed: give --ledger, or --key and --policy");
  const policy = file === undefined ? undefined : await readPolicy(file);
  if (policy && "of" in policy) {
    for (const line of evidenceReport(defuse(policy), terminal.look, Date.now())) terminal.out(line);
    return FAULT_EXIT.bad_policy;
  }
  return verifyGit(terminal, range, { ...options, service: () => serviceParts(url, { key, policy }) });
}
