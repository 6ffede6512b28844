import { connect, defineCommand, EXIT, urlHelp, urlOption } from "../command.ts";
import { conversationOf } from "../conversation-of.ts";
import { renderState } from "../state.ts";
import { defuse, jsonLine } from "../text.ts";

/** `signet state`: what is kept of a conversation's work. */
export const state = defineCommand({
  summary: "show what a conversation's runs came to, and what is open",
  help: `
signet state [conversation] [options]

Shows the goal, the plan, facts with the command that showed them, files, what failed and has not passed
since, and the receipts of its runs. Without a name: of your last coding run; a run's id will do, too.
To go on: signet code --continue last "…"

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [named = "last"], terminal }) {
    const client = connect(values.url);
    const id = /^run_|^last$/.test(named) ? await conversationOf(client, named) : named;
    const kept = await client.taskState(id);
    if (values.json) terminal.out(jsonLine(kept));
    else for (const line of renderState(defuse(kept), terminal.nowMs(), terminal.look)) terminal.out(line);
    return EXIT.ok;
  },
});
