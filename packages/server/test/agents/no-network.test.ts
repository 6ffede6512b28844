import assert from "node:assert/strict";
import { test } from "node:test";
import { bash, play, told } from "./stage.ts";

const HINT = "There is no network in this sandbox: nothing can be installed.";

test("a command that fails for lack of a network says so in its last line, and no other command does", async () => {
  const commands: [command: string, hinted: boolean][] = [
    ["python3 -m pip install left-pad-of-python", true],
    ["node -e 'fetch(\"https://example.com\").catch((e) => { throw e.cause; })'", true],
    ["echo 'fatal: Could not resolve host: github.com' >&2; exit 128", true],
    ["echo 'the test expects EAI_AGAIN'", false],
    ['node -e \'require("node:net").connect(1, "127.0.0.1")\'', false],
    ["exit 1", false],
  ];
  const { requests } = await play({ maxSteps: 1 + commands.length }, [
    ...commands.map(([command]) => ({ calls: [bash(command)] })),
    { calls: [bash("true")] },
  ]);
  for (const [i, [command, hinted]] of commands.entries()) {
    const [output] = told(requests[i + 1]!);
    assert.equal(output!.includes(HINT), hinted, `${command}: ${output}`);
    if (hinted) assert.equal(output!.split("\n").at(-1), HINT);
  }
});
