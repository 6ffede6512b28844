import type { Message } from "@signet/contract";
import { type Reader, testLinear } from "../../../test/support/linear.ts";
import { makeApp } from "../src/apps/make-app.ts";
import { readDialogue } from "../src/chat/dialogue.ts";
import { nextAct } from "../src/chat/next-act.ts";
import { parseTask } from "../src/index.ts";
import { readConversation } from "../src/programs/conversation.ts";
import { readSubject } from "../src/programs/subject.ts";
import { functionFiles } from "../src/task/function-files.ts";
import { otherLanguage } from "../src/task/other-language.ts";
import { stemsOf } from "../src/words.ts";

const user = (text: string): Message => ({ role: "user", text });
const tool = (name: string, text: string): Message => ({ role: "tool", callId: "c1", name, text });

/** Everything on the main thread of the engine that reads a text somebody else wrote. A new reader is a line here. */
const READERS: Reader[] = [
  { name: "a task", read: parseTask },
  { name: "the files that a task names for functions", read: (text) => functionFiles(text, ["f", "a", "g"]) },
  { name: "the language that a task asks for", read: otherLanguage },
  { name: "the words of a task", read: stemsOf },
  { name: "built-in chat: a question", read: (text) => nextAct(readDialogue([user(text)]), new Set()) },
  ...[
    "calculate",
    "time",
    "fetch_url",
    "recall",
    "read_receipt",
    "help",
    "code_task",
    "build_visual",
    "prices",
    "limits",
    "settings",
    "date",
  ].map((name): Reader => ({
    name: `built-in chat: what ${name} gave`,
    read: (text) =>
      nextAct(
        readDialogue([
          user("what is 1 + 1?"),
          { role: "assistant", text: "", calls: [{ id: "c1", name, input: "{}" }] },
          tool(name, text),
        ]),
        new Set(),
      ),
    // Results are shortened to 24 KiB for every model.
    most: 24_600,
  })),
  { name: "built-in builder: a task", read: makeApp },
  {
    name: "built-in coder: a conversation",
    read: (text) => readConversation([user(`<task>\n${text}\n</task>`), user(text)]),
  },
  {
    name: "built-in coder: the first message",
    // The task and the names of at most 200 files.
    most: 256 * 1024,
    read: (text) => readSubject(readConversation([user(text)])),
  },
  ...["a.js", "a.test.js", "test_a.py", "a.py"].map((path): Reader => ({
    name: `built-in coder: the file ${path}`,
    read: (text) => {
      const files = ["a.js", "a.py", "a.test.js", "test_a.py"].filter((one) => one.endsWith(path.slice(-2)));
      const head = `<task>\nRepair it so that its tests pass: f(1) -> 2, f(2) -> 3\n</task>\n<files>\n${files.map((one) => `${one} (100 bytes)`).join("\n")}\n</files>`;
      return readSubject(
        readConversation([
          user(head),
          {
            role: "assistant",
            text: "",
            calls: files.map((one) => ({ id: one, name: "read", input: JSON.stringify({ path: one }) })),
          },
          ...files.map((one): Message => ({
            role: "tool",
            callId: one,
            name: "read",
            text: one === path ? text : "def f(x):\n    return x\nassert f(1) == 2\n",
          })),
        ]),
      );
    },
    // It reads no larger file.
    most: 30_000,
  })),
];

testLinear(READERS);
