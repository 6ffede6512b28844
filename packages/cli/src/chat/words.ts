import { UsageError } from "../command.ts";
import { defuse, fit, oneLine } from "../text.ts";
import { ask, type ChatSession } from "./ask.ts";
import { forget, listMemory } from "./memory.ts";

const HELP = `/help          shows this list
/retry         asks the last question again, in place of its answer
/undo          takes back the last question and its answer
/clear         begins a new conversation
/memory        lists what is remembered for you
/forget <id>   forgets one entry of it; /forget all forgets every entry
/json          switches to raw events, one JSON object a line, and back
/exit          leaves; so does Ctrl-D

Ctrl-C cancels an answer, or clears the line. Lines that you paste together are one question.`;

/** Runs a command such as `/clear`. False if the conversation is to end. */
export async function runSlashCommand(line: string, session: ChatSession): Promise<boolean> {
  const { terminal, client } = session;
  const say = (text: string) => terminal.err(terminal.look.paint("dim", text));
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(" ");
  if (argument !== "" && word !== "/forget") throw new UsageError(`${word} takes no argument`);
  switch (word) {
    case "/help":
      say(HELP);
      return true;
    case "/retry":
      await retry(session, say);
      return true;
    case "/undo":
      await undo(session, say);
      return true;
    case "/clear":
      clear(session, say);
      return true;
    case "/memory":
      await listMemory(client, terminal, session.json);
      return true;
    case "/forget":
      if (argument === "") throw new UsageError("say what to forget: /forget <id>, or /forget all");
      await forget(client, argument === "all" ? null : argument, terminal, session.json);
      return true;
    case "/json":
      session.json = !session.json;
      say(session.json ? "Events are shown as they come." : "Answers are shown.");
      return true;
    case "/exit":
      return false;
    default:
      throw new UsageError(`there is no command ${word}`);
  }
}

type Say = (text: string) => void;

/** Asks the last question again. Its answer stays if no other comes. */
async function retry(session: ChatSession, say: Say): Promise<void> {
  const { conversation, terminal, json } = session;
  const undone = conversation.undo();
  if (undone === null) throw new UsageError("there is no question to ask again");
  say(inShort(`› ${undone.question}`, session));
  let isAnswered = false;
  try {
    isAnswered = (await ask(undone.question, session)).answer !== "";
  } finally {
    if (!isAnswered) undone.restore();
  }
  if (!json) terminal.err("");
}

async function undo(session: ChatSession, say: Say): Promise<void> {
  const { conversation, keeper } = session;
  const undone = conversation.undo();
  if (undone === null) throw new UsageError("there is no question to take back");
  await keeper.keep(conversation.exchanges());
  say(inShort(`Taken back: ${undone.question}`, session));
}

function clear({ conversation, keeper }: ChatSession, say: Say): void {
  const id = keeper.id();
  conversation.clear();
  keeper.beginAnew();
  say(`A new conversation begins.${id === null ? "" : ` The last one is kept as ${id}.`}`);
}

const inShort = (text: string, { terminal }: ChatSession) =>
  fit(oneLine(defuse(text)), terminal.look.columns);
