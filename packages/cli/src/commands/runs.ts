import type { RunQuery } from "@signet/client";
import type { Run, RunList } from "@signet/contract";
import { BOUNDS, RUN_KINDS, RUN_STATES } from "@signet/contract/values";
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

  --find <words>           those with these words in their task or id
  --kind <kind>            ${RUN_KINDS.join(", ")}
  --state <states>         those in one of these states, separated by commas: queued, running,
                           verifying, succeeded, failed, cancelled, timed_out, interrupted
  --limit <number>         how many, up to ${BOUNDS.runsLimit.max} (${BOUNDS.runsLimit.default})
  --json                   the service's answer as it is
${urlHelp}`,
  options: {
    ...urlOption,
    find: { type: "string" },
    kind: { type: "string" },
    state: { type: "string" },
    limit: { type: "string" },
    json: { type: "boolean" },
  },
  positionals: 2,
  async run({ values, positionals: [verb, id], terminal }) {
    if (verb !== undefined) return erase({ verb, id, url: values.url, json: values.json, terminal });
    const { min, max, default: most } = BOUNDS.runsLimit;
    const limit = integer("limit", values.limit, min, max) ?? most;
    const filter = filterOf(values);
    const page = await search(values.url, limit, filter);
    const { runs } = defuse(page);
    if (values.json) terminal.out(jsonLine(page));
    else if (runs.length === 0 && Object.keys(filter).length > 0) terminal.out("No run fits.");
    else if (runs.length === 0) terminal.out(`No runs yet. Start one: ${environment.self} code "…"`);
    else for (const run of runs) terminal.out(runLine(run, terminal.nowMs(), terminal.look));
    return EXIT.ok;
  },
});

type Filter = Pick<RunQuery, "kind" | "state" | "q">;

function filterOf(values: Partial<Record<"kind" | "state" | "find", string>>): Filter {
  const states = values.state?.split(",").map((state) => oneOf("state", RUN_STATES, state.trim()));
  return {
    ...(values.kind !== undefined && { kind: oneOf("kind", RUN_KINDS, values.kind) }),
    ...(states && { state: states }),
    ...(values.find !== undefined && { q: values.find }),
  };
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} is one of ${allowed.join(", ")}, not ${value}`);
}

/** Up to `limit` runs. The service searches its older runs part by part: asks on until enough are found or there are no more. */
async function search(url: string | undefined, limit: number, filter: Filter): Promise<RunList> {
  const { runs } = connect(url);
  let page = await runs({ ...filter, limit });
  while (page.runs.length < limit && page.next !== null) {
    const more = await runs({ ...filter, limit: limit - page.runs.length, before: page.next });
    page = { runs: [...page.runs, ...more.runs], next: more.next };
  }
  return page;
}

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
