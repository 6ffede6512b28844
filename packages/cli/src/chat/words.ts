import { UsageError } from "../command.ts";
import { defuse, fit, oneLine } from "../text.ts";
import { ask, type ChatSession } from "./ask.ts";
import { evidenceLines } from "./evidence-lines.ts";
import { forget, listMemory } from "./memory.ts";

const HELP = `/help          shows this list
/retry         asks the last question again, in place of its answer
/evidence      shows what each claim of the last answer was compared with
/undo          takes back the last question and its answer
/clear         begins a new conversation
/memory        lists what is remembered for you
/forget <id>   forgets one entry of it; /forget all forgets every entry
/json          switches to raw events, one JSON object a line, and back
/exit          leaves; so do /quit and Ctrl-D

Ctrl-C cancels an answer, or clears the line. Lines that you paste together are one question.`;

type Say = (text: string) => void;
type SlashCommand = (session: ChatSession, say: Say, argument: string) => Promise<void> | void;

const COMMANDS = new Map(
  Object.entries<SlashCommand>({
    "/help": (_, say) => say(HELP),
    "/retry": retry,
    "/evidence": showEvidence,
    "/undo": undo,
    "/clear": clear,
    "/memory": ({ client, terminal, json }) => listMemory(client, terminal, json),
    "/forget": ({ client, terminal, json }, _, argument) => {
      if (argument === "") throw new UsageError("say what to forget: /forget <id>, or /forget all");
      return forget(client, argument === "all" ? null : argument, terminal, json);
    },
    "/json": (session, say) => {
      session.json = !session.json;
      say(session.json ? "Events are shown as they come." : "Answers are shown.");
    },
  }),
);

/** Runs a command such as `/clear`. False if the conversation is to end. */
export async function runSlashCommand(line: string, session: ChatSession): Promise<boolean> {
  const { terminal } = session;
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(" ");
  if (argument !== "" && word !== "/forget") throw new UsageError(`${word} takes no argument`);
  if (word === "/exit" || word === "/quit") return false;
  if (!COMMANDS.has(word)) throw new UsageError(`there is no command ${word}`);
  await COMMANDS.get(word)!(session, (text) => terminal.err(terminal.look.paint("dim", text)), argument);
  return true;
}

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
  session.basis = undefined;
  await keeper.keep(conversation.exchanges());
  say(inShort(`Taken back: ${undone.question}`, session));
}

/** Shows the claims of the last answer with their evidence. */
function showEvidence({ basis, terminal }: ChatSession): void {
  if (!basis || basis.claims.length === 0)
    throw new UsageError("there is no answer here that claims something");
  for (const line of evidenceLines(basis, terminal.look)) terminal.err(line);
}

function clear(session: ChatSession, say: Say): void {
  const { conversation, keeper } = session;
  const id = keeper.id();
  conversation.clear();
  keeper.beginAnew();
  session.basis = undefined;
  say(`A new conversation begins.${id === null ? "" : ` The last one is kept as ${id}.`}`);
}

const inShort = (text: string, { terminal }: ChatSession) =>
  fit(oneLine(defuse(text)), terminal.look.columns);
