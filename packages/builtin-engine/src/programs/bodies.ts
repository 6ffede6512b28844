import { pythonName, sourceOf } from "../techniques/catalog.ts";
import { partsOf, type Program } from "./program.ts";

/** What programs are written in; TypeScript is JavaScript without its types. */
export type PrintTarget = "javascript" | "python";

/** The name of a technique's function in a language. */
export const techniqueName = (name: string, target: PrintTarget) =>
  target === "python" ? pythonName(name) : name;

/** The sources of the techniques that programs call, as far as these calls need them, and the names that they define. */
export function bodiesFor(
  programs: readonly Program[],
  target: PrintTarget,
): { bodies: string[]; names: string[] } {
  const calls = programs.flatMap(partsOf).filter((part) => part.kind === "technique");
  const names = new Set<string>();
  const bodies = [...Map.groupBy(calls, ({ slug }) => slug)].map(([slug, own]) => {
    const wanted = own.map(({ name }) => techniqueName(name, target));
    let pieces = neededPieces(piecesOf(sourceOf(slug, target)), wanted);
    for (const name of pieces.flatMap((piece) => piece.names)) {
      // Two techniques may have a constant or a helper of the same name.
      const free = names.has(name) ? `${name}_${slug.replaceAll("-", "_")}` : name;
      if (free !== name) {
        const word = new RegExp(`\\b${name}\\b`, "g");
        pieces = pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll(word, free) }));
      }
      names.add(free);
    }
    return joinedPieces(pieces, target);
  });
  return { bodies, names: [...names] };
}

/** A definition of a module with the comments before it, or a line that imports. */
interface Piece {
  text: string;
  names: string[];
}

const STARTS =
  /^(?:(?:async )?(?:function\*?|const|let|class|def) (\w+)|([A-Za-z_]\w*)(?:: [^=\n]*)? = |const [[{])/;
const IMPORTS = /^(?:import|from) \S/;

/** The definitions of a source: each begins at the left, and goes on to the next one. */
function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let before: string[] = [];
  for (const line of source.split("\n")) {
    const start = STARTS.exec(line);
    if (start || IMPORTS.test(line)) {
      const names = start ? [start[1] ?? start[2]].filter((name) => name !== undefined) : [];
      pieces.push({ text: [...before, line].join("\n"), names });
      before = [];
    } else if (/^(?:\/\/|\/\*|#|@)/.test(line)) before.push(line);
    else if (before.length > 0 && !/^\s*$/.test(line)) before.push(line);
    else if (pieces.length > 0) pieces.at(-1)!.text += `\n${line}`;
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trimEnd() }));
}

/** The pieces that these names need, by the words in them; what has no name of its own stays. */
function neededPieces(pieces: readonly Piece[], wanted: readonly string[]): Piece[] {
  const found = new Set(pieces.filter(({ names }) => names.length === 0));
  const pending = [...wanted];
  for (const name of pending)
    for (const piece of pieces) {
      if (found.has(piece) || !piece.names.includes(name)) continue;
      found.add(piece);
      pending.push(...new Set(piece.text.match(/\w+/g)));
    }
  const text = [...found]
    .filter(({ names }) => names.length > 0)
    .map((piece) => piece.text)
    .join("\n");
  return pieces.filter(
    (piece) =>
      found.has(piece) &&
      (!IMPORTS.test(piece.text) ||
        importedBy(piece.text).some((name) => new RegExp(`\\b${name}\\b`).test(text))),
  );
}

/** The names that an import line brings: `import a`, `from a import b, c as d`. */
const importedBy = (line: string) =>
  line
    .replace(/^from \S+ import |^import /, "")
    .split(",")
    .map((name) => name.trim().split(" as ").at(-1)!.split(".")[0]!);

/** One-line definitions stand together, all others by themselves. */
function joinedPieces(pieces: readonly Piece[], target: PrintTarget): string {
  const gap = target === "python" ? "\n\n\n" : "\n\n";
  const isLine = (piece: Piece | undefined) => piece !== undefined && !piece.text.includes("\n");
  return pieces.reduce((text, piece, i) => {
    if (i === 0) return piece.text;
    return text + (isLine(piece) && isLine(pieces[i - 1]) ? "\n" : gap) + piece.text;
  }, "");
}
