import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../../test/support/inherited-names.ts";
import { changesIn } from "../../src/agents/lessons/file-edits.ts";
import { toolMeant, understand } from "../../src/agents/tools/aliases.ts";
import { bash, events, file, play, told } from "./stage.ts";

/** What the model is told of `calls`, made in one turn on the file a.txt. */
async function answersTo(...calls: [name: string, input: unknown][]) {
  const files = [file("a.txt", "one\ntwo\none\n")];
  const { requests, ...played } = await play({ files, maxSteps: 2 }, [{ calls }, { calls: [bash("true")] }]);
  return { answers: told(requests[1]!).slice(0, calls.length), requests, ...played };
}

test("a tool is known by its usual names in any letter case, and by no other", () => {
  for (const [name, tool] of [
    ["Bash", "bash"],
    ["run_command", "bash"],
    ["functions.shell", "bash"],
    ["functions.bash:0", "bash"],
    ["read_file", "read"],
    ["ReadFile", "read"],
    ["write_file", "write"],
    ["str_replace", "edit"],
    ["apply_edits", "edit"],
    ["MultiEdit", "edit"],
    ["Finish", "finish"],
    ["attempt_completion", "finish"],
    ["compile", undefined],
    ...INHERITED.map((name) => [name, undefined] as const),
    ["x".repeat(101), undefined],
  ] as const)
    assert.equal(toolMeant(name), tool, name);
});

test("the calls of other agents are carried out as they are meant", async () => {
  const { answers, yields } = await answersTo(
    ["Bash", { cmd: "echo ran", explanation: "why" }],
    ["run_command", { command: ["printf", "%s|", "a b", "$HOME", "it's"] }],
    ["shell", { command: ["echo one line | tr a-z A-Z"] }],
    ["write_file", { file_path: "b.txt", contents: "x\n" }],
    ["str_replace", { filename: "a.txt", old_string: "two", new_string: "2" }],
    ["apply_edits", { filePath: "a.txt", edits: '[{"search":"2","replace":"zwei"}]' }],
    ["edit", { path: "b.txt", edits: { old_str: "x", new_str: "y" } }],
    ["bash", '"{\\"command\\":\\"cat a.txt b.txt\\"}"'],
    ["READ", { file: "a.txt", start_line: "2", limit: "1", encoding: "utf8" }],
  );
  assert.deepEqual(answers.slice(0, 8), [
    "exit code: 0\nran",
    "exit code: 0\na b|$HOME|it's|",
    "exit code: 0\nONE LINE",
    "wrote b.txt, 1 line",
    "edited a.txt, 1 change",
    "edited a.txt, 1 change",
    "edited b.txt, 1 change",
    "exit code: 0\none\nzwei\none\ny",
  ]);
  assert.match(answers[8]!, /zwei\n\[lines 2 to 2 of 3; continue with offset 3\]$/);
  const commands = events(yields, "command_started").map(({ cmd }) => cmd);
  assert.equal(commands[1], "printf '%s|' 'a b' '$HOME' 'it'\\''s'");
});

test("the history keeps what the model wrote", async () => {
  const { requests } = await answersTo(["Bash", { cmd: "true" }]);
  const turn = requests[1]!.messages.find((message) => message.role === "assistant");
  assert.deepEqual(turn?.role === "assistant" && turn.calls.map(({ name, input }) => [name, input]), [
    ["Bash", '{"cmd":"true"}'],
  ]);
  assert.ok(requests[1]!.messages.some((message) => message.role === "tool" && message.name === "Bash"));
});

test("a real name decides where an alias stands beside it", () => {
  assert.deepEqual(understand("bash", { command: "real", cmd: "alias" }), { command: "real", cmd: "alias" });
  const edit = { path: "a", old: "1", old_string: "2", new: "3", new_string: "4" };
  assert.deepEqual(understand("edit", edit), { ...edit, edits: [edit] });
});

test("null counts as absent, and a timeout in milliseconds as seconds", () => {
  assert.deepEqual(understand("read", { path: "a", offset: null, limit: "12" }), { path: "a", limit: 12 });
  const timeouts = [
    [{ timeout: 120_000 }, 120],
    [{ timeout: "90" }, 90],
    [{ timeout: 9_000_000 }, 300],
    [{ timeout_s: 120_000 }, 120_000],
  ] as const;
  for (const [written, seconds] of timeouts)
    assert.equal((understand("bash", written) as { timeout_s: number }).timeout_s, seconds);
});

test("what cannot be told is refused as before, by the names of the schema", async () => {
  const { answers } = await answersTo(
    ["bash", { cmd: 7 }],
    ["bash", { command: ["a", 7] }],
    ["read", { path: "a.txt", offset: "two" }],
    ["read", { path: "a.txt", offset: "-1" }],
    ["write", { path: "a.txt", content: ["x"] }],
    ["edit", { path: "a.txt", old_string: "one" }],
    ["edit", { path: "a.txt" }],
    ["edit", { path: "a.txt", edits: "[{" }],
    ["finish", { done: "maybe" }],
    ["bash", "[]"],
  );
  for (const answer of answers) assert.match(answer, /^invalid call: `/);
  const named = answers.map((answer) => /`([^`]+)`/.exec(answer)![1]);
  assert.deepEqual(named, [
    "command",
    "command",
    "offset",
    "offset",
    "content",
    "edits.0.new",
    "edits",
    "edits",
    "done",
    "arguments",
  ]);
});

test("a finish under another name, or without arguments, ends the work with what it says", async () => {
  const { result } = await play({ checkCmd: "true", maxSteps: 3 }, [
    { calls: [["attempt_completion", { result: "All of it.", completed: "true" }]] },
    { calls: [["Finish", ""]] },
  ]);
  assert.deepEqual([result.steps, result.exitReason, result.summary], [2, "unverified", ""]);
  const { result: own } = await play({ maxSteps: 2 }, [
    { calls: [["done", { check: "bash -c 'exit 3'", message: "Made." }]] },
    { calls: [["submit", { done: "FALSE", summary: "Not possible." }]] },
  ]);
  assert.deepEqual([own.exitReason, own.summary, own.steps], ["unverified", "Not possible.", 2]);
});

test("a lesson sees the files that such calls changed", () => {
  const call = { id: "c", name: "write_file", input: '{"file_path":"b.js","contents":"x\\n"}' };
  const changed = changesIn({
    messages: [
      { role: "user", text: "Do." },
      { role: "assistant", text: "", calls: [call] },
      { role: "tool", callId: "c", name: call.name, text: "wrote b.js, 1 line" },
    ],
    steps: 1,
    given: [],
  } as unknown as Parameters<typeof changesIn>[0]);
  assert.deepEqual(changed, [{ path: "b.js", added: ["x"], step: 1 }]);
});

test("a field with a name that every object inherits is passed on as any other that a tool does not have", () => {
  for (const name of INHERITED)
    for (const tool of ["bash", "read", "write", "edit", "finish"] as const) {
      const written = (field: string) =>
        Object.fromEntries([
          ["path", "a"],
          [field, 5],
        ]);
      const usual = Object.entries(understand(tool, written("pelican")) as object);
      assert.deepEqual(
        Object.entries(understand(tool, written(name)) as object),
        usual.map(([field, value]) => [field === "pelican" ? name : field, value] as const),
        `${tool} ${name}`,
      );
    }
});
