import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { DONE, sampleRun, WORK } from "./run.ts";
import { startService } from "./service.ts";

const LINES = Array.from({ length: 20 }, (_, i) => `line ${i}`);
export const GIVEN = `${LINES.join("\n")}\n`;
export const FIXED = GIVEN.replace("line 9", "line nine");
export function folder(t: TestContext): string {
  const name = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  t.after(() => rmSync(name, { recursive: true }));
  return name;
}

export const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd, encoding: "utf8" });

/** A patch that changes `app.txt` and makes `new.txt`, written by git itself. */
export function patchOf(t: TestContext): string {
  const cwd = folder(t);
  git(cwd, "init", "-q");
  writeFileSync(path.join(cwd, "app.txt"), GIVEN);
  git(cwd, "add", ".");
  git(cwd, "commit", "-qm", "given");
  writeFileSync(path.join(cwd, "app.txt"), FIXED);
  writeFileSync(path.join(cwd, "new.txt"), "new\n");
  git(cwd, "add", ".");
  return git(cwd, "diff", "--cached", "--binary", "--full-index");
}

/** A checkout with `app.txt` committed as it was given. */
export function checkout(t: TestContext, below = ""): string {
  const cwd = folder(t);
  git(cwd, "init", "-q");
  mkdirSync(path.join(cwd, below), { recursive: true });
  writeFileSync(path.join(cwd, below, "app.txt"), GIVEN);
  writeFileSync(path.join(cwd, "own.txt"), "mine\n");
  git(cwd, "add", ".");
  git(cwd, "commit", "-qm", "given");
  return cwd;
}

/** A service whose run has changed this; `whole`: as it is asked for by itself. */
export const serviceWith = async (diff: string | null, over: Partial<typeof DONE> = {}, whole = "") =>
  startService({ events: await sampleRun(WORK, { ...DONE, ...over, diff }), diff: whole });
