import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatEvent, ChatEventBody } from "@signet/contract";
import { personView } from "../src/chat/view.ts";
import { columnsOf } from "../src/text.ts";
import { action, chatOf, oldProof, proof, RUN, token } from "./support/chat.ts";
import { terminalOf } from "./support/terminal.ts";

/** Shows the events, on a pipe if nothing else is said. */
function ask(events: ChatEvent[], options?: Parameters<typeof terminalOf>[0]) {
  const { terminal, written } = terminalOf(options);
  const view = personView(terminal);
  for (const event of events) view.show(event);
  view.close();
  return { stdout: written.out, stderr: written.err };
}

test("what a whole answer rests on is told in one line, and nothing is told for small talk", () => {
  const cases: [ReturnType<typeof proof>[], string][] = [
    [[], ""],
    [[proof("own_knowledge", "x")], "  the model's own knowledge: nothing was looked up\n"],
    [
      [proof("looked_up", "x", ["source", "https://a.example/b"])],
      "  looked up: https://a.example/b; put in other words\n",
    ],
    [
      [
        proof("supported", "x", ["time", "UTC"]),
        proof("supported", "y", ["memory", "mem_1"], ["time", "UTC"]),
      ],
      "  supported by the time in UTC · note mem_1\n",
    ],
    [
      [proof("supported", "x", ["command", "python: print(1)"], ["receipt", "5f".repeat(32)])],
      "  supported by running python: print(1) · receipt 5f5f5f5f5f5f\n",
    ],
  ];
  for (const [proofs, told] of cases) {
    const { stdout, stderr } = ask(chatOf([token("x"), token(" y\n"), ...proofs]));
    assert.deepEqual([stdout, stderr], ["x y\n", told]);
  }
});

test("claims that are backed differently have a line each, as many as a glance takes in", () => {
  const mixed = [
    proof("supported", "26.2 miles are 42.16 km.\nAnd so on.", ["calculation", "26.2 miles to km"]),
    proof("looked_up", "It was set in 1908 for the games in London.", ["source", "https://a.example/"]),
    proof("own_knowledge", "It is a long way."),
  ];
  const few = ask(chatOf([token("x"), ...mixed]));
  assert.equal(
    few.stderr,
    `  supported   “26.2 miles are 42.16 km. And so on.”  calculate 26.2 miles to km
  looked up   “It was set in 1908 for the games in London.”  https://a.example/
  model's own “It is a long way.”
`,
  );
  assert.doesNotMatch(few.stderr, /[✗✓]/);
  const many = ask(chatOf([token("x"), ...mixed, ...mixed, ...mixed, ...mixed]));
  const lines = many.stderr.trimEnd().split("\n");
  assert.equal(lines.length, 8);
  assert.equal(lines[7], "  … and 5 more: 1 supported, 2 looked up, 2 model's own");
});

test("what tools saw on the way is no claim, and the model's own knowledge says that it does not bear it out", () => {
  const seen = proof("supported", "the page was read", ["source", "https://a.example"]);
  const work = [action("started"), action("done"), seen, token("x"), proof("own_knowledge", "x")];
  assert.match(
    ask(chatOf(work)).stderr,
    /^ {2}the model's own knowledge: nothing that was looked up says it$/m,
  );
  assert.doesNotMatch(ask(chatOf([...work.slice(0, 3), token("Hello!")])).stderr, /a\.example|knowledge/);
});

test("a service that tells no outcome is understood by its last proof", () => {
  const seen = oldProof("supported", "read", ["source", "https://a.example"]);
  const cases: [ReturnType<typeof proof>[], string][] = [
    [[seen, oldProof("supported", "x", ["memory", "mem_1"])], "supported by note mem_1"],
    [[seen, oldProof("own_knowledge", "x")], "looked up: https://a.example; put in other words"],
    [[oldProof("own_knowledge", "x")], "the model's own knowledge: nothing was looked up"],
  ];
  for (const [proofs, told] of cases)
    assert.equal(ask(chatOf([token("x"), ...proofs])).stderr, `  ${told}\n`);
});

test("a tool that failed is marked, with the first line of what it said", () => {
  const input = { host: "a.example", port: 1 };
  const failed = action("failed", { tool: "fetch", input, output: "\nno such host\nat line 2" });
  const { stderr } = ask(chatOf([action("started", { input }), failed, token("x")]));
  assert.equal(stderr, "  ✗ fetch host: a.example, port: 1\n    no such host\n");
});

test("a question about a date is shown in words, with the day or the number of days that answers it", () => {
  const output =
    "today: 2026-05-05\ndate: 2026-05-26\nlong: 26 May 2026\nweekday: Tuesday\nday_of_year: 146\nfrom: 2026-05-05\ndays: 21";
  const cases: [object, string, string][] = [
    [{ of: "2026-05-05", plus: 3, unit: "weeks" }, output, "2026-05-05 plus 3 weeks → Tuesday, 26 May 2026"],
    [{ of: "2026-05-05", to: "2026-05-26" }, output, "2026-05-05 to 2026-05-26 → 21 days"],
    [{ of: "05-05", to: "05-06" }, output.replace("21", "1"), "05-05 to 05-06 → 1 day"],
    [{}, output, "today → Tuesday, 26 May 2026"],
    [{ of: "2026-05-05\u001b[31m" }, "nothing", "2026-05-05 → nothing"],
  ];
  for (const [input, output, line] of cases) {
    const { stderr } = ask(chatOf([action("done", { tool: "date", input, output }), token("x")]));
    assert.equal(stderr.split("\n")[0], `  ✓ ${line}`);
  }
});

test("a program is shown as code, with the beginning of what it printed and how much more there is", () => {
  const code = Array.from({ length: 10 }, (_, i) => `print(${i})`).join("\n");
  const printed = Array.from({ length: 10 }, (_, i) => `${i}\n`).join("");
  const ran = (ok: boolean, output: string, source: string) =>
    action("done", { tool: "run_code", input: { language: "python", code: source }, output, ok });
  const long = ask(chatOf([ran(true, `exit code: 0\n${printed}`, code), token("x")]));
  assert.equal(
    long.stderr,
    `  ✓ run_code python → exit code: 0
${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `    │ print(${i})`).join("\n")}
    │ … 2 more lines
${[0, 1, 2, 3, 4, 5].map((i) => `    ${i}`).join("\n")}
    … 4 more lines
`,
  );
  const cut = `exit code: 1\n${printed}[... 900 bytes left out ...]\nend`;
  const failed = ask(chatOf([ran(false, cut, "exit(1)"), token("x")]));
  assert.match(failed.stderr, /^ {2}✗ run_code python → exit code: 1\n {4}│ exit\(1\)\n {4}0\n/);
  assert.match(failed.stderr, /… 6 more lines and what was left out\n$/);
});

test("a result of one line stands beside its tool, a value in up to three", () => {
  const cases: [Parameters<typeof action>[1], string[]][] = [
    [{ tool: "time", input: { zone: "UTC" }, output: "08:00Z" }, ["✓ time UTC → 08:00Z"]],
    [{ tool: "usage", input: {}, output: "5 of 8" }, ["✓ usage → 5 of 8"]],
    [{ tool: "help", input: { q: "keys" }, output: "## a\nb" }, ["✓ help keys"]],
    [{ input: { expression: "6 * 7" }, output: "42" }, ["✓ 6 * 7 = 42"]],
    [
      { input: { expression: "7^999" }, output: `= ${"7".repeat(800)}` },
      ["✓ 7^999 =", "7".repeat(96), "… 8 more lines"],
    ],
  ];
  for (const [change, lines] of cases) {
    const { stderr } = ask(chatOf([action("done", change), token("x")]));
    assert.deepEqual(
      stderr
        .trimEnd()
        .split("\n")
        .map((line) => line.trim()),
      lines,
    );
  }
});

test("a coding run and a build tell their progress, a bounded number of lines, and how to open what they made", () => {
  const delegated = { run_id: RUN, receipt_sha: "5f".repeat(32) };
  const told = (tool: string, ok: boolean, steps: string[]) =>
    chatOf([
      action("started", { tool, input: { task: "Write it" } }),
      ...steps.map((output) => action("started", { tool, input: { task: "Write it" }, output })),
      action("done", { tool, input: { task: "Write it" }, output: "ok: true\nmore", ok, delegated }),
      token("Done."),
    ]);
  const coded = ask(told("code_task", true, ["I write it.\n\n", "$ node --test", "$ node --test"]));
  assert.equal(
    coded.stderr,
    `  · coding run: I write it.
  · coding run: $ node --test
  ✓ coding run: Write it
    receipt: signet verify 5f5f5f5f5f5f
    to save its files: signet run ${RUN} -o <folder>
`,
  );
  const built = ask(
    told(
      "build_visual",
      true,
      Array.from({ length: 50 }, (_, i) => `attempt ${i}`),
    ),
  );
  const lines = built.stderr.trimEnd().split("\n");
  assert.equal(lines.filter((line) => line.startsWith("  · build: attempt")).length, 20);
  assert.deepEqual(lines.slice(20), [
    "  · build: further progress is not shown here",
    "  ✓ build: Write it",
    "    receipt: signet verify 5f5f5f5f5f5f",
    `    to open its page: signet open ${RUN}`,
  ]);
  const broken = ask(told("build_visual", false, []));
  assert.match(broken.stderr, /^ {2}✗ build: Write it\n/);
});

test("a decision is told where it says more than the action that follows", () => {
  const decided = (reason: string, choice: "tool" | "answer"): ChatEventBody => ({
    name: "decision",
    data: { id: "d", choice, reason },
  });
  const work = [
    decided("calculate 26.2 miles to km", "tool"),
    action("started"),
    action("done"),
    decided("Now the other way.", "tool"),
    action("started"),
    action("done"),
    token("I check it."),
    decided("I check it.", "tool"),
    action("started"),
    action("done"),
    decided("2 results so far", "answer"),
    token("x"),
  ];
  const { stderr } = ask(chatOf(work));
  assert.equal(
    stderr,
    "  ✓ 26.2 miles to km\n  · Now the other way.\n  ✓ 26.2 miles to km\n  ✓ 26.2 miles to km\n",
  );
});

test("where a person watches, progress is one line that changes and leaves nothing behind", () => {
  const progress = (output: string) =>
    action("started", { tool: "code_task", input: { task: "Write it" }, output });
  const events = chatOf([
    action("started", { tool: "code_task", input: { task: "Write it" } }),
    progress("I write a function of quite some length."),
    progress("$ node --test"),
    action("done", { tool: "code_task", input: { task: "Write it" }, ok: true }),
    token("Done."),
  ]);
  const { stdout, stderr } = ask(events, { live: true, columns: 40 });
  const drawn = stdout.split("\r\u001b[2K");
  for (const line of drawn) assert.ok(columnsOf(line.split("\n", 1)[0]!) < 40, line);
  assert.ok(drawn.includes("     · coding run  $ node --test"), stdout);
  const screen = stdout.split("\n").map((line) => line.split("\r\u001b[2K").at(-1));
  assert.deepEqual([screen, stderr], [["  ✓ coding run: Write it", "Done.", ""], ""]);
});

test("what is said before an action stays on the screen while the action is under way", () => {
  const events = chatOf([
    token("Let me"),
    token(" see."),
    action("started"),
    action("done", { output: "= 42" }),
    token("\n\nIt is 42."),
  ]);
  const { stdout } = ask(events, { live: true, columns: 40 });
  const screen = stdout.split("\n").map((line) => line.split("\r\u001b[2K").at(-1));
  assert.deepEqual(screen, ["Let me see.", "  ✓ 26.2 miles to km = 42", "It is 42.", ""]);
});
