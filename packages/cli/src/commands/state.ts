import { connect, defineCommand, EXIT, urlHelp, urlOption } from "../command.ts";
import { conversationOf } from "../conversation-of.ts";
import { renderState } from "../state.ts";
import { defuse, jsonLine } from "../text.ts";

/** `signet state`: the task state of a conversation. */
export const state = defineCommand({
  help: `
signet state [conversation] [options]

Shows the goal, the plan, facts with the command that established them, files, open failures, and the
receipts of the conversation's runs. Takes a conversation or a run id; the default is your last coding run.
To continue: signet code --continue last "…"

  --json                   the service's answer as it is
${urlHelp}`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [named = "last"], terminal }) {
    const client = connect(values.url);
    const id = /^run_|^last$/.test(named) ? await conversationOf(client, named) : named;
    const state = await client.taskState(id);
    if (values.json) terminal.out(jsonLine(state));
    else for (const line of renderState(defuse(state), terminal.nowMs(), terminal.look)) terminal.out(line);
    return EXIT.ok;
  },
});
