import type { Attention, Overview } from "@signet/contract";

/** Below one of these, the disk is about to be full. */
const LEAST_FREE = { bytes: 2_000_000_000, share: 0.05 };
/** Below one of these, it will be soon. */
const LITTLE_FREE = { bytes: 10_000_000_000, share: 0.1 };
/** A run that waits longer than this shows that there are too few places. */
const LONG_WAIT_S = 60;
const VERY_LONG_WAIT_S = 600;

type Seen = Omit<Overview, "attention">;
type Finding = Attention | null;

const plural = (n: number, one: string) => `${n} ${one}${n === 1 ? "" : "s"}`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What an operator should look at, the most urgent first. */
export function attentionOf(seen: Seen): Attention[] {
  const all: Finding[] = [
    readiness(seen),
    ledger(seen),
    sandboxes(seen),
    disk(seen),
    queue(seen),
    ...failures(seen),
    browsers(seen),
  ];
  return all.filter((one) => one !== null).toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
}

const readiness = ({ ready }: Seen): Finding =>
  ready
    ? null
    : { code: "not_ready", urgent: true, text: "The service is starting or stopping; it takes no runs" };

function ledger({ ledger: { verified, never_sealed: left } }: Seen): Finding {
  if (!verified)
    return { code: "ledger", urgent: true, text: "The ledger does not verify: see `signet verify`" };
  if (left === null || left.runs === 0) return null;
  const more = left.runs > left.lines.length ? " and others" : "";
  const text = `${plural(left.runs, "run")} opened and never sealed: line ${left.lines.join(", ")}${more} of the ledger`;
  return { code: "ledger", urgent: false, text };
}

const sandboxes = ({ sandboxes: { ready, missing } }: Seen): Finding =>
  ready
    ? null
    : { code: "sandbox", urgent: true, text: `No sandbox, so no code runs: ${missing.join("; ")}` };

const browsers = ({ browsers: { ready, reason = "no browser" } }: Seen): Finding =>
  ready ? null : { code: "browser", urgent: false, text: `No browser, so no pages are built: ${reason}` };

function disk({ disk: { free, total } }: Seen): Finding {
  const below = ({ bytes, share }: typeof LEAST_FREE) =>
    free < Math.min(bytes, total * 0.5) || free < total * share;
  if (!below(LITTLE_FREE)) return null;
  const text = `${gigabytes(free)} of ${gigabytes(total)} are free on the disk of the data folder`;
  return { code: "disk", urgent: below(LEAST_FREE), text };
}

function queue({ queue: { waiting, oldest_s } }: Seen): Finding {
  if (waiting === 0 || oldest_s < LONG_WAIT_S) return null;
  const text = `${plural(waiting, "run")} waiting, the first for ${plural(Math.floor(oldest_s / 60), "minute")}`;
  return { code: "queue", urgent: oldest_s >= VERY_LONG_WAIT_S, text };
}

/** Failures of the service, or of what it needs. What a task alone got wrong needs no operator. */
const failures = ({ failures: all, runs }: Seen): Attention[] =>
  all
    .filter(({ service }) => service)
    .map(({ reason, runs: failed }) => ({
      code: "failures",
      urgent: reason === "internal" || failed * 10 >= runs.total,
      text: `${plural(failed, "run")} failed: ${reason}`,
    }));
