import assert from "node:assert/strict";
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { openStore } from "../../src/store/open-store.ts";
import { temporaryFolder } from "../support/store.ts";
import { storeConformance } from "./conformance.ts";

storeConformance("sqlite", (t) => {
  const dataDir = temporaryFolder(t);
  return { open: () => openStore({ dataDir }) };
});

test("a second service on the same data folder is refused, and taken in once the first is gone", async (t) => {
  const folder = temporaryFolder(t);
  const first = await openStore({ dataDir: folder });
  await assert.rejects(openStore({ dataDir: folder }), /another signet service is using/);
  await first.close();
  await (await openStore({ dataDir: folder })).close();
});

test("a folder that cannot be used is named with the reason, and not taken for one in use", async (t) => {
  for (const name of ["signet.db", "lock.db"]) {
    const folder = temporaryFolder(t);
    writeFileSync(path.join(folder, name), "this is no database".repeat(1000));
    const refusal = new RegExp(`^Error: SVC_DATA_DIR: ${folder} cannot be used: file is not a database`);
    await assert.rejects(openStore({ dataDir: folder }), refusal);
  }
  const file = path.join(temporaryFolder(t), "file");
  writeFileSync(file, "");
  await assert.rejects(
    openStore({ dataDir: path.join(file, "data") }),
    /SVC_DATA_DIR: .* cannot be used: ENOTDIR/,
  );
});

test("the data folder and the database are private to the user", async (t) => {
  const folder = path.join(temporaryFolder(t), "deep", "data");
  await (await openStore({ dataDir: folder })).close();
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  assert.equal(statSync(path.join(folder, "signet.db")).mode & 0o777, 0o600);
});
