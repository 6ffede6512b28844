import assert from "node:assert/strict";
import { test } from "node:test";
import { bash, finish, type Line, play, told, write } from "./stage.ts";

const notes = (texts: string[]) => texts.filter((text) => text.startsWith("<note>"));
const bad = (n: number): Line => ({ calls: [["edit", `{${n}`]] });

test("two bad turns in a row are answered with a right call of the tool that was meant", async () => {
  const { requests } = await play({ maxSteps: 4 }, [bad(1), bad(2), { calls: [bash("true")] }, bad(3)]);
  assert.deepEqual(notes(told(requests[1]!)), []);
  const [note] = notes(told(requests[2]!));
  assert.match(note!, /^<note>\n2 turns in a row held no valid tool call; after 5 the run ends\./);
  assert.match(note!, /\{"name":"edit","arguments":\{"path":"src\/sum\.js","edits":\[\{"old"/);
});

test("the tool is known from the text as well; otherwise bash and finish are shown", async () => {
  const { requests } = await play({ maxSteps: 6 }, [
    { text: '<tool_call>{"name":"write_file","arguments":{"path' },
    { text: '<tool_call>{"name":"write_file","arguments":{"path' },
    { calls: [["compile", {}]] },
    { text: "" },
    { calls: [bash("true")] },
    { calls: [bash("true")] },
  ]);
  assert.match(notes(told(requests[1]!))[0]!, /Your turn held no tool call/);
  assert.match(notes(told(requests[2]!))[0]!, /^<note>\n2 turns.*\n.*\{"name":"write"/);
  assert.match(notes(told(requests[3]!))[0]!, /^<note>\n3 turns.*\n.*\{"name":"bash".* or \{"name":"finish"/);
  assert.match(notes(told(requests[4]!))[0]!, /^<note>\n4 turns.*\n.*\n.*call finish/);
  assert.deepEqual(notes(told(requests[5]!)), [
    "<note>\nOne step is left. Call finish in your next turn.\n</note>",
  ]);
});

test("five bad turns in a row end the run, whatever their kinds, and the check still decides", async () => {
  const turns: Line[] = [bad(1), { text: "" }, { text: "Done." }, { calls: [["compile", {}]] }];
  const last: Line = { text: "It is all done." };
  const failed = await play({ checkCmd: "test -e a" }, [...turns, last]);
  assert.deepEqual([failed.result.ok, failed.result.exitReason, failed.result.steps], [false, "stuck", 5]);
  assert.equal(
    failed.result.summary,
    "It is all done. Stopped, because 5 turns in a row held no valid tool call. The check did not pass.",
  );
  const passed = await play({ checkCmd: "node --test", files: [TEST] }, [
    { calls: [write("a.mjs", "export const a = 1;\n")] },
    ...turns,
    bad(5),
  ]);
  assert.deepEqual([passed.result.ok, passed.result.exitReason, passed.result.steps], [true, "finished", 6]);
});

const TEST = {
  path: "a.test.mjs",
  content: `import { test } from "node:test";
import assert from "node:assert/strict";
import { a } from "./a.mjs";
test("a", () => assert.equal(a, 1));
`,
};

test("the same invalid call again and again ends the run at the fifth time, not before", async () => {
  const { result } = await play({ checkCmd: "false" }, [bad(1), bad(1), bad(1), bad(1), bad(1)]);
  assert.deepEqual([result.exitReason, result.steps], ["stuck", 5]);
});

test("a valid call begins the count anew, also beside an invalid one", async () => {
  const mixed: Line = { calls: [["compile", {}], bash("true")] };
  const turns = [bad(1), bad(2), bad(3), bad(4), mixed, bad(5), { text: "Hm." }, bad(6), bad(7)];
  const { result } = await play({ maxSteps: 9 }, turns);
  assert.equal(result.exitReason, "max_steps");
});

test("words in the last step are a finish", async () => {
  const { result } = await play({ checkCmd: "node --test", files: [TEST], maxSteps: 2 }, [
    { calls: [write("a.mjs", "export const a = 1;\n")] },
    { text: "Done in time." },
  ]);
  assert.deepEqual([result.ok, result.exitReason, result.summary], [true, "finished", "Done in time."]);
});

test("a state that ends with a turn of text is resumed with a reminder", async () => {
  const { states } = await play({ maxSteps: 2 }, [{ text: "Hm." }, { calls: [bash("true")] }]);
  const { state, tar } = states[0]!;
  const messages = state.messages.filter((message) => !message.text.startsWith("<note>"));
  const workspace = (async function* () {
    yield* tar;
  })();
  const { requests } = await play({ maxSteps: 3 }, [{ calls: [finish()] }, { calls: [finish()] }], {
    resume: { state: { ...state, messages }, workspace },
  });
  assert.match(told(requests[0]!).at(-1)!, /held no tool call/);
});

test("the model is told when five steps and when one step is left, and at no other time", async () => {
  const turn: Line = (request) => ({ calls: [bash(`echo ${request.messages.length}`)] });
  const { requests } = await play(
    { maxSteps: 7 },
    Array.from({ length: 7 }, () => turn),
  );
  const told7 = requests.map((request) =>
    notes(told(request)).map((text) => /^<note>\n(\w+) step/.exec(text)![1]),
  );
  assert.deepEqual(told7, [[], [], ["5"], [], [], [], ["One"]]);
});
