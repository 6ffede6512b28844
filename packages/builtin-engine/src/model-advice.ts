/** How to set a model, as the programs for code, pages and the chat say it to whoever runs the service. */
export const FOR_CODE =
  "set a key that you have, as in `signet keys set ANTHROPIC_API_KEY`; it is used from the next task on. Or start the service with OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL, or with the shared gateway SVC_GATEWAY_BASE_URL and SVC_GATEWAY_MODEL.";
export const FOR_PAGES =
  "set a key that you have, as in `signet keys set ANTHROPIC_API_KEY`, or OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL for a server of your own";
export const FOR_QUESTIONS = "For all else: `signet keys set ANTHROPIC_API_KEY`.";
export const FOR_MORE =
  "For more, set a model: `signet keys set ANTHROPIC_API_KEY`, or ask “how do I set a model?”.";

const ASK = "ask the operator of this service to set a model";
const TO_OTHERS: [said: string, instead: string][] = [
  [FOR_CODE, `${ASK}.`],
  [FOR_PAGES, ASK],
  [FOR_QUESTIONS, `For all else, ${ASK}.`],
  [FOR_MORE, `For more, ${ASK}.`],
];

/** Says to callers of a hosted service, who cannot set a model, who can. */
export const toOthers = (text: string): string =>
  TO_OTHERS.reduce((told, [said, instead]) => told.replaceAll(said, instead), text);
