import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { loadConfig } from "../../src/base/config.ts";
import { Problem } from "../../src/base/problem.ts";
import { openS3Store } from "../../src/store/blobs/s3.ts";
import { startS3 } from "../support/s3.ts";

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");
const says = (code: string) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("a bucket that fails is asked again a few times and within a limit; then the problem is not_ready, without what the store said", async (t) => {
  const { state, setting } = await startS3(t);
  const store = openS3Store(setting, fetch, { tries: 3, tryMs: 600, pauseMs: 5 });
  const content = { sha256: shaOf("x"), body: Buffer.from("x") };
  const put = () => store.put("x", content);
  for (const fault of ["500", "hang up", "silence"] as const) {
    const before = state.asked.length;
    state.fault = (_method, n) => (n <= before + 2 ? fault : "none");
    await put();
    assert.equal(state.asked.length, before + 3);
    const [begun, from] = [state.asked.length, performance.now()];
    state.fault = () => fault;
    await assert.rejects(put(), says("not_ready"));
    assert.equal(state.asked.length, begun + 3);
    assert.ok(performance.now() - from < 6_000);
  }
  const before = state.asked.length;
  state.fault = () => "403";
  await assert.rejects(
    put(),
    (thrown) => says("not_ready")(thrown) && !String((thrown as Error).stack).includes("canary"),
  );
  assert.equal(state.asked.length, before + 1, "credentials that are refused are not tried again");
  state.fault = () => "none";
  const wrong = openS3Store({ ...setting, secretAccessKey: "wrong" }, fetch);
  await assert.rejects(wrong.put("x", content), /credentials/);
  const elsewhere = openS3Store({ ...setting, baseUrl: setting.baseUrl.replace("/kept", "/none") }, fetch);
  await assert.rejects(elsewhere.put("x", content), /no such bucket/);
});

test("an answer of the store that never ends is cut off", async (t) => {
  const endless = async () =>
    new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536)) }));
  const { setting } = await startS3(t);
  const read = await openS3Store(setting, endless).read("x", 10);
  assert.equal(read!.length, 11);
});

test("SVC_BLOB_URL names a folder or a bucket, holds no credentials, and a bucket needs them", () => {
  const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "canary-shown" };
  const load = (url: string) => loadConfig({ SVC_BLOB_URL: url, ...keys });
  assert.deepEqual(load("file:///srv/files").config.blobs, { kind: "folder", folder: "/srv/files" });
  const at = (url: string) => (load(url).config.blobs as { baseUrl: string }).baseUrl;
  assert.equal(at("s3://b-1/p/q?region=eu-west-1"), "https://b-1.s3.eu-west-1.amazonaws.com/p/q");
  assert.equal(at("s3://bucket?endpoint=http://minio.lan:9000"), "http://minio.lan:9000/bucket");
  assert.equal(at("s3://bucket/p?endpoint=https://x.example&pathStyle=false"), "https://bucket.x.example/p");
  assert.ok(!JSON.stringify(load("s3://bucket").shown).includes("canary-shown"));
  for (const url of [
    "/srv/files",
    "file:///",
    "file://host/srv",
    "http://x",
    "s3://u:p@bucket",
    "s3://B",
    "s3://bucket?key=1",
    "s3://bucket/../x?endpoint=ftp://x",
    "s3://bucket?endpoint=http://x/y",
  ])
    assert.throws(() => load(url), /^ConfigError: SVC_BLOB_URL: /, url);
  assert.throws(() => loadConfig({ SVC_BLOB_URL: "s3://bucket" }), /AWS_ACCESS_KEY_ID: must be set/);
  assert.equal(loadConfig({}).config.blobs, null);
});
