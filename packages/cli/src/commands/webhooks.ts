import type { Webhook } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, integer, UsageError, urlHelp, urlOption } from "../command.ts";
import type { OutputStyle, Terminal } from "../terminal.ts";
import { age, column, defuse, duration, fit, jsonLine } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet webhooks`: the webhooks that announced the end of runs. */
export const webhooks = defineCommand({
  help: `
signet webhooks [options]                list the webhooks of your runs, newest first
signet webhooks <run> [options]          show one run's webhook and each attempt to deliver it

  --redeliver              deliver it again, now
  --limit <number>         how many, up to ${BOUNDS.runsLimit.max} (${BOUNDS.runsLimit.default})
  --json                   the service's answer as it is
${urlHelp}`,
  options: {
    ...urlOption,
    redeliver: { type: "boolean" },
    limit: { type: "string" },
    json: { type: "boolean" },
  },
  positionals: 1,
  async run({ values, positionals: [runId], terminal }) {
    const { out, look, nowMs } = terminal;
    const client = connect(values.url);
    if (runId === undefined) {
      if (values.redeliver) throw new UsageError("name the run whose webhook to deliver again");
      const { min, max, default: most } = BOUNDS.runsLimit;
      const page = await client.webhooks({ limit: integer("limit", values.limit, min, max) ?? most });
      if (values.json) return (out(jsonLine(page)), EXIT.ok);
      if (page.webhooks.length === 0)
        out(`No webhooks yet. Give a run one: ${environment.self} code "…" --webhook https://…`);
      for (const webhook of defuse(page.webhooks)) out(line(webhook, nowMs(), look));
      return EXIT.ok;
    }
    const webhook = values.redeliver ? await client.redeliver(runId) : await client.webhook(runId);
    if (values.json) out(jsonLine(webhook));
    else sayWhole(defuse(webhook), terminal);
    return EXIT.ok;
  },
});

const MARKS = {
  delivered: ["green", "✓"],
  pending: ["dim", "·"],
  gone: ["red", "✗"],
  failed: ["red", "✗"],
} as const;

function markOf(state: Webhook["state"], { paint }: OutputStyle): string {
  const [format, mark] = MARKS[state];
  return paint(format, mark);
}

function line({ run_id, url, state, attempts }: Webhook, now: number, look: OutputStyle): string {
  const last = attempts.at(-1);
  const when = last ? age(Date.parse(last.at), now) : "";
  const facts = [column(run_id, 29), column(state, 9), column(when, 6)].join("  ");
  return `${markOf(state, look)} ${look.paint("dim", facts)}  ${fit(url, Math.max(10, look.columns - 52))}`;
}

function sayWhole(webhook: Webhook, { out, look, nowMs }: Terminal): void {
  const { url, state, attempts, next_attempt_at: next, webhook_id: id } = webhook;
  out(`${markOf(state, look)} ${state}  ${url}`);
  if (id === null) out(look.paint("dim", "  the run has not ended yet"));
  for (const { at, ok, status, error, duration_ms } of attempts) {
    const mark = ok ? look.paint("green", "✓") : look.paint("red", "✗");
    const when = column(at.replace("T", " ").replace(/\..*/, ""), 19);
    out(
      `  ${mark} ${when}  ${column(status === null ? "" : String(status), 3)}  ${column(duration(duration_ms), 8)}  ${error ?? ""}`.trimEnd(),
    );
  }
  if (next !== null && attempts.length > 0) {
    const wait = Date.parse(next) - nowMs();
    out(look.paint("dim", wait > 0 ? `  again in ${duration(wait)}` : "  again now"));
  }
}
