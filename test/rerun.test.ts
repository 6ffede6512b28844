import assert from "node:assert/strict";
import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { before, test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import type { CheckInputs } from "@signet/contract";
import { RERUN_EXIT } from "@signet/contract/values";
import { signet } from "../packages/cli/test/support/signet.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { rerunCheck } from "../packages/server/src/usecases/code/rerun-check.ts";
import { readSealedRecord } from "../packages/server/src/usecases/code/rerun-record.ts";
import { dataOf, type Done, forged, type Parts, partsOf, sha, textOf } from "./support/forged-record.ts";
import { newFolder, type Service } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const TASK = "Mend sum, which has to add its two numbers";
const BROKEN = "export const sum = (a, b) => a - b;\n";
const FIXED = "export const sum = (a, b) => a + b;\n";
const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from './sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\ntest('adds more',()=>assert.equal(sum(2,5),7));\n";
const FILES = [
  { path: "sum.mjs", content: BROKEN },
  { path: "sum.test.mjs", content: TEST },
];
const mending = (content: string): Turn[] => [
  { calls: [{ name: "write", input: { path: "sum.mjs", content } }] },
  { calls: [{ name: "finish", input: { summary: "Mended.", check_cmd: "node --test" } }] },
];

let folder: string;
let service: Service;
let honest: string;
let record: string;

before(async (t) => {
  const context = t as TestContext;
  folder = newFolder();
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  ({ service } = await withModel(context, mending(FIXED)));
  const client = createClient({ baseUrl: service.url });
  const { ok, runId: run_id } = await client.runToEnd({ task: TASK, files: FILES });
  assert.equal(ok, true);
  record = path.join(folder, "run.ndjson");
  const saved = await signet(["run", run_id, "--record", record], { url: service.url });
  assert.equal(saved.code, 0, saved.stderr);
  honest = readFileSync(record, "utf8");
});

const saved = (text: string) => {
  const file = path.join(folder, `${sha(text).slice(0, 12)}.ndjson`);
  writeFileSync(file, text);
  return file;
};
const verify = (file: string, ...more: string[]) =>
  signet(["verify", file, "--rerun", ...more], { cwd: folder });

/** Runs the check of a record again as the command does, but in no sandbox: nothing may run. */
async function rerunOf(text: string) {
  const deps = {
    clock: systemClock,
    newCommandId: () => "cmd_1",
    openCheckSandbox: async () => assert.fail("a command would run"),
    checkTimeoutSeconds: 60,
  };
  const sealed = await readSealedRecord(saved(text));
  const service = sealed.service;
  return rerunCheck(
    sealed,
    { deps, service, equipment: { reason: "none" }, project: null },
    new AbortController().signal,
  );
}

test("the check of a record is run again offline, and gives the same", async () => {
  const { code, stdout, stderr } = await verify(record);
  assert.equal(code, RERUN_EXIT.same, stdout + stderr);
  assert.match(stdout, /✓ the receipt matches its hash, and run, task_commit, files, events match/);
  assert.match(stdout, /✓ the check was run again: the check passes here too/);
  const [, json] = (await verify(record, "--json")).stdout.trim().split("\n");
  assert.equal(JSON.parse(json!).rerun.result, "same");
});

test("a record whose service falsely sealed ok differs, although all hashes and signatures hold", async () => {
  const { text, key } = await forged(honest, ({ done, inputs, put }) => {
    const wrong = put("export const sum = (a, b) => a * b;\n");
    for (const file of [...done.artifacts, ...inputs.work.files])
      if (file.path === "sum.mjs") file.sha256 = wrong;
    done.artifacts[0]!.bytes = 36;
  });
  const { code, stdout } = await verify(saved(text), "--key", key);
  assert.match(stdout, /line 0 of the signed ledger forger\.local\/signet/);
  assert.equal(code, RERUN_EXIT.differs, stdout);
  assert.match(
    stdout,
    /✗ the check was run again and differs: it was sealed as ok, but here the check does not pass/,
  );
});

test("a failure that was sealed is a failure again, and one that was made up differs", async () => {
  const failing = await forged(honest, ({ done, inputs, put }) => {
    const wrong = put("export const sum = (a, b) => a * b;\n");
    for (const file of [...done.artifacts, ...inputs.work.files])
      if (file.path === "sum.mjs") file.sha256 = wrong;
    Object.assign(done, { ok: false, check: { ...done.check, passed: false, exit_code: 1 } });
  });
  assert.equal((await verify(saved(failing.text))).code, RERUN_EXIT.same);
  const madeUp = await forged(honest, ({ done }) => {
    Object.assign(done, { ok: false, check: { ...done.check, passed: false, exit_code: 1 } });
  });
  assert.equal((await verify(saved(madeUp.text))).code, RERUN_EXIT.differs);
});

/** What somebody changes in a record, and what is said of it. */
const CHANGES: [string, (parts: Parts) => void, RegExp][] = [
  [
    "another plan",
    (parts) => void ((dataOf(parts, "code_done") as Done).check.plan!.says = "true"),
    /the text is not the one committed to/,
  ],
  [
    "another command of the check",
    (parts) => {
      const done = dataOf(parts, "code_done") as Done;
      const inputs = JSON.parse(parts.contents.get(done.inputs_sha256!)!.toString()) as CheckInputs;
      parts.contents.set(done.inputs_sha256!, Buffer.from(JSON.stringify({ ...inputs, check_cmd: "true" })));
    },
    /the file [0-9a-f]{64} is not the one with this hash/,
  ],
  [
    "another test file",
    ({ contents }) => void contents.set(sha(TEST), Buffer.from(TEST.replaceAll("assert.equal", "void "))),
    /the file [0-9a-f]{64} is not the one with this hash/,
  ],
  [
    "other work",
    ({ contents }) => void contents.set(sha(FIXED), Buffer.from(BROKEN)),
    /the file [0-9a-f]{64} is not the one with this hash/,
  ],
  ["a file left out", ({ contents }) => void contents.delete(sha(TEST)), /the record lacks the file/],
  ["no files", ({ contents }) => contents.clear(), /save it with: signet run <run> --record/],
];
for (const [name, change, says] of CHANGES)
  test(`a record with ${name} is refused before anything runs`, async () => {
    const parts = partsOf(honest);
    change(parts);
    await assert.rejects(rerunOf(textOf(parts)), says);
  });

/** What a service seals that wants a verifier to write or run something else. All hashes fit. */
const HOSTILE: [string, Parameters<typeof forged>[1], RegExp][] = [
  [
    "a plan that its own files do not give",
    ({ done }) => void (done.check.plan!.protected = []),
    /the sealed plan is not the one of this task and these files/,
  ],
  [
    "a test file of which the plan does not know",
    ({ inputs, put }) => void (inputs.given[1]!.sha256 = put(TEST.replaceAll("assert.equal", "void "))),
    /what was checked is not what was delivered/,
  ],
  [
    "work that was not delivered",
    ({ inputs, put }) =>
      void inputs.work.files.push({ path: "more.mjs", sha256: put("1"), executable: false }),
    /what was checked is not what was delivered/,
  ],
  [
    "a path that leads out",
    ({ inputs }) => void (inputs.work.files[0]!.path = "../../etc/passwd"),
    /the inputs of its check cannot be read: work\.files\.0\.path: must be a relative path/,
  ],
  [
    "an absolute path",
    ({ inputs }) => void (inputs.given[0]!.path = "/etc/passwd"),
    /cannot be read: given\.0\.path/,
  ],
  [
    "a file where another needs a folder",
    ({ inputs, put }) =>
      void inputs.work.files.push({ path: "sum.mjs/x", sha256: put("1"), executable: false }),
    /a file is where sum\.mjs\/x needs a folder/,
  ],
  [
    "the same path twice",
    ({ inputs, put }) =>
      void inputs.work.files.push({ path: "sum.mjs", sha256: put(BROKEN), executable: false }),
    /one of its paths occurs twice/,
  ],
  [
    "another task",
    ({ inputs }) => void (inputs.task = "Do nothing at all"),
    /the inputs of its check have another task/,
  ],
  [
    "a link",
    ({ inputs }) => void Object.assign(inputs.work.files[0]!, { link: "/etc/passwd" }),
    /cannot be read: work\.files\.0: Unrecognized key/,
  ],
];
for (const [name, change, says] of HOSTILE)
  test(`a sealed record with ${name} is refused before anything runs`, async () => {
    await assert.rejects(rerunOf((await forged(honest, change)).text), says);
  });

test("a changed record is told from one that differs", async () => {
  const parts = partsOf(honest);
  parts.contents.set(sha(FIXED), Buffer.from(BROKEN));
  const { code, stdout } = await verify(saved(textOf(parts)));
  assert.equal(code, RERUN_EXIT.bad_record, stdout);
  assert.match(
    stdout,
    /✗ the check was not run again, because the record was changed or is not whole: contents/,
  );
});

test("a record that is a link, a folder or larger than any is refused without being read", async () => {
  const big = path.join(folder, "big.ndjson");
  writeFileSync(big, honest);
  truncateSync(big, 400 << 20);
  const large = await verify(big);
  assert.equal(large.code, RERUN_EXIT.bad_record, large.stdout + large.stderr);
  assert.match(large.stdout, /it is larger than 384 MiB/);
  const link = path.join(folder, "link.ndjson");
  symlinkSync("/dev/zero", link);
  const device = await verify(link);
  assert.equal(device.code, 2, device.stdout + device.stderr);
});

test("where the check cannot run, that is said and nothing is concluded", async () => {
  const lacking = await forged(honest, ({ inputs }) => {
    inputs.set_up = "npm ci";
  });
  const setUp = await verify(saved(lacking.text));
  assert.equal(setUp.code, RERUN_EXIT.cannot_run, setUp.stdout);
  assert.match(setUp.stdout, /! the check cannot be run again here: packages were installed .*: npm ci/);
  const none = await signet(["verify", record, "--rerun"], {
    cwd: path.dirname(folder),
    env: { SVC_SANDBOX_ROOTFS: folder },
  });
  assert.equal(none.code, RERUN_EXIT.cannot_run, none.stdout);
  assert.match(none.stdout, /there is no sandbox here/);
});

test("a record is the caller's alone, and goes with the run", async () => {
  const client = createClient({ baseUrl: service.url });
  const other = createClient({ baseUrl: service.url, owner: "somebody-else" });
  const { runs } = await client.runs({ limit: 1 });
  const id = runs[0]!.run_id;
  await assert.rejects(other.runRecord(id), /no run of yours/);
  assert.equal(Buffer.from(await client.runRecord(id)).toString(), honest);
  await client.eraseRun(id);
  await assert.rejects(client.runRecord(id), /no run of yours/);
});
