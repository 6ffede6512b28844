import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { drawn, sampleOf } from "../../../../test/support/drawn.ts";
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

/** Pages that are played outside of the full check. */
const DRAWN = 5;
const names = drawn(pageNames, DRAWN);

describe("every page of the collection gets the verdict that its name tells", { concurrency: 2 }, () => {
  after(() => console.log(`# pages of the collection: ${names.length}${sampleOf(names, pageNames)}`));
  for (const name of names)
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
