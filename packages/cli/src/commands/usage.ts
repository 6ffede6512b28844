import { environment } from "../environment.ts";
import type { BillingUsage, Statement, UnitUsage } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, integer, urlHelp, urlOption } from "../command.ts";
import type { OutputStyle, Terminal } from "../terminal.ts";
import { column, defuse, jsonLine, plural } from "../text.ts";

/** `signet usage`: what is left of today's quota, and how every unit was used. */
export const usage = defineCommand({
  help: `
signet usage [options]

  --statement              every unit that was used, refunded or credited, newest first, and why
  --limit <number>         how many of them, up to ${BOUNDS.statementLimit.max} (${BOUNDS.statementLimit.default})
  --json                   the service's answer as it is
${urlHelp}

Your account is that of SIGNET_API_KEY or SIGNET_LICENSE in the environment, else of your address.`,
  options: {
    ...urlOption,
    statement: { type: "boolean" },
    limit: { type: "string" },
    json: { type: "boolean" },
  },
  positionals: 0,
  async run({ values, terminal }) {
    const client = connect(values.url);
    const { min, max, default: most } = BOUNDS.statementLimit;
    const limit = integer("limit", values.limit, min, max);
    if (values.statement || limit !== undefined) {
      const page = await client.statement({ limit: limit ?? most });
      if (values.json) terminal.out(jsonLine(page));
      else sayStatement(defuse(page), terminal);
      return EXIT.ok;
    }
    const answer = await client.usage();
    if (values.json) terminal.out(jsonLine(answer));
    else sayUsage(defuse(answer), terminal);
    return EXIT.ok;
  },
});

const CALLERS = {
  owner: "you are the owner",
  license: "known by your license",
  api_key: "known by your API key",
  address: "known by your address",
} as const;

function sayUsage(usage: BillingUsage, { out, look, nowMs }: Terminal): void {
  const { tier, unlimited, caller, concurrency, runs, visual } = usage;
  const plan = unlimited || tier === null ? "no limits here" : usage.tiers[tier].label;
  out(`${look.paint("bold", plan)}${look.paint("dim", `  ${CALLERS[caller.kind]}`)}`);
  out(`  ${unitLine("runs", runs, look)}`);
  out(`  ${unitLine("visuals", visual, look)}`);
  if (concurrency.running > 0)
    out(
      `  ${concurrency.running} under way${concurrency.limit === null ? "" : ` of at most ${concurrency.limit}`}`,
    );
  if (unlimited) return;
  out(look.paint("dim", `  resets in ${untilReset(runs.reset_at, nowMs())} (00:00 UTC)`));
  const empty = runs.remaining === 0 && runs.credits <= 0;
  out(
    look.paint(
      "dim",
      `${empty ? "\nMore" : "\nMore, if you want"}: ${environment.self} buy plus, or ${environment.self} buy runs_50`,
    ),
  );
}

const BAR = 20;

/** `runs      █████░░░░░  5 of 8 left, 50 bought`. */
function unitLine(name: string, { limit, used, remaining, credits }: UnitUsage, look: OutputStyle): string {
  const bought = creditsText(credits);
  if (limit === null || remaining === null) return `${column(name, 8)}  ${used} today${bought}`;
  const filled = limit === 0 ? 0 : Math.ceil((BAR * remaining) / limit);
  const bar =
    look.paint(barColor(remaining, limit), "█".repeat(filled)) + look.paint("dim", "░".repeat(BAR - filled));
  return `${column(name, 8)}  ${bar}  ${remaining} of ${limit} left${bought}`;
}

function creditsText(credits: number): string {
  if (credits === 0) return "";
  return credits > 0 ? `, ${credits} bought` : `, ${-credits} owed`;
}

function barColor(remaining: number, limit: number): "red" | "yellow" | "green" {
  if (remaining === 0) return "red";
  return remaining * 5 <= limit ? "yellow" : "green";
}

function untilReset(resetAt: string, nowMs: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(resetAt) - nowMs) / 60_000));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function sayStatement({ entries, balance, next }: Statement, { out, look }: Terminal): void {
  if (entries.length === 0) out("Nothing was used or bought yet.");
  for (const { at, unit, amount, source, text, ref } of entries) {
    const when = at.replace("T", " ").replace(/:\d\d\..*/, "");
    const units = `${amount > 0 ? "+" : ""}${amount} ${unit}${Math.abs(amount) === 1 ? "" : "s"}`;
    const from = source === "credit" ? "bought" : "the day's";
    const mark = look.paint(amount > 0 ? "green" : "dim", column(units, 12));
    out(`${look.paint("dim", when)}  ${mark}  ${column(from, 9)}  ${text}`);
    if (ref !== null) out(look.paint("dim", `${" ".repeat(18)}${ref}`));
  }
  out(`\nBought and left: ${plural(balance.runs, "run")}, ${plural(balance.visual, "visual")}`);
  if (next !== null) out(look.paint("dim", "To see older entries: --limit 100"));
}
