import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcesOf } from "../../../src/agents/check/shell/sources.ts";
import { INHERITED } from "../../../../../test/support/inherited-names.ts";
import { spaceOf } from "../../linear/check-readers.ts";

test("failures are put into test files of known languages alone, whatever the others are called", async () => {
  const paths = ["test.js", ...INHERITED.flatMap((name) => [name, `test.${name}`])];
  const space = spaceOf(Object.fromEntries(paths.map((path) => [path, "assert(1);\n"])));
  const sources = await sourcesOf(space, paths);
  assert.deepEqual(
    sources.map(({ path }) => path),
    ["test.js"],
  );
});
