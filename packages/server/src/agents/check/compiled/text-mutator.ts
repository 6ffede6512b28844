import { setImmediate as nextTurn } from "node:timers/promises";
import { shuffled } from "./expectations.ts";
import type { FileChanges, Mutator, Space } from "../port.ts";
import { interpreterOf } from "../roles.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";
import { type Family, familyOf, tokensOf, withEdits } from "./tokens.ts";

const OTHERS_TAKE = /\.(?:py|pyi|[cm]?[jt]sx?)$/;
const SOURCES = /\.(?:c|h|cc|cpp|cxx|hpp|go|rs|java|kt|cs|swift|scala|php|sh|bash|awk|rb|pl|lua|r|jl)$/;
const INTERPRETERS = /^(?:sh|bash|dash|awk|ruby|perl|php|lua)$/;
const MAX_BYTES = 128 << 10;
/** Limits: total text of one pass through the files, and mutations of one file. */
const MAX_TOTAL = 4 << 20;
const MAX_PLACES = 1_000;

/** The mutator for C, Go, Rust, Java, shell, awk, Ruby and other languages. It works on tokens without parsing. */
export function createTextMutator(): Mutator {
  return {
    knows: (path, text = "") => isSource(path, text),
    async mutants(space, paths, most, lines) {
      const mutations: { path: string; text: string; mutation: Mutation }[] = [];
      for await (const { path, text } of textsOf(space, paths)) {
        const touched = lines?.get(path);
        const starts = lineStarts(text);
        const candidates = mutationsOf(text, familyOf(path) ?? "hash").filter(
          ({ start }) => touched === undefined || touched.has(lineAt(starts, start)),
        );
        const chosen =
          candidates.length > MAX_PLACES ? shuffled(candidates).slice(0, MAX_PLACES) : candidates;
        mutations.push(...chosen.map((mutation) => ({ path, text, mutation })));
      }
      return shuffled(mutations)
        .slice(0, most)
        .map(
          ({ path, text, mutation }): FileChanges =>
            new Map([[path, Buffer.from(withEdits(text, [mutation]))]]),
        );
    },
    async reformatted(space, paths) {
      const changes = new Map<string, Buffer>();
      for await (const { path, text } of textsOf(space, paths)) {
        const changed = reformatted(
          isShell(path, text) ? withIdleLines(text) : text,
          familyOf(path) ?? "hash",
        );
        if (changed !== null) changes.set(path, Buffer.from(changed));
      }
      return changes;
    },
  };
}

const isSource = (path: string, text: string) =>
  (SOURCES.test(path) && !OTHERS_TAKE.test(path)) || INTERPRETERS.test(interpreterOf(path, text) ?? "");

/** Texts of sources, up to a total size. Yields to the event loop between files. */
async function* textsOf(
  space: Space,
  paths: readonly string[],
): AsyncGenerator<{ path: string; text: string }> {
  let left = MAX_TOTAL;
  for (const path of paths) {
    const text = await textOf(space, path);
    if (text === null) continue;
    left -= text.length;
    if (left < 0) return;
    await nextTurn();
    yield { path, text };
  }
}

async function textOf(space: Space, path: string): Promise<string | null> {
  const bytes = await space.read(path);
  if (bytes === null || bytes.length > MAX_BYTES || bytes.includes(0)) return null;
  const text = bytes.toString();
  return isSource(path, text) ? text : null;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of an offset, from 1, by binary search. */
function lineAt(starts: number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

const isShell = (path: string, text: string) =>
  /\.(?:sh|bash)$/.test(path) || /^(?:sh|bash|dash)$/.test(interpreterOf(path, text) ?? "");

/** A shell script with a command without effect at the start of each function, which a printed function shows. */
const withIdleLines = (text: string): string =>
  text.replaceAll(
    /^([ \t]{0,40}(?:function[ \t]{1,8})?[\w-]{1,80}[ \t]{0,8}(?:\(\)[ \t]{0,8})?\{)[ \t]{0,8}$/gm,
    "$1\n:",
  );

const COMMENT: Record<Family, string> = { c: "// ", java: "// ", rust: "// ", go: "// ", hash: "# " };

/** The text with added comments and blank lines at its start and end; null if its end might not be the end of a statement. */
function reformatted(text: string, family: Family): string | null {
  if (!endsForSure(text, family)) return null;
  const shebang = text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  const top = family === "go" || text.startsWith("#![") ? "" : `${COMMENT[family]}layout\n\n`;
  const bottom = `${text.endsWith("\n") ? "" : "\n"}\n${COMMENT[family]}end\n`;
  return text.slice(0, shebang) + top + text.slice(shebang) + bottom;
}

/** Whether a comment after the text is certainly a separate line. */
function endsForSure(text: string, family: Family): boolean {
  if (text === "" || text.endsWith("\\\n") || /^(?:__END__|__DATA__|=\w+)/m.test(text)) return false;
  // A here document or an unclosed string would include the comment.
  if (family === "hash" && text.includes("<<")) return false;
  const last = tokensOf(text, family).at(-1);
  return last !== undefined && !(last.kind === "string" && last.end === text.length);
}
