import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { chatOf, proof, token } from "./support/chat.ts";
import { talk } from "./support/talk.ts";

const skip = spawnSync("script", ["--version"]).error === undefined ? false : "script is not installed";

test("/evidence shows each claim of the last answer with what it was compared with", { skip }, async () => {
  const answered = chatOf([
    token("26.2 miles are 42.16 km. The distance was set in 1908."),
    proof(
      "supported",
      "26.2 miles are 42.16 km.",
      ["calculation", "26.2 miles to km", "42.1648128 km"],
      ["source", "https://run.example/marathon", "A marathon is 26.2 miles.\nIt is 42.195 km.\u001b[35m"],
    ),
    proof("own_knowledge", "The distance was set in 1908."),
  ]);
  using chat = await talk({ events: answered }, [], 60);
  await chat.type("/evidence\r", "no answer here that claims something");
  await chat.type("how far?\r", "set in 1908");
  await chat.type("/evidence\r", "│ It is 42.195 km.");
  await chat.type("/undo\r", "Taken back");
  await chat.type("/evidence\r", "no answer here that claims something");
  const { lines, stdout } = await chat.end();
  const from = lines.findLastIndex((line) => line.startsWith("supported   “26.2"));
  assert.deepEqual(lines.slice(from, from + 7), [
    "supported   “26.2 miles are 42.16 km.”",
    "  calculate 26.2 miles to km",
    "    │ 42.1648128 km",
    "  https://run.example/marathon",
    "    │ A marathon is 26.2 miles.",
    "    │ It is 42.195 km.",
    "model's own “The distance was set in 1908.”",
  ]);
  assert.ok(!stdout.includes("\u001b[35m"));
});
