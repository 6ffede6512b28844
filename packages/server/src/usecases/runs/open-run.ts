import { createHash, randomBytes } from "node:crypto";
import { BOUNDS, type RunKind } from "@signet/contract";
import type { Accounts } from "../../modules/access/accounts.ts";
import type { Caller } from "../../modules/access/caller.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { newId } from "../../base/ids.ts";
import { Problem } from "../../base/problem.ts";
import type { Runs, ShownRun, RunRequest } from "../../modules/runs/runs.ts";
import type { Scope } from "../../base/scope.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import { commitTogether } from "../../store/group-commit.ts";
import { accountBlocked } from "../callers/require-open.ts";
import type { Meter, ReserveUnit, UnitRequest } from "./reserve-unit.ts";

/** How many runs of each kind may wait or work for each coding run that may: a chat needs no sandbox, a build a browser. */
const SHARE: Record<RunKind, number> = { code: 1, chat: 4, visual: 0.4 };
/** Closer to the limit than this, runs are opened one after the other, so that those opened at once do not exceed it together. */
const MARGIN = 100;
const A_RUN: UnitRequest = { unit: "run", within: null };
const KEY_LIFE_MS = BOUNDS.idempotencyKey.keepHours * 3_600_000;

export interface OpenParts {
  config: Pick<Config, "maxUnfinishedRuns">;
  db: Db;
  runs: Runs;
  accounts: Accounts;
  clock: Clock;
  units: ReserveUnit;
  /** Whether the service accepts work: false while it starts or stops. */
  ready(): boolean;
}

export type RequestingCaller = Caller & { requestId: string; idempotencyKey?: string | undefined };

/** An opened run, and its caller's meter afterwards; null if nothing limits the caller. */
export interface AcceptedRun {
  id: string;
  meter: Meter | null;
}

export interface RunOpening {
  /** The request as it was sent; a repeated idempotency key must come with the same one. */
  asked: unknown;
  /** Checks that may refuse the request before anything is written. Returns the run in its stored form. */
  prepare(): Promise<RunRequest>;
  /** Additional writes in the transaction of the run. */
  also?(tx: Tx, run: { id: string; opening: string; wanted: RunRequest }): Promise<void>;
  /** What it takes of its caller's quota; by default a run. Null if another run's unit covers it. */
  takes?: UnitRequest | null;
}

/**
 * Opens a run of any kind. A repeated idempotency key with the same body returns the same run; otherwise the queued run and
 * the reservation of its unit are written in one transaction. Throws Problem.
 */
export function createOpenRun(parts: OpenParts) {
  const { db, runs, clock, units } = parts;

  return async (caller: RequestingCaller, opening: RunOpening): Promise<AcceptedRun & { fresh: boolean }> => {
    const { takes = A_RUN } = opening;
    const meter = () => units.meter(db, caller, (takes ?? A_RUN).unit, clock.now());
    const key = caller.idempotencyKey;
    const idempotency = key === undefined ? null : { key, bodySha: sha(JSON.stringify(opening.asked)) };
    const again = idempotency && (await earlier(parts, caller, idempotency));
    if (again) return { id: again.id, meter: await meter(), fresh: false };
    const wanted = await opening.prepare();
    if (!parts.ready())
      throw new Problem("not_ready", "the service is starting or stopping; try again in a moment", {
        retryAfterSeconds: 5,
      });
    const id = newId("run", clock.now());
    const secret = randomBytes(32).toString("hex");
    const opened = await commitTogether(db, async (tx) => {
      await refuseOverload(parts, tx, wanted.kind);
      const { account, owner, requestId } = caller;
      const run = { id, account, owner, requestId, idempotency, opening: secret, ...wanted };
      if (!(await runs.open(tx, run))) return false;
      // Read here too: the account may have been blocked since the request was let in.
      if ((await parts.accounts.use(tx, account)).blocked) throw accountBlocked();
      if (takes) await units.take(tx, caller, takes, id, clock.now());
      await opening.also?.(tx, { id, opening: secret, wanted });
      return true;
    });
    if (opened) return { id, meter: await meter(), fresh: true };
    const winner = await refusedOpening(parts, wanted, caller, idempotency);
    return { id: winner.id, meter: await meter(), fresh: false };
  };
}

export type OpenRun = ReturnType<typeof createOpenRun>;

interface Idempotency {
  key: string;
  bodySha: string;
}

/** The run that this key opened within the key's lifetime. Throws if it came with another body. */
async function earlier(
  { runs, clock }: OpenParts,
  scope: Scope,
  { key, bodySha }: Idempotency,
): Promise<ShownRun | undefined> {
  const row = await runs.findByKey(scope, key);
  if (!row) return undefined;
  if (row.created_at < clock.now() - KEY_LIFE_MS) {
    await runs.forgetKey(row.id);
    return undefined;
  }
  if (row.erased_at !== null)
    throw new Problem("run_not_found", "the run of this Idempotency-Key was erased; use a new key");
  if (row.idem_body_sha === bodySha) return row;
  throw new Problem(
    "idempotency_mismatch",
    "this Idempotency-Key came with another body before; use a new key for a new task",
  );
}

async function refuseOverload({ runs, config }: OpenParts, tx: Tx, kind: RunKind): Promise<void> {
  const most = Math.ceil(config.maxUnfinishedRuns * SHARE[kind]);
  if (!(await runs.haveUnfinished(tx, kind, most - MARGIN))) return;
  await exclusively(tx, `opening ${kind}`);
  if (!(await runs.haveUnfinished(tx, kind, most))) return;
  throw new Problem("overloaded", `${most} runs are already waiting or working`, {
    retryAfterSeconds: 30,
  });
}

/** Handles a row that was not written: either a request with the same key won a race, or the conversation has a run under way. */
async function refusedOpening(
  parts: OpenParts,
  { request }: RunRequest,
  scope: Caller,
  idempotency: Idempotency | null,
): Promise<ShownRun> {
  const winner = idempotency && (await earlier(parts, scope, idempotency));
  if (winner) return winner;
  const conversation = "conversation_id" in request ? request.conversation_id : undefined;
  // Somebody else behind the same address may have started it, and a run's id gives access to it.
  const mayName = conversation !== undefined && scope.by.kind !== "address";
  const busy = mayName ? await parts.runs.findBusy(scope, conversation) : undefined;
  throw new Problem(
    "conversation_busy",
    "another run of this conversation is under way; wait for it or cancel it",
    { retryAfterSeconds: 5, ...(busy ? { members: { run_id: busy.id } } : {}) },
  );
}

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
