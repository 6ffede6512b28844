import assert from "node:assert/strict";
import { test } from "node:test";
import type { CheckCase } from "./cases/case.ts";
import type { CheckStep } from "../../../src/agents/check/port.ts";
import { toolchainOf } from "../../../src/agents/check/toolchains.ts";
import { SHELL } from "./languages.ts";
import { rigOf } from "./rig.ts";

const { spaceOf, stepOf } = rigOf(SHELL);

const project = (
  given: Record<string, string>,
  work: Record<string, string>,
  checkCmd: string,
): CheckCase => ({
  name: "project",
  given,
  work,
  checkCmd,
});

test("scripts that pass only one after the other are told apart", async () => {
  const stateful = project(
    {
      "a.test.sh": '[ "$(sh next.sh)" = 1 ] || exit 1\n',
      "b.test.sh": '[ "$(sh next.sh)" = 2 ] || exit 1\n',
    },
    { "next.sh": "n=$(cat n 2>/dev/null || echo 0); echo $((n+1)) | tee n\n" },
    "bash a.test.sh && bash b.test.sh",
  );
  const [space, step] = [spaceOf(stateful), stepOf(stateful)];
  const counted = await toolchainOf("shell").count(space, step);
  assert.equal(counted.passed, true, counted.why.join());
  assert.deepEqual(
    counted.tests.map(({ id, outcome }) => [id, outcome]),
    [
      ["a.test.sh", "passed"],
      ["b.test.sh", "passed"],
    ],
  );
  assert.equal((await toolchainOf("shell").order(space, step, counted)).result, "differs");
});

test("scripts of a folder are tried in another order where they were run", async () => {
  const script = "[ -f data.txt ] || exit 1\n";
  const apart = project(
    { "tool/a.test.sh": script, "tool/b.test.sh": script, "tool/data.txt": "1\n" },
    {},
    "cd tool && bash a.test.sh && bash b.test.sh",
  );
  const step: CheckStep = {
    ...stepOf(apart),
    kind: "shell",
    files: ["tool/a.test.sh", "tool/b.test.sh"],
    folder: "tool",
  };
  const space = spaceOf(apart);
  const counted = await toolchainOf("shell").count(space, step);
  assert.equal(counted.passed, true, counted.why.join());
  assert.equal((await toolchainOf("shell").order(space, step, counted)).result, "independent");
});

test("numbered scripts declare an order", async () => {
  const numbered = project(
    { "1-a.test.sh": "test 1 = 1\n", "2-b.test.sh": "test 1 = 1\n" },
    {},
    "bash 1-a.test.sh && bash 2-b.test.sh",
  );
  const [space, step] = [spaceOf(numbered), stepOf(numbered)];
  const counted = await toolchainOf("shell").count(space, step);
  assert.equal((await toolchainOf("shell").order(space, step, counted)).result, "declared");
});

test("each test of a Go file is named, and one that fails is the reason", async () => {
  const wrong = project(
    {
      "go.mod": "module x\n\ngo 1.19\n",
      "x_test.go":
        'package x\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\tif A() != 1 {\n\t\tt.Fatal()\n\t}\n}\n',
    },
    { "x.go": "package x\n\nfunc A() int { return 2 }\n" },
    "go test ./...",
  );
  const counted = await toolchainOf("go").count(spaceOf(wrong), stepOf(wrong));
  assert.equal(counted.passed, false);
  assert.match(counted.why.join(), /exit code 1|nothing here can run/);
});

test("a control that cannot be carried out proves nothing, and refutes nothing", async () => {
  const bare = project({}, { "ok.sh": "exit 0\n" }, "sh ok.sh");
  const [space, step] = [spaceOf(bare), stepOf(bare)];
  const counted = await toolchainOf("other").count(space, step);
  assert.equal(counted.passed, true);
  assert.equal(counted.asserted, false);
  assert.equal((await toolchainOf("other").control(space, step, counted)).result, "none");
});

test("a protected file that the work changes while the tests run is a hijack", async () => {
  const changing = project(
    { "test.sh": "sh work.sh\n[ 1 = 1 ]\n", "want.txt": "1\n" },
    { "work.sh": "echo 2 >want.txt\n" },
    "bash test.sh",
  );
  const counted = await toolchainOf("shell").count(spaceOf(changing), stepOf(changing));
  assert.equal(counted.passed, false);
  assert.match(counted.hijacks.join(), /want\.txt/);
});
