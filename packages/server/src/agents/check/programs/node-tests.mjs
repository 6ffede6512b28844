// Runs given JavaScript and TypeScript tests and reports how many were really executed. Request: JSON on stdin.
import { spawnSync } from "node:child_process";
import { readFileSync, closeSync, openSync } from "node:fs";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const request = JSON.parse(readFileSync(0, "utf8"));
closeSync(0);
openSync("/dev/null", "r");

const files = request.files.map((file) => path.resolve(file));
const guard = `data:text/javascript,${encodeURIComponent(request.guard)}`;
const total = { ran: 0, skipped: 0, failed: 0 };
const summed = new Set();

const tests = run({ files, isolation: "process", concurrency: 1, execArgv: ["--import", guard] });
tests.on("test:summary", ({ file, counts }) => {
  if (file === undefined) return;
  summed.add(file);
  total.ran += counts.passed + counts.failed;
  total.skipped += counts.skipped + counts.todo;
  total.failed += counts.failed + counts.cancelled;
});
tests.on("test:fail", ({ todo }) => {
  if (!todo) total.failed += 1;
});
for await (const text of tests.compose(spec)) process.stdout.write(text);

// A file that exits 0 counts as one test of its name, whatever it held: only a file without a framework may do so,
// and only by coming to its end.
const FRAMEWORK = /node:test|vitest|jest|mocha|\b(?:describe|test|it)\s*\(/;
for (const file of files.filter((file) => !summed.has(file))) {
  if (FRAMEWORK.test(readFileSync(file, "utf8"))) {
    console.log(`${file}: no test was run`);
    continue;
  }
  const { status } = spawnSync(process.execPath, ["--import", guard, file], { stdio: "inherit" });
  total.ran += 1;
  if (status !== 0) total.failed += 1;
}
process.stdout.write(`\n${request.nonce} ${JSON.stringify(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
