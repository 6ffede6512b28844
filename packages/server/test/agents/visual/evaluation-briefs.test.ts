import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { VisualBrief } from "@signet/contract";

const FOLDER = path.join(import.meta.dirname, "../../../../page-verifier/test/evaluation");

test("the brief of every evaluation page is one that a model could have given", () => {
  const files = ["good", "broken"].flatMap((kind) =>
    readdirSync(path.join(FOLDER, kind))
      .filter((file) => file.endsWith(".json"))
      .map((file) => path.join(FOLDER, kind, file)),
  );
  const faults = files.flatMap((file) => {
    const { brief } = JSON.parse(readFileSync(file, "utf8")) as { brief: unknown };
    const { error } = VisualBrief.safeParse(brief);
    return error ? [`${path.basename(file)}: ${error.message}`] : [];
  });
  assert.ok(files.length > 1_000);
  assert.deepEqual(faults, []);
});
