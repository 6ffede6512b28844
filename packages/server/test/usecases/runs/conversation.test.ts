import assert from "node:assert/strict";
import { test } from "node:test";
import { CodeRunRequest } from "@signet/contract";
import {
  bringsTests,
  conversationStartOf,
  decidesItself,
  filesSince,
  givenFile,
  isKept,
  keyOf,
  leftBy,
  pathsTaken,
  sentFile,
} from "../../../src/usecases/runs/conversation.ts";
import { packFiles } from "../../../src/usecases/runs/pack-files.ts";

const request = (over: Partial<CodeRunRequest> = {}) => CodeRunRequest.parse({ task: "Do it.", ...over });
const file = (path: string, text: string) => ({ ...sentFile({ path, content: text }), path });

test("a file comes back as it was sent, whatever its bytes", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const cases = [
    { path: "a.txt", content: "plain ü\n" },
    { path: "empty", content: "" },
    { path: "nul", content: "a\0b" },
    { path: "raw", content: Buffer.from(bytes).toString("base64"), encoding: "base64" as const },
    { path: "bom", content: "\uFEFFx" },
    { path: "test_a.py", content: "x", role: "test" as const },
  ];
  for (const sent of cases) {
    const kept = sentFile(sent);
    const content = "encoding" in sent ? Buffer.from(bytes) : Buffer.from(sent.content);
    assert.equal(kept.bytes, content.length, sent.path);
    const back = givenFile(kept, content);
    assert.deepEqual(sentFile(back), kept, sent.path);
    assert.deepEqual(back, sent, sent.path);
  }
});

test("text that was sent as base64 is the same file as text that was sent as it is", () => {
  const plain = sentFile({ path: "a", content: "x = 1\n" });
  const packed = sentFile({
    path: "a",
    content: Buffer.from("x = 1\n").toString("base64"),
    encoding: "base64",
  });
  assert.deepEqual(packed, plain);
});

test("what many may name by chance is nobody's conversation; a long name at an address is somebody's", () => {
  const at = { account: "ip:203.0.113.9", owner: "" };
  assert.equal(keyOf(at, "talk"), null);
  assert.equal(keyOf(at, "x".repeat(19)), null);
  assert.deepEqual(keyOf(at, "x".repeat(20)), { ...at, conversation_id: "x".repeat(20) });
  assert.deepEqual(keyOf({ account: "acct_1", owner: "ada" }, "talk"), {
    account: "acct_1",
    owner: "ada",
    conversation_id: "talk",
  });
  for (const none of [null, undefined]) assert.equal(keyOf({ account: "local", owner: "" }, none), null);
  assert.equal(isKept("acct_ip:1", "a"), true);
});

test("two paths that cannot both be files of a workspace are told, however deep", () => {
  const taken = pathsTaken(["a/b/c.txt", "d"]);
  for (const path of ["a/b/c.txt", "a", "a/b", "d", "d/e", "d/e/f", "a/b/c.txt/x"])
    assert.equal(taken(path), true, path);
  for (const path of ["a/b/d.txt", "a/c", "ab", "D", "a/b/c.txt2", "e/d"])
    assert.equal(taken(path), false, path);
});

test("a run that never took a step left what it began with; one that did left what it had then, also nothing", () => {
  const begun = { files: [file("a", "1")] } as never;
  const begun_json = JSON.stringify(begun);
  assert.deepEqual(leftBy({ files_json: null, begun_json }), [file("a", "1")]);
  assert.deepEqual(leftBy({ files_json: JSON.stringify({ files: [], complete: true }), begun_json }), []);
  assert.deepEqual(leftBy({ files_json: null, begun_json: null }), []);
  assert.equal(conversationStartOf({ begun_json: null }), null);
});

test("what a run made is what it did not find: a file that was renamed or changed, and none that stayed", () => {
  const begun = { files: [file("a", "1"), file("b", "2"), file("c", "3")] } as never;
  const kept = [file("a", "1"), file("b", "changed"), file("renamed", "3")];
  assert.deepEqual(
    filesSince(begun, kept).map(({ path }) => path),
    ["b", "renamed"],
  );
  assert.deepEqual(filesSince(null, kept), kept);
});

test("a request decides itself by a command, by tests or by examples, and by nothing less", () => {
  const sent = (path: string, role?: "source" | "test") => [
    { path, content: "x", ...(role ? { role } : {}) },
  ];
  const deciding: Partial<CodeRunRequest>[] = [
    { check_cmd: "make test" },
    { files: sent("test_a.py") },
    { files: sent("a.py", "test") },
    { task: "f(1) -> 2" },
    { task: "Go on.\nassert f(1) == 2" },
  ];
  for (const over of deciding) assert.equal(decidesItself(request(over)), true, JSON.stringify(over));
  const plain: Partial<CodeRunRequest>[] = [
    {},
    { files: sent("a.py") },
    { files: sent("test_a.py", "source") },
    { task: "Make the tests pass, as I said." },
  ];
  for (const over of plain) assert.equal(decidesItself(request(over)), false, JSON.stringify(over));
  assert.equal(bringsTests(request({ check_cmd: "make test" })), false);
});

test("a workspace whose store fails in the middle breaks off: it never looks whole", async () => {
  const files = {
    content: (sha: string) =>
      sha === sentFile({ path: "b", content: "2" }).sha256
        ? Promise.reject(new Error("gone"))
        : Promise.resolve(Buffer.from("1")),
  };
  await assert.rejects(Array.fromAsync(packFiles(files, [file("a", "1"), file("b", "2")])), /gone/);
  const whole = Buffer.concat(await Array.fromAsync(packFiles(files, [file("a", "1")])));
  assert.equal(whole.length % 512, 0);
});
