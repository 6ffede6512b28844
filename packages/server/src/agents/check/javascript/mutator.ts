import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { FileChanges, Mutator, Space } from "../port.ts";
import { runProgram } from "../inspection-program.ts";
import { interpreterOf } from "../roles.ts";
import { programFiles } from "./sources.ts";

const Made = z.object({ made: z.array(z.object({ file: z.string(), text: z.string() })) });
const MAX_BYTES = 4 << 20;

const knows = (path: string, text = "") =>
  interpreterOf(path, text) === "node" || (/\.[cm]?[jt]s$/.test(path) && !/\.d\.[cm]?ts$/.test(path));

/** The mutator for JavaScript and TypeScript. */
export function createJavascriptMutator(): Mutator {
  return {
    knows,
    async mutants(space, paths, most, lines) {
      const touched = lines ? [...lines].map(([path, of]) => [path, [...of]]) : [];
      const made = await runMutator(space, { what: "mutants", files: [...paths], most, lines: touched });
      return made.map(({ file, text }) => new Map([[file, Buffer.from(text)]]));
    },
    async reformatted(space, paths): Promise<FileChanges> {
      const made = await runMutator(space, { what: "layout", files: [...paths] });
      return new Map(made.map(({ file, text }) => [file, Buffer.from(text)]));
    },
  };
}

/** Changed texts of files of the work, made in a sandbox in which no code of the work runs. */
async function runMutator(
  space: Space,
  request: { files: string[]; [key: string]: unknown },
): Promise<{ file: string; text: string }[]> {
  if (request.files.length === 0) return [];
  const folder = `.${randomBytes(8).toString("hex")}`;
  const sandbox = await space.open();
  try {
    const { report } = await runProgram(
      sandbox,
      {
        command: 'node "$CHECK_TOOLS/mutate.mjs"',
        files: programFiles("mutate"),
        request: { ...request, folder },
      },
      { signal: space.signal, wallSeconds: space.timeoutSeconds },
    );
    if (report === undefined) return [];
    const { made } = Made.parse(
      JSON.parse((await sandbox.read(`${folder}/result.json`, MAX_BYTES)).toString()),
    );
    for (const file of made) file.text = (await sandbox.read(file.text, MAX_BYTES)).toString();
    return made;
  } finally {
    await sandbox.close();
  }
}
