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

const HELP = `/help          shows this list
/clear         forgets this conversation
/memory        lists what is remembered for you
/forget <id>   forgets one entry of it; /forget all forgets every entry
/json          switches to raw events, one JSON object a line, and back
/exit          leaves; so does Ctrl-D

Ctrl-C cancels an answer, or clears the line. Lines that you paste together are one question.`;

/** Runs a command such as `/clear`. False if the conversation is to end. */
export async function runSlashCommand(line: string, talk: ChatTexts): Promise<boolean> {
  const { terminal, client } = talk;
  const { err, look } = terminal;
  const say = (text: string) => err(look.paint("dim", text));
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(" ");
  if (argument !== "" && word !== "/forget") throw new UsageError(`${word} takes no argument`);
  switch (word) {
    case "/help":
      say(HELP);
      return true;
    case "/clear":
      talk.conversation.clear();
      say("The conversation is forgotten.");
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
      throw new UsageError(`there is no command ${word}`);
  }
}
