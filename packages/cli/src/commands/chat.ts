import path from "node:path";
import { ask } from "../chat/ask.ts";
import { continueAt, keptNamed, namesConversation, sayContinued } from "../chat/continue.ts";
import { createConversation } from "../chat/conversation.ts";
import { openConversationFiles } from "../chat/conversation-files.ts";
import { createKeeper, NO_KEEPER } from "../chat/keep-conversation.ts";
import { converse } from "../chat/talk.ts";
import { openTypedLines } from "../chat/typed-lines.ts";
import { addressOf, connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { environment } from "../environment.ts";
import type { Terminal } from "../terminal.ts";

/** `signet chat`: answers a question, or a conversation, and shows what each answer rests on. */
export const chat = defineCommand({
  help: `
signet chat "<question>" [options]
signet chat - [options]      reads the question from stdin; so does signet chat without a terminal
signet chat [options]        starts a conversation; /help lists its commands

  --continue [id]          go on with your newest conversation with this service, or with the one whose
                           id begins so; signet chats lists them
  --no-keep                do not keep the conversation; by default the last 200 that a person had at a
                           terminal are kept in ~/.local/state/signet/chats (or below
                           $XDG_STATE_HOME/signet). SIGNET_KEEP_CHATS=0 keeps none
  --no-history             do not store typed lines; by default the last 500 are stored in
                           ~/.local/state/signet (or $XDG_STATE_HOME/signet), for the arrow keys
  --json                   print events unchanged, one JSON object a line
${urlHelp}

If standard output is not a terminal, it gets only the answer; everything else goes to standard error.
Ctrl-C cancels an answer and waits for its end; a second Ctrl-C leaves at once.
Exit codes: 0 answered, 1 not fully answered, 2 usage, 3 service unreachable, 130 after Ctrl-C.`,
  options: {
    ...urlOption,
    continue: { type: "string" },
    "no-keep": { type: "boolean" },
    "no-history": { type: "boolean" },
    json: { type: "boolean" },
  },
  optionalValues: { continue: "last" },
  positionals: 1,
  async run({ values, positionals, terminal }) {
    const { continued, question } = wordsOf(values.continue, positionals[0]);
    const client = connect(values.url);
    const isTalk = question === undefined && terminal.prompt !== undefined;
    const { conversation, keeper } = await openConversation(terminal, {
      url: values.url,
      continued,
      keeps: !values["no-keep"] && environment.keepsChats,
      isTalk,
      quiet: values.json ?? false,
    });
    const session = { terminal, client, conversation, keeper, json: values.json ?? false };
    if (isTalk && terminal.prompt) {
      const file = values["no-history"] ? null : path.join(environment.stateFolder, "chat-history");
      return converse(session, terminal.prompt, await openTypedLines(file, terminal.err));
    }
    const command = question === undefined || question === "-" ? await terminal.readStdin() : question;
    if (command.trim() === "") throw new UsageError(`no question given; try: ${environment.self} chat "…"`);
    const { ok, interrupted } = await ask(command, session);
    if (ok) return EXIT.ok;
    return interrupted ? EXIT.interrupted : EXIT.failed;
  },
});

/** The conversation to go on with and the question; `--continue` may be followed by either. */
function wordsOf(continued: string | undefined, question: string | undefined) {
  if (continued === undefined || namesConversation(continued)) return { continued, question };
  if (question !== undefined) throw new UsageError(`--continue ${continued}: no conversation has such an id`);
  return { continued: "last", question: continued };
}

interface ConversationChoice {
  url: string | undefined;
  continued: string | undefined;
  keeps: boolean;
  isTalk: boolean;
  quiet: boolean;
}

/** The conversation that the command is about, and what keeps it. */
async function openConversation(
  terminal: Terminal,
  { url, continued, keeps, isTalk, quiet }: ConversationChoice,
) {
  const files = openConversationFiles(environment.chatsFolder);
  const service = addressOf(url);
  const kept = continued === undefined ? null : await keptNamed(files, continued, service);
  const from = kept && continueAt(kept, { service, isNamed: url !== undefined }, terminal);
  if (kept && !quiet) sayContinued(kept, terminal, isTalk);
  // A question that a program asks is kept only if it continues a conversation.
  const isKept = keeps && (isTalk || terminal.live || kept !== null);
  const { err: say, nowMs } = terminal;
  return {
    conversation: createConversation(kept?.exchanges),
    keeper: isKept ? createKeeper({ files, service, from, nowMs, say }) : NO_KEEPER,
  };
}
