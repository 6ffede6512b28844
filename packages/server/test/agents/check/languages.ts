import type { CheckStep, StepKind } from "../../../src/agents/check/port.ts";
import { baseOf } from "../../../src/agents/check/roles.ts";
import type { CheckCase } from "./cases/case.ts";

/** What the rig has to know of the cases of one language, in the place of the plan and of the rules for additions. */
export interface Language {
  stepOf: (one: CheckCase) => CheckStep;
  /** Whether a given file is protected. */
  isFixed(file: string, one: CheckCase): boolean;
  /** Whether an added file is left out. */
  isLeftOut(file: string, one: CheckCase): boolean;
  /** Most seconds of a command. */
  seconds: number;
  /** What an ok has to have beside a count that passed. */
  needs: "control" | "assertion" | null;
}

const mayChange = (file: string, one: CheckCase) => one.mayChange?.includes(file) === true;

const PY_TEST = /^(?:test_.*|.*_(?:test|spec)|tests?|check_.*|run_tests?)\.py$/;
const inTests = (file: string) => /(?:^|\/)tests?\//.test(file);
const FRAMEWORKS = "unittest pytest _pytest pluggy doctest hypothesis mock builtins sys time".split(" ");
const LIBRARY = "json math random re os copy queue statistics operator decimal types numbers".split(" ");

export const PYTHON: Language = {
  stepOf: pythonStep,
  isFixed: (file, one) =>
    !mayChange(file, one) &&
    (!file.endsWith(".py") || PY_TEST.test(baseOf(file)) || inTests(file) || baseOf(file) === "conftest.py"),
  isLeftOut(file, { given }) {
    if (Object.keys(given).length === 0) return false;
    const name = baseOf(file);
    const stem = file.split("/")[0]!.split(".")[0]!;
    if (/^(?:site|user)customize\.|\.pth$|\.pyc$/.test(name)) return true;
    if (["conftest.py", "pytest.ini", "tox.ini", "setup.cfg"].includes(name)) return true;
    if (PY_TEST.test(name) || (name === "__init__.py" && inTests(file))) return true;
    const isTested = Object.keys(given).some((one) => baseOf(one) === `test_${stem}.py`);
    return FRAMEWORKS.includes(stem) || (LIBRARY.includes(stem) && !isTested);
  },
  seconds: 25,
  needs: null,
};

/** By the command of the case, else by its tests. */
function pythonStep(one: CheckCase): CheckStep {
  const given = Object.keys(one.given).length > 0 ? one.given : (one.work as Record<string, string>);
  const cmd = one.checkCmd ?? "";
  const named = Object.keys(given).filter((file) => cmd.split(" ").includes(file));
  const tests = Object.keys(given).filter((file) => PY_TEST.test(baseOf(file)));
  const texts = Object.keys(given).filter(
    (file) => /\.(?:txt|md|rst)$/.test(file) && given[file]!.includes(">>>"),
  );
  const files = [named, tests].find((some) => some.length > 0) ?? texts;
  const kind = pythonKind(cmd, files.map((file) => given[file]!).join("\n"), files);
  return { kind, files, cmd, folder: "", flags: [] };
}

function pythonKind(cmd: string, text: string, files: string[]): StepKind {
  if (/doctest/.test(cmd) || files.every((file) => !file.endsWith(".py"))) return "python-doctest";
  if (/-m unittest/.test(cmd)) return "python-unittest";
  if (/pytest/.test(cmd)) return "python-pytest";
  if (/^python3 [\w/]+\.py/.test(cmd)) return "python-script";
  if (/import pytest/.test(text)) return "python-pytest";
  if (/TestCase/.test(text)) return "python-unittest";
  return /^\s*(?:async )?def test/m.test(text) ? "python-functions" : "python-script";
}

const JS_TEST = /[._-](?:test|spec)\.[cm]?[jt]s$|(?:^|\/)test\.[cm]?[jt]s$/;
const JS_FIXED =
  /(?:^|\/)(?:tests?|__tests__|fixtures?)\/|[._-](?:test|spec)\.[cm]?[jt]s|(?:^|\/)test\.[cm]?[jt]s$|\.snapshot$/;

export const JAVASCRIPT: Language = {
  stepOf: javascriptStep,
  // Given files that the work left alone, and everything that looks like a test.
  isFixed: (file, { work }) => JS_FIXED.test(file) || !(file in work),
  isLeftOut: () => false,
  seconds: 15,
  needs: "control",
};

/** The command where that is one of node, else the tests under `node --test`. */
function javascriptStep(given: CheckCase): CheckStep {
  const cmd = given.checkCmd ?? "node --test";
  const words = cmd.split(" ").slice(1);
  const flags = words.filter((word) => word.startsWith("-") && word !== "--test");
  const named = words.filter((word) => !word.startsWith("-"));
  const tests = Object.keys(given.given).filter((name) => JS_TEST.test(name));
  const step = { cmd, folder: "" };
  if (!cmd.startsWith("node ")) return { ...step, kind: "js-framework", files: tests, flags: [] };
  if (words.includes("--test"))
    return { ...step, kind: "node-test", files: named.length > 0 ? named : tests, flags };
  return { ...step, kind: "node-script", files: named, flags };
}

const SHELL_KINDS: [RegExp, StepKind][] = [
  [/^make\b/, "make"],
  [/^go\b/, "go"],
  [/^(?:rustc|cargo)\b/, "rust"],
  [/^javac?\b/, "java"],
  [/^(?:(?:ba|da)?sh\s+(?:-\w+\s+)*\S+\.sh\b)/, "shell"],
  [/\b(?:diff|cmp)\b/, "compare"],
];
const ENDS: Partial<Record<StepKind, RegExp>> = {
  shell: /\.sh$/,
  go: /_test\.go$/,
  rust: /\.rs$/,
  java: /\.java$/,
};

/** Shell, make, comparisons, and what is compiled. */
export const SHELL: Language = {
  stepOf: shellStep,
  isFixed: (file, one) => !mayChange(file, one),
  isLeftOut: () => false,
  seconds: 120,
  needs: "assertion",
};

function shellStep(one: CheckCase): CheckStep {
  const { given, checkCmd = "bash test.sh" } = one;
  const named = Object.keys(given).some((file) => file.endsWith(".sh") && checkCmd.includes(file));
  const kind =
    SHELL_KINDS.find(([shape, kind]) => shape.test(checkCmd) && (kind !== "shell" || named))?.[1] ?? "other";
  const files = Object.keys(given).filter(
    (file) =>
      !mayChange(file, one) &&
      ENDS[kind]?.test(file) === true &&
      (kind === "go" || checkCmd.includes(file) || checkCmd.startsWith("cargo")),
  );
  const flags = kind === "make" ? checkCmd.split(" ").slice(1) : [];
  return { kind, files, cmd: checkCmd, folder: "", flags };
}
