import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import type { CodeEvent } from "@signet/contract";
import { DONE, FILES, numbered, sampleRun, sha256, TASK, WORK } from "./support/run.ts";
import { startService } from "./support/service.ts";
import { signet } from "./support/signet.ts";

const events = await sampleRun();
const failed = await sampleRun(WORK, { ...DONE, ok: false, exit_reason: "cancelled" });

function folder() {
  const name = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  return { name, [Symbol.dispose]: () => rmSync(name, { recursive: true }) };
}

test("a task is sent with its options, and a run that is ok and verified here exits 0", async () => {
  using service = await startService({ events });
  using cwd = folder();
  mkdirSync(path.join(cwd.name, "test"));
  writeFileSync(path.join(cwd.name, "test/a.txt"), "text ü");
  writeFileSync(path.join(cwd.name, "raw.bin"), Uint8Array.of(0xff, 0));
  const args = [
    "--file",
    "test/a.txt",
    "--file",
    "./raw.bin",
    "--check",
    "npm test",
    "--max-steps",
    "7",
    "--conversation",
    "c1",
  ];
  const { stdout, stderr, code } = await signet(["code", TASK, ...args], { url: service.url, cwd: cwd.name });
  assert.equal(stderr, "");
  assert.equal(code, 0);
  assert.match(
    stdout,
    /✓ ok .*\n(.*\n)+.*◆ sealed .*\n(.*\n)+.*✓ verified here: hash, task, 2 files, every event/,
  );
  assert.doesNotMatch(stdout, /\u001b/);
  assert.deepEqual(service.requests[0]!.body, {
    task: TASK,
    max_steps: 7,
    check_cmd: "npm test",
    conversation_id: "c1",
    files: [
      { path: "test/a.txt", content: "text ü" },
      { path: "raw.bin", content: "/wA=", encoding: "base64" },
    ],
  });
});

test("a task is read from stdin", async () => {
  using service = await startService({ events });
  const { code } = await signet(["code", "-"], { url: service.url, stdin: TASK });
  assert.equal(code, 0);
  const { conversation_id, ...rest } = service.requests[0]!.body as { conversation_id: string };
  assert.deepEqual(rest, { task: TASK });
  assert.match(conversation_id, /^cli-[0-9a-f-]{36}$/, "so that it can be gone on from");
});

test("--continue goes on in the conversation of a run, or of the last, and says why it cannot", async () => {
  using service = await startService({ events: failed, conversation: "c7" });
  const asked = async (...args: string[]) => {
    const ended = await signet(["code", "and now?", ...args], { url: service.url });
    return { ...ended, body: service.requests.at(-1)!.body as { conversation_id?: string } | null };
  };
  for (const run of ["last", "run_06k3v9x0abcdefghijklmnopq"])
    assert.equal((await asked("--continue", run)).body!.conversation_id, "c7");
  const both = await asked("--continue", "last", "--conversation", "x");
  assert.deepEqual([both.code, both.stderr.includes("leave out --conversation")], [2, true]);
  using alone = await startService({ events: failed });
  const none = await signet(["code", "and now?", "--continue", "last"], { url: alone.url });
  assert.equal(none.code, 2);
  assert.match(none.stderr, /run_06k3v9x0abcdefghijklmnopq cannot be continued/);
});

test("a run that is not ok says how to go on, and one that is ok does not", async () => {
  const hint = /to continue: signet code --continue run_\w+ "…"/;
  for (const [ok, wants] of [
    [false, true],
    [true, false],
  ] as const) {
    using service = await startService({
      events: await sampleRun(WORK, {
        ...DONE,
        ok,
        exit_reason: ok ? "finished" : "max_steps",
        conversation_id: "c",
      }),
    });
    const { stdout } = await signet(["code", TASK], { url: service.url });
    assert.equal(hint.test(stdout), wants);
  }
});

test("a run that is not ok exits 1, with its receipt", async () => {
  using service = await startService({ events: failed });
  const { stdout, code } = await signet(["code", TASK], { url: service.url });
  assert.equal(code, 1);
  assert.match(stdout, /✗ not ok \(cancelled\)/);
  assert.match(stdout, /verified here/);
});

const lies: Record<string, [events: CodeEvent[], says: RegExp]> = {
  "commits to another task": [
    await sampleRun(WORK, DONE, "Write slugify badly"),
    /not the one committed to in "task_commit"/,
  ],
  "has another hash": [
    tampered("code_receipt", { receipt: { ...receipt(), steps: 1 } }),
    /not the hash of the other fields/,
  ],
  "says ok where the run was not": [
    tampered("code_done", { ok: false }),
    /ok of code_done differs from the receipt/,
  ],
  "leaves out an event that was shown": [
    tampered("agent_note", { text: "All is well." }),
    /committed to in "events"/,
  ],
  "is for files that no manifest can hold": [
    tampered("code_done", { artifacts: [{ path: "a\\b", bytes: 1, sha256: sha256("x") }] }),
    /a manifest cannot hold/,
  ],
  "is for other files": [tampered("code_done", { artifacts: [] }), /committed to in "files"/],
};
for (const [name, [told, says]] of Object.entries(lies)) {
  test(`a receipt that ${name} exits 1 and is not called verified`, async () => {
    using service = await startService({ events: told });
    const { stdout, stderr, code } = await signet(["code", TASK], { url: service.url });
    assert.equal(code, 1);
    assert.match(stderr, /^✗ the receipt is not valid: .*\n$/);
    assert.match(stderr, says);
    assert.doesNotMatch(stdout, /verified here/);
  });
}

test("--json prints the events as they came, one a line, for signet verify to read", async () => {
  const coloured = numbered([
    WORK[0]!,
    { name: "agent_note", data: { step: 1, text: "\u001b[31mred\u009b0m" } },
    ...WORK.slice(2),
  ]);
  const told = await sampleRun(coloured.map(({ name, data }) => ({ name, data }) as (typeof WORK)[0]));
  using service = await startService({ events: told });
  using cwd = folder();
  const { stdout, code } = await signet(["code", TASK, "--json"], { url: service.url });
  assert.equal(code, 0);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { event: string; data: unknown });
  assert.deepEqual(
    lines,
    told.map(({ name, data }) => ({ event: name, data })),
  );
  assert.doesNotMatch(stdout, /[\u001b\u009b]/);
  const file = path.join(cwd.name, "run.ndjson");
  writeFileSync(file, stdout);
  const verdict = await signet(["verify", file]);
  assert.match(verdict.stdout, /task_commit, files, events/);
  writeFileSync(file, stdout.replace("Blanks are left", "Blanks were left"));
  assert.equal((await signet(["verify", file])).code, 18);
});

test("-o saves the files with the bytes that the run made", async () => {
  using service = await startService({ events });
  using cwd = folder();
  const { stdout, code } = await signet(["code", TASK, "-o", "out"], { url: service.url, cwd: cwd.name });
  assert.equal(code, 0);
  assert.match(stdout, /saved 2 files in out/);
  for (const [name, text] of Object.entries(FILES))
    assert.equal(readFileSync(path.join(cwd.name, "out", name), "utf8"), text);
});

test("a place where nothing can be saved is refused before anything is asked for", async () => {
  using service = await startService({ events });
  using cwd = folder();
  const file = path.join(cwd.name, "file");
  writeFileSync(file, "");
  const refused: [args: string[], says: RegExp][] = [
    [["code", TASK, "-o", file], /is a file, not a folder/],
    [["code", TASK, "-o", path.join(file, "in")], /file is a file, not a folder/],
    [["code", TASK, "-o", "/proc/none/in"], /nothing can be written in \/proc \(E/],
    [["code", TASK, "-o", ""], /-o must not be empty/],
    [["visual", TASK, "-o", cwd.name], /this is a folder; name a file in it/],
    [["visual", TASK, "-o", path.join(file, "page.html")], /file is a file, not a folder/],
    [["run", "run_06k3v9x0abcdefghijklmnopq", "-o", file], /is a file, not a folder/],
  ];
  for (const [args, says] of refused) {
    const { code, stderr } = await signet(args, { url: service.url });
    assert.equal(code, 2, stderr);
    assert.match(stderr, says);
  }
  assert.equal(service.requests.length, 0);
  assert.deepEqual(readdirSync(cwd.name), ["file"]);
});

test("files that cannot be saved in the end are named with the command that gets them again", async () => {
  using service = await startService({ events });
  using cwd = folder();
  const name = Object.keys(FILES)[0]!;
  mkdirSync(path.join(cwd.name, "out", name), { recursive: true });
  const { stderr, code } = await signet(["code", TASK, "-o", "out"], { url: service.url, cwd: cwd.name });
  assert.equal(code, 1);
  assert.match(stderr, /the run has ended, but its files could not be saved: EISDIR/);
  assert.match(stderr, /signet run run_\w+ -o <folder>/);
  assert.doesNotMatch(stderr, /\n\s+at /);
});

test("a run without files has none to save", async () => {
  using service = await startService({
    events: await sampleRun(WORK, { ...DONE, files: [], artifacts: [] }),
  });
  using cwd = folder();
  const { stdout } = await signet(["code", TASK, "-o", "out"], { url: service.url, cwd: cwd.name });
  assert.match(stdout, /no files to save/);
});

test("files that no request can hold are refused before anything is sent", async () => {
  using service = await startService({ events });
  using cwd = folder();
  const write = (name: string, bytes: number) => writeFileSync(path.join(cwd.name, name), "\t".repeat(bytes));
  write("huge.bin", 30_000_000);
  for (const name of ["a", "b"]) write(name, 600_000);
  const refused: Record<string, RegExp> = {
    "huge.bin": /^✗ huge\.bin: 30\.0 MB; the limit of a request is 1 MiB\n/,
    "a b": /the 2 files together: 1\.2 MB/,
    a: /the request with its files: 1\.2 MB/,
  };
  for (const [names, says] of Object.entries(refused)) {
    const files = names.split(" ").flatMap((name) => ["--file", name]);
    const { stderr, code } = await signet(["code", TASK, ...files], { url: service.url, cwd: cwd.name });
    assert.equal(code, 2);
    assert.match(stderr, says);
  }
  assert.equal(service.requests.length, 0);
});

test("a service cannot write other bytes than the run made, nor outside of the folder", async () => {
  using cwd = folder();
  using swapped = await startService({ events, file: "something else" });
  const other = await signet(["code", TASK, "-o", "out"], { url: swapped.url, cwd: cwd.name });
  assert.notEqual(other.code, 0);
  assert.match(other.stderr, /different bytes for slug\.js/);
  for (const evil of ["../evil", "/tmp/signet-evil", "a/../../evil"]) {
    const artifacts = [{ path: evil, bytes: 1, sha256: sha256("x") }];
    using service = await startService({ events: await sampleRun(WORK, { ...DONE, artifacts }), file: "x" });
    const { code } = await signet(["code", TASK, "-o", "out"], { url: service.url, cwd: cwd.name });
    assert.notEqual(code, 0, evil);
  }
  assert.deepEqual(readdirSync(cwd.name, { recursive: true }), []);
});

test("a refusal is told in the service's words, without its controls, and exits 1", async () => {
  const refuse = {
    status: 503,
    code: "sandbox_unavailable",
    title: "No sandbox",
    detail: "bubblewrap is missing\u001b[2J",
  };
  using service = await startService({ refuse });
  const { stderr, code } = await signet(["code", TASK], { url: service.url });
  assert.equal(code, 1);
  assert.equal(stderr, "✗ No sandbox: bubblewrap is missing\n  sandbox_unavailable, request req_1\n");
});

test("a service that is not there exits 3 and says how to start it", async () => {
  const { stderr, code } = await signet(["code", TASK], { url: "http://127.0.0.1:9" });
  assert.equal(code, 3);
  assert.match(stderr, /no answer from http:\/\/127\.0\.0\.1:9 .*\n.*signet serve\n$/);
});

function receipt() {
  return (events.at(-1)!.data as Extract<CodeEvent, { name: "code_receipt" }>["data"]).receipt;
}

/** The sample run with one event's data changed after it was sealed. */
function tampered(name: CodeEvent["name"], change: object): CodeEvent[] {
  const at = events.findIndex((event) => event.name === name);
  return events.with(at, { name, data: { ...events[at]!.data, ...change } } as CodeEvent);
}
