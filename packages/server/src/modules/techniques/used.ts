import type { TechniqueContent } from "./port.ts";

/** Files of a run as texts: what it made or changed, what it was given, and what its failed commands printed, oldest first. */
export interface RunTexts {
  made: readonly string[];
  given: readonly string[];
  failures: readonly string[];
}

/** An index of those texts, built once for all techniques. */
export interface RunTextIndex {
  made: ReadonlySet<string>;
  given: ReadonlySet<string>;
  failures: string;
}

/** The part of each failed command's output that is read: its end. */
const OUTPUT_CHARS = 16_384;
const ALL_CHARS = 1 << 20;

export function seenIn({ made, given, failures }: RunTexts): RunTextIndex {
  const ends = failures.slice(-ALL_CHARS / OUTPUT_CHARS).map((output) => output.slice(-OUTPUT_CHARS));
  return {
    made: new Set(made.flatMap(linesOf)),
    given: new Set(given.flatMap(linesOf)),
    failures: ends.map(plain).join("\u0000"),
  };
}

/** The shortest line that is specific enough to be recognised. */
const LINE_CHARS = 10;
const SHARE = 0.6;
const LINES = 3;

/**
 * Whether a run used a technique that it was given, and with what outcome. Code is used if most of its lines appear in what
 * the run made and not in what it was given. A pitfall is used if lines of its fix appear there; it lost if its error
 * occurred anyway. The use of a tactic cannot be observed. Null: not used, or unknown.
 */
export function useOf(content: TechniqueContent, seen: RunTextIndex, ok: boolean): { won: boolean } | null {
  if (content.kind === "code") return stands(linesOf(content.body), seen) ? { won: ok } : null;
  if (content.kind === "tactic" || content.marks === null) return null;
  const { error, lines } = content.marks;
  if (seen.failures.includes(plain(error))) return { won: false };
  return stands(linesOf(lines.join("\n")), seen, 1) ? { won: ok } : null;
}

function stands(lines: string[], { made, given }: RunTextIndex, least = LINES): boolean {
  if (lines.length === 0) return false;
  const own = lines.filter((line) => !given.has(line));
  const found = own.filter((line) => made.has(line)).length;
  return own.length > 0 && found >= Math.min(least, lines.length) && found >= lines.length * SHARE;
}

/** The distinct lines of a source that are specific enough to be recognised, without their layout. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => plain(line).replace(/^export(?=function|const|class|async)/, ""))
      .filter((line) => line.length >= LINE_CHARS && !/^(?:import|from|\/\/|#|\*)/.test(line)),
  ),
];

const plain = (text: string) => text.replaceAll(/\s+/g, "");
