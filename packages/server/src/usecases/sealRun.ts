import { createHash } from "node:crypto";
import {
  API_BASE,
  type Check,
  type CodeEventBody,
  type CodeReceipt,
  type CodeRunRequest,
  type GivenFile,
  type WebhookBody,
} from "@signet/contract";
import type { Tries } from "../access/tries.ts";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Ledger, Unplaced } from "../ledger/ledger.ts";
import type { KeptFile, KeptFiles } from "../runs/files.ts";
import type { Journal } from "../runs/journal.ts";
import type { Metering } from "../metering/metering.ts";
import type { Outbox } from "../outbound/outbox.ts";
import type { Lease } from "../runs/leases.ts";
import type { RunRow } from "../runs/runs.ts";
import type { ModelName } from "../models/port.ts";
import type { Db, Tx } from "../store/db.ts";
import { chargeRun } from "./chargeRun.ts";
import { type Ending, finalState, receiptFields } from "./receiptFields.ts";

/** How a coding run ended. */
export interface CodeEnding extends Ending {
  check: Check;
}

export interface SealParts {
  db: Db;
  journal: Journal;
  ledger: Ledger;
  clock: Clock;
  config: Config;
  log: Log;
  service: string;
  outbox: Outbox;
  metering: Metering;
  tries: Tries;
  publicUrl: () => string;
  /** Called once a sealed run's webhook is due. */
  onDue: () => void;
}

export interface Sealing {
  lease: Lease;
  row: RunRow;
  request: CodeRunRequest;
  kept: KeptFiles;
  ending: CodeEnding;
  /** Who would have written the first turn. */
  model: ModelName;
  sandbox: string;
}

/**
 * Ends a run in one transaction: the last events, the receipt, the unit given back or spent, and the run's final state are there together or not at all.
 * Throws Fenced when the run belongs to another worker by now.
 */
export function createSealRun(parts: SealParts) {
  const { db, journal, ledger, clock, log } = parts;

  return async (sealing: Sealing): Promise<void> => {
    const { lease, row, request, ending } = sealing;
    const made = filesMade(sealing.kept.files, request.files);
    const receipt = await db.transaction().execute(async (tx) => {
      const charged = await chargeRun(parts, tx, row, ending);
      const last = doneEvent(sealing, made, clock.now());
      const { error } = ending;
      const said = error ? [{ ...error, data: { ...error.data, charged } }, last] : [last];
      await journal.appendIn(tx, lease, said);
      const sealed = (await ledger.append(tx, await codeFields(parts, tx, sealing, made))) as CodeReceipt & {
        receipt_sha: string;
      };
      const { receipt_sha } = sealed;
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
      });
      if (request.webhook_url !== undefined)
        await parts.outbox.add(tx, {
          runId: row.id,
          account: row.account,
          owner: row.owner,
          url: request.webhook_url,
          body: JSON.stringify(summaryOf(sealed, last.data, parts, clock.now())),
        });
      return sealed;
    });
    journal.wake(lease.runId);
    if (request.webhook_url !== undefined) parts.onDue();
    log.info(
      { run: row.id, ok: receipt.ok, end: receipt.end, seq: receipt.seq, receipt: receipt.receipt_sha },
      "run sealed",
    );
  };
}

/** What a run's webhook tells of it. */
function summaryOf(
  { run, ok, receipt_sha, seq, end, check, steps }: CodeReceipt & { receipt_sha: string },
  { files, duration_ms, conversation_id }: Done["data"],
  { publicUrl }: SealParts,
  now: number,
): WebhookBody {
  const receipt_url = `${publicUrl()}${API_BASE}/code/receipts/${receipt_sha}`;
  const counted = { files, steps, duration_ms, conversation_id };
  return {
    type: "code.run.completed",
    timestamp: new Date(now).toISOString(),
    data: { run_id: run, ok, receipt_sha, seq, end, check, ...counted, receipt_url, proof: null },
  };
}

type Done = Extract<CodeEventBody, { name: "code_done" }>;

async function codeFields(
  parts: SealParts,
  tx: Tx,
  { row, request, ending, model, sandbox }: Sealing,
  made: KeptFile[],
): Promise<Unplaced> {
  return {
    ...(await receiptFields(tx, { row, request, made, ending, model }, parts)),
    kind: "code",
    check: ending.check.kind,
    max_steps: request.max_steps,
    exit: ending.check.exit_code ?? -1,
    state_in: "",
    state_out: "",
    sandbox,
    att: "",
  };
}

function doneEvent({ row, request, kept, ending }: Sealing, made: KeptFile[], now: number): Done {
  const left = kept.complete
    ? ""
    : "\nThe workspace holds more than is kept; the list of files is not complete.";
  return {
    name: "code_done",
    data: {
      ok: ending.ok,
      files: made.map((file) => file.path),
      artifacts: made.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
      summary: ending.summary + left,
      exit_reason: ending.exitReason,
      check: ending.check,
      steps: ending.steps,
      usage: ending.usage,
      duration_ms: Math.max(0, now - (row.started_at ?? now)),
      conversation_id: request.conversation_id ?? null,
    },
  };
}

/** What the run made or changed: kept files without those that are still as they were given. */
function filesMade(kept: KeptFile[], given: GivenFile[]): KeptFile[] {
  const shaOf = new Map(
    given.map((file) => [file.path, createHash("sha256").update(contentOf(file)).digest("hex")]),
  );
  return kept.filter((file) => shaOf.get(file.path) !== file.sha256);
}

const contentOf = (file: GivenFile) =>
  Buffer.from(file.content, file.encoding === "base64" ? "base64" : "utf8");
