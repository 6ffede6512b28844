import { createHash, randomBytes } from "node:crypto";
import { BOUNDS, type CodeRunRequest, type GivenFile } from "@signet/contract";
import { commit } from "@signet/verify";
import type { Caller } from "../access/caller.ts";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import { newId } from "../base/ids.ts";
import { Problem } from "../base/problem.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { publicExcerpt } from "../ledger/public.ts";
import type { Guard } from "../outbound/guard.ts";
import { ForbiddenAddress } from "../outbound/url.ts";
import type { Runs, Scope, ShownRun } from "../runs/runs.ts";
import type { Db, Tx } from "../store/db.ts";
import { parseTask } from "../task/parse.ts";
import type { SandboxReadiness } from "./sandboxReadiness.ts";
import type { Meter, TakeUnit } from "./takeUnit.ts";

const MAX_UNFINISHED = 500;
const LOOK_UP_MS = 6_000;
const KEY_LIFE_MS = BOUNDS.idempotencyKey.keepHours * 3_600_000;

export interface AcceptParts {
  db: Db;
  runs: Runs;
  ledger: Ledger;
  clock: Clock;
  config: Config;
  service: string;
  readiness: SandboxReadiness;
  guard: Guard;
  units: TakeUnit;
  /** Whether the service takes work: false while it starts or stops. */
  ready(): boolean;
  /** Called once a run waits to be worked on. */
  onQueued(): void;
}

/**
 * Takes a coding task: checks all that can be refused, then writes the waiting run and its `open` receipt in one
 * transaction, with the unit that it takes. The same idempotency key and body give the same run again. Throws Problem.
 */
export function createAcceptCodeRun(parts: AcceptParts) {
  const { db, runs, ledger, clock } = parts;

  return async (asked: CodeRunRequest, caller: Asking): Promise<Accepted> => {
    const meter = () => parts.units.meter(db, caller, "run", clock.now());
    const key = caller.idempotencyKey;
    const idempotency = key === undefined ? null : { key, bodySha: sha(JSON.stringify(asked)) };
    const again = idempotency && (await earlier(parts, caller, idempotency));
    if (again) return { id: again.id, meter: await meter() };
    const request = { ...asked, files: givenFiles(asked) };
    if (asked.webhook_url !== undefined) await refuseForbidden(parts.guard, asked.webhook_url);
    if (!parts.ready())
      throw new Problem("not_ready", "the service is starting or stopping; try again in a moment", {
        headers: { "Retry-After": "5" },
      });
    await parts.readiness.require();
    const id = newId("run", clock.now());
    const opening = randomBytes(32).toString("hex");
    const opened = await db.transaction().execute(async (tx) => {
      await refuseOverload(runs, tx);
      const { account, owner, requestId } = caller;
      const run = { id, account, owner, requestId, request, idempotency, opening };
      if (!(await runs.open(tx, run))) return false;
      await parts.units.take(tx, caller, "run", id, clock.now());
      await ledger.append(tx, {
        kind: "open",
        run: id,
        ...(await publicTask(request, opening, parts.config.ledgerTask)),
        max_steps: request.max_steps,
        owner: await commit(opening, "owner", ownerText(caller)),
        svc: parts.service,
      });
      return true;
    });
    if (!opened) {
      const winner = await refusedOpening(parts, request, caller, idempotency);
      return { id: winner.id, meter: await meter() };
    }
    parts.onQueued();
    return { id, meter: await meter() };
  };
}

type Asking = Caller & { requestId: string; idempotencyKey?: string | undefined };
/** A run that was opened, and how its caller stands then; null where nothing limits it. */
interface Accepted {
  id: string;
  meter: Meter | null;
}
type Idempotency = { key: string; bodySha: string };

/** The run that this key opened within its life. Throws where it came with another body. */
async function earlier(
  { runs, clock }: AcceptParts,
  scope: Scope,
  { key, bodySha }: Idempotency,
): Promise<ShownRun | undefined> {
  const row = await runs.findByKey(scope, key);
  if (!row) return undefined;
  if (row.created_at < clock.now() - KEY_LIFE_MS) {
    await runs.forgetKey(row.id);
    return undefined;
  }
  if (row.idem_body_sha === bodySha) return row;
  throw new Problem(
    "idempotency_mismatch",
    "this Idempotency-Key came with another body before; use a new key for a new task",
  );
}

/** An address that will not be called is told before anything is opened. */
async function refuseForbidden(guard: Guard, url: string): Promise<void> {
  try {
    await guard.check(url, "public", AbortSignal.timeout(LOOK_UP_MS));
  } catch (thrown) {
    if (!(thrown instanceof ForbiddenAddress)) throw thrown;
    throw new Problem("webhook_url_forbidden", `webhook_url: ${thrown.message}`, { param: "webhook_url" });
  }
}

async function refuseOverload(runs: Runs, tx: Tx): Promise<void> {
  if ((await runs.countUnfinished(tx)) < MAX_UNFINISHED) return;
  throw new Problem("overloaded", `${MAX_UNFINISHED} runs are waiting or working already`, {
    headers: { "Retry-After": "30" },
  });
}

/** The row was not written: either the same key won a race, or the conversation has a run under way. */
async function refusedOpening(
  parts: AcceptParts,
  request: CodeRunRequest,
  scope: Scope,
  idempotency: Idempotency | null,
): Promise<ShownRun> {
  const winner = idempotency && (await earlier(parts, scope, idempotency));
  if (winner) return winner;
  const busy = request.conversation_id && (await parts.runs.findBusy(scope, request.conversation_id));
  throw new Problem(
    "conversation_busy",
    "another run of this conversation is under way; wait for it or cancel it",
    { headers: { "Retry-After": "5" }, ...(busy ? { members: { run_id: busy.id } } : {}) },
  );
}

/** What the ledger shows of a task, and its commitment. */
export async function publicTask(
  request: Pick<CodeRunRequest, "task" | "public_task">,
  opening: string,
  fallback: "plain" | "commit",
): Promise<{ task: string; task_commit: string }> {
  const taskCommit = await commit(opening, "task_commit", request.task);
  const plain = request.public_task ?? fallback === "plain";
  return { task: plain ? publicExcerpt(request.task) : taskCommit, task_commit: taskCommit };
}

/** The text that the `owner` commitment is over. */
export const ownerText = ({ account, owner }: Scope): string => `${account}/${owner}`;

const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** Files sent with the request and files written out in its task; the sent one wins where both name a path. */
function givenFiles(request: CodeRunRequest): GivenFile[] {
  const byPath = new Map(parseTask(request.task).files.map((file) => [file.path, file]));
  const sent = new Set<string>();
  for (const file of request.files) {
    if (sent.has(file.path)) throw invalidFiles(`${file.path} is given twice`);
    sent.add(file.path);
    byPath.set(file.path, file);
  }
  if (byPath.size > BOUNDS.files.max)
    throw invalidFiles(`${byPath.size} files are given, with those in the task; ${BOUNDS.files.max} may be`);
  for (const path of byPath.keys())
    for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
      if (byPath.has(path.slice(0, at)))
        throw invalidFiles(`${path.slice(0, at)} is given as a file and as a folder`);
  return [...byPath.values()];
}

const invalidFiles = (message: string) =>
  new Problem("invalid_request", message, { param: "files", errors: [{ path: "files", message }] });
