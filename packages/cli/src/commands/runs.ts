import type { Run } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, integer, UsageError, urlHelp, urlOption } from "../command.ts";
import { resultMark, row, type OutputStyle, type Terminal } from "../terminal.ts";
import { age, column, defuse, jsonLine } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet runs`: the caller's runs, newest first; `signet runs delete` erases one. */
export const runs = defineCommand({
  help: `
signet runs [options]                 lists your runs
signet runs delete <run> [options]    erases the private data of a run that has ended: its task, events,
                                      files and opening. Its ledger lines stay, but can no longer be
                                      linked to it. This cannot be undone.

  --limit <number>         how many, up to ${BOUNDS.runsLimit.max} (${BOUNDS.runsLimit.default})
  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, limit: { type: "string" }, json: { type: "boolean" } },
  positionals: 2,
  async run({ values, positionals: [verb, id], terminal }) {
    if (verb !== undefined) return erase({ verb, id, url: values.url, json: values.json, terminal });
    const { min, max, default: most } = BOUNDS.runsLimit;
    const limit = integer("limit", values.limit, min, max) ?? most;
    const page = await connect(values.url).runs({ limit });
    const { runs } = defuse(page);
    if (values.json) terminal.out(jsonLine(page));
    else if (runs.length === 0) terminal.out(`No runs yet. Start one: ${environment.self} code "…"`);
    else for (const run of runs) terminal.out(runLine(run, terminal.nowMs(), terminal.look));
    return EXIT.ok;
  },
});

function runLine(run: Run, nowMs: number, look: OutputStyle): string {
  const mark = resultMark(run.ok, "·", look);
  const facts = [column(run.run_id, 29), column(age(Date.parse(run.created_at), nowMs), 6)];
  // A narrow terminal has no room for the state: the mark shows it.
  if (look.columns >= 80) facts.splice(1, 0, column(run.kind, 6), column(run.state, 11));
  return row(mark, facts, run.task, look);
}

async function erase({ verb, id, url, json, terminal }: Erasing): Promise<number> {
  if (verb !== "delete") throw new UsageError(`runs has no action ${verb}; there is delete`);
  if (id === undefined)
    throw new UsageError(`name the run to erase; to list your runs: ${environment.self} runs`);
  const erased = await connect(url).eraseRun(id);
  const mark = terminal.look.paint("green", "✓");
  terminal.out(json ? jsonLine(erased) : `${mark} erased ${defuse(erased.run_id)}`);
  return EXIT.ok;
}

interface Erasing {
  verb: string;
  id: string | undefined;
  url: string | undefined;
  json: boolean | undefined;
  terminal: Terminal;
}
