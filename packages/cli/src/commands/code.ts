import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CodeRunInput } from "@signet/client";
import { BOUNDS, WorkspacePath, type GivenFile } from "@signet/contract";
import { connect, defineCommand, integer, UsageError, urlHelp, urlOption } from "../command.ts";
import { follow } from "../follow.ts";

const { min, max, default: usual } = BOUNDS.maxSteps;

/** `signet code`: a task goes in, its events are shown, and the receipt is verified here. */
export const code = defineCommand({
  summary: "give a coding task and watch it being done",
  help: `
signet code "<task>" [options]
signet code - [options]      reads the task from stdin

  --file <path>            place this file in the workspace first; may be repeated
  --check <command>        the command that must exit 0 in a fresh sandbox for ok
  --max-steps <number>     ${min} to ${max} (${usual})
  --conversation <id>      go on with an earlier task's state
  -o <folder>              save the files that the run made
  --json                   the events as they came, one JSON a line
${urlHelp}

Ctrl-C cancels the run, which still ends with a receipt; a second Ctrl-C leaves at once.
Exit codes: 0 ok and the receipt verified, 1 not, 2 usage, 3 service unreachable, 130 left.`,
  options: {
    ...urlOption,
    file: { type: "string", multiple: true },
    check: { type: "string" },
    "max-steps": { type: "string" },
    conversation: { type: "string" },
    json: { type: "boolean" },
    output: { type: "string", short: "o" },
  },
  positionals: 1,
  async run({ values, positionals: [given], terminal }) {
    const client = connect(values.url);
    const task = given === "-" ? await terminal.readStdin() : (given ?? "");
    if (task.trim() === "") throw new UsageError('what is to be done? signet code "…"');
    const request: CodeRunInput = { task };
    const maxSteps = integer("max-steps", values["max-steps"], min, max);
    if (maxSteps !== undefined) request.max_steps = maxSteps;
    if (values.check !== undefined) request.check_cmd = values.check;
    if (values.conversation !== undefined) request.conversation_id = values.conversation;
    if (values.file) request.files = await Promise.all(values.file.map(readGiven));
    return follow(terminal, client, {
      events: (signal) => client.code(request, { signal }),
      task,
      cancels: true,
      json: values.json ?? false,
      saveTo: values.output ?? null,
    });
  },
});

/** A file under its path from here; one from elsewhere under its bare name. */
async function readGiven(file: string): Promise<GivenFile> {
  const relative = path.relative("", file).split(path.sep).join("/");
  const name = relative.startsWith("../") || path.isAbsolute(relative) ? path.basename(file) : relative;
  const placed = WorkspacePath.safeParse(name);
  if (!placed.success) throw new UsageError(`${file} cannot be placed in a workspace`);
  try {
    const bytes = await readFile(file);
    const text = bytes.toString("utf8");
    if (Buffer.from(text).equals(bytes)) return { path: name, content: text };
    return { path: name, content: bytes.toString("base64"), encoding: "base64" };
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
