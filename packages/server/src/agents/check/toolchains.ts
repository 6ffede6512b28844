import type { ParsedTask } from "@signet/builtin-engine";
import { createCompiledToolchain } from "./compiled/compiled-toolchain.ts";
import { createTextMutator } from "./compiled/text-mutator.ts";
import { createAssertionToolchain } from "./examples/assertions.ts";
import { createSessionToolchain } from "./examples/sessions.ts";
import { createExampleToolchain } from "./examples/toolchain.ts";
import { createJavascriptMutator } from "./javascript/mutator.ts";
import { createJavascriptToolchain } from "./javascript/toolchain.ts";
import type { Mutator, StepKind, Toolchain } from "./port.ts";
import { createPythonMutator } from "./python/mutator.ts";
import { createPythonToolchain } from "./python/toolchain.ts";
import { createCompareToolchain, createOtherToolchain } from "./shell/compare-toolchain.ts";
import { createMakeToolchain } from "./shell/make-toolchain.ts";
import { createShellToolchain } from "./shell/shell-toolchain.ts";

const TOOLCHAINS: readonly Toolchain[] = [
  createPythonToolchain(),
  createJavascriptToolchain(),
  createShellToolchain(),
  createMakeToolchain(),
  createCompareToolchain(),
  createCompiledToolchain(),
  createOtherToolchain(),
];

/** Mutators for trying own tests. The first one that knows a file changes it. */
export const MUTATORS: readonly Mutator[] = [
  createPythonMutator(),
  createJavascriptMutator(),
  createTextMutator(),
];

const byKind = new Map(TOOLCHAINS.flatMap((toolchain) => toolchain.kinds.map((kind) => [kind, toolchain])));

/** The toolchain that runs steps of a kind. */
export const toolchainOf = (kind: StepKind): Toolchain => byKind.get(kind)!;

/** The toolchains that check a task's examples, its sessions and its assertions. */
export const examplesOf = (parsed: ParsedTask): Toolchain[] => [
  ...(parsed.examples.length > 0 ? [createExampleToolchain(parsed)] : []),
  ...(parsed.sessions.length > 0 ? [createSessionToolchain(parsed, toolchainOf)] : []),
  ...(parsed.asserts === null ? [] : [createAssertionToolchain(parsed, toolchainOf)]),
];
