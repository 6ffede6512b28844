import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { signet } from "../packages/cli/test/support/signet.ts";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { ALL } from "./support/drawn.ts";
import { PROJECTS, type SampleProject } from "./support/projects.ts";
import { newFolder } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

/** The others are in npm run check:full. */
const QUICK = ["a C program with make"];

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=p", "-c", "user.email=p@localhost", ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });

function put(folder: string, name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** A checkout of a project, with a change that was not committed. */
function checkout({ files, local }: SampleProject): string {
  const folder = newFolder();
  for (const [name, text] of Object.entries(files)) put(folder, name, text);
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "all");
  put(folder, local.path, local.text);
  return folder;
}

/** What a model does that looks around, mends the file, tries the check and finishes. */
const mending = ({ mend, check }: SampleProject): Turn[] => [
  { calls: [{ name: "read", input: { path: mend.path } }] },
  { calls: [{ name: "edit", input: { path: mend.path, edits: [{ old: mend.old, new: mend.new }] } }] },
  { calls: [{ name: "bash", input: { command: `${check}; git status --short` } }] },
  { calls: [{ name: "finish", input: { summary: "Mended.", check_cmd: check } }] },
];

const sample = Object.entries(PROJECTS).filter(([name]) => ALL || QUICK.includes(name));
for (const [name, project] of sample)
  test(`${name} with a failing test is mended by --repo --apply, beside local changes, with a receipt that verifies`, async (t) => {
    const { service, model } = await withModel(t, mending(project));
    const folder = checkout(project);
    const before = git(folder, "diff", "--", ".");
    const args = ["code", project.task, "--repo", ".", "--apply", "--check", project.check!];
    const { code, stdout, stderr } = await signet([...args, "--json"], { url: service.url, cwd: folder });
    assert.equal(code, 0, stdout.slice(-30_000) + stderr);
    const { path: mended, old, new: fresh } = project.mend;
    const expected = project.files[mended]!.replace(old, () => fresh);
    assert.equal(readFileSync(path.join(folder, mended), "utf8"), expected);
    assert.equal(readFileSync(path.join(folder, project.local.path), "utf8"), project.local.text);
    assert.deepEqual(
      git(folder, "status", "--short")
        .split("\n")
        .filter(Boolean)
        .map((line) => line.slice(3))
        .toSorted(),
      [mended, project.local.path].toSorted(),
      "nothing else has changed",
    );
    assert.equal(git(folder, "diff", "--", `:!${mended}`), project.local.path === mended ? "" : before);
    const verified = await signet(["verify", "last"], { url: service.url });
    assert.deepEqual([verified.code, verified.stderr], [0, ""]);
    const last = await signet(["run", "last", "--diff"], { url: service.url });
    // Git also names the function that a change is in.
    const own = git(folder, "diff", "--full-index", "--", mended).replaceAll(/^(@@ .* @@).*$/gm, "$1");
    assert.equal(last.stdout, own, "the diff is git's own");
    const sent = model.requests.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0);
    t.diagnostic(
      `${model.requests.length} requests, ${sent} bytes; the first ${JSON.stringify(model.requests[0]!.body).length}`,
    );
  });
