import type { ModelRequest } from "@signet/contract";
import { NOTHING_SHOWN, textWithout } from "../pictures.ts";
import type { FunctionCall, Functions, HistoryItem } from "./protocol.ts";

/** A request's messages as a chat of the weights: each call goes with its result. */
export function historyOf({ system, messages }: ModelRequest): HistoryItem[] {
  const items: HistoryItem[] = system ? [{ type: "system", text: system }] : [];
  const calls = new Map<string, FunctionCall>();
  for (const message of messages) {
    if (message.role === "user") items.push({ type: "user", text: textWithout(message, NOTHING_SHOWN) });
    else if (message.role === "tool") {
      const call = calls.get(message.callId);
      if (call) call.result = textWithout(message, NOTHING_SHOWN);
    } else {
      const made = message.calls.map(({ id, name, input }) => {
        const call: FunctionCall = { type: "functionCall", name, params: paramsOf(input), result: "" };
        calls.set(id, call);
        return call;
      });
      items.push({ type: "model", response: [...(message.text ? [message.text] : []), ...made] });
    }
  }
  // The weights go on with the answer that stands last; a chat that ends with a result is such an answer.
  if (items.at(-1)?.type === "user") items.push({ type: "model", response: [] });
  return items;
}

function paramsOf(input: string): unknown {
  try {
    return JSON.parse(input || "{}") as unknown;
  } catch {
    return { invalid: input };
  }
}

/** A request's tools, their schemas cut down to what a grammar can hold the weights to. */
export const functionsOf = ({ tools }: ModelRequest): Functions =>
  Object.fromEntries(
    tools.map(({ name, description, parameters }) => [name, { description, params: grammarOf(parameters) }]),
  );

type Schema = Record<string, unknown>;

function grammarOf(schema: Schema): Schema {
  const kept: Schema = {};
  for (const word of ["type", "enum", "const", "description", "required"])
    if (word in schema) kept[word] = schema[word];
  if (schema["properties"])
    kept["properties"] = Object.fromEntries(
      Object.entries(schema["properties"] as Record<string, Schema>).map(([name, one]) => [
        name,
        grammarOf(one),
      ]),
    );
  if (schema["items"]) kept["items"] = grammarOf(schema["items"] as Schema);
  const either = (schema["anyOf"] ?? schema["oneOf"]) as Schema[] | undefined;
  if (either) kept["oneOf"] = either.map(grammarOf);
  return kept;
}
