import type {
  AccountChange,
  AccountDetail,
  AccountList,
  AccountRow,
  OperatorRun,
  OperatorRuns,
  Overview,
} from "@signet/contract";
import { environment } from "./environment.ts";
import { resultMark, row, type OutputStyle, type Terminal } from "./terminal.ts";
import { age, byteSize, column, duration, plural } from "./text.ts";

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
const when = (time: string) => time.replace("T", " ").replace(/:\d\d\..*/, "");
/** `3 runs, 1 visual`. */
const units = ({ runs, visual }: { runs: number; visual: number }) =>
  `${plural(runs, "run")}, ${plural(visual, "visual")}`;
const counts = (of: Partial<Record<string, number>>): string =>
  Object.entries(of)
    .map(([name, n]) => `${n} ${name}`)
    .join(", ") || "none";

function moreLine(next: string | null, { out, look }: Terminal): void {
  if (next !== null) out(look.paint("dim", `To see more: --before ${next}`));
}

/** What needs attention first, then the figures. */
export function sayOverview(seen: Overview, { out, look }: Terminal): void {
  const { attention, runs, failures, queue, disk, browsers, sandboxes, ledger, accounts } = seen;
  const fact = (name: string, text: string) => out(`  ${look.paint("dim", column(name, 10))}${text}`);
  if (attention.length === 0) out(`${look.paint("green", "✓")} Nothing needs attention.`);
  for (const { urgent, text } of attention)
    out(`${look.paint(urgent ? "red" : "yellow", urgent ? "✗" : "!")} ${text}`);
  out("");
  fact("service", `${seen.version}, ${seen.mode.replace("_", "-")}, up ${duration(seen.uptime_s * 1000)}`);
  fact("runs", `${runs.total} in ${plural(seen.hours, "hour")}: ${counts(runs.by_state)}`);
  if (runs.total > 0) fact("ends", counts(runs.by_end));
  fact("queue", `${queue.running} under way, ${queue.waiting} waiting`);
  fact(
    "disk",
    `${gigabytes(disk.free)} of ${gigabytes(disk.total)} free, database ${byteSize(disk.database)}`,
  );
  fact("sandboxes", sandboxes.ready ? `${sandboxes.driver}, ${queue.at_once} at once` : "none");
  fact("browser", browsers.ready ? (browsers.name ?? "ready") : "none");
  fact("ledger", `${plural(ledger.size, "line")}, ${ledger.verified ? "verified" : "not verified"}`);
  fact("accounts", `${accounts.total}, ${accounts.active} active, ${accounts.blocked} blocked`);
  if (failures.length > 0) out("\nFailures by reason");
  for (const { reason, runs: failed, last_at, service } of failures)
    out(
      `  ${column(String(failed), 6)}${column(reason, 24)}${look.paint("dim", `${when(last_at)}${service ? "  service" : ""}`)}`,
    );
}

export function sayAccounts(page: AccountList, terminal: Terminal): void {
  if (page.accounts.length === 0) terminal.out("No accounts found.");
  for (const account of page.accounts) terminal.out(accountLine(account, terminal.nowMs(), terminal.look));
  moreLine(page.next, terminal);
}

function accountLine(
  { account, tier, blocked, used, active_at, note }: AccountRow,
  nowMs: number,
  look: OutputStyle,
) {
  const mark = blocked ? look.paint("red", "✗") : look.paint("green", "✓");
  const facts = [column(account, 30), column(age(Date.parse(active_at), nowMs), 6)];
  if (look.columns >= 80) facts.splice(1, 0, column(tier, 4), column(`${used.runs} today`, 10));
  return row(mark, facts, blocked ? `blocked  ${note}` : note, look);
}

export function sayAccount(account: AccountDetail, { out, look, nowMs }: Terminal): void {
  const fact = (name: string, text: string) => out(`  ${look.paint("dim", column(name, 10))}${text}`);
  const { used, limits, credits, keys, licenses, paid, runs, stored, changes } = account;
  const state = account.blocked ? look.paint("red", "blocked") : look.paint("green", "open");
  out(`${look.paint("bold", account.account)}  ${state}`);
  fact("tier", tierText(account));
  fact(
    "today",
    `${used.runs} of ${plural(limits.runs, "run")}, ${used.visual} of ${plural(limits.visual, "visual")}`,
  );
  fact("credits", units(credits));
  fact("under way", String(account.running));
  fact("runs", counts(runs.by_state));
  if (Object.keys(runs.by_end).length > 0) fact("ends", counts(runs.by_end));
  fact(
    "stored",
    `${plural(stored.files, "file")} ${byteSize(stored.bytes)}, ${plural(stored.bundles, "bundle")} ${byteSize(stored.bundle_bytes)}`,
  );
  fact("keys", `${keys.active} active, ${keys.revoked} revoked; ${plural(licenses.active, "license")}`);
  fact("paid", `${plural(paid.plans, "plan")}, ${plural(paid.packs, "pack")}`);
  fact("seen", `first ${when(account.created_at)}, last ${age(Date.parse(account.active_at), nowMs())}`);
  if (account.note !== "") fact("note", account.note.replaceAll("\n", "\n            "));
  if (changes.length > 0) out("\nYour changes");
  for (const change of changes) out(`  ${look.paint("dim", when(change.at))}  ${changeText(change)}`);
}

function tierText({ tier, tier_until, given_tier }: AccountDetail): string {
  if (given_tier === tier) return `${tier}, given by you`;
  return tier_until === null ? tier : `${tier} until ${when(tier_until)}`;
}

function changeText({ blocked, tier, credit, note }: AccountChange): string {
  const parts: string[] = [];
  if (blocked !== undefined) parts.push(blocked ? "blocked" : "unblocked");
  if (tier !== undefined) parts.push(`tier ${tier}`);
  if (credit !== undefined) parts.push(`credit ${units(credit)}`);
  if (note !== undefined) parts.push("note");
  return parts.join(", ");
}

export function sayRuns(page: OperatorRuns, terminal: Terminal): void {
  if (page.runs.length === 0) terminal.out("No runs found.");
  for (const run of page.runs) terminal.out(runLine(run, terminal.nowMs(), terminal.look));
  moreLine(page.next, terminal);
  const own = page.runs.some(({ run_id }) => run_id !== null);
  if (own) terminal.out(terminal.look.paint("dim", `Your own runs in full: ${environment.self} runs`));
}

function runLine(
  { account, kind, state, end, reason, ok, created_at }: OperatorRun,
  nowMs: number,
  look: OutputStyle,
) {
  const mark = resultMark(ok, "·", look);
  const facts = [column(age(Date.parse(created_at), nowMs), 6), column(kind, 6), column(state, 11)];
  if (look.columns >= 80) facts.push(column(account, 30));
  return row(mark, facts, reason ?? end ?? "", look);
}
