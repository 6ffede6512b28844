import type { ChatRequest } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";

type Turn = ChatRequest["history"][number];

/** The most characters that a history takes in a request: with a question, well within the limit of a body. */
const MOST_SENT = 200_000;
/** The most characters of a conversation that are kept. */
const MOST_KEPT = 400_000;
const { history: MOST_TURNS, turnChars: TURN_CHARACTERS } = BOUNDS.chat;

/** A question and its answer. */
export interface ChatExchange {
  question: string;
  answer: string;
}

/** A question that was taken back. */
export interface UndoneQuestion {
  question: string;
  /** Puts the question and its answer back. */
  restore(): void;
}

/** A conversation: what was asked and answered so far. */
export interface ChatConversation {
  exchanges(): readonly ChatExchange[];
  /** The newest exchanges, as many as a request takes. */
  history(): Turn[];
  /** Notes a question that is not answered yet; `undo` takes it back. */
  ask(question: string): void;
  /** Adds a question and its answer; drops the oldest exchanges while there is too much to be kept. */
  add(question: string, answer: string): void;
  /** Takes back the last question and its answer, if it has one; null if there is none. */
  undo(): UndoneQuestion | null;
  clear(): void;
}

/** Creates a conversation that goes on from `begun`. */
export function createConversation(begun: readonly ChatExchange[] = []): ChatConversation {
  let exchanges: readonly ChatExchange[] = newest(begun.map(cutExchange), MOST_KEPT);
  let unanswered: string | null = null;
  return {
    exchanges: () => exchanges,
    history: () => newest(exchanges, MOST_SENT, MOST_TURNS / 2).flatMap(turnsOf),
    ask: (question) => void (unanswered = question),
    add(question, answer) {
      unanswered = null;
      exchanges = newest([...exchanges, cutExchange({ question, answer })], MOST_KEPT);
    },
    undo() {
      const before = { exchanges, unanswered };
      const question = unanswered ?? exchanges.at(-1)?.question;
      if (question === undefined) return null;
      if (unanswered === null) exchanges = exchanges.slice(0, -1);
      unanswered = null;
      return { question, restore: () => void ({ exchanges, unanswered } = before) };
    },
    clear() {
      exchanges = [];
      unanswered = null;
    },
  };
}

const turnsOf = ({ question, answer }: ChatExchange): Turn[] => [
  { role: "user", content: question },
  { role: "assistant", content: answer },
];

/** The newest exchanges that take no more than so many characters in a request. */
function newest(exchanges: readonly ChatExchange[], characters: number, most = Infinity): ChatExchange[] {
  let used = 0;
  const from = exchanges.findLastIndex((exchange, i) => {
    used += JSON.stringify(turnsOf(exchange)).length;
    return used > characters || exchanges.length - i > most;
  });
  return exchanges.slice(from + 1);
}

const cutExchange = ({ question, answer }: ChatExchange): ChatExchange => ({
  question: cut(question),
  answer: cut(answer),
});

const cut = (text: string) =>
  text.length <= TURN_CHARACTERS ? text : `${text.slice(0, TURN_CHARACTERS - 1).toWellFormed()}…`;
