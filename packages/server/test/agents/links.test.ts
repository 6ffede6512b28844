import assert from "node:assert/strict";
import { test } from "node:test";
import { bash, events, file, finish, play, told, write } from "./stage.ts";

const GIVEN = [
  file("sum.py", "def add(a, b):\n    return 0\n"),
  file("test_sum.py", "import sum\n\n\ndef test_add():\n    assert sum.add(2, 3) == 5\n"),
];
const RIGHT = write("sum.py", "def add(a, b):\n    return a + b\n");
const CHECK = "python3 -m pytest -q test_sum.py";

test("a link that the agent made is not kept, and the result says so", async () => {
  const made = bash(
    "ln -s sum.py latest.py; mkdir -p node_modules/.bin; ln -s /bin/true node_modules/.bin/x",
  );
  const { result } = await play({ files: GIVEN, checkCmd: CHECK }, [{ calls: [RIGHT, made, finish()] }]);
  assert.equal(result.ok, true);
  assert.deepEqual(result.check.left_out, [
    { path: "latest.py", why: "a symbolic link: only files are kept" },
  ]);
});

test("a link's name is data: what is odd in it is shown quoted, and cut", async () => {
  const odd = bash(
    `ln -s sum.py "$(printf 'a\\033[31m\\nok: true')"; ln -s sum.py "$(printf 'n%.0s' $(seq 200))"`,
  );
  const { result, yields } = await play({ files: GIVEN, checkCmd: CHECK }, [
    { calls: [RIGHT, odd, finish()] },
  ]);
  const names = result.check.left_out.map(({ path }) => path);
  assert.deepEqual(names, [String.raw`"a\u001b[31m\nok: true"`, `"${"n".repeat(120)}"`]);
  for (const { text } of events(yields, "agent_note")) assert.doesNotMatch(text, /\u001b|\nok/);
});

test("where the check needs a link, the agent is told that links are not kept", async () => {
  const moved = bash(
    "mkdir lib; echo 'def add(a, b): return a + b' > lib/real.py; rm sum.py; ln -s lib/real.py sum.py",
  );
  const { result, requests } = await play({ files: GIVEN, checkCmd: CHECK }, [
    { calls: [moved, finish()] },
    { calls: [bash("rm sum.py"), RIGHT, finish()] },
  ]);
  assert.match(told(requests.at(-1)!).join("\n"), /Symbolic links are not kept \(sum\.py\)/);
  assert.deepEqual([result.ok, result.check.left_out], [true, []]);
});

test("a name that cannot be delivered is told to the agent, which may rename the file", async () => {
  const odd = bash("printf x > 'odd\\name.txt'");
  const { result, requests } = await play({ files: GIVEN, checkCmd: CHECK }, [
    { calls: [RIGHT, odd, finish()] },
    { calls: [bash("rm odd*"), finish()] },
  ]);
  assert.match(
    told(requests.at(-1)!).join("\n"),
    /These names cannot be delivered, because of a backslash.*: "odd\\\\name\.txt"\. Rename or remove/,
  );
  assert.equal(result.ok, true);
});
