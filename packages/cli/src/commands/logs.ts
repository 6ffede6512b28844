import { defineCommand, integer, UsageError } from "../command.ts";
import { runServer } from "../server.ts";

const LEVELS = ["debug", "info", "warn", "error"];
const MOST_LINES = 100_000;
const RUN = /^run(?:_[0-9a-hjkmnp-tv-z]{25}|:[0-9a-f]{16})$/;

/** `signet logs`: the service's log, from its data folder. */
export const logs = defineCommand({
  help: `
signet logs [options]

Shows the last lines of the log that the service keeps in its data folder: two files of 5 MiB at most.
Lines hold ids and no contents, credentials are masked, and times are in UTC.

  -f, --follow             show new lines as they come, until Ctrl-C
  -n, --lines <number>     how many of the last lines to show (50)
  --run <run>              only lines of this run, by its id or by its name in the log (run:…)
  --level <level>          only lines of this level and above: ${LEVELS.join(", ")}
  --json                   the lines as they are written
  --data <folder>          the service's data folder   (SVC_DATA_DIR, .signet)`,
  options: {
    follow: { type: "boolean", short: "f" },
    lines: { type: "string", short: "n" },
    run: { type: "string" },
    level: { type: "string" },
    json: { type: "boolean" },
    data: { type: "string" },
  },
  positionals: 0,
  async run({ values: { follow, lines, run, level, json, data } }) {
    const count = integer("lines", lines, 0, MOST_LINES);
    if (level !== undefined && !LEVELS.includes(level))
      throw new UsageError(`--level must be one of ${LEVELS.join(", ")}`);
    if (run !== undefined && !RUN.test(run))
      throw new UsageError("--run must be a run's id (run_…) or its name in the log (run: and 16 digits)");
    const args = [
      ...(follow ? ["--follow"] : []),
      ...(json ? ["--json"] : []),
      ...(count === undefined ? [] : ["--lines", String(count)]),
      ...(run === undefined ? [] : ["--run", run]),
      ...(level === undefined ? [] : ["--level", level]),
    ];
    return runServer(["logs", ...args], { SVC_DATA_DIR: data });
  },
});
