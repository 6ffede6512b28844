import { type Message } from "@signet/contract";
import { compact, prune, quotedIn } from "../../src/agents/history.ts";
import { shorten } from "../../src/agents/shorten.ts";
import { detectLoop } from "../../src/agents/loop-detection.ts";
import { toolMeant, understand } from "../../src/agents/tools/aliases.ts";
import { readWrittenCalls, toolNamedIn } from "../../src/agents/tools/written-calls.ts";
import { replaceAll } from "../../src/agents/tools/replace.ts";
import { workspacePath } from "../../src/agents/tools/tool.ts";
import { documentIn, describeFailures } from "../../src/agents/visual/report-texts.ts";
import { failureWithPictures } from "../../src/modules/models/failures.ts";
import { seesByName } from "../../src/modules/models/vision.ts";
import type { Reader } from "../../../../test/support/linear.ts";

const never = new AbortController().signal;
const half = (text: string) => text.slice(0, text.length / 2);
const manyLines = Array.from({ length: 5_000 }, (_, i) => `line ${i} of the file`).join("\n");
const user = (text: string): Message => ({ role: "user", text });
const assistant = (text: string, input: string): Message => ({
  role: "assistant",
  text,
  calls: [{ id: "c1", name: "read", input }],
});
const tool = (name: string, text: string): Message => ({ role: "tool", callId: "c1", name, text });

/** What reads the words of a model, and shows it results. */
export const MODEL_READERS: Reader[] = [
  {
    name: "edit: old that is not in the file",
    read: (text) => replaceAll(manyLines, [{ old: text, new: "y" }]),
  },
  {
    name: "edit: a file without old",
    read: (text) => replaceAll(text, [{ old: "line 1 of the file\nline 2", new: "y" }]),
  },
  {
    name: "edit: old is half of the file",
    read: (text) => replaceAll(text, [{ old: half(text) || "x", new: "y" }]),
  },
  {
    name: "edit: old is found everywhere",
    read: (text) => replaceAll(text, [{ old: text.slice(0, 8), new: "y" }]),
  },
  {
    name: "edit: old with other spaces",
    read: (text) => replaceAll(text, [{ old: `${half(text)} \nx`, new: "y" }]),
  },
  {
    name: "edit: many edits",
    read: (text) =>
      replaceAll(
        text,
        Array.from({ length: 200 }, (_, i) => ({ old: `no such line ${i}`, new: "y" })),
      ),
  },
  {
    name: "edit: old with line numbers",
    read: (text) => replaceAll(manyLines, [{ old: text.replace(/^/gm, "    1\t"), new: text }]),
  },
  {
    name: "edit: every occurrence",
    read: (text) => replaceAll(text, [{ old: text.slice(0, 2), new: "yy", replace_all: true }]),
  },
  { name: "a path that a model names", read: workspacePath },
  { name: "a text to shorten", read: (text) => shorten(text, { bytes: 24 << 10, lines: 400 }) },
  {
    name: "a history to prune",
    read: (text) =>
      prune(
        Array.from({ length: 200 }, (_, i) => (i % 2 ? tool("read", text) : assistant(text, text))),
        100_000,
      ),
  },
  {
    name: "a history to tell in a summary",
    read: (text) =>
      compact(
        { contextTokens: 100_000, async *stream() {} } as unknown as Parameters<typeof compact>[0],
        [user(text), assistant(text, text), tool("read", text), assistant(text, text), tool("read", text)],
        never,
      ).catch(() => null),
  },
  {
    name: "what the newest calls did",
    read: (text) => detectLoop([user(text), assistant(text, text), tool("read", text)]),
  },
  {
    name: "bad turns",
    read: (text) => detectLoop([user(text), assistant(text, text), user(text)], { needsCalls: true }),
  },
  { name: "calls in a text", read: (text) => readWrittenCalls(text, () => false) },
  { name: "a call in a text", read: (text) => readWrittenCalls(`<tool_call>${text}`, () => false) },
  {
    name: "a call in tags in a text",
    read: (text) => readWrittenCalls(`<invoke name="bash">${text}`, () => false),
  },
  { name: "the tool that a text names", read: toolNamedIn },
  { name: "a tool's name", read: toolMeant },
  { name: "a command under another name", read: (text) => understand("bash", { cmd: [text, text] }) },
  { name: "edits as a text", read: (text) => understand("edit", { edits: text }) },
  { name: "what was shown", read: (text) => quotedIn([user(text), tool("read", text)])("a call\nof two") },
  { name: "a model's name", read: seesByName },
  {
    name: "what a server says of a request with pictures",
    read: (text) => failureWithPictures(`{"code":400,"message":${JSON.stringify(text)}}`, "X"),
  },
  { name: "a page in an answer", read: documentIn },
  {
    name: "a report told to the model",
    read: (text) =>
      describeFailures(
        {
          checks: [{ name: "errors", level: "block", ok: false, value: null, limit: null, detail: text }],
        } as unknown as Parameters<typeof describeFailures>[0],
        text,
      ),
  },
];
