import type { Client } from "@signet/client";
import { UsageError } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import type { ChatConversation } from "./conversation.ts";
import { forget, listMemory } from "./memory.ts";

/** A conversation at a terminal. */
export interface ChatTexts {
  terminal: Terminal;
  client: Client;
  conversation: ChatConversation;
  /** Whether events are shown as they come. */
  json: boolean;
}

const HELP = `/help          says this
/clear         forgets what was said in this conversation
/memory        lists what is remembered for you
/forget <id>   forgets one entry of it; /forget all, all of it
/json          shows events as they come, one JSON a line, or no more
/exit          leaves; Ctrl-D too

Ctrl-C cancels an answer, or clears the line. Lines that are pasted together are one question.`;

/** Does what a word like `/clear` asks for. False if it is time to leave. */
export async function obey(line: string, talk: ChatTexts): Promise<boolean> {
  const { terminal, client } = talk;
  const { err, look } = terminal;
  const say = (text: string) => err(look.paint("dim", text));
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(" ");
  if (argument !== "" && word !== "/forget") throw new UsageError(`${word} takes nothing after it`);
  switch (word) {
    case "/help":
      say(HELP);
      return true;
    case "/clear":
      talk.conversation.clear();
      say("What was said is forgotten.");
      return true;
    case "/memory":
      await listMemory(client, terminal, talk.json);
      return true;
    case "/forget":
      if (argument === "") throw new UsageError("say what to forget: /forget <id>, or /forget all");
      await forget(client, argument === "all" ? null : argument, terminal, talk.json);
      return true;
    case "/json":
      talk.json = !talk.json;
      say(talk.json ? "Events are shown as they come." : "Answers are shown.");
      return true;
    case "/exit":
      return false;
    default:
      throw new UsageError(`there is no ${word}`);
  }
}
