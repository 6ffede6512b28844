import { BOUNDS, type ChatRequest } from "@signet/contract";

type Said = ChatRequest["history"][number];

/** Most characters that a history takes in a request: with a question, well within what a body may have. */
const MOST_CHARACTERS = 200_000;
const { history: MOST_TURNS, turnChars: TURN_CHARACTERS } = BOUNDS.chat;

/** What was said so far, as the next question is sent with it. */
export interface ChatConversation {
  history(): Said[];
  /** Adds a question and its answer; the oldest go where there are too many, or too long ones. */
  add(question: string, answer: string): void;
  clear(): void;
}

/** A conversation in which nothing was said yet. */
export function createConversation(): ChatConversation {
  let pairs: [Said, Said][] = [];
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
