import type { Client } from "@signet/client";
import type { Terminal } from "../terminal.ts";
import type { AnswerBasis } from "./basis.ts";
import type { ChatConversation } from "./conversation.ts";
import type { ConversationKeeper } from "./keep-conversation.ts";
import { takeTurn, type ChatTurn } from "./turn.ts";

/** A conversation with a service. */
export interface ChatSession {
  terminal: Terminal;
  client: Client;
  conversation: ChatConversation;
  keeper: ConversationKeeper;
  /** Whether events are shown as they come. */
  json: boolean;
  /** What the last answer rests on. */
  basis?: AnswerBasis | undefined;
}

/** Asks a question within the conversation, shows the answer, and keeps it; also one that is not complete. */
export async function ask(question: string, session: ChatSession): Promise<ChatTurn> {
  const { terminal, client, conversation, keeper, json } = session;
  const history = conversation.history();
  conversation.ask(question);
  const turn = await takeTurn(terminal, client, {
    events: (signal) => client.chat({ command: question, history }, { signal }),
    cancels: true,
    json,
  });
  session.basis = turn.basis;
  if (turn.answer !== "") {
    conversation.add(question, turn.answer);
    await keeper.keep(conversation.exchanges());
  }
  return turn;
}
