import {
  API_BASE,
  type Check,
  type CodeEventBody,
  type CodeReceipt,
  type CodeRunRequest,
  type ModelName,
  type SealedControl,
  type WebhookBody,
} from "@signet/contract";
import { commit } from "@signet/verify";
import { describeLeftOut } from "../../agents/check/leftovers.ts";
import type { CoderState } from "../../agents/port.ts";
import type { SealFields } from "../../modules/ledger/ledger.ts";
import type { Files, KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import type { Outbox } from "../../modules/outbound/outbox.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import type { RunRow, Runs } from "../../modules/runs/runs.ts";
import type { Tx } from "../../store/db.ts";
import { stateText } from "../../modules/task-state/fold.ts";
import { chargeRun } from "../runs/charge-run.ts";
import type { RunLibrary } from "../techniques/library.ts";
import { type ConversationStart, sentFile } from "../runs/conversation.ts";
import type { TaskRecord } from "./record-task.ts";
import { shownState } from "./read-task-state.ts";
import { sealedHistory } from "../runs/sealed-history.ts";
import { shortPatch } from "../runs/run-patch.ts";
import { finalState, receiptFields } from "../runs/receipt-fields.ts";
import type { SealParts } from "../runs/seal-parts.ts";
import { type AttestParts, attestRun } from "./attest-run.ts";
import type { StoredInputs } from "./check-inputs.ts";
import type { CodeEnding } from "./code-ending.ts";

export interface SealCodeParts extends SealParts {
  runs: Runs;
  outbox: Outbox;
  library: RunLibrary;
  files: Files;
  publicUrl: () => string;
  /** The key of the ledger, which signs attestations, and its name. */
  attestor: Omit<AttestParts, "service">;
  /** Called when a sealed run's webhook is due. */
  onDue: () => void;
}

export interface CodeSealInput {
  lease: Lease;
  row: RunRow;
  request: CodeRunRequest;
  kept: KeptFiles;
  /** The state after its last step; null if there was none. */
  state: CoderState | null;
  begun: ConversationStart | null;
  /** The record of its conversation. */
  record: TaskRecord | null;
  ending: CodeEnding;
  /** The model at the start, in case no turn was written. */
  model: ModelName;
  sandbox: string;
  /** What the check was decided on; null if nothing was checked. */
  inputs: StoredInputs | null;
}

/**
 * Ends a run in one transaction, which writes the last events, the receipt, the charge or refund, and the final state.
 * Throws LeaseLost if the run belongs to another worker by now.
 */
export function createSealCodeRun(parts: SealCodeParts) {
  const { journal, ledger, clock, log } = parts;

  return async (sealing: CodeSealInput): Promise<void> => {
    const { lease, row, request, ending } = sealing;
    const made = filesMade(sealing);
    const diff = await diffOf(parts, sealing);
    const attestation = await attestRun({ ...parts.attestor, service: parts.service }, { ...sealing, made });
    const receipt = await journal.commit("seal", async (tx) => {
      const charged = await chargeRun(parts, tx, row, ending);
      const last = doneEvent(sealing, { made, diff }, clock.now());
      const { error } = ending;
      const said = error ? [{ ...error, data: { ...error.data, charged } }, last] : [last];
      await journal.appendIn(tx, lease, said);
      await store(parts, tx, row.id, [sealing.inputs, attestation]);
      const stateOut = await endState(parts, tx, sealing);
      const sealed = (await ledger.seal(tx, row.id, {
        ...(await codeFields(parts, tx, sealing, { made, att: attestation?.sha256 ?? "" })),
        state_out: stateOut,
      })) as CodeReceipt & {
        receipt_sha: string;
      };
      const { receipt_sha } = sealed;
      await sealing.record?.sealed(tx, receipt_sha);
      const data = {
        receipt_sha,
        ok: ending.ok,
        task: request.task,
        receipt: sealed,
        opening: row.opening,
        proof: null,
      };
      await journal.appendIn(tx, lease, [{ name: "code_receipt", data }], {
        state: finalState(ending),
        ok: ending.ok ? 1 : 0,
        exit_reason: ending.exitReason,
        check_kind: ending.check.kind,
        receipt_sha,
        finished_at: clock.now(),
        ...sealedHistory(sealing.state),
      });
      await parts.library.note(tx, row);
      if (request.webhook_url !== undefined)
        await parts.outbox.add(tx, {
          runId: row.id,
          account: row.account,
          owner: row.owner,
          url: request.webhook_url,
          body: JSON.stringify(summaryOf(row.id, sealed, last.data, parts, clock.now())),
        });
      return sealed;
    });
    journal.publish(lease.runId, []);
    parts.library.nudge();
    if (request.webhook_url !== undefined) parts.onDue();
    log.info(
      { run: receipt.run, request: row.request_id, ok: receipt.ok, end: receipt.end, seq: receipt.seq },
      "run sealed",
    );
  };
}

/** The body of a run's webhook. */
function summaryOf(
  runId: string,
  { ok, receipt_sha, seq, end, check, steps }: CodeReceipt & { receipt_sha: string },
  { files, duration_ms, conversation_id }: Done["data"],
  { publicUrl }: SealCodeParts,
  now: number,
): WebhookBody {
  const receipt_url = `${publicUrl()}${API_BASE}/code/receipts/${receipt_sha}`;
  const counted = { files, steps, duration_ms, conversation_id };
  return {
    type: "code.run.completed",
    timestamp: new Date(now).toISOString(),
    data: { run_id: runId, ok, receipt_sha, seq, end, check, ...counted, receipt_url, proof: null },
  };
}

type Done = Extract<CodeEventBody, { name: "code_done" }>;

async function codeFields(
  parts: SealCodeParts,
  tx: Tx,
  { row, begun, ending, model, sandbox }: CodeSealInput,
  { made, att }: { made: KeptFile[]; att: string },
): Promise<SealFields> {
  return {
    ...(await receiptFields(tx, { row, made, ending, model }, parts.service)),
    kind: "code",
    check: ending.check.kind,
    control: controlOf(ending.check),
    exit: ending.check.exit_code ?? -1,
    state_in: begun?.stateIn ?? "",
    sandbox,
    att,
  };
}

/** Stores contents with the run's files. */
async function store(
  { files }: SealCodeParts,
  tx: Tx,
  runId: string,
  contents: readonly (StoredInputs | null)[],
): Promise<void> {
  await files.add(
    tx,
    runId,
    contents.filter((content) => content !== null),
  );
}

/** The receipt's `control`: whether the deciding check was cross-checked. */
function controlOf({ kind, exit_code, control }: Check & { control?: string | null }): SealedControl {
  if (kind === "none" || exit_code === null) return "";
  return control === "confirmed" ? "confirmed" : "none";
}

function doneEvent(
  { row, request, kept, ending, inputs }: CodeSealInput,
  { made, diff }: { made: KeptFile[]; diff: string | null },
  now: number,
): Done {
  const leftOut = describeLeftOut(kept.leftOut ?? []);
  const left = [
    ...(kept.complete ? [] : ["\nThe workspace holds more than is kept; the list of files is not complete."]),
    ...(leftOut === "" ? [] : [`\nLeft out: ${leftOut}.`]),
  ].join("");
  return {
    name: "code_done",
    data: {
      ok: ending.ok,
      files: made.map((file) => file.path),
      artifacts: made.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
      inputs_sha256: inputs?.sha256 ?? null,
      summary: ending.summary + left,
      exit_reason: ending.exitReason,
      check: ending.check,
      diff,
      steps: ending.steps,
      usage: ending.usage,
      duration_ms: Math.max(0, now - (row.started_at ?? now)),
      conversation_id: request.conversation_id ?? null,
    },
  };
}

/** The patch for the last event. A file that cannot be read leaves it out: a run is sealed whatever happened to its files. */
async function diffOf(
  { files, log }: SealCodeParts,
  { row, request, begun, kept, state }: CodeSealInput,
): Promise<string | null> {
  try {
    return await shortPatch(files, { request, begun, kept: state === null ? null : kept });
  } catch (thrown) {
    log.warn({ request: row.request_id, why: String(thrown) }, "the patch of a run could not be made");
    return null;
  }
}

/** The files that the run made or changed: the kept files, except those that are still as the caller sent them. */
function filesMade({ kept, begun, request }: CodeSealInput): KeptFile[] {
  const sent = begun?.sent ?? request.files.map(sentFile);
  const shaOf = new Map(sent.map(({ path, sha256 }) => [path, sha256]));
  return kept.files.filter((file) => shaOf.get(file.path) !== file.sha256);
}

/** Writes how the run ended into its conversation's state. Returns the commitment to the state; empty if there is none. */
async function endState(
  parts: SealCodeParts,
  tx: Tx,
  { record, row, kept, state, ending, begun }: CodeSealInput,
): Promise<string> {
  if (record === null) return "";
  const { ok, exitReason, summary, steps } = ending;
  const now = await record.end(tx, { ok, exitReason, summary, steps, decisions: decisionsOf(ending) });
  const files = state === null ? begun!.files : kept.files;
  const shown = await shownState(parts, record.key, now, files);
  return commit(row.opening, "state_out", stateText(shown!));
}

/** The decisions of a run: what decided, and which parts of the work were not accepted. */
function decisionsOf({ check }: CodeEnding): string[] {
  const names = (paths: string[]) => paths.slice(0, 5).join(", ");
  return [
    ...(check.cmd === null ? [] : [`decided by (${check.kind}): ${check.cmd}`]),
    ...(check.proposed === null ? [] : [`not applied, because it decides: ${names(check.proposed.files)}`]),
    ...(check.left_out.length === 0 ? [] : [`left out: ${names(check.left_out.map(({ path }) => path))}`]),
  ];
}
