import { randomInt } from "node:crypto";
import { z } from "zod";
import type { FileChanges, Mutator, Space } from "../port.ts";
import { runProgram } from "../inspection-program.ts";
import { interpreterOf } from "../roles.ts";
import { pythonPrograms, unpack } from "./run.ts";

const Mutants = z.array(z.object({ path: z.string(), start: z.number(), end: z.number(), text: z.string() }));
const Texts = z.record(z.string(), z.string());

/** The mutator for Python. It parses programs in a sandbox in which no code of the work runs. */
export function createPythonMutator(): Mutator {
  return {
    knows: (path, text = "") =>
      path.endsWith(".py") || interpreterOf(path, text)?.startsWith("python") === true,
    async mutants(space, paths, most, lines) {
      const touched = Object.fromEntries([...(lines ?? [])].map(([path, set]) => [path, [...set]]));
      const request = { action: "mutants", paths, most, lines: touched, seed: randomInt(2 ** 31) };
      const edits = Mutants.safeParse(await runMutator(space, request)).data ?? [];
      const mutants = await Promise.all(edits.slice(0, most).map((mutant) => applyEdit(space, mutant)));
      return mutants.filter((changes) => changes !== null);
    },
    async reformatted(space, paths) {
      const texts = Texts.safeParse(await runMutator(space, { action: "reformatted", paths })).data ?? {};
      return new Map(
        Object.entries(texts)
          .filter(([path]) => paths.includes(path))
          .map(([path, text]) => [path, Buffer.from(text)]),
      );
    },
  };
}

async function applyEdit(
  space: Space,
  { path, start, end, text }: z.infer<typeof Mutants>[number],
): Promise<FileChanges | null> {
  const data = await space.read(path);
  if (data === null) return null;
  return new Map([[path, Buffer.concat([data.subarray(0, start), Buffer.from(text), data.subarray(end)])]]);
}

async function runMutator(space: Space, request: object): Promise<unknown> {
  const sandbox = await space.open();
  try {
    const { ended, report } = await runProgram(
      sandbox,
      { command: 'python3 -I -B "$CHECK_TOOLS/mutate.py"', files: pythonPrograms(), request },
      { signal: space.signal, wallSeconds: Math.min(space.timeoutSeconds, 60) },
    );
    return ended.exitCode === 0 ? unpack(report) : undefined;
  } finally {
    await sandbox.close();
  }
}
