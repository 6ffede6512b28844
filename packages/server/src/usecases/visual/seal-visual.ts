import {
  type ModelName,
  VISUAL_PROTOCOL,
  type VisualReport,
  type VisualRequest,
  type VisualResult,
} from "@signet/contract";
import { isDesktopPicture, PAGE_FILE, REPORT_FILE } from "@signet/verify";
import type { BuilderState } from "../../agents/visual/port.ts";
import type { Files, KeptFile } from "../../modules/runs/files.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { SealFields } from "../../modules/ledger/ledger.ts";
import type { Tx } from "../../store/db.ts";
import { describe } from "../../base/log.ts";
import { askerOf } from "../runs/asker.ts";
import { chargeRun } from "../runs/charge-run.ts";
import { type Ending, finalState, printable, receiptFields } from "../runs/receipt-fields.ts";
import { sealedHistory } from "../runs/sealed-history.ts";
import type { SealParts } from "../runs/seal-parts.ts";
import type { RunLibrary } from "../techniques/library.ts";
import type { ReserveUnit } from "../runs/reserve-unit.ts";

export interface SealVisualParts extends SealParts {
  library: RunLibrary;
  files: Files;
  units: ReserveUnit;
}

export interface VisualSealInput {
  lease: Lease;
  row: RunRow;
  request: VisualRequest;
  state: BuilderState;
  kept: KeptFile[];
  ending: Ending;
  /** The model at the start, in case no turn was written. */
  model: ModelName;
}

/** Ends a build in one transaction: its receipt, `visual_done`, its unit and its final state. Throws LeaseLost. */
export function createSealVisual(parts: SealVisualParts) {
  const { journal, ledger, clock, log } = parts;

  return async (sealing: VisualSealInput): Promise<void> => {
    const { lease, row, ending } = sealing;
    // A build ends even if its picture can no longer be read.
    const picture = await screenshotOf(parts.files, sealing.kept).catch((thrown: unknown) => {
      log.error({ run: row.id, ...describe(thrown) }, "the picture of a build cannot be read");
      return null;
    });
    const sealed = await journal.commit("seal", async (tx) => {
      // The address that it came from is forgotten once it is charged.
      const asker = await askerOf(tx, parts.metering, row);
      const charged = await chargeRun(parts, tx, row, { ...ending, unverified: !ending.ok });
      const { error } = ending;
      await journal.appendIn(tx, lease, error ? [{ ...error, data: { ...error.data, charged } }] : []);
      const receipt = (await ledger.seal(
        tx,
        row.id,
        await visualFields(parts, tx, sealing),
      )) as VisualResult["receipt"];
      const meter = await parts.units.meter(tx, asker, "visual", clock.now());
      const remaining = meter && meter.remaining + Math.max(0, meter.credits);
      const data: VisualResult = {
        ...resultOf(sealing, picture, clock.now()),
        receipt_sha: receipt.receipt_sha,
        receipt,
        proof: null,
        usage: { ...ending.usage, visuals_remaining: remaining },
      };
      await journal.appendIn(tx, lease, [{ name: "visual_done", data }], {
        state: finalState(ending),
        ok: ending.ok ? 1 : 0,
        exit_reason: ending.exitReason,
        check_kind: sealing.state.best ? "browser" : "none",
        receipt_sha: receipt.receipt_sha,
        finished_at: clock.now(),
        ...sealedHistory(sealing.state),
      });
      await parts.library.note(tx, row);
      return receipt;
    });
    journal.publish(lease.runId, []);
    parts.library.nudge();
    log.info({ run: sealed.run, request: row.request_id, ok: ending.ok, seq: sealed.seq }, "visual sealed");
  };
}

async function visualFields(
  parts: SealVisualParts,
  tx: Tx,
  { row, state, kept, ending, model }: VisualSealInput,
): Promise<SealFields> {
  const report = state.best?.checked.report;
  return {
    ...(await receiptFields(tx, { row, made: kept, ending, model }, parts.service)),
    kind: "visual",
    check: report ? "browser" : "none",
    protocol: VISUAL_PROTOCOL,
    report: kept.find(({ path }) => path === REPORT_FILE)?.sha256 ?? "",
    attempts: state.attempts.length,
    sandbox: report ? browserOf(report) : "",
  };
}

const browserOf = ({ browser: { name, version, sandbox } }: VisualReport) =>
  printable(`${name} ${version} ${sandbox}`);

/** The result for the caller, without the fields that are known only after sealing. */
function resultOf(
  { row, state, kept, ending, model }: VisualSealInput,
  screenshot: string | null,
  now: number,
): Omit<VisualResult, "receipt_sha" | "receipt" | "proof" | "usage"> {
  const { engine, id } = ending.by ?? model;
  return {
    ok: ending.ok,
    ...pageOf(state, kept),
    verified: ending.ok || ending.exitReason === "partial",
    ...(ending.notDone ? { not_done: ending.notDone } : {}),
    screenshot,
    attempts: state.attempts,
    repaired: ending.ok && state.attempts.length > 1,
    exit_reason: ending.exitReason,
    summary: ending.summary,
    engine,
    model: id,
    run_id: row.id,
    opening: row.opening,
    files: kept.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    duration_ms: Math.max(0, now - (row.started_at ?? now)),
  };
}

/** The best page and its report, with the hashes of their files. */
function pageOf({ best, brief }: BuilderState, kept: KeptFile[]) {
  const page = kept.find(({ path }) => path === PAGE_FILE);
  return {
    html: best?.checked.html ?? null,
    title: brief?.title ?? "",
    bytes: page?.bytes ?? 0,
    html_sha256: page?.sha256 ?? null,
    report: best?.checked.report ?? null,
    report_sha256: kept.find(({ path }) => path === REPORT_FILE)?.sha256 ?? null,
  };
}

async function screenshotOf(files: Files, kept: KeptFile[]): Promise<string | null> {
  const shot = kept.find(isDesktopPicture);
  if (!shot) return null;
  const type = shot.path.endsWith(".png") ? "image/png" : "image/jpeg";
  return `data:${type};base64,${Buffer.from(await files.content(shot.sha256)).toString("base64")}`;
}
