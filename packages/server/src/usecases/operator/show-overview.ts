import { type Overview, PROBLEMS, type ProblemCode } from "@signet/contract";
import type { Accounts } from "../../modules/access/accounts.ts";
import type { Disk } from "../../modules/disk/disk.ts";
import type { Census, RunTally } from "../../modules/runs/census.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Db } from "../../store/db.ts";
import type { ShowService } from "../service/show-service.ts";
import { attentionOf } from "./attention.ts";
import { countRuns } from "./count-runs.ts";
import { reasonsOf } from "./list-all-runs.ts";

export interface OverviewParts {
  db: Db;
  clock: Clock;
  config: Config;
  accounts: Accounts;
  census: Census;
  disk: Disk;
  showService: ShowService;
}

const HOUR_MS = 3_600_000;

/** Shows the operator the state of the instance, what needs attention first. */
export function createShowOverview(parts: OverviewParts) {
  const { db, clock, census, showService } = parts;
  return async (hours: number): Promise<Overview> => {
    const now = clock.now();
    const since = now - hours * HOUR_MS;
    const [status, health, disk, tallies, failures, queue, accounts] = await Promise.all([
      showService.status(),
      showService.machine(),
      parts.disk.measure(),
      census.tallySince(since),
      failuresOf(census, since),
      queueOf(parts, now),
      parts.accounts.count(db, since),
    ]);
    const { ready, driver, isolation, missing } = health.sandbox;
    const seen = {
      version: status.version,
      mode: status.mode,
      ready: status.ready,
      uptime_s: status.uptime_s,
      now: status.now,
      hours,
      runs: { total: tallies.reduce((sum, { runs }) => sum + runs, 0), ...countRuns(tallies) },
      failures,
      queue,
      disk,
      browsers: health.browser,
      sandboxes: { ready, driver, isolation, missing },
      ledger: {
        size: health.ledger.size,
        verified: health.ledger.verified,
        never_sealed: health.ledger.never_sealed,
      },
      accounts,
    };
    return { ...seen, attention: attentionOf(seen) };
  };
}

export type ShowOverview = ReturnType<typeof createShowOverview>;

const FAILED: readonly RunTally["state"][] = ["failed", "timed_out", "interrupted"];

/** The reasons for which runs failed: the problem that a run told of, else how it ended. The most frequent first. */
async function failuresOf(census: Census, since: number): Promise<Overview["failures"]> {
  const [tallies, faults] = await Promise.all([census.tallySince(since), census.faultsSince(since)]);
  const found = new Map<string, { runs: number; last: number; service: boolean }>();
  const add = (reason: string, runs: number, last: number, service: boolean) => {
    const known = found.get(reason);
    found.set(reason, {
      runs: runs + (known?.runs ?? 0),
      last: Math.max(last, known?.last ?? 0),
      service,
    });
  };
  const created = new Map(faults.map(({ run_id, created_at }) => [run_id, created_at]));
  const reasons = reasonsOf(faults);
  for (const [run, code] of reasons) add(code, 1, created.get(run)!, isOurs(code));
  let unexplained = -reasons.size;
  let newest = 0;
  for (const { state, end, runs, last_at } of tallies) {
    if (!FAILED.includes(state)) continue;
    if (end !== "error") {
      add(state === "interrupted" ? state : (end ?? state), runs, last_at, state === "interrupted");
      continue;
    }
    unexplained += runs;
    newest = Math.max(newest, last_at);
  }
  if (unexplained > 0) add("error", unexplained, newest, true);
  return [...found]
    .map(([reason, { runs, last, service }]) => ({
      reason,
      runs,
      last_at: new Date(last).toISOString(),
      service,
    }))
    .toSorted((a, b) => b.runs - a.runs || a.reason.localeCompare(b.reason));
}

/** Whether a problem is one of the service or of what it needs. */
const isOurs = (code: ProblemCode): boolean => PROBLEMS[code].status >= 500;

async function queueOf({ census, config }: OverviewParts, now: number): Promise<Overview["queue"]> {
  const groups = await census.underWay();
  const waiting = groups.filter(({ state }) => state === "queued");
  const sum = (some: typeof groups) => some.reduce((total, { runs }) => total + runs, 0);
  const oldest = Math.min(now, ...waiting.map((group) => group.oldest));
  return {
    waiting: sum(waiting),
    running: sum(groups) - sum(waiting),
    at_once: config.maxConcurrentRuns,
    oldest_s: Math.floor((now - oldest) / 1000),
  };
}
