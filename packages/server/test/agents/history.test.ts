import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelError } from "../../src/modules/models/model-error.ts";
import { bash, file, type Line, lines, play } from "./stage.ts";

const HEADINGS = ["Goal", "Constraints", "Progress", "Decisions", "Next", "Critical"];
const tooLong = new ModelError("context_too_long", "too long", { retryable: false });
const print = (word: string, times: number): Line => ({
  calls: [bash(`yes ${word} | tr -d '\\n' | head -c ${times}`)],
});
const end: Line = { calls: [bash("true")] };

test("older tool outputs go first, and nothing else, when the history nears the model's window", async () => {
  const { requests, yields } = await play(
    { maxSteps: 5 },
    [print("first", 7000), print("second", 7000), print("third", 7000), print("fourth", 100), end],
    { contextTokens: 8000 },
  );
  const last = requests.at(-1)!.messages;
  const outputs = last.filter((message) => message.role === "tool").map((message) => message.text);
  assert.match(outputs[0]!, /^\[output removed to save space/);
  assert.match(outputs.at(-1)!, /fourth/);
  assert.equal(last.filter((message) => message.role === "assistant").length, 4);
  assert.equal(requests.length, 5, "no turn was spent on a summary");
  assert.ok(!lines(yields).some((line) => line.includes("summary")));
});

test("the outputs of the newest turn stay whole, however many they are: the model has not seen them yet", async () => {
  const word = (n: number) => `output ${n} ${"x".repeat(3000)}`;
  const outputs = [1, 2, 3, 4].map((n) => file(`${n}.txt`, word(n)));
  const read = (n: number): [string, unknown] => ["read", { path: `${n}.txt` }];
  const { requests } = await play(
    { files: outputs, maxSteps: 3 },
    [print("first", 7000), { calls: [1, 2, 3, 4].map(read) }, end],
    { contextTokens: 8000 },
  );
  const shown = requests.at(-1)!.messages.filter((message) => message.role === "tool");
  assert.match(shown[0]!.text, /^\[output removed/);
  for (const n of [1, 2, 3, 4]) assert.ok(shown[n]!.text.includes(word(n)), `output ${n}`);
});

test("then the model tells the older steps in a summary; the user's words stay letter by letter", async () => {
  const words = `Remember the word ${"xyzzy ".repeat(100)}`;
  const big: Line = { text: "t".repeat(9000), calls: [bash("true # 1")] };
  const { requests, yields, result } = await play(
    { task: words, maxSteps: 3 },
    [big, { text: "u".repeat(9000), calls: [bash("true # 2")] }, { text: "## Goal\nAll of it." }, end],
    { contextTokens: 8000 },
  );
  const asked = requests[2]!;
  for (const heading of HEADINGS) assert.match(asked.system, new RegExp(`^## ${heading}$`, "m"));
  assert.deepEqual(asked.tools, []);
  const after = requests[3]!.messages;
  assert.equal(after[0]!.text, `<task>\n${words}\n</task>`);
  assert.equal(after[1]!.text, "<summary>\n## Goal\nAll of it.\n</summary>");
  assert.deepEqual(after[2]!.role, "assistant");
  assert.ok(lines(yields).some((line) => /^3 note: .*replaced by a summary/.test(line)));
  assert.equal(result.usage.input_tokens, 40, "the summary's tokens are counted");
});

test("a request that was too long all the same is shortened and made once more", async () => {
  const { requests, result } = await play({ maxSteps: 2 }, [
    end,
    { throws: tooLong },
    { text: "## Goal\nShort." },
    end,
  ]);
  assert.match(requests[3]!.messages[1]!.text, /^<summary>/);
  assert.equal(result.steps, 2);
});

test("if it is too long again, that is the end", async () => {
  const run = play({ maxSteps: 2 }, [
    end,
    { throws: tooLong },
    { text: "## Goal\nShort." },
    { throws: tooLong },
  ]);
  await assert.rejects(run, tooLong);
});

test("an earlier summary is part of what the next is made from", async () => {
  const { requests } = await play({ maxSteps: 3 }, [
    end,
    { throws: tooLong },
    { text: "## Goal\nOne." },
    { calls: [bash("echo more")] },
    { throws: tooLong },
    { text: "## Goal\nTwo." },
    end,
  ]);
  assert.match(requests[5]!.messages[0]!.text, /<summary>\n## Goal\nOne\./);
  const last = requests[6]!.messages;
  assert.equal(last.filter((message) => message.text.startsWith("<summary>")).length, 1);
});

test("where no summary can be had, the older steps are left out and the work goes on", async () => {
  const failure = new ModelError("model_unavailable", "down", { retryable: true });
  const { requests, result } = await play({ maxSteps: 2 }, [
    end,
    { throws: tooLong },
    { throws: failure },
    end,
  ]);
  assert.match(requests[3]!.messages[1]!.text, /^<note>\nEarlier steps were left out/);
  assert.equal(result.steps, 2);
});

test("no result is ever sent without its call, and no call without its result", async () => {
  const { requests } = await play(
    { maxSteps: 8 },
    Array.from(
      { length: 30 },
      (): Line => (request) =>
        request.tools.length === 0 ? { text: "## Goal\nGo." } : print(`w${request.messages.length}`, 4000),
    ),
    { contextTokens: 5000 },
  );
  for (const { messages } of requests.filter((request) => request.tools.length > 0)) {
    const calls = messages.flatMap((message) =>
      message.role === "assistant" ? message.calls.map((c) => c.id) : [],
    );
    const results = messages.flatMap((message) => (message.role === "tool" ? [message.callId] : []));
    assert.deepEqual(results, calls);
  }
});
