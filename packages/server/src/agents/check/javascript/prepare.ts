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
  kind: z.enum(["assertion", "callback", "async", "place", "comparison", "loaded", "exports"]),
  bend: z.boolean(),
  straight: z.boolean(),
  /** Whether only the work could catch its failure. */
  firm: z.boolean().optional(),
  test: z.number().optional(),
  end: z.union([z.boolean(), z.number()]).optional(),
});
/** A place in a protected file that the guard watches. `test` is the line of the test that it stands in. */
export type Site = z.infer<typeof Site>;

const Prepared = z.object({
  file: z.string(),
  readable: z.boolean(),
  plain: z.boolean(),
  unpin: z.array(z.string()),
  ownHandlers: z.boolean(),
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
 * A deciding file as the runs need it: its text and those it loads with the guard's calls in them, the same files with
 * other values (`decoys`; none where a test may look at its own file), its text with a failing test more, and the texts in which an expectation is changed (`tests`: the lines of the tests that have to fail by that).
 * `owed` names, by the lines of tests, their assertions, and others that they may come to instead.
 * `shared` says by lines which tests there are, which act on what others see (`writers`), ask for a state (`askers`) or
 * contradict one another, and why the file itself puts them into an order (`always`) or may share a `fixture`.
 */
export type PreparedFile = z.infer<typeof Prepared>;

export interface PreparedStep {
  /** Name of the property by which instrumented texts reach the guard. */
  key: string;
  /** A file that an injected test of a framework leaves, inside the sandbox. */
  witness: string;
  files: PreparedFile[];
}

const MOST_RESULT_BYTES = 8 << 20;
const MOST_TEXT_BYTES = 4 << 20;

/** Instruments the deciding files of a step in a sandbox in which nothing of the work runs; null where that fails. */
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
  const result = await sandbox.read(`${folder}/result.json`, MOST_RESULT_BYTES);
  const { files } = z.object({ files: z.array(Prepared) }).parse(JSON.parse(result.toString()));
  const text = async (name: string) => (await sandbox.read(name, MOST_TEXT_BYTES)).toString();
  for (const file of files) {
    for (const made of [...file.instrumented, ...file.decoys, ...(file.changed?.files ?? [])])
      made.text = await text(made.text);
    if (file.control) file.control.text = await text(file.control.text);
  }
  return files;
}
