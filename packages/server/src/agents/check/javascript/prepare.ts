import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import type { Space, CheckStep } from "../port.ts";
import { runProgram } from "../inspection-program.ts";
import { programFiles } from "./sources.ts";

const Site = z.object({
  id: z.number(),
  file: z.string(),
  line: z.number(),
  kind: z.enum([
    "assertion",
    "callback",
    "async",
    "place",
    "comparison",
    "loaded",
    "exports",
    "watched",
    "made",
  ]),
  bend: z.boolean(),
  straight: z.boolean(),
  /** Whether only the work could catch its failure. */
  firm: z.boolean().optional(),
  test: z.number().optional(),
  end: z.union([z.boolean(), z.number()]).optional(),
});
/** A place in a protected file that the guard watches. `test` is the line of the test that contains it. */
export type Site = z.infer<typeof Site>;

const Prepared = z.object({
  file: z.string(),
  readable: z.boolean(),
  plain: z.boolean(),
  mayRest: z.boolean(),
  unpin: z.array(z.string()),
  ownHandlers: z.boolean(),
  modules: z.array(z.string()),
  words: z.array(z.string()),
  taken: z.array(z.string()),
  data: z.array(z.string()),
  lent: z.array(z.string()),
  instrumented: z.array(z.object({ file: z.string(), text: z.string() })),
  decoys: z.array(z.object({ file: z.string(), text: z.string() })),
  sites: z.array(Site),
  tests: z.array(
    z.object({
      kind: z.enum(["test", "suite", "hook"]),
      file: z.string(),
      line: z.number(),
      skip: z.boolean(),
      todo: z.boolean(),
    }),
  ),
  owed: z.array(
    z.object({ file: z.string(), line: z.number(), own: z.array(z.number()), others: z.array(z.number()) }),
  ),
  shared: z
    .object({
      units: z.array(z.number()),
      always: z.string(),
      fixture: z.string(),
      writers: z.array(z.number()),
      askers: z.array(z.number()),
      contrary: z.array(z.tuple([z.number(), z.number()])),
    })
    .nullable(),
  control: z.object({ name: z.string(), text: z.string() }).nullable(),
  changed: z
    .object({
      files: z.array(z.object({ file: z.string(), text: z.string() })),
      tests: z.array(z.number()),
      line: z.number(),
    })
    .nullable(),
});

/**
 * A deciding file, prepared for the runs. `mayRest`: whether no test of it has to run, because it only serves other files or
 * skips all its tests on this machine. `instrumented`: its text and those of the files that it loads, with calls to the guard.
 * `decoys`: the same files with other values; empty if a test may read its own file. `control`: its text with an added
 * failing test. `changed`: texts with changed expectations, and the lines of the `tests` that must fail because of them.
 * `modules`: modules of node that these files load and do not change. `words`: names in these files, as of variables. `taken`: names that they read from objects. `data`: given files that they do not change.
 * `lent`: protected files that these files load and name nowhere else.
 * `owed`: by the line of a test, its assertions and others that it may reach instead. `shared`: the lines of all tests
 * (`units`), of those that change shared state (`writers`), that read it (`askers`) or that contradict each other (`contrary`),
 * and why the file requires an order (`always`) or may share state (`fixture`).
 */
export type PreparedFile = z.infer<typeof Prepared>;

export interface PreparedStep {
  /** Name of the global property through which instrumented texts call the guard. */
  key: string;
  /** A file in the sandbox that an injected framework test writes. */
  witness: string;
  files: PreparedFile[];
}

const MAX_RESULT_BYTES = 8 << 20;
const MAX_TEXT_BYTES = 4 << 20;

/** Instruments the deciding files of a step in a sandbox in which no code of the work runs; null if that fails. */
export async function prepareStep(
  space: Space,
  step: CheckStep,
  kind: "node" | "framework",
): Promise<PreparedStep | null> {
  const key = `k${randomBytes(8).toString("hex")}`;
  const witness = `/tmp/${randomBytes(8).toString("hex")}`;
  const folder = `.${randomBytes(8).toString("hex")}`;
  const request = {
    kind,
    key,
    folder,
    files: step.files,
    fixed: [...space.fixed.keys()],
    mark:
      kind === "node"
        ? `globalThis.${key}.h(0);`
        : `process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(witness)},"");`,
  };
  const sandbox = await space.open(fixedChanges(space));
  try {
    const { report } = await runProgram(
      sandbox,
      { command: 'node "$CHECK_TOOLS/prepare.mjs"', files: programFiles("prepare"), request },
      { signal: space.signal, wallSeconds: space.timeoutSeconds },
    );
    if (report === undefined) return null;
    return { key, witness, files: await readFiles(sandbox, folder) };
  } finally {
    await sandbox.close();
  }
}

const fixedChanges = (space: Space) => new Map(space.fixed);

async function readFiles(sandbox: Sandbox, folder: string): Promise<PreparedFile[]> {
  const result = await sandbox.read(`${folder}/result.json`, MAX_RESULT_BYTES);
  const { files } = z.object({ files: z.array(Prepared) }).parse(JSON.parse(result.toString()));
  const text = async (name: string) => (await sandbox.read(name, MAX_TEXT_BYTES)).toString();
  for (const file of files) {
    for (const made of [...file.instrumented, ...file.decoys, ...(file.changed?.files ?? [])])
      made.text = await text(made.text);
    if (file.control) file.control.text = await text(file.control.text);
  }
  return files;
}
