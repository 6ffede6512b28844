import assert from "node:assert/strict";
import { test } from "node:test";
import { changesConformance } from "./conformance/changes.ts";
import { layerConformance } from "./conformance/layers.ts";
import { hostileArchives } from "./layer-archives.ts";
import { hostileCommands } from "./layer-commands.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import { isRoot, newDriver, temporary } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

/** Where the layers of each test's driver are. */
const folders = new WeakMap<object, string>();
const driverOf = (t: Parameters<typeof temporary>[0], more = {}) => {
  const layersDir = temporary(t);
  folders.set(t, layersDir);
  return newDriver(t, { layersDir, ...more });
};
const folderOf = (t: object) => folders.get(t)!;

if (isRoot) {
  hostileArchives("of a service that runs as root", (t) => driverOf(t), folderOf);
  hostileCommands("of a service that runs as root", (t) => driverOf(t), folderOf);
  test("all of it holds for a service of an ordinary user without control groups", IN_FULL, async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    t.diagnostic(/^.*\b(?:pass|fail|skipped) \d+$/gm[Symbol.match](output)?.join(", ") ?? "");
    assert.equal(code, 0, output);
  });
} else {
  const ofUser = (t: Parameters<typeof temporary>[0]) => driverOf(t, { useCgroup: false });
  layerConformance("of a service of an ordinary user", ofUser);
  changesConformance("of a service of an ordinary user", ofUser);
  hostileArchives("of a service of an ordinary user", ofUser, folderOf);
  hostileCommands("of a service of an ordinary user", ofUser, folderOf);
}
