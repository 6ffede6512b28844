import type { MadeEvent, MadeRun } from "./made-streams.ts";

const WORDS =
  "a distance of miles is in km and it takes most people between four and five hours to run it all".split(
    " ",
  );
const word = (i: number) => `${WORDS[(i * 7) % WORDS.length]} `;

/** The tokens of an answer in four shapes: paragraphs and lists, then one paragraph, one block of code and one table. */
export function tokens(count: number): string[] {
  const each = Math.floor(count / 4);
  const shape = (token: (i: number) => string) => Array.from({ length: each }, (_, i) => token(i));
  return [
    ...shape((i) => {
      if (i % 40 !== 39) return word(i);
      return i % 400 === 399 ? "\n\n- a point with **words** and `code`\n- another\n\n" : "so it is.\n\n";
    }),
    ...shape((i) => (i % 25 === 0 ? "**bold** " : word(i))),
    "\n\n```js\n",
    ...shape((i) => (i % 8 === 0 ? ";\n" : ` x${i % 100}`)),
    "\n```\n\n| unit | value |\n|---|---|\n",
    ...shape((i) => (i % 2 === 0 ? "| km " : "| 42 |\n")),
  ];
}

/** A chat with an answer of these tokens. */
export function longChat(answer: readonly string[], isOver: Promise<void>): MadeRun {
  const done = { name: "done", status: "finished", ok: true, finish_reason: "answered" };
  const proof = { claim: "a four of and so it is.", verified: false, outcome: "own_knowledge", evidence: [] };
  return {
    id: "run_06k3v9x0longchatlongchat01",
    kind: "chat",
    task: "Write all you know.",
    events: [
      { name: "phase", data: { name: "answer", status: "started" } },
      ...answer.map((text): MadeEvent => ({ name: "token", data: { text } })),
    ],
    end: [
      { name: "proof", data: proof },
      { name: "phase", data: { ...done, answer: answer.join("") } },
    ],
    isOver,
  };
}

/** A coding run of so many events, which never ends. */
export function longRun(count: number): MadeRun {
  const start = { conversation_id: null, resumed: false, engine: "byok", model: "scripted", bundle: null };
  const task = "Change every part.";
  return {
    id: "run_06k3v9x0longcodelongcode01",
    kind: "code",
    task,
    events: [
      { name: "code_start", data: { ...start, task, max_steps: count / 4 } },
      ...Array.from({ length: count / 4 }, (_, i) => step(i + 1)).flat(),
    ],
    end: [],
    isOver: new Promise(() => undefined),
  };
}

function step(i: number): MadeEvent[] {
  const command = { command_id: `cmd_${i}`, cmd: `node --test ${i}.test.js`, step: i };
  const result = { ok: true, exit_code: 0, stderr: "", truncated: false, timed_out: false, duration_ms: 40 };
  const path = `part-${i % 50}.mjs`;
  const diff = `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-at(${i});\n+at(${i + 1});\n`;
  return [
    { name: "agent_note", data: { text: `Next, **part ${i}** of it.`, step: i } },
    { name: "agent_note", data: { text: `edited ${path} +1 −1`, step: i, diff } },
    { name: "command_started", data: command },
    { name: "command_finished", data: { ...command, ...result, stdout: `ok ${i} - it works\n` } },
  ];
}
