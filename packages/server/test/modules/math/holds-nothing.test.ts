import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("a warm calculator does not hold the process", () => {
  const module = JSON.stringify(new URL("../../../src/modules/math/calculator.ts", import.meta.url).href);
  const script = `
    const { createCalculator } = await import(${module});
    const came = await createCalculator().calculate("1 + 1", new AbortController().signal);
    console.log(came.value);`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    timeout: 30_000,
  });
  assert.equal(stdout.trim(), "2");
  assert.equal(status, 0);
});
