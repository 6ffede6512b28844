import assert from "node:assert/strict";
import { test } from "node:test";
import { systemClock } from "../../src/base/clock.ts";
import { bash, events, file, finish, lines, play, told, write } from "./stage.ts";

const background = (command: string): [string, unknown] => ["bash", { command, background: true }];
const SERVER = `import { createServer } from "node:http";
createServer((request, response) => response.end("hello " + request.url)).listen(8124, "127.0.0.1", () => console.log("listening"));
`;
const GET = `node -e 'fetch("http://127.0.0.1:8124/x").then((answer) => answer.text()).then(console.log, () => console.log("nobody"))'`;
const SUM = "export const sum = (a, b) => a + b;\n";
const TEST = file(
  "sum.test.mjs",
  `import test from "node:test";
import assert from "node:assert/strict";
import { sum } from "./sum.mjs";
test("sums", () => { assert.equal(sum(1, 2), 3); assert.equal(sum(5, -1), 4); assert.equal(sum(0, 0), 0); });
`,
);
const chunks = async function* (tar: Uint8Array[]) {
  yield* tar;
};

test("a server that runs on is reached by later commands, and its start has one pair of events", async () => {
  const { result, requests, yields } = await play({ files: [TEST] }, [
    { calls: [write("server.mjs", SERVER), write("sum.mjs", SUM), background("node server.mjs")] },
    { calls: [bash(GET), ["bash", { command: "node nothing.mjs", run_in_background: "true" }]] },
    { calls: [finish()] },
  ]);
  const [, , started] = told(requests[1]!);
  assert.match(started!, /^running in the background: pid \d+, output in \/tmp\/\S+\nlistening$/);
  const [got, failed] = told(requests[2]!);
  assert.equal(got, "exit code: 0\nhello /x");
  assert.match(failed!, /^exit code: 1\n[^]*Cannot find module/);
  assert.ok(result.ok, result.check.output);
  const seen = events(yields, "command_started").map(({ command_id }) => command_id);
  const over = events(yields, "command_finished");
  assert.deepEqual(over.map(({ command_id }) => command_id).toSorted(), seen.toSorted());
  const { cmd, ok, exit_code, stdout } = over[0]!;
  assert.deepEqual([cmd, ok, exit_code, stdout], ["node server.mjs &", true, null, "listening\n"]);
  assert.deepEqual([over[2]!.ok, over[2]!.exit_code], [false, 1]);
});

const WAITING = "until [ -e go ]; do sleep 0.05; done; touch gone; exit 5";

test("the model is told when a background command has ended, and when it cannot be started", async () => {
  const { requests } = await play({ maxSteps: 3 }, [
    { calls: [background(WAITING), background("a\0b")] },
    { calls: [bash("touch go; until [ -e gone ]; do sleep 0.05; done; sleep 0.5")] },
    { calls: [bash("true")] },
  ]);
  const [started, refused] = told(requests[1]!);
  const [, pid] = /^running in the background: pid (\d+)/.exec(started!)!;
  assert.match(refused!, /^exit code: 126\n.*NUL/);
  assert.equal(
    told(requests[2]!)[0],
    `exit code: 0\n[background command ${pid} has ended, exit code 5: ${WAITING}]`,
  );
});

test("nothing that runs on changes what is checked and delivered, nor sees the check; the model is told that it was ended", async () => {
  const vandal = `while :; do echo "export const sum = () => 0;" >sum.mjs; touch vandal-$(date +%N).txt; echo "broken(" >sum.test.mjs; sleep 0.01; done`;
  const { result, requests, states } = await play({ files: [TEST] }, [
    { calls: [background(vandal)] },
    { calls: [finish()] },
    { calls: [bash("ls | grep -c vandal; rm -f vandal*; sleep 0.1; ls"), write("sum.mjs", SUM), finish()] },
  ]);
  const after = told(requests[2]!).at(-1)!;
  assert.match(after, /check_failed/);
  assert.match(after, /Your background commands were ended before the check/);
  assert.ok(result.ok, result.check.output);
  assert.match(Buffer.concat(states.at(-1)!.tar).toString("latin1"), /a \+ b/);
  assert.doesNotMatch(Buffer.concat(states.at(-1)!.tar).toString("latin1"), /vandal/);
});

test("what a background command made is part of the work, its output file is not", async () => {
  const { states } = await play({ maxSteps: 2 }, [
    { calls: [background("echo made >made.txt; echo said; exec sleep 100")] },
    { calls: [bash("true")] },
  ]);
  const tar = Buffer.concat(states.at(-1)!.tar).toString("latin1");
  assert.match(tar, /made\.txt/);
  assert.doesNotMatch(tar, /said|background-/);
});

test("a run that continues after a restart is told that nothing runs on any more, once", async () => {
  const first = await play({ files: [TEST], maxSteps: 2 }, [
    { calls: [write("sum.mjs", SUM), background("exec sleep 100")] },
    { calls: [bash("true")] },
  ]);
  const { state, tar } = first.states[0]!;
  const resumed = await play({ files: [TEST] }, [{ calls: [bash("true")] }, { calls: [finish()] }], {
    resume: { state: JSON.parse(JSON.stringify(state)), workspace: chunks(tar) },
  });
  assert.match(
    told(resumed.requests[0]!).at(-1)!,
    /The service was restarted: your background commands have ended/,
  );
  assert.doesNotMatch(told(resumed.requests[1]!).join(), /restarted/);
  assert.ok(resumed.result.ok, resumed.result.check.output);
  assert.equal(resumed.states.at(-1)!.state.background, undefined);
});

test("a run that is stopped ends what runs on at once", async () => {
  const stop = new AbortController();
  const { Stopped } = await import("../../src/agents/port.ts");
  const { result, yields } = await play(
    {},
    [
      { calls: [background("trap '' TERM; while :; do sleep 1; done")] },
      () => {
        stop.abort(new Stopped("cancelled"));
        return { calls: [bash("true")] };
      },
    ],
    { signal: stop.signal, clock: systemClock },
  );
  assert.equal(result.exitReason, "cancelled");
  assert.ok(lines(yields).some((line) => line.startsWith("1 finished")));
});
