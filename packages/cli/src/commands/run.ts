import { takeTurn } from "../chat/turn.ts";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { follow } from "../follow.ts";
import { sayLeft } from "../interrupt.ts";
import { outputFolder } from "../output-path.ts";
import { runNamed } from "../run-name.ts";
import { saveRecord } from "../save.ts";
import { watchBuild } from "../visual/build.ts";
import { environment } from "../environment.ts";

/** `signet run`: shows the events of a run from the first on, and follows them if it is under way. */
export const run = defineCommand({
  help: `
signet run <run> [options]     <run>: its id, the beginning or the end of it, or last

Shows the run's events from the first one, and follows a run that is under way to its end.
Ctrl-C leaves it running. Exit codes: as for signet code.

  --diff                   print only what the run changed in the files that it was given, as a patch for
                           git apply
  --apply                  apply these changes to this folder with git; asks first on a terminal
  --branch <name>          commit these changes to a new branch, with the receipt in the message
  --record <file>          save the run's record: its events with its receipt and, of a coding run, all that
                           its check can be run again with: signet verify <file> --rerun
  -o <folder>              save the files that the run made; overwrites what is there
  --json                   print events unchanged, one JSON object a line
${urlHelp}`,
  options: {
    ...urlOption,
    json: { type: "boolean" },
    diff: { type: "boolean" },
    apply: { type: "boolean" },
    branch: { type: "string" },
    record: { type: "string" },
    output: { type: "string", short: "o" },
  },
  positionals: 1,
  async run({ values, positionals: [word], terminal }) {
    if (word === undefined) throw new UsageError(`name a run; to list your runs: ${environment.self} runs`);
    const client = connect(values.url);
    const json = values.json ?? false;
    const folder = await outputFolder(values.output);
    const { kind, run_id: id } = await runNamed(client, word);
    if (values.diff) {
      terminal.draw(Buffer.from(await client.diff(id)).toString());
      return EXIT.ok;
    }
    if (values.record !== undefined) {
      await saveRecord(client, id, values.record);
      terminal.err(
        `saved ${values.record}; to check it: ${environment.self} verify ${values.record} --rerun`,
      );
      return EXIT.ok;
    }
    if (kind === "chat") {
      const { ok, interrupted } = await takeTurn(terminal, client, {
        events: (signal) => client.chatEvents(id, 0, signal),
        cancels: false,
        json,
      });
      if (interrupted) sayLeft(terminal, id);
      if (ok) return EXIT.ok;
      return interrupted ? EXIT.interrupted : EXIT.failed;
    }
    if (kind === "visual")
      return watchBuild(terminal, client, {
        events: (signal) => client.visualEvents(id, 0, signal),
        cancels: false,
        json,
        output: null,
        folder,
        open: false,
      });
    return follow(terminal, client, {
      events: (signal) => client.events(id, 0, signal),
      runId: id,
      cancels: false,
      json,
      saveTo: folder,
      apply: values.apply ? "." : null,
      branch: values.branch === undefined ? null : { name: values.branch, folder: "." },
    });
  },
});
