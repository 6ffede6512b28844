import assert from "node:assert/strict";
import { test } from "node:test";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { hostileConformance } from "./conformance.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import { isRoot, newDriver } from "./rig.ts";

if (isRoot) {
  hostileConformance("of a service that runs as root", (t) => newDriver(t));
  test("all of it holds for a service of an ordinary user without control groups", IN_FULL, async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    t.diagnostic(/^.*\b(?:pass|fail|skipped) \d+$/gm[Symbol.match](output)?.join(", ") ?? "");
    assert.equal(code, 0, output);
  });
} else {
  test("the list as root", { skip: "these tests do not run as root" }, () => {});
  hostileConformance("of a service of an ordinary user", (t) => newDriver(t, { useCgroup: false }));
}
