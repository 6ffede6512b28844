import path from "node:path";
import { createConversation } from "../chat/conversation.ts";
import { converse } from "../chat/talk.ts";
import { takeTurn } from "../chat/turn.ts";
import { openTypedLines } from "../chat/typed-lines.ts";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";

/** `signet chat`: a question goes in, the answer comes with what it rests on. */
export const chat = defineCommand({
  summary: "ask, and see what the answer rests on",
  help: `
signet chat "<question>" [options]
signet chat - [options]      reads the question from stdin; so does signet chat without a terminal
signet chat [options]        a conversation; /help in it says more

  --json                   print events unchanged, one JSON object a line
  --no-history             keep no typed lines; else the last 500 are in ~/.local/state/signet
                           (or $XDG_STATE_HOME/signet), for the arrow keys
${urlHelp}

If standard output is not a terminal, it gets only the answer; everything else goes to standard error.
Ctrl-C cancels an answer, which still comes to its end; a second Ctrl-C leaves at once.
Exit codes: 0 answered to the end, 1 not, 2 usage, 3 service unreachable, 130 after Ctrl-C.`,
  options: { ...urlOption, json: { type: "boolean" }, "no-history": { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [given], terminal }) {
    const client = connect(values.url);
    const json = values.json ?? false;
    if (given === undefined && terminal.prompt) {
      const file = values["no-history"] ? null : path.join(environment.stateFolder, "chat-history");
      const typed = await openTypedLines(file, terminal.err);
      const talk = { terminal, client, conversation: createConversation(), json };
      return converse(talk, terminal.prompt, typed);
    }
    const command = given === undefined || given === "-" ? await terminal.readStdin() : given;
    if (command.trim() === "") throw new UsageError(`what is asked? ${environment.self} chat "…"`);
    const { ok, interrupted } = await takeTurn(terminal, client, {
      events: (signal) => client.chat({ command }, { signal }),
      cancels: true,
      json,
    });
    if (ok) return EXIT.ok;
    return interrupted ? EXIT.interrupted : EXIT.failed;
  },
});
