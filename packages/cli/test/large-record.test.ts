import assert from "node:assert/strict";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { sha256 } from "../../verify/test/support/ledger.ts";
import { codeRecord } from "../../verify/test/support/record.ts";
import { signet } from "./support/signet.ts";

test("a record that is larger than what is read at once is verified, and an event behind its files is seen", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-large-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const lines = (await codeRecord()).map(({ name, data }) => JSON.stringify({ event: name, data }));
  const content = Buffer.alloc(9 << 20, "x");
  const files = Array.from({ length: 3 }, (_, i) => {
    content[0] = i;
    return JSON.stringify({ sha256: sha256(content), content: content.toString("base64") });
  });
  const verify = (...all: string[]) => {
    const file = path.join(folder, "run.ndjson");
    writeFileSync(file, `${all.join("\n")}\n`);
    return signet(["verify", file], { cwd: folder });
  };
  const whole = await verify(...lines, ...files);
  assert.equal(whole.code, 0, whole.stdout);
  assert.match(whole.stdout, /the receipt matches its hash, and run, task_commit, files, events match/);
  const further = await verify(...lines, ...files, lines[1]!);
  assert.equal(further.code, 11, further.stdout);
  assert.match(further.stdout, /events: the receipt is not the last event/);
});

test("a record that is larger than any is refused without being read, whatever it begins with", async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-large-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "run.ndjson");
  const lines = (await codeRecord()).map(({ name, data }) => JSON.stringify({ event: name, data }));
  writeFileSync(file, `${lines.join("\n")}\n`);
  // Beyond what a text of the program can hold.
  truncateSync(file, 2 ** 30);
  const { code, stdout } = await signet(["verify", file], { cwd: folder });
  assert.equal(code, 11, stdout);
  assert.match(stdout, /record: it is larger than 384 MiB, which no record is/);
  assert.equal((await signet(["verify", file, "--rerun"], { cwd: folder })).code, 42);
});
