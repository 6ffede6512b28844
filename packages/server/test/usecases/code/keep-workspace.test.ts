import assert from "node:assert/strict";
import { test } from "node:test";
import { type Sandbox, SandboxError, type WorkspaceEntry } from "@signet/sandbox";
import { createWorkspaceKeeper } from "../../../src/usecases/code/keep-workspace.ts";
import { createSandboxes } from "../../../src/usecases/code/run-sandboxes.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { shaOf } from "./rig.ts";

type Listed = Partial<WorkspaceEntry> & { text?: string; gone?: SandboxError["code"] | Error };

/** A workspace of these entries, whose reads do what they say. */
function workspace(entries: Record<string, Listed>, complete = true): Sandbox {
  return {
    list: async () => ({
      complete,
      entries: Object.entries(entries).map(([path, { text = "", ...entry }]) => ({
        path,
        kind: "file",
        sizeBytes: Buffer.byteLength(text),
        mtimeMs: 0,
        executable: false,
        ...entry,
      })),
    }),
    read: async (path: string) => {
      const { text = "", gone } = entries[path]!;
      if (gone instanceof Error) throw gone;
      if (gone !== undefined) throw new SandboxError(gone, path);
      return Buffer.from(text);
    },
  } as unknown as Sandbox;
}

const paths = ({ files }: { files: { path: string }[] }) => files.map(({ path }) => path);
const MIB = 1024 * 1024;

const EMPTY = { task: "", files: [] };

test("a file is kept by what it holds, and stored once: what did not change is not stored again", async () => {
  const keep = createWorkspaceKeeper(EMPTY);
  const first = await keep(
    workspace({ a: { text: "1" }, b: { text: "1", executable: true }, c: { text: "2" } }),
  );
  assert.deepEqual(
    first.files.map(({ path, sha256, executable }) => [path, sha256, executable]),
    [
      ["a", shaOf("1"), false],
      ["b", shaOf("1"), true],
      ["c", shaOf("2"), false],
    ],
  );
  const second = await keep(workspace({ a: { text: "1" }, c: { text: "3" } }));
  assert.deepEqual(
    second.fresh.map(({ sha256 }) => sha256),
    [shaOf("3")],
  );
  const back = await keep(workspace({ c: { text: "2" } }));
  assert.deepEqual(
    back.fresh.map(({ sha256 }) => sha256),
    [shaOf("2")],
    "what was gone in between is stored anew",
  );
});

test("a file that changed under an old size and time is seen to have changed", async () => {
  const keep = createWorkspaceKeeper(EMPTY);
  const same = { sizeBytes: 4, mtimeMs: 7 };
  await keep(workspace({ a: { text: "good", ...same } }));
  const { files } = await keep(workspace({ a: { text: "evil", ...same } }));
  assert.equal(files[0]!.sha256, shaOf("evil"));
});

test("only files are kept: no link, folder or socket, and none whose path leads out", async () => {
  const kept = await createWorkspaceKeeper(EMPTY)(
    workspace({
      good: {},
      link: { kind: "symlink" },
      folder: { kind: "directory" },
      "../out": {},
      "/etc/passwd": {},
      "a/../../b": {},
      "a\0b": {},
    }),
  );
  assert.deepEqual(
    [paths(kept), kept.complete],
    [["good"], false],
    "a file with such a path is one that is not kept",
  );
});

test("a file that goes, grows or changes its kind while it is read is left out and said to be missing", async () => {
  for (const gone of ["not_found", "not_a_file", "too_large"] as const) {
    const kept = await createWorkspaceKeeper(EMPTY)(workspace({ a: { text: "1" }, b: { gone } }));
    assert.deepEqual([paths(kept), kept.complete], [["a"], false], gone);
  }
});

test("a sandbox that cannot be read is no empty workspace", async () => {
  for (const gone of [new SandboxError("closed", "gone"), new Error("the disk")])
    await assert.rejects(createWorkspaceKeeper(EMPTY)(workspace({ a: { gone } })), gone);
});

test("a workspace that is too large is kept in part, and says that it is not whole", async () => {
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`f${i}`, { text: "x" }]));
  const files = await createWorkspaceKeeper(EMPTY)(workspace(many));
  assert.deepEqual([files.files.length, files.complete], [2_000, false]);
  const large = await createWorkspaceKeeper(EMPTY)(
    workspace({ huge: { sizeBytes: 65 * MIB }, half: { sizeBytes: 10, text: "x" }, small: { text: "y" } }),
  );
  assert.deepEqual([paths(large), large.complete], [["half", "small"], false]);
  const unlisted = await createWorkspaceKeeper(EMPTY)(workspace({ a: {} }, false));
  assert.equal(unlisted.complete, false, "nor is one whose list broke off");
});

test("what tools leave behind is not work: it is left out and counted, unless the caller gave it", async () => {
  const entries = {
    "a.py": {},
    "__pycache__/a.pyc": {},
    "__pycache__/b.pyc": {},
    "node_modules/x/index.js": {},
    "node_modules/x/given.js": {},
  };
  const kept = await createWorkspaceKeeper({
    task: "",
    files: [{ path: "node_modules/x/given.js", content: "" }],
  })(workspace(entries));
  assert.deepEqual([paths(kept).toSorted(), kept.complete], [["a.py", "node_modules/x/given.js"], true]);
  assert.deepEqual(kept.leftOut, [
    { of: "__pycache__", files: 2 },
    { of: "node_modules", files: 1 },
  ]);
});

test("a check has as much time as is set for it, a run's sandbox its own, and both are closed before the run is over", async () => {
  const driver = memorySandboxDriver();
  const opened: { wallSeconds: number; mostWallSeconds?: number; cpuSeconds: number }[] = [];
  const closing = Promise.withResolvers<void>();
  const open = driver.open.bind(driver);
  driver.open = async (wanted) => {
    opened.push(wanted.limits);
    return { ...(await open(wanted)), close: () => closing.promise };
  };
  const { config } = loadConfig({ SVC_CHECK_TIMEOUT_S: "90" });
  const limits = { wallSeconds: 10, cpuSeconds: 20 } as never;
  const sandboxes = createSandboxes({ driver, limits, config }, "run_1");
  const both = [await sandboxes.open(), await sandboxes.openForCheck()];
  assert.deepEqual(
    opened.map(({ wallSeconds, mostWallSeconds, cpuSeconds }) => [wallSeconds, mostWallSeconds, cpuSeconds]),
    [
      [10, 300, 600],
      [90, undefined, 180],
    ],
  );
  await Promise.all(both.map((one) => one.close()));
  let over = false;
  const closed = sandboxes.closed().then(() => (over = true));
  await new Promise(setImmediate);
  assert.equal(over, false);
  closing.resolve();
  await closed;
});
