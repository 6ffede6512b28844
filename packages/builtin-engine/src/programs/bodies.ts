import { pythonName, sourceOf } from "../techniques/catalog.ts";
import { partsOf, type Program } from "./program.ts";

/** Languages in which programs are printed; TypeScript counts as JavaScript. */
export type PrintTarget = "javascript" | "python";

/** The name of a technique's function in a language. */
export const techniqueName = (name: string, target: PrintTarget) =>
  target === "python" ? pythonName(name) : name;

/**
 * Returns the source code of the techniques that programs call, reduced to what these calls need, and the names that
 * it defines.
 */
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
      // Two techniques may define a constant or helper with the same name.
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

/** A top-level definition with the comments before it, or an import line. */
interface Piece {
  text: string;
  names: string[];
}

const STARTS =
  /^(?:(?:async )?(?:function\*?|const|let|class|def) (\w+)|([A-Za-z_]\w*)(?:: [^=\n]*)? = |const [[{])/;
const IMPORTS = /^(?:import|from) \S/;

/** Splits a source into top-level definitions: each starts in the first column and extends to the next one. */
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

/** The pieces that the wanted names need, directly or through other pieces; unnamed pieces are always kept. */
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

/** The names that an import line defines: `import a`, `from a import b, c as d`. */
const importedBy = (line: string) =>
  line
    .replace(/^from \S+ import |^import /, "")
    .split(",")
    .map((name) => name.trim().split(" as ").at(-1)!.split(".")[0]!);

/** Joins pieces: blank lines separate them, except between one-line definitions. */
function joinedPieces(pieces: readonly Piece[], target: PrintTarget): string {
  const gap = target === "python" ? "\n\n\n" : "\n\n";
  const isLine = (piece: Piece | undefined) => piece !== undefined && !piece.text.includes("\n");
  return pieces.reduce((text, piece, i) => {
    if (i === 0) return piece.text;
    return text + (isLine(piece) && isLine(pieces[i - 1]) ? "\n" : gap) + piece.text;
  }, "");
}
