import type { CountedRun, OrderResult, Space, CheckStep, StepKind, Toolchain } from "../port.ts";
import { newMarksFolder, runInSpace } from "../shell/run.ts";
import { sourcesOf } from "../shell/sources.ts";
import { createMarkingToolchain } from "../shell/toolchain.ts";
import { javaCommand } from "./java-command.ts";
import { rustCommand } from "./rust-command.ts";

/** Selects a complete JDK, since the default one may lack its configuration. */
const FIND_JDK = `for jdk in /usr/lib/jvm/*; do if [ -x "$jdk/bin/javac" ] && [ -r "$jdk/conf/security/java.security" ]; then export PATH="$jdk/bin:$PATH"; break; fi; done`;

const TOOLS: Partial<Record<StepKind, { name: string; finds: string; end: string }>> = {
  go: { name: "Go", finds: "[ -x /usr/bin/go ]", end: ".go" },
  rust: { name: "Rust", finds: "[ -x /usr/bin/rustc ] || [ -x /usr/bin/cargo ]", end: ".rs" },
  java: {
    name: "a JDK",
    finds: `${FIND_JDK}\n[ -n "\${jdk-}" ] && [ -r "$jdk/conf/security/java.security" ]`,
    end: ".java",
  },
};

/** Runs tests in Go, Rust and Java with the system's toolchains, and cross-checks them by changes to the test files. */
export function createCompiledToolchain(): Toolchain {
  return createMarkingToolchain({
    kinds: ["go", "rust", "java"],
    sources: (space, step) => sourcesOf(space, [...step.files, ...ofKind(space, step)]),
    async options(space, step) {
      return {
        cmd: await commandOf(space, step),
        mustRun: step.files,
        partial: /\s-(?:test\.)?(?:run|skip)\b|\s--\s/.test(step.cmd),
      };
    },
    missing,
    order,
  });
}

const ofKind = (space: Space, step: CheckStep) =>
  [...space.fixed.keys()].filter((path) => path.endsWith(TOOLS[step.kind]!.end));

async function commandOf(space: Space, step: CheckStep): Promise<string> {
  if (step.kind === "java") return `${FIND_JDK}\n${javaCommand(space, step)}`;
  if (step.kind === "rust") return await rustCommand(space, step);
  return step.cmd;
}

async function missing(space: Space, step: CheckStep): Promise<string | null> {
  const tool = TOOLS[step.kind]!;
  const { ended } = await runInSpace(space, newMarksFolder(), tool.finds);
  return ended.exitCode === 0
    ? null
    : `nothing here can run these tests: ${tool.name} is not installed under /usr`;
}

/** Shuffles Go tests and runs Rust tests one after the other. Java test programs are separate processes anyway. */
async function order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult> {
  if (counted.tests.length < 2 || step.kind === "java")
    return { result: "independent", why: "each test program is a separate process" };
  if (step.kind === "go" && (await sharesVariables(space, step)))
    return { result: "declared", why: "the tests share variables of their package" };
  const cmd = await commandOf(space, step);
  const trials: Record<string, string>[] =
    step.kind === "go"
      ? [{ GOFLAGS: "-shuffle=7" }, { GOFLAGS: "-shuffle=99991" }]
      : [{ RUST_TEST_THREADS: "1" }];
  const started = performance.now();
  for (const env of trials) {
    const { ended } = await runInSpace(space, newMarksFolder(), cmd, { env });
    if (ended.reason === "exit" && ended.exitCode !== 0)
      return { result: "differs", why: "the tests fail in another order" };
    if (performance.now() - started > 3 * counted.durationMs) break;
  }
  return { result: "independent", why: "the tests pass in another order" };
}

async function sharesVariables(space: Space, step: CheckStep): Promise<boolean> {
  return ofKind(space, step).some((path) => {
    const lines = space.fixed.get(path)!.toString().split("\n");
    return (
      path.endsWith("_test.go") &&
      lines.some((line) => line.startsWith("var ") && !line.includes("errors.New"))
    );
  });
}
