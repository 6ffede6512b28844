import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { before, test, type TestContext } from "node:test";
import { createClient, type CodeRunInput } from "@signet/client";
import { RERUN_EXIT } from "@signet/contract/values";
import { signet } from "../packages/cli/test/support/signet.ts";
import { bundleOf } from "../packages/server/test/support/archives.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { dataOf, forged, partsOf, sha } from "./support/forged-record.ts";
import { drawn, IN_FULL } from "./support/drawn.ts";
import { newFolder, type Service } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const RIGHT = "export const sum = (a, b) => a + b;\n";
const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from '../src/sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\ntest('adds more',()=>assert.equal(sum(2,5),7));\n";
const PROJECT: Record<string, string> = {
  "old.mjs": "export const old = 1;\n",
  "package.json": '{"type":"module"}',
  "src/sum.mjs": "export const sum = (a, b) => a - b;\n",
  "test/sum.test.mjs": TEST,
};
/** Made by the set-up; without it nothing passes. */
const NEEDS =
  "import test from 'node:test';import assert from 'node:assert/strict';import {unit} from 'unit';import {sum} from './sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3*unit));\ntest('adds more',()=>assert.equal(sum(2,5),7*unit));\n";
const SET_UP = `mkdir -p node_modules/unit && echo 'export const unit = 1;' >node_modules/unit/index.mjs && echo '{"name":"unit","type":"module","exports":"./index.mjs"}' >node_modules/unit/package.json`;

const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }] });
const FINISH = call("finish", { summary: "Mended.", check_cmd: "node --test" });
const TURNS: Turn[] = [
  call("bash", { command: "rm old.mjs" }),
  call("write", { path: "src/sum.mjs", content: RIGHT }),
  FINISH,
  call("write", { path: "sum.mjs", content: RIGHT }),
  FINISH,
  call("write", { path: "sum.mjs", content: RIGHT }),
  FINISH,
  call("write", { path: "sum.mjs", content: "export const sum = (a, b) => b + a;\n" }),
  FINISH,
];

let folder: string;
/** Where commands put what they need for a moment. */
let scratch: string;
let service: Service;
let project: string;
let onProject: string;
let record: string;
let key: string;

function put(root: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** The record of a run, saved as its owner would. */
async function recordOf(runId: string): Promise<string> {
  const file = path.join(folder, `${runId}.ndjson`);
  const { code, stderr } = await signet(["run", runId, "--record", file], { url: service.url });
  assert.equal(code, 0, stderr);
  return file;
}

async function sealed(request: CodeRunInput): Promise<string> {
  const { ok, runId, events } = await createClient({ baseUrl: service.url }).runToEnd(request);
  assert.equal(ok, true, JSON.stringify(events.slice(-3)));
  return recordOf(runId);
}

before(async (t) => {
  const context = t as TestContext;
  folder = newFolder();
  scratch = path.join(folder, "scratch");
  mkdirSync(scratch);
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  ({ service } = await withModel(context, TURNS));
  key = (await createClient({ baseUrl: service.url }).ledgerKey()).key;
  project = path.join(folder, "project");
  put(project, PROJECT);
  const args = ["code", "Mend sum", "--repo", project, "--check", "node --test", "--json"];
  const { code, stdout, stderr } = await signet(args, { url: service.url, cwd: folder });
  assert.equal(code, 0, stdout.slice(-3_000) + stderr);
  const { runs } = await createClient({ baseUrl: service.url }).runs({ limit: 1 });
  onProject = await recordOf(runs[0]!.run_id);
  record = readFileSync(onProject, "utf8");
});

const saved = (text: string) => {
  const file = path.join(folder, `${sha(text).slice(0, 12)}.ndjson`);
  writeFileSync(file, text);
  return file;
};
async function verify(file: string, ...more: string[]) {
  const env = { TMPDIR: scratch };
  const { code, stdout, stderr } = await signet(["verify", file, "--rerun", ...more], { cwd: folder, env });
  return { code, said: stdout + stderr };
}
/** The project with some files changed. */
function changed(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  put(root, { ...PROJECT, ...files });
  return root;
}

test("a run on a project is checked again with the project as it was, which only its owner has", async () => {
  const without = await verify(onProject);
  assert.equal(without.code, RERUN_EXIT.cannot_run, without.said);
  assert.match(
    without.said,
    /it worked on a project, which its record does not hold; name its folder .*--repo/,
  );
  const same = await verify(onProject, "--repo", project, "--key", key);
  assert.equal(same.code, RERUN_EXIT.same, same.said);
  assert.match(same.said, /✓ the check was run again: the check passes here too/);
  assert.deepEqual(
    readdirSync(scratch).filter((name) => /^signet-(?:rerun|project)-/.test(name)),
    [],
    "nothing stays",
  );
});

/** Projects that are not the one that was sent. */
const OTHERS: Record<string, Record<string, string>> = {
  "a test that was made easier": { "test/sum.test.mjs": TEST.replaceAll("assert.equal", "void ") },
  "one more file": { "more.mjs": "1\n" },
  "the result in place of the beginning": { "src/sum.mjs": RIGHT },
};
for (const [name, files] of drawn(Object.entries(OTHERS), 2))
  test(`a project with ${name} is not used, and nothing is concluded`, async () => {
    const { code, said } = await verify(onProject, "--repo", changed(sha(name).slice(0, 8), files));
    assert.equal(code, RERUN_EXIT.cannot_run, said);
    assert.match(said, /the project is not the one that was sent: its \d files, packed, have the SHA-256/);
  });

test("what is no archive of a project is told apart from another project", async () => {
  const { code, said } = await verify(onProject, "--repo", onProject);
  assert.equal(code, RERUN_EXIT.cannot_run, said);
  assert.match(said, /the project cannot be used: .*gzip/);
});

test("a record that names another project than its events, or than was sealed, is refused", async () => {
  const other = "a".repeat(64);
  const inside = await forged(record, ({ inputs }) => void (inputs.bundle = other));
  const disagreeing = await verify(saved(inside.text), "--repo", project, "--key", inside.key);
  assert.equal(disagreeing.code, RERUN_EXIT.bad_record, disagreeing.said);
  assert.match(disagreeing.said, /the inputs of its check have another bundle/);
  const parts = partsOf(record);
  (dataOf(parts, "code_start") as { bundle: { sha256: string } }).bundle.sha256 = other;
  const lines = record.replaceAll(/"bundle":\{"sha256":"[0-9a-f]{64}/g, `"bundle":{"sha256":"${other}`);
  assert.notEqual(lines, record);
  assert.equal(
    (await verify(saved(lines), "--repo", project)).code,
    18,
    "its events are not those that were sealed",
  );
});

/** What a service falsely seals as ok for this project. */
const FALSE: Record<string, [Parameters<typeof forged>[1], RegExp]> = {
  "work that does not pass": [
    ({ done, inputs, put: add }) => {
      const wrong = add("export const sum = (a, b) => a * b;\n");
      for (const file of [...done.artifacts, ...inputs.work.files]) file.sha256 = wrong;
      done.artifacts[0]!.bytes = 36;
    },
    /it was sealed as ok, but here the check does not pass/,
  ],
  "the tests of the project gone": [
    ({ inputs }) => void inputs.work.gone.push("test/sum.test.mjs"),
    /it delivers test\/sum\.test\.mjs otherwise than its check allows/,
  ],
};
for (const [name, [change, says]] of drawn(Object.entries(FALSE), 1))
  test(`a false ok on a project differs: ${name}`, async () => {
    const { text, key: own } = await forged(record, change);
    const { code, said } = await verify(saved(text), "--repo", project, "--key", own);
    assert.equal(code, RERUN_EXIT.differs, said);
    assert.match(said, says);
  });

test("a set-up is run again only if that is wanted, in the sandbox, and what it makes there decides nothing by itself", async (t) => {
  const file = await sealed({
    task: "Mend sum.",
    setup_cmd: SET_UP,
    files: [
      { path: "sum.mjs", content: "export const sum = 1;\n" },
      { path: "sum.test.mjs", content: NEEDS },
    ],
    check_cmd: "node --test",
  });
  const unasked = await verify(file);
  assert.equal(unasked.code, RERUN_EXIT.cannot_run, unasked.said);
  assert.match(unasked.said, /packages were installed from the network before it; --setup does that here/);
  const same = await verify(file, "--setup");
  assert.equal(same.code, RERUN_EXIT.same, same.said);

  const text = readFileSync(file, "utf8");
  const tried = async (set_up: string) => {
    const { text: other, key: own } = await forged(text, ({ inputs }) => void (inputs.set_up = set_up));
    return verify(saved(other), "--setup", "--key", own);
  };
  const fails = await tried("echo there is none; exit 3");
  assert.equal(fails.code, RERUN_EXIT.cannot_run, fails.said);
  assert.match(fails.said, /what it needs could not be installed here\s+there is none/);
  const asked: string[] = [];
  const local = createServer((request, answer) => (asked.push(request.url!), answer.end("x")));
  await new Promise<void>((resolve) => local.listen(0, "127.0.0.1", resolve));
  t.after(() => local.close());
  const { port } = local.address() as AddressInfo;
  const outside = path.join(folder, "escaped");
  const hostile = await tried(
    `touch ${outside}; curl -s -m 3 http://127.0.0.1:${port}/x; node -e "fetch('http://127.0.0.1:${port}/y').catch(()=>0)"; true`,
  );
  assert.equal(hostile.code, RERUN_EXIT.cannot_run, hostile.said);
  assert.match(
    hostile.said,
    /does not pass with the packages that are installed today, and what was installed then is not sealed/,
  );
  assert.deepEqual(
    [existsSync(outside), asked],
    [false, []],
    "it reaches neither this machine nor its network",
  );
});

test("the last run of a conversation is checked again with what the earlier ones decide", async () => {
  const conversation_id = "a-conversation-about-sums";
  await sealed({
    task: "Mend sum.",
    conversation_id,
    files: [
      { path: "sum.mjs", content: "export const sum = 1;\n" },
      { path: "sum.test.mjs", content: TEST.replace("../src/", "./") },
    ],
    check_cmd: "node --test",
  });
  const file = await sealed({ task: "The other way round.", conversation_id });
  const same = await verify(file, "--key", key);
  assert.equal(same.code, RERUN_EXIT.same, same.said);
  const text = readFileSync(file, "utf8");
  const weaker = await forged(text, ({ inputs, put: add }) => {
    const test = inputs.given.find(({ path: name }) => name === "sum.test.mjs")!;
    test.sha256 = add(TEST.replaceAll("assert.equal", "void "));
    for (const one of inputs.work.files) if (one.path === test.path) one.sha256 = test.sha256;
  });
  const other = await verify(saved(weaker.text), "--key", weaker.key);
  assert.equal(other.code, RERUN_EXIT.bad_record, other.said);
  assert.match(other.said, /the sealed plan is not the one of this task and these files/);
});

test("the archive that was sent serves as well as the folder", IN_FULL, async () => {
  const archive = path.join(folder, "sent.tar.gz");
  const bytes = bundleOf(...Object.entries(PROJECT).map(([name, content]) => ({ name, content })));
  writeFileSync(archive, bytes);
  const { text, key: own } = await forged(record, ({ start, inputs }) => {
    start.bundle!.sha256 = inputs.bundle = sha(Buffer.from(bytes));
  });
  const { code, said } = await verify(saved(text), "--repo", archive, "--key", own);
  assert.equal(code, RERUN_EXIT.same, said);
});
