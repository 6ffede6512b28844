import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { CHECKS } from "../../src/index.ts";
import { createVerifier, failures, pageNames, briefFor, readPage } from "./support.ts";

const verifier = createVerifier();
after(() => verifier.close());

/** The check that a page's name says must fail first: `broken-<check>-<what is wrong>`. */
function expected(name: string): string | undefined {
  const [kind, check] = name.split("-");
  assert.ok(kind === "good" || (CHECKS as readonly string[]).includes(check!), name);
  return kind === "good" ? undefined : check;
}

describe("every page of the collection gets the verdict that its name tells", { concurrency: 2 }, () => {
  for (const name of pageNames)
    test(name, async () => {
      const verified = await verifier.verify(readPage(name), briefFor(name));
      const [first] = failures(verified);
      const said = verified.report.checks
        .filter(({ ok }) => ok === false)
        .map(({ name, detail }) => `${name}: ${detail}`);
      assert.equal(first, expected(name), said.join("\n"));
      assert.equal(verified.report.ok, first === undefined);
    });
});
