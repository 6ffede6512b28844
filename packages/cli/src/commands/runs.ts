import { BOUNDS, type Run } from "@signet/contract";
import { connect, defineCommand, EXIT, integer, urlHelp, urlOption } from "../command.ts";
import type { Look } from "../terminal.ts";
import { age, column, defuse, fit, jsonLine, oneLine } from "../text.ts";

/** `signet runs`: the caller's runs, newest first. */
export const runs = defineCommand({
  summary: "list your runs, newest first",
  help: `
signet runs [options]

  --limit <number>         how many, up to ${BOUNDS.runsLimit.max} (${BOUNDS.runsLimit.default})
  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, limit: { type: "string" }, json: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const { min, max, default: most } = BOUNDS.runsLimit;
    const limit = integer("limit", values.limit, min, max) ?? most;
    const page = await connect(values.url).runs({ limit });
    const { runs } = defuse(page);
    if (values.json) terminal.out(jsonLine(page));
    else if (runs.length === 0) terminal.out('No runs yet. Start one: signet code "…"');
    else for (const run of runs) terminal.out(runLine(run, terminal.nowMs(), terminal.look));
    return EXIT.ok;
  },
});

function runLine(run: Run, nowMs: number, look: Look): string {
  const mark =
    run.ok === null ? look.paint("dim", "·") : run.ok ? look.paint("green", "✓") : look.paint("red", "✗");
  const start = `${column(run.run_id, 29)}  ${column(run.state, 11)}  `;
  const when = column(age(Date.parse(run.created_at), nowMs), 6);
  const task = fit(oneLine(run.task), Math.max(look.columns - start.length - 11, 20));
  return `${mark} ${look.paint("dim", start + when)}  ${task}`;
}
