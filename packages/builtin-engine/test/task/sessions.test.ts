import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTask } from "../../src/task/parse-task.ts";

const sessionsOf = (task: string) => parseTask(task).sessions;

test("a session whose lines depend on each other is kept as it is written, with its results counted", () => {
  const [session, ...more] = sessionsOf(
    "Write a class Stack in stack.py:\n\n>>> s = Stack()\n>>> s.push(1)\n>>> s.pop()\n1\n>>> len(s)\n0\nIt must be fast.\n",
  );
  assert.deepEqual(session, {
    lines: [">>> s = Stack()", ">>> s.push(1)", ">>> s.pop()", "1", ">>> len(s)", "0"],
    results: 2,
  });
  assert.deepEqual(more, []);
});

test("its lines are no examples of functions", () => {
  const { examples, sessions } = parseTask("```\n>>> p = Poly(1, 2)\n>>> p(3)\n7\n```");
  assert.deepEqual([examples, sessions.length], [[], 1]);
});

test("an indented block loses its indentation, and output of several lines stays together", () => {
  assert.deepEqual(
    sessionsOf("```python\n    >>> for x in walk(2):\n    ...     print(x)\n    1\n    2\n```"),
    [{ lines: [">>> for x in walk(2):", "...     print(x)", "1", "2"], results: 1 }],
  );
});

test("calls alone stay examples, with an import too", () => {
  const { examples, sessions } = parseTask(">>> from m import add\n>>> add(1, 2)\n3");
  assert.deepEqual(sessions, []);
  assert.deepEqual(examples, [{ name: "add", args: [1, 2], output: 3 }]);
});

test("a session whose output varies or is shortened cannot be compared", () => {
  for (const output of ["<Stack object at 0x7f3a2c>", "[1, 2, ...", "..."])
    assert.deepEqual(sessionsOf(`\`\`\`\n>>> s = Stack()\n>>> s\n${output}\n\`\`\``), [], output);
});

test("commands at a shell's prompt with their output are counted as unread", () => {
  const unread = (text: string) => parseTask(`Write slug.sh.\n\n\`\`\`\n${text}\n\`\`\``).unread;
  assert.equal(unread("$ bash slug.sh 'A B'\na-b\n$ ./slug.sh x\nx"), 2);
  assert.equal(unread("$ npm install\nadded 3 packages"), 0);
  assert.equal(unread("$ bash slug.sh\n$ ls"), 0);
});
