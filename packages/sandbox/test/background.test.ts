import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, IN_FULL } from "../../../test/support/drawn.ts";
import { backgroundConformance } from "./conformance/background.ts";
import { hostileConformance } from "./conformance.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import { type CreateDriver, isRoot, newDriver } from "./rig.ts";

/** A driver whose sandboxes have a background command, so that their commands share namespaces. */
const shared =
  (createDriver: CreateDriver): CreateDriver =>
  (t) => {
    const driver = createDriver(t);
    const open: typeof driver.open = async (options) => {
      const sandbox = await driver.open(options);
      await sandbox.startBackground("exec sleep 61260", { signal: AbortSignal.abort() });
      return sandbox;
    };
    return { ...driver, open };
  };

if (isRoot) {
  hostileConformance(
    "with a background command",
    shared((t) => newDriver(t)),
  );
  test("all of it holds for a service of an ordinary user without control groups", IN_FULL, async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    t.diagnostic(/^.*\b(?:pass|fail|skipped) \d+$/gm[Symbol.match](output)?.join(", ") ?? "");
    assert.equal(code, 0, output);
  });
} else {
  const ofUser: CreateDriver = (t) => newDriver(t, { useCgroup: false });
  backgroundConformance("of a service of an ordinary user", ofUser);
  // As root, these run every time.
  if (ALL) hostileConformance("with a background command", shared(ofUser));
  else test("hostile commands beside a background command", IN_FULL, () => {});
}
