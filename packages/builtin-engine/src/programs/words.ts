import type { Example } from "../task/port.ts";
import { literal } from "../task/literal.ts";

/** Fewer examples of a function leave too much open. */
export const EXAMPLES_MIN = 4;

const SET_MODEL =
  "set a key that you have, as in `signet keys set ANTHROPIC_API_KEY`; it is used from the next task on. Or start the service with OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL, or with the shared gateway SVC_GATEWAY_BASE_URL and SVC_GATEWAY_MODEL.";

/** What the engine can do and how a model is set, for a task that is beyond it. */
export const NEEDS_MODEL = `The built-in engine writes small functions and stdin programs in JavaScript or Python from worked examples (\`f(1, 2) -> 3\`, asserts, tables, given tests), and repairs small slips in a given function. For anything else ${SET_MODEL}`;

/** What helps where the examples leave it open what is meant. */
export const ADD_EXAMPLES = `Add examples, also of odd cases, or ${SET_MODEL}`;

/** An example as people write it. */
export const shown = ({ name, args, output }: Example): string =>
  `${name === "" ? "input" : name}(${args.map((arg) => literal(arg, "javascript")).join(", ")}) -> ${literal(output, "javascript")}`;

export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** The end of a long text, whole lines of it. */
export function tail(text: string, lines: number): string {
  return text.trimEnd().split("\n").slice(-lines).join("\n").slice(-2_000);
}
