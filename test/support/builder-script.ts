import { readFileSync } from "node:fs";
import path from "node:path";
import type { ChatBody, Turn } from "../../packages/server/test/support/model-server.ts";

const PAGES = path.join(import.meta.dirname, "../../packages/page-verifier/test/protocol/pages");

/** Reads a page of the verifier's test collection. */
export const pageOf = (name: string): string => readFileSync(path.join(PAGES, `${name}.html`), "utf8");

export const GOOD = pageOf("good-counter");

/** The brief of the counter page. */
export const BRIEF = {
  title: "Counter",
  input: true,
  checklist: [
    { name: "It starts at nought", do: { do: "advance", ms: 50 }, expect: { text: "Count: 0" } },
    { name: "A click counts", do: { do: "click", on: "One more", times: 3 }, expect: { text: "Count: 3" } },
  ],
};

export const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }] });

/** The task of the conversation, and the number of the model's turns so far. */
export function placeOf({ messages }: ChatBody): { task: string; turns: number } {
  const task = messages.find(({ role }) => role === "user")?.content;
  return {
    task: typeof task === "string" ? task : JSON.stringify(task),
    turns: messages.filter(({ role }) => role === "assistant").length,
  };
}

/** A scripted model that writes a brief, then delivers these pages one after the other. */
export const builder = (pagesFor: (task: string) => string[]) => (body: ChatBody) => {
  const { task, turns } = placeOf(body);
  if (turns === 0) return call("brief", BRIEF);
  const html = pagesFor(task)[turns - 1];
  return html === undefined ? { text: "I have no other page." } : call("write_page", { html });
};
