import path from "node:path";
import { createConversation } from "../chat/conversation.ts";
import { converse } from "../chat/talk.ts";
import { takeTurn } from "../chat/turn.ts";
import { openTypedLines } from "../chat/typed-lines.ts";
import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";

/** `signet chat`: answers a question, or a conversation, and shows what each answer rests on. */
export const chat = defineCommand({
  summary: "ask a question, and see what the answer rests on",
  help: `
signet chat "<question>" [options]
signet chat - [options]      reads the question from stdin; so does signet chat without a terminal
signet chat [options]        starts a conversation; /help lists its commands

  --json                   print events unchanged, one JSON object a line
  --no-history             do not store typed lines; by default the last 500 are stored in
                           ~/.local/state/signet (or $XDG_STATE_HOME/signet), for the arrow keys
${urlHelp}

If standard output is not a terminal, it gets only the answer; everything else goes to standard error.
Ctrl-C cancels an answer and waits for its end; a second Ctrl-C leaves at once.
Exit codes: 0 answered, 1 not fully answered, 2 usage, 3 service unreachable, 130 after Ctrl-C.`,
  options: { ...urlOption, json: { type: "boolean" }, "no-history": { type: "boolean" } },
  positionals: 1,
  async run({ values, positionals: [question], terminal }) {
    const client = connect(values.url);
    const json = values.json ?? false;
    if (question === undefined && terminal.prompt) {
      const file = values["no-history"] ? null : path.join(environment.stateFolder, "chat-history");
      const typed = await openTypedLines(file, terminal.err);
      const talk = { terminal, client, conversation: createConversation(), json };
      return converse(talk, terminal.prompt, typed);
    }
    const command = question === undefined || question === "-" ? await terminal.readStdin() : question;
    if (command.trim() === "")
      throw new UsageError(`no question question; try: ${environment.self} chat "…"`);
    const { ok, interrupted } = await takeTurn(terminal, client, {
      events: (signal) => client.chat({ command }, { signal }),
      cancels: true,
      json,
    });
    if (ok) return EXIT.ok;
    return interrupted ? EXIT.interrupted : EXIT.failed;
  },
});
