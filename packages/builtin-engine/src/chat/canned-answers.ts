const CAN_DO =
  "calculate and convert units, tell the time, show a receipt or what you have left, remember things for you, answer questions about this service from its documentation, show the beginning of a page, write small functions from worked examples, and build apps of a dozen kinds, such as a snake game or a to-do list";

/** How a model is set. */
const SET_MODEL =
  "set a key that you have, as in `signet keys set ANTHROPIC_API_KEY`, or OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL for a server of your own";

/** What is said where only a model could answer. `first`: what can be said of this question all the same. */
export const needsModel = (first = "This needs a model, and none is set."): string =>
  `${first} To have one, ${SET_MODEL}; it answers from the next message on. Without one I can ${CAN_DO}.`;

export const INTRODUCTION = `I answer without a model here: I can ${CAN_DO}.`;
export const GREETING = `Hello! ${INTRODUCTION}`;
export const WELCOME = "You're welcome! Ask me a sum, the time, a receipt, or something about this service.";
export const WHAT_TO: Record<"remember" | "forget", string> = {
  remember: "What shall I remember? Say it in one message, as in “remember that I prefer tabs”.",
  forget:
    "Nothing was forgotten. Say what to forget, as in “forget what I said about tabs”, or “forget” and an entry's id.",
};
