import { type Message, type Model, type ModelEvent, NO_USAGE } from "@signet/contract";
import { FOR_PAGES, toOthers } from "../model-advice.ts";
import type { BuiltApp } from "./app.ts";

const KNOWN =
  "snake, breakout, pong, memory, 2048, tic-tac-toe, to-do lists, pomodoro timers, calculators, charts, drawing pads and quizzes";
/**
 * The page builder that is used if no model is configured. It makes a few kinds of apps with the features that the task asks
 * for, and reports missing features with the brief. A task for any other app ends with `needs_model`, never with a
 * different app under the requested name.
 */
export function createPagesModel({ hosted = false } = {}): Model {
  const told = hosted ? toOthers : (text: string) => text;
  const name = { engine: "builtin", provider: "builtin", id: "apps-1" } as const;
  return {
    ...name,
    contextTokens: 1_000_000,
    async *stream({ messages }, signal): AsyncGenerator<ModelEvent, void> {
      signal.throwIfAborted();
      const task = messages.find(({ role }) => role === "user")?.text ?? "";
      // What makes apps is loaded with the first wish.
      const { makeApp } = await import("./make-app.ts");
      const app = makeApp(task);
      if ("words" in app) {
        yield { type: "text", text: told(beyond(app.words)) };
        yield { type: "end", reason: "needs_model", usage: NO_USAGE, by: name };
        return;
      }
      const briefed = called(messages, "brief");
      if (briefed && called(messages, "write_page")) {
        yield {
          type: "text",
          text: told(`The page is as good as the built-in engine makes it. For another, ${FOR_PAGES}.`),
        };
        yield { type: "end", reason: "needs_model", usage: NO_USAGE, by: name };
        return;
      }
      const tool = briefed ? "write_page" : "brief";
      const input = JSON.stringify(briefed ? { html: app.html } : briefOf(app));
      yield { type: "call", call: { id: `call_${messages.length}`, name: tool, input } };
      yield { type: "end", reason: "tool_calls", usage: NO_USAGE, by: name };
    },
  };
}

const called = (messages: readonly Message[], tool: string): boolean =>
  messages.some((message) => message.role === "assistant" && message.calls.some(({ name }) => name === tool));

/** The brief, and the missing features, if any. */
const briefOf = ({ brief, notDone }: BuiltApp) =>
  notDone.length > 0 ? { ...brief, not_done: notDone } : brief;

function beyond(words: readonly string[]): string {
  const why = words.length === 0 ? "" : ` What it cannot do here: ${words.slice(0, 8).join(", ")}.`;
  return `This needs a model, and none is set.${why} Without one there are ${KNOWN}, with titles, colours, sizes, speeds and texts as asked. To have a model, ${FOR_PAGES}.`;
}
