import type { Sandbox } from "@signet/sandbox";
import { readRequestedChanges } from "../../src/agents/check/requested-changes.ts";
import { findFile } from "../../src/agents/check/examples/candidate.ts";
import { fitsValue, showTagged, TaggedValue } from "../../src/agents/check/examples/values.ts";
import { doctestStep } from "../../src/agents/check/given-doctests.ts";
import { givenTestSteps } from "../../src/agents/check/given-tests.ts";
import { fitsGlob } from "../../src/agents/check/glob.ts";
import { findHijacks } from "../../src/agents/check/hijacks.ts";
import { mergeManifest } from "../../src/agents/check/manifests.ts";
import { type PlannedCheck, planCheck } from "../../src/agents/check/plan.ts";
import type { Space, CheckStep } from "../../src/agents/check/port.ts";
import { runProgram } from "../../src/agents/check/inspection-program.ts";
import { patchOf, settleWork } from "../../src/agents/check/proposal.ts";
import { roleOf } from "../../src/agents/check/roles.ts";
import { isTrivial, looksLikeTests, whyNoTest } from "../../src/agents/check/self.ts";
import { quoteWord, readCommandList } from "../../src/agents/check/shell-words.ts";
import { createCompareToolchain } from "../../src/agents/check/shell/compare-toolchain.ts";
import { makeCall, makeFailures } from "../../src/agents/check/shell/makefile.ts";
import { hijacksIn } from "../../src/agents/check/shell/shell-state.ts";
import { sourcesOf } from "../../src/agents/check/shell/sources.ts";
import { startsOf } from "../../src/agents/check/starts.ts";
import { recipesOf } from "../../src/agents/check/shell/recipes.ts";
import { stepsOf } from "../../src/agents/check/steps.ts";
import { createTextMutator } from "../../src/agents/check/compiled/text-mutator.ts";
import { replacedNames } from "../../src/agents/check/compiled/replaced.ts";
import { createMakeToolchain } from "../../src/agents/check/shell/make-toolchain.ts";
import type { Work } from "../../src/agents/check/work.ts";
import type { Reader } from "../../../../test/support/linear.ts";

/** A command of the check, by the contract. */
const COMMAND = 2_000;
/** A source in which failures are put, by `sources.ts` and `text-mutator.ts`. */
const SOURCE = 128 * 1024;

const never = new AbortController().signal;
export const workOf = (files: Record<string, string>): Work => ({
  files: new Map(
    Object.entries(files).map(([path, text]) => [path, { bytes: Buffer.from(text), executable: false }]),
  ),
  complete: true,
});

/** The plan of a task with these given files. */
export const planOf = (files: Record<string, string>, checkCmd: string | null = null): PlannedCheck =>
  planCheck({
    task: "Repair it.",
    files: Object.entries(files).map(([path, content]) => ({ path, content })),
    checkCmd,
    mayChange: [],
    maxSteps: 40,
  });

/** A workspace whose sandboxes answer `stdout` to every command. */
export const spaceOf = (
  files: Record<string, string>,
  stdout: (command: string) => string = () => "",
): Space => ({
  fixed: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  subjects: Object.keys(files),
  files: Object.keys(files),
  read: async (path) => (files[path] === undefined ? null : Buffer.from(files[path])),
  open: async () => sandboxOf(stdout),
  signal: never,
  timeoutSeconds: 1,
});

const sandboxOf = (stdout: (stdin: string) => string) =>
  ({
    exec: async (_: string, options?: { stdin?: string | Buffer }) => ({
      exitCode: 0,
      reason: "exit",
      durationMs: 1,
      stdout: stdout(options?.stdin?.toString() ?? ""),
      stderr: "",
      outputBytes: 0,
      truncated: false,
    }),
    read: async () => Buffer.from(""),
    close: async () => {},
  }) as unknown as Sandbox;

const COMMANDS: Reader[] = [
  {
    name: "a check command as steps",
    most: COMMAND,
    read: (text) => stepsOf(text, { files: ["a.test.js"], text: () => text }),
  },
  {
    name: "a command's file as steps",
    most: COMMAND,
    read: (text) => stepsOf(`node ${text.slice(0, -5)}`, { files: [text], text: () => text }),
  },
  {
    name: "what a check command starts",
    most: COMMAND,
    read: (text) => startsOf(text, { files: ["a.test.js", "b/c.sh"], text: () => text }, new Set(["b/c.sh"])),
  },
  {
    name: "a package's script as steps",
    read: (text) =>
      stepsOf("npm test", {
        files: ["package.json", "a.test.js"],
        text: () => JSON.stringify({ scripts: { test: text } }),
      }),
  },
  { name: "a command as a list", read: readCommandList },
  { name: "a word to quote", read: quoteWord },
  {
    name: "whether a command says something",
    most: COMMAND,
    read: (text) => [isTrivial(text), whyNoTest(text), looksLikeTests(text)],
  },
  { name: "a glob", most: 512, read: (text) => fitsGlob(text, `*${text.slice(0, 200)}b`) },
  { name: "the role of a path", read: roleOf },
  {
    name: "expectations in a command",
    most: COMMAND,
    read: (text) => {
      const cmd = `diff ${text} want.txt`;
      const step: CheckStep = { kind: "compare", files: [], cmd, folder: "", flags: [] };
      const space = spaceOf({ "want.txt": "a\n" });
      const toolchain = createCompareToolchain();
      return toolchain.count(space, step).then((counted) => toolchain.control(space, step, counted));
    },
  },
];

const GIVEN: Reader[] = [
  {
    name: "what a task asks to change",
    read: (text) => {
      const asked = readRequestedChanges(text);
      return ["a.js", "a/a.js", "a.test.js"].map((path) => asked.toChange(path));
    },
  },
  ...["web/test/a.test.js", "app/tests/test_a.py", "tools/test.sh"].map((path): Reader => ({
    name: `a given test ${path}`,
    read: (content) => givenTestSteps([{ path, content }]),
  })),
  {
    name: "a given makefile with tests",
    read: (content) =>
      givenTestSteps([
        { path: "Makefile", content },
        { path: "test_a.c", content: "" },
      ]),
  },
  {
    name: "protected texts",
    read: (text) =>
      findHijacks(
        workOf({ "a.test.js": text, "b.test.js": text }),
        new Set(["a.test.js"]),
        planOf({ "a.test.js": "" }),
      ),
  },
  ...["package.json", "pyproject.toml", "requirements.txt"].map((path): Reader => ({
    name: `a changed ${path}`,
    read: (text) => mergeManifest(path, Buffer.from("[a]\n"), Buffer.from(text)),
  })),
  {
    name: "a proposal's patch",
    read: (text) => {
      const given = { "test.py": text.slice(0, text.length / 2) };
      const settled = settleWork(workOf({ "test.py": text }), new Set(["test.py"]), planOf(given));
      return patchOf(settled);
    },
  },
];

const REPORTS: Reader[] = [
  {
    name: "what a program of ours printed",
    read: (text) =>
      runProgram(
        sandboxOf(() => text),
        { command: "true", files: {}, request: {} },
        { signal: never },
      ),
    // Half of what a sandbox keeps of a command's output.
    most: 128 << 10,
  },
  {
    name: "a value from inside",
    read: (text) => {
      const { data } = TaggedValue.safeParse({ list: Array.from(text.slice(0, 8_000), (n) => ({ n })) });
      return data !== undefined && [fitsValue(data, []), showTagged(data)];
    },
  },
  {
    name: "what the probes of a shell say",
    read: (text) => hijacksIn(text.slice(0, 60_000), text),
  },
];

const ends = ["c", "java", "_test.go", "rs", "py", "rb", "js", "sh"];
const SOURCES: Reader[] = [
  ...ends.map((end): Reader => ({
    name: `a test in which failures are put: ${end}`,
    most: SOURCE,
    read: async (text) => {
      const path = `a${end.startsWith("_") ? "" : "."}${end}`;
      const space = spaceOf({ [path]: text }, (stdin) => `${stdin.split("\n").length - 1}\n`);
      const place = { folder: "/tmp/marks", index: 0 };
      for (const source of await sourcesOf(space, [path])) {
        source.marked(place);
        source.failures(place, new Set(["p.0", "q.0", "e.0"]));
        source.changedExpectations(place, new Set(["b.0"]));
        source.unfinished?.(place, new Set());
      }
    },
  })),
  ...["c", "go", "rs", "java", "sh"].map((end): Reader => ({
    name: `a source that is changed: ${end}`,
    most: SOURCE,
    read: async (text) => {
      const space = spaceOf({ [`a.${end}`]: text });
      await createTextMutator().mutants(space, space.files, 10);
      await createTextMutator().reformatted(space, space.files);
      await replacedNames(space);
    },
  })),
  {
    name: "a makefile in which failures are put",
    read: (text) => makeFailures(makeCall(["test"]), "/tmp/marks", new Map([["Makefile", text]])),
  },
  {
    name: "a makefile of which the recipes are read",
    read: (text) => recipesOf(makeCall(["test"]), text),
  },
  ...["test: a\n\t", "A = "].map((head): Reader => ({
    name: `what a makefile starts, behind ${JSON.stringify(head)}`,
    read: (text) => {
      const makefile = `${head}${text}\n`;
      const listing = { files: ["Makefile", "t/a.test.js"], text: () => makefile };
      return startsOf("make test", listing, new Set(["Makefile"]));
    },
  })),
  {
    name: "what a script starts",
    read: (text) =>
      startsOf("bash check.sh", { files: ["check.sh"], text: () => text }, new Set(["check.sh"])),
  },
  ...["tools/smoke.py", "asserts.py", "app.py"].map((path): Reader => ({
    name: `whether a given ${path} decides`,
    read: (text) => {
      const Makefile = "test:\n\tpython3 tools/smoke.py app.py\n";
      const files = { "app.py": "a = 1\n", "test_a.py": "import app, asserts, doctest\n", Makefile };
      return doctestStep(planOf({ ...files, [path]: text }, "make test").doctested, workOf({}));
    },
  })),
  {
    name: "a makefile that compares",
    read: (text) => {
      const step: CheckStep = { kind: "make", files: [], cmd: "make test", folder: "", flags: ["test"] };
      return createMakeToolchain().count(spaceOf({ Makefile: text, "want.txt": "a" }), step);
    },
  },
  ...["a.py", "a.js"].map((path): Reader => ({
    name: `a source that may give a function: ${path}`,
    read: (text) =>
      findFile(spaceOf({ [path]: text }), "f", {
        files: [],
        examples: [],
        isProgram: false,
        unread: 0,
        sessions: [],
        imports: [],
        asserts: null,
        language: null,
        target: null,
      }),
  })),
];

/** What reads commands, given files, the work and reports of sandboxes for the check. */
export const CHECK_READERS: Reader[] = [...COMMANDS, ...GIVEN, ...REPORTS, ...SOURCES];
