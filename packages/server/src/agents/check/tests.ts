import { z } from "zod";
import type { ExecResult } from "../../sandbox/port.ts";
import type { Command } from "../command.ts";
import type { PlannedRun } from "./plan.ts";
import { quote } from "./place.ts";
import { CHECK_ENV, plainCommand } from "./self.ts";
import { newNonce, programSource, readReport, verdict } from "./report.ts";

const Counts = z.object({ ran: z.number(), skipped: z.number(), failed: z.number() });

const INTERPRETERS = { node: ["node", "/tmp/check.mjs"], python: ["python3 -I", "/tmp/check.py"] };

/**
 * The program comes in by the environment and stands outside the workspace; its report comes last, and through a file,
 * so that code which prints a lot does not push it out of what the sandbox keeps.
 */
function programLine(language: keyof typeof INTERPRETERS): string {
  const [interpreter, file] = INTERPRETERS[language];
  const ready = `export CHECK_ROOT="$PWD"; printf %s "$CHECK_PROGRAM" >${file}; unset CHECK_PROGRAM`;
  return `${ready}; ${interpreter} ${file} >/tmp/check.out 2>&1; code=$?; tail -c 100000 /tmp/check.out; exit $code`;
}

/** A command that runs a program of ours with a request on stdin, and reads its report. */
export function programCommand(
  language: keyof typeof INTERPRETERS,
  program: string,
  request: object,
  shown: string,
  settle: (ended: ExecResult, report: unknown, stdout: string) => ReturnType<typeof verdict>,
): Command {
  const nonce = newNonce();
  return {
    shown,
    line: programLine(language),
    options: {
      user: "checker",
      env: { ...CHECK_ENV, CHECK_PROGRAM: programSource(program) },
      stdin: `${JSON.stringify({ ...request, nonce })}\n`,
    },
    settle(ended) {
      const { report, stdout } = readReport(ended, nonce);
      return settle(ended, report, stdout);
    },
  };
}

/** Runs given tests. It passes if at least one test was really run, none was skipped and none failed. */
export function testsCommand(run: Extract<PlannedRun, { kind: "tests" }>): Command {
  const { files, shown } = run;
  switch (run.ecosystem) {
    case "node":
      return programCommand(
        "node",
        "node-tests.mjs",
        { files, guard: guardSource(files) },
        shown,
        settleTests,
      );
    case "python":
      return programCommand("python", "python-tests.py", { files }, shown, settleTests);
    case "shell":
      return shellCommand(files[0]!, shown);
  }
}

/** Source of the module that holds a given JavaScript test to its end. */
const guardSource = (files: string[]) =>
  programSource("guard.mjs").replace('"GIVEN_FILES"', () => JSON.stringify(JSON.stringify(files)));

/** The caller's own command as it is; tests that came with it are held to their end whoever starts them. */
export function givenCommand(cmd: string, files: string[]): Command {
  const plain = plainCommand(cmd, true);
  if (files.length === 0) return plain;
  const python = programSource("guard.py").replace("GIVEN_FILES", () => JSON.stringify(files));
  const env = {
    ...CHECK_ENV,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(guardSource(files))}`,
    PYTHONPATH: "/tmp/guard",
    CHECK_GUARD: python,
  };
  const ready =
    'export CHECK_ROOT="$PWD"; mkdir /tmp/guard; printf %s "$CHECK_GUARD" >/tmp/guard/sitecustomize.py; unset CHECK_GUARD';
  return { ...plain, line: `${ready}\n${cmd}`, options: { user: "checker", env } };
}

function settleTests(ended: ExecResult, report: unknown, stdout: string) {
  const counts = Counts.safeParse(report).data;
  if (counts === undefined) return verdict(ended, false, stdout, "the tests did not come to their end");
  const { ran, skipped, failed } = counts;
  const passed = ended.exitCode === 0 && ran > 0 && skipped === 0 && failed === 0;
  return verdict(ended, passed, stdout, `tests run: ${ran}, skipped: ${skipped}, failed: ${failed}`);
}

/** In bash, `exit` is watched: what the script under test is made of may not leave in its name. */
const SHELL_WATCH = `exit() {
  local code=\${1:-$?}
  if [[ $0 == "$CHECK_MAIN" && \${BASH_SOURCE[1]} != "$CHECK_MAIN" ]]; then
    echo "exit was called by \${BASH_SOURCE[1]}: the test did not come to its end" >&2
    code=97
  fi
  builtin exit "$code"
}
export -f exit
exec bash "$CHECK_MAIN"`;

function shellCommand(file: string, shown: string): Command {
  const main = `./${file}`;
  return {
    shown,
    line: `if command -v bash >/dev/null; then exec bash -c ${quote(SHELL_WATCH)}; else exec sh ${quote(main)}; fi`,
    options: { user: "checker", env: { ...CHECK_ENV, CHECK_MAIN: main } },
  };
}
