import { connect, defineCommand, UsageError, urlHelp, urlOption } from "../command.ts";
import { outputFile } from "../output-path.ts";
import { watchBuild } from "../visual/build.ts";
import { environment } from "../environment.ts";

/** `signet visual`: builds a page that the service has played in a real browser. */
export const visual = defineCommand({
  help: `
signet visual "<task>" [options]
signet visual - [options]    reads the task from stdin

  -o <file>                save the page here; overwrites what is there
  --open                   show the page in this machine's browser
  --json                   print events unchanged, one JSON object a line
${urlHelp}

Ctrl-C cancels the build, which still ends with a receipt; a second Ctrl-C leaves at once.
Exit codes: 0 verified and the receipt holds, 1 not verified, 2 usage, 3 service unreachable,
130 interrupted.`,
  options: {
    ...urlOption,
    json: { type: "boolean" },
    open: { type: "boolean" },
    output: { type: "string", short: "o" },
  },
  positionals: 1,
  async run({ values, positionals: [text], terminal }) {
    const client = connect(values.url);
    const task = text === "-" ? await terminal.readStdin() : (text ?? "");
    if (task.trim() === "") throw new UsageError(`no task given; try: ${environment.self} visual "…"`);
    const output = await outputFile(values.output);
    return watchBuild(terminal, client, {
      events: (signal) => client.visual({ task }, { signal }),
      task,
      cancels: true,
      json: values.json ?? false,
      output,
      open: values.open ?? false,
    });
  },
});
