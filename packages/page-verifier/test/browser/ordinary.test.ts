import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { skip, temporary } from "./rig.ts";

const UID = 1500;
const AS_USER = ["--reuid", `${UID}`, "--regid", `${UID}`, "--clear-groups"];
const root = path.join(import.meta.dirname, "../../../..");
const script = path.join(import.meta.dirname, "service.ts");
const notRoot =
  process.getuid?.() === 0 ? false : "only root can become another user; the other tests run as this one";

/** What `service.ts` needs, where everyone can read it. */
function copied(folder: string): string {
  chmodSync(folder, 0o755);
  const copy = (part: string) =>
    cpSync(realpathSync(path.join(root, part)), path.join(folder, part), {
      recursive: true,
      dereference: true,
    });
  copy("packages/page-verifier");
  const need = (name: string) => {
    const part = path.join("node_modules", name);
    if (existsSync(path.join(folder, part)) || !existsSync(path.join(root, part))) return;
    copy(part);
    const manifest = readFileSync(path.join(root, part, "package.json"), "utf8");
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
    for (const dependency of Object.keys(dependencies)) need(dependency);
  };
  for (const name of ["@sparticuz/chromium", "playwright-core", "tar-stream"]) need(name);
  cpSync(realpathSync(process.execPath), path.join(folder, "node"));
  return path.join(folder, path.relative(root, script));
}

test(
  "a user without any right opens pages in the same jail, and root is not needed for it",
  { skip: skip || notRoot },
  async (t) => {
    const node = realpathSync(process.execPath);
    const readable = ["-r", script, "-a", "-x", node];
    const reached = spawnSync("setpriv", [...AS_USER, "/usr/bin/test", ...readable]).status === 0;
    const folder = temporary(t);
    const [program, file] = reached ? [node, script] : [path.join(folder, "node"), copied(folder)];
    const dir = temporary(t);
    mkdirSync(path.join(dir, "data"));
    for (const each of [dir, path.join(dir, "data")]) chownSync(each, UID, UID);
    const child = spawn(
      "setpriv",
      [...AS_USER, "--pdeathsig", "KILL", program, file, path.join(dir, "data"), "go"],
      {
        cwd: "/",
        env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent" },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const said = JSON.parse(await text(child.stdout)) as Record<string, unknown>;
    assert.equal(said.uid, UID);
    assert.equal(said.title, "well");
    assert.deepEqual(said.left, []);
    assert.equal((said.status as { sandbox: string }).sandbox, "bwrap+chromium");
  },
);
