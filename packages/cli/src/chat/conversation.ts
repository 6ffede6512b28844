import { BOUNDS, type ChatRequest } from "@signet/contract";

type Turn = ChatRequest["history"][number];

/** The most characters that a history takes in a request: with a question, well within the limit of a body. */
const MOST_CHARACTERS = 200_000;
const { history: MOST_TURNS, turnChars: TURN_CHARACTERS } = BOUNDS.chat;

/** The conversation so far, as it is sent with the next question. */
export interface ChatConversation {
  history(): Turn[];
  /** Adds a question and its answer; drops the oldest pairs while the history is too long for a request. */
  add(question: string, answer: string): void;
  clear(): void;
}

/** Creates an empty conversation. */
export function createConversation(): ChatConversation {
  let pairs: [Turn, Turn][] = [];
  const size = () => pairs.reduce((sum, pair) => sum + JSON.stringify(pair).length, 0);
  return {
    history: () => pairs.flat(),
    add(question, answer) {
      pairs.push([
        { role: "user", content: cut(question) },
        { role: "assistant", content: cut(answer) },
      ]);
      while (pairs.length * 2 > MOST_TURNS || size() > MOST_CHARACTERS) pairs.shift();
    },
    clear: () => void (pairs = []),
  };
}

const cut = (text: string) =>
  text.length <= TURN_CHARACTERS ? text : `${text.slice(0, TURN_CHARACTERS - 1).toWellFormed()}…`;
