import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ExecResult } from "../../sandbox/port.ts";

/** Source of a program that runs inside, next to the code under test. */
export const programSource = (name: string) =>
  readFileSync(new URL(`./programs/${name}`, import.meta.url), "utf8");

/** A word that the code under test cannot guess; only lines that begin with it are the program's own. */
export const newNonce = () => `check-${randomBytes(16).toString("hex")}`;

/** The program's report, or null where it did not come to its end, and what else was printed. */
export function readReport(ended: ExecResult, nonce: string): { report: unknown; stdout: string } {
  const at = ended.stdout.lastIndexOf(`\n${nonce} `);
  if (at < 0) return { report: null, stdout: ended.stdout };
  const line = ended.stdout.slice(at + nonce.length + 2).split("\n", 1)[0]!;
  try {
    return { report: JSON.parse(line), stdout: ended.stdout.slice(0, at) };
  } catch {
    return { report: null, stdout: ended.stdout.slice(0, at) };
  }
}

/** What a check says in the end: code 0 only if it passed, whatever the process said; the reason stands in its output. */
export function verdict(ended: ExecResult, passed: boolean, stdout: string, reason: string) {
  if (passed) return { exitCode: 0, stdout };
  const end = stdout === "" || stdout.endsWith("\n") ? "" : "\n";
  return {
    exitCode: ended.exitCode === 0 ? 1 : ended.exitCode,
    stdout: reason === "" ? stdout : `${stdout}${end}${reason}\n`,
  };
}
