import type { ExecResult } from "../../sandbox/port.ts";
import type { Command } from "../command.ts";
import { verdict } from "./report.ts";

/** Environment of everything that checks: no home in the workspace, nothing left in it. */
export const CHECK_ENV = { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1", PYTHONNOUSERSITE: "1" };

/** Words that begin a command which cannot fail, or tests nothing. */
const EMPTY_WORDS =
  /^(?::|true|false|echo|printf|exit|pwd|ls|cat|head|tail|tee|wc|sort|sleep|cd|set|export)(?:\s|$)/;
/** A comparison tests something only if it runs something. */
const BARE_COMPARISON = /^(?:test|\[)\s(?!.*(?:\$\(|`))/;
const RUNNERS =
  /\bnode\b.*\s--test\b|\b(?:unittest|pytest|vitest|jest|mocha|ava|tap|prove|bats|nose2|tox)\b|\b(?:go|cargo|deno|bun|npm|pnpm|yarn)\s+(?:run\s+)?test\b/;

/** What the output of a known test runner says. */
export interface Counts {
  ran: number;
  skipped: number;
}

/** Whether the exit code of a command says nothing about the work: `true`, `echo ok`, `run-tests || true`, `run-tests | tail`. */
export function isTrivial(cmd: string): boolean {
  const bare = cmd.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, (text) => (/\$\(|`/.test(text) ? "$(Q)" : "Q"));
  const lists = bare
    .split(/[;\n]|(?<!&)&(?!&)/)
    .map((list) => list.trim())
    .filter((list) => list !== "" && !list.startsWith("#"));
  const deciding = /^set\s+-\w*e/.test(bare) ? lists : lists.slice(-1);
  return deciding.every((list) => list.split("||").some((chain) => chain.split("&&").every(saysNothing)));
}

/** Of a pipeline, the last command's exit code is what is seen. */
function saysNothing(pipeline: string): boolean {
  const last = pipeline.split("|").at(-1)!.trim();
  const command = last.replace(/^(?:\w+=\S*\s+)+/, "");
  return command === "" || EMPTY_WORDS.test(command) || BARE_COMPARISON.test(command);
}

/** The counts that a test runner printed, or null where no known one did. */
export function countsIn(output: string): Counts | null {
  const last = (shape: RegExp) => Number([...output.matchAll(shape)].at(-1)?.[1] ?? 0);
  if (/^(?:#|ℹ) tests \d+/m.test(output)) {
    const skipped = last(/^(?:#|ℹ) skipped (\d+)/gm) + last(/^(?:#|ℹ) todo (\d+)/gm);
    const files = [...output.matchAll(/^(?:✔|ok \d+ -) (?:\/|\.\/)?\S+\.[cm]?[jt]s\b/gm)].length;
    return { ran: last(/^(?:#|ℹ) tests (\d+)/gm) - skipped - files, skipped };
  }
  if (/^Ran \d+ tests? in /m.test(output)) {
    const skipped = last(/\bskipped=(\d+)/g);
    return { ran: last(/^Ran (\d+) tests? in /gm) - skipped, skipped };
  }
  if (/\b\d+ (?:passed|failed|skipped|passing)\b/.test(output)) {
    const skipped = last(/\b(\d+) (?:skipped|pending|todo|xfailed|deselected)\b/g);
    return { ran: last(/\b(\d+) pass(?:ed|ing)\b/g) + last(/\b(\d+) failed\b/g), skipped };
  }
  const points = [...output.matchAll(/^ *(?:not )?ok \d+\b.*$/gm)].map((match) => match[0]);
  if (points.length === 0) return null;
  const skipped = points.filter((line) => /# (?:skip|todo)/i.test(line)).length;
  return { ran: points.length - skipped, skipped };
}

/** The counts of a run where its command names a known test runner. */
export const countsOf = (cmd: string, { stdout, stderr }: Pick<ExecResult, "stdout" | "stderr">) =>
  RUNNERS.test(cmd) ? countsIn(`${stdout}\n${stderr}`) : null;

/** Commands whose own output tells what they ran. */
const TELLS = /^[^>|]*(?:\bnode\b[^>|]*\s--test\b|\b(?:unittest|pytest)\b)[^>|]*$/;

/** Runs a command as it is, as the checker. A test runner that ran no test has not passed; nor, if `given`, one that skipped. */
export function plainCommand(cmd: string, given: boolean): Command {
  return {
    shown: cmd,
    line: cmd,
    options: { user: "checker", env: CHECK_ENV },
    settle(ended) {
      const counts = countsOf(cmd, ended);
      const empty = counts === null ? TELLS.test(cmd) : counts.ran < 1;
      const skips = given && counts !== null && counts.skipped > 0;
      const reason = empty ? "no test was run" : skips ? `${counts.skipped} tests were skipped` : "";
      return verdict(ended, ended.exitCode === 0 && !empty && !skips, ended.stdout, reason);
    },
  };
}
