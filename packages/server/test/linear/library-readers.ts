import { codeLessons } from "../../src/agents/lessons/code-lesson.ts";
import { findReusableFile } from "../../src/agents/lessons/reusable-file.ts";
import { pitfallLessons } from "../../src/agents/lessons/pitfalls.ts";
import { techniquesSection } from "../../src/agents/prompts/techniques.ts";
import { jaccard, likenessOf } from "../../src/modules/techniques/likeness.ts";
import { isFit } from "../../src/modules/techniques/orders.ts";
import { termsOf } from "../../src/modules/techniques/terms.ts";
import { seenIn, useOf } from "../../src/modules/techniques/used.ts";
import { lesson, pitfall } from "../modules/techniques/support.ts";
import type { Reader } from "../../../../test/support/linear.ts";

/** A piece of code is at most so long, and its test. */
const CODE = 6_000;
const TEST = 8_000;
const past = {
  given: [],
  checkCmd: null,
  mayChange: [],
  steps: 1,
  messages: [],
  commands: [],
  made: new Map(),
};

export const LIBRARY_READERS: Reader[] = [
  { name: "a question to the technique library", read: termsOf },
  { name: "a script to learn from", read: (text) => findReusableFile("a.mjs", text), most: CODE },
  {
    name: "a module to learn from",
    read: (text) => findReusableFile("a.py", `def f(x):\n${text}`),
    most: CODE - 20,
  },
  {
    name: "the task and files of a run to learn from",
    read: (text) =>
      codeLessons({
        ...past,
        task: `f(1) -> 1\n${text}`,
        made: new Map([["a.py", "def f(x):\n    return x\n"]]),
      }),
    most: 4_000,
  },
  {
    name: "the output and files of a run to learn from",
    read: (text) =>
      pitfallLessons({
        ...past,
        task: text.slice(0, 32_000),
        steps: 2,
        messages: ["x", JSON.stringify({ path: "a.py", content: text })].flatMap((input) => [
          { role: "assistant" as const, text: "", calls: [{ id: "c", name: "write", input }] },
          { role: "tool" as const, callId: "c", name: "write", text: "wrote a.py" },
        ]),
        commands: [
          { cmd: "node a.mjs", step: 1, exitCode: 1, output: `${text}\nError: x` },
          { cmd: "node a.mjs", step: 2, exitCode: 0, output: "" },
        ],
      }),
  },
  { name: "a text that may give orders", read: isFit, most: TEST },
  {
    name: "two pieces of code that may be alike",
    read: (text) => jaccard(likenessOf(text, "python").grams, likenessOf(`${text} x`, "javascript").grams),
    most: CODE,
  },
  {
    name: "files in which a technique may be used",
    read: (text) => {
      useOf(
        lesson({ body: text.slice(0, CODE) }),
        seenIn({ made: [text], given: [text], failures: [] }),
        true,
      );
      return useOf(pitfall(), seenIn({ made: [text], given: [], failures: [text] }), true);
    },
  },
  {
    name: "a technique shown to a model",
    read: (text) =>
      techniquesSection([
        { ...lesson({ body: text, title: text }), id: "t", origin: "run", score: 1, lower: 1, counts: NONE },
      ]),
    most: CODE,
  },
];

const NONE = { uses: 0, wins: 0, losses: 0, won: 0, lost: 0 };
