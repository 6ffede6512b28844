import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { PROVIDERS } from "../src/index.ts";

test("the document tells each provider's settings and default model as they are", () => {
  const lines = readFileSync(path.join(import.meta.dirname, "../../../docs/providers.md"), "utf8").split(
    "\n",
  );
  for (const [id, { prefix, defaultModel }] of Object.entries(PROVIDERS)) {
    const line = lines.find((one) => one.startsWith(`| \`${id}\` |`));
    for (const field of ["API_KEY", "MODEL", "BASE_URL"])
      assert.ok(line?.includes(`\`${prefix}_${field}\``), id);
    assert.ok(line?.includes(defaultModel === null ? "none" : `\`${defaultModel}\``), id);
  }
});
