import { FOR_MORE, FOR_QUESTIONS } from "../model-advice.ts";

const CAN_DO =
  "sums and unit conversions, time and dates, this service's prices, limits, settings, usage, receipts and documentation, remembered facts, small functions from worked examples, simple apps";

const EXAMPLES = "“what does Pro cost?” or “5 miles in km”";

/** The answer, on one line, if only a model could answer the question. `first`: what can be said about this question anyway. */
export const needsModel = (first = "I cannot answer that without a model."): string =>
  `${first} Ask about sums, units, dates, notes, or this service: ${EXAMPLES}. ${FOR_QUESTIONS}`;

export const INTRODUCTION = `I answer without a model here: ${CAN_DO}. ${FOR_MORE}`;
export const GREETING = `Hello! ${INTRODUCTION}`;
export const WELCOME = "You're welcome! Ask me a sum, the time, a receipt, or something about this service.";
export const WHAT_TO: Record<"remember" | "forget", string> = {
  remember: "What shall I remember? Say it in one message, as in “remember that I prefer tabs”.",
  forget:
    "Nothing was forgotten. Say what to forget, as in “forget what I said about tabs”, or “forget” and an entry's id.",
};
