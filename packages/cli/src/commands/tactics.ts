import { BOUNDS } from "@signet/contract/values";
import { connect, defineCommand, EXIT, integer, UsageError, urlHelp, urlOption } from "../command.ts";
import { sayFound } from "../techniques.ts";
import { defuse, jsonLine } from "../text.ts";
import { environment } from "../environment.ts";

/** `signet tactics`: the techniques that fit a task. */
export const tactics = defineCommand({
  help: `
signet tactics "<task>" [options]

  --limit <number>         how many, up to ${BOUNDS.tacticsLimit.max} (${BOUNDS.tacticsLimit.default})
  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, limit: { type: "string" }, json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [q], terminal }) {
    if (q === undefined || q.trim() === "")
      throw new UsageError(`no task given; try: ${environment.self} tactics "…"`);
    if (q.length > BOUNDS.q.max) throw new UsageError(`a task has at most ${BOUNDS.q.max} characters`);
    const { min, max, default: most } = BOUNDS.tacticsLimit;
    const answer = await connect(values.url).tactics(q, integer("limit", values.limit, min, max) ?? most);
    if (values.json) terminal.out(jsonLine(answer));
    else sayFound(defuse(answer), terminal);
    return EXIT.ok;
  },
});
