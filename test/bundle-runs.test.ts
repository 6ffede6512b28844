import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ClientProblem, createClient, type CodeRunInput } from "@signet/client";
import type { CodeEvent } from "@signet/contract";
import { bundleOf } from "../packages/server/test/support/archives.ts";
import type { Script, Turn } from "../packages/server/test/support/model-server.ts";
import { IN_FULL } from "./support/drawn.ts";
import { modelFor, withModel } from "./support/with-model.ts";
import { newFolder, type Service, startService } from "./support/service.ts";

const TEST =
  "import test from 'node:test';import assert from 'node:assert/strict';import {sum} from '../src/sum.mjs';\ntest('adds',()=>assert.equal(sum(1,2),3));\ntest('adds more',()=>assert.equal(sum(2,5),7));\n";
const WRONG = "export const sum = (a, b) => a - b;\n";
const RIGHT = "export const sum = (a, b) => a + b;\n";
const FILES: Record<string, string> = {
  "src/sum.mjs": WRONG,
  "test/sum.test.mjs": TEST,
  "old/a.mjs": "a\n",
  "old/b.mjs": "b\n",
  "run.sh": "echo hi\n",
};
const bundle = (files = FILES) =>
  bundleOf(...Object.entries(files).map(([name, content]) => ({ name, content })));
const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
const write = (name: string, content: string): Turn => ({
  calls: [{ name: "write", input: { path: name, content } }],
});
const FINISH: Turn = { calls: [{ name: "finish", input: { summary: "Done.", check_cmd: "node --test" } }] };
const CHECK = { check_cmd: "node --test" };

const clientOf = ({ url }: Service) => createClient({ baseUrl: url });
const endOf = (events: CodeEvent[]) => {
  const done = events.find(({ name }) => name === "code_done");
  assert.ok(done?.name === "code_done");
  return done.data;
};
const outputOf = (events: CodeEvent[]) =>
  events.flatMap((event) =>
    event.name === "command_finished" ? [event.data.stdout + event.data.stderr] : [],
  );

async function run(service: Service, request: CodeRunInput): Promise<CodeEvent[]> {
  return Array.fromAsync(clientOf(service).code(request));
}

/** The files of a folder after git has applied a patch to it. */
function applied(files: Record<string, string>, patch: string) {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  execFileSync("git", ["apply", "-"], { cwd: folder, input: patch });
  return {
    list: () =>
      execFileSync("find", [".", "-type", "f"], { cwd: folder, encoding: "utf8" })
        .split("\n")
        .filter(Boolean)
        .toSorted(),
    read: (name: string) => readFileSync(path.join(folder, name), "utf8"),
  };
}

test("a run on a bundle hands over its differences alone, and its patch makes the project what was checked", async (t) => {
  const { service } = await withModel(t, [
    bash("git log --oneline | wc -l; git status --short | wc -l; cat old/a.mjs; id -u"),
    bash(
      "rm -r old; chmod +x run.sh; mkdir deep; echo new >deep/new.txt; sed -i 's/a - b/a + b/' src/sum.mjs; git status --short",
    ),
    FINISH,
  ]);
  const client = clientOf(service);
  const sent = await client.uploadBundle(bundle());
  const events = await run(service, { task: "Fix sum.", bundle: sent.bundle, ...CHECK });
  const [start] = events;
  assert.ok(start?.name === "code_start");
  assert.deepEqual(start.data.bundle, { sha256: sent.sha256, files: 5, bytes: sent.bytes });
  const [looked, worked] = outputOf(events);
  assert.equal(looked, "1\n0\na\n1000\n", "one commit, nothing changed, the files there");
  assert.equal(worked, " D old/a.mjs\n D old/b.mjs\n M run.sh\n M src/sum.mjs\n?? deep/\n");
  const done = endOf(events);
  assert.deepEqual([done.ok, done.check.kind, done.check.before], [true, "given", "failed"]);
  assert.deepEqual(done.files.toSorted(), ["deep/new.txt", "run.sh", "src/sum.mjs"]);
  const patched = applied(FILES, done.diff!);
  assert.deepEqual(patched.list(), ["./deep/new.txt", "./run.sh", "./src/sum.mjs", "./test/sum.test.mjs"]);
  assert.equal(patched.read("src/sum.mjs"), RIGHT);
  assert.match(done.diff!, /old mode 100644\nnew mode 100755\n/);
  await client.deleteBundle(sent.bundle);
  assert.equal(
    Buffer.from(await client.diff(done.run_id)).toString(),
    done.diff,
    "also when the bundle is gone",
  );
});

test("tests of a bundle decide as they came: not those that the agent wrote over them, nor its git", async (t) => {
  const cheat =
    'rm test/sum.test.mjs; printf \'import test from "node:test";test("x",()=>{})\' >test/sum.test.mjs';
  const { service } = await withModel(t, [
    bash(`${cheat}; git add -A; git commit -qm cheat; echo 'exit 0' >.git/hooks/pre-commit`),
    bash(
      "rm -rf test && mkdir test && echo >test/sum.test.mjs; mv src hidden; mkdir src; echo 'export const sum = 0' >src/sum.mjs",
    ),
    { calls: [{ name: "finish", input: { summary: "Done.", done: false } }] },
  ]);
  const { bundle: id } = await clientOf(service).uploadBundle(bundle());
  const done = endOf(await run(service, { task: "Fix sum.", bundle: id, ...CHECK }));
  assert.equal(done.ok, false);
  assert.ok(
    !done.files.some((name) => name.startsWith(".git/") || name.startsWith("test/")),
    done.files.join(),
  );
});

test("two runs on one bundle at the same time see nothing of each other", IN_FULL, async (t) => {
  const script: Script = (body, index) => {
    const mine = JSON.stringify(body.messages).includes("first one") ? "one" : "two";
    const turn = body.messages.filter(({ role }) => role === "assistant").length;
    if (turn === 0) return bash(`echo ${mine} >mark-${mine}; echo ${mine} >>old/a.mjs; sleep 1`);
    if (turn === 1) return bash("ls; cat old/a.mjs");
    return index < 0 ? {} : write("src/sum.mjs", RIGHT);
  };
  const { service } = await withModel(t, script);
  const { bundle: id } = await clientOf(service).uploadBundle(bundle());
  const both = await Promise.all(
    ["first one", "second one"].map((task) => run(service, { task, bundle: id, max_steps: 2 })),
  );
  const listing = (mark: string) => `mark-${mark}\nold\nrun.sh\nsrc\ntest\na\n${mark}\n`;
  assert.deepEqual(
    both.map((events) => outputOf(events)[1]),
    [listing("one"), listing("two")],
  );
});

test("a service that is killed in a run on a bundle goes on with it: what was removed stays removed", async (t) => {
  const killed = Promise.withResolvers<void>();
  let turns = 0;
  const { env } = await modelFor(t, (body) => {
    turns += 1;
    const turn = body.messages.filter(({ role }) => role === "assistant").length;
    if (turn === 0) return bash("rm -r old; echo new >new.txt");
    if (turn === 1 && turns < 4) {
      killed.resolve();
      return { fault: "silent" };
    }
    if (turn === 1) return bash("ls");
    return turn === 2 ? write("src/sum.mjs", RIGHT) : FINISH;
  });
  const dataDir = newFolder();
  const first = await startService({ dataDir, env });
  const { bundle: id } = await clientOf(first).uploadBundle(bundle());
  const left = new AbortController();
  const request = { task: "Fix sum.", bundle: id, ...CHECK };
  const stream = Array.fromAsync(clientOf(first).code(request, { signal: left.signal })).catch(
    () => undefined,
  );
  await killed.promise;
  await first.end("SIGKILL");
  left.abort();
  await stream;
  turns = 10;
  const second = await startService({ dataDir, env });
  t.after(() => second.end("SIGKILL"));
  const { runs } = await clientOf(second).runs();
  const events = await Array.fromAsync(clientOf(second).events(runs[0]!.run_id));
  assert.equal(outputOf(events).at(1), "new.txt\nrun.sh\nsrc\ntest\n");
  const done = endOf(events);
  assert.equal(done.ok, true, done.check.output);
  assert.deepEqual(applied(FILES, done.diff!).list(), [
    "./new.txt",
    "./run.sh",
    "./src/sum.mjs",
    "./test/sum.test.mjs",
  ]);
});

test(
  "a conversation goes on from what it left, on the project as it is now; what its owner changed stays",
  IN_FULL,
  async (t) => {
    const { service } = await withModel(t, [
      bash("echo agent >>old/a.mjs; echo agent >>old/b.mjs; rm run.sh; echo x >made.txt; ls /tmp/home"),
      { calls: [{ name: "finish", input: { summary: "Not yet.", done: false } }] },
      bash("cat old/a.mjs old/b.mjs; ls"),
      write("src/sum.mjs", RIGHT),
      FINISH,
    ]);
    const client = clientOf(service);
    const request = { task: "Fix sum.", conversation_id: "conv-bundle", ...CHECK };
    const before = await client.uploadBundle(bundle());
    await run(service, { ...request, bundle: before.bundle });
    const now = await client.uploadBundle(bundle({ ...FILES, "old/b.mjs": "owner\n" }));
    const events = await run(service, { ...request, bundle: now.bundle });
    assert.equal(outputOf(events)[1], "a\nagent\nowner\nmade.txt\nold\nsrc\ntest\n");
    const said = events.flatMap((event) => (event.name === "agent_note" ? [event.data.text] : [])).join("\n");
    assert.match(said, /As you sent them now, because you changed them since: old\/b\.mjs\./);
    const done = endOf(events);
    assert.equal(done.ok, true, done.check.output);
    const patched = applied({ ...FILES, "old/b.mjs": "owner\n" }, done.diff!);
    assert.deepEqual([patched.read("old/a.mjs"), patched.read("old/b.mjs")], ["a\nagent\n", "owner\n"]);
  },
);

test(
  "a run without its bundle is not begun, and one that goes on from a bundle that is gone says what to do",
  IN_FULL,
  async (t) => {
    const { service, model } = await withModel(t, [
      { calls: [{ name: "finish", input: { summary: "Not yet.", done: false } }] },
      { calls: [{ name: "finish", input: { summary: "Not yet.", done: false } }] },
    ]);
    const client = clientOf(service);
    await assert.rejects(
      run(service, { task: "Fix sum.", bundle: "bundle_00000000000000000000000000" }),
      (error) => error instanceof ClientProblem && error.problem.code === "bundle_not_found",
    );
    const { bundle: id } = await client.uploadBundle(bundle());
    const request = { task: "Fix sum.", conversation_id: "conv-gone", ...CHECK };
    await run(service, { ...request, bundle: id });
    await client.deleteBundle(id);
    const asked = model.requests.length;
    const events = await run(service, request);
    const problem = events.find(({ name }) => name === "error");
    assert.ok(problem?.name === "error");
    assert.deepEqual([problem.data.code, endOf(events).ok], ["bundle_not_found", false]);
    assert.equal(model.requests.length, asked);
  },
);
