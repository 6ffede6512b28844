// Loaded before a given test: the code under test may not leave the process in the test's name, nor bend its assertions.
import assert from "node:assert";
import { writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import process from "node:process";
import test from "node:test";
import { pathToFileURL } from "node:url";

const GIVEN = JSON.parse("GIVEN_FILES").map((file) => path.resolve(process.env.CHECK_ROOT, file));
const main = process.argv[1];

if (GIVEN.includes(main)) {
  const { exit, reallyExit } = process;
  const ERROR = Error;
  let allowed = false;
  const refuse = (what) => {
    writeSync(2, `${what} was called by the code under test: the test did not come to its end\n`);
    reallyExit.call(process, 97);
  };
  const byTest = () => {
    const caller = new ERROR().stack.split("\n")[3] ?? "";
    return caller.includes(main) || caller.includes(pathToFileURL(main).href);
  };
  const fixed = (value) => ({ value, writable: false, configurable: false });
  Object.defineProperties(process, {
    exit: fixed((code) => {
      if (!byTest()) refuse("process.exit");
      allowed = true;
      exit.call(process, code);
    }),
    reallyExit: fixed((code) => (allowed ? reallyExit.call(process, code) : refuse("process.reallyExit"))),
  });
  let failed = false;
  process.on("uncaughtExceptionMonitor", (thrown) => {
    failed = true;
    writeSync(2, `${thrown?.stack ?? thrown}\n`);
  });
  process.on("exit", (code) => {
    if (failed) reallyExit.call(process, code === 0 ? 97 : code);
  });
  for (const part of [test, assert, assert.strict, assert.AssertionError, assert.AssertionError.prototype])
    Object.freeze(part);
  syncBuiltinESMExports();
}
