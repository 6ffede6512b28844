import type { Block } from "./blocks.ts";

const PROMPT = /^(\s{0,40})>>>(?:\s(.*))?$/;
const CONTINUES = /^\s{0,40}\.\.\.(?:\s|$)/;
const LINE_MAX = 2_000;
const LINES_MAX = 400;
/** Binds a name or runs a statement, so that later lines depend on it. Imports only name what the task is about. */
const BINDS =
  /^(?:[A-Za-z_][\w.]{0,80}(?:\[[^\]\n]{0,80}\])?(?:\s{0,4},\s{0,4}[A-Za-z_]\w{0,80}){0,8}\s{0,4}(?:[-+*/%|&]|\*\*|\/\/)?=(?!=)|(?:def|class|for|while|with|if|try|async|del|global)\b)/;
/** Output that differs each time or is shortened. */
const VARIES = /\bat 0x[0-9a-fA-F]{4,}|^\s*\.\.\.\s*$|(?:\.\.\.|…)\s*$/;

/** An interactive Python session of a text. */
export interface PythonSession {
  /** Its lines as written, without their common indentation. */
  lines: string[];
  /** Results that it states. */
  results: number;
}

/**
 * Separates the interactive Python sessions whose lines depend on each other (`>>> p = Poly(1, 2)`, then `>>> p(3)`) from the
 * rest of the text. A session of calls alone consists of examples, and one whose output varies cannot be compared: both stay.
 */
export function separateSessions(blocks: readonly Block[]): { sessions: PythonSession[]; rest: Block[] } {
  const sessions: PythonSession[] = [];
  const rest = blocks.map((block): Block => {
    const taken = new Set<number>();
    for (const { from, to, results } of spansIn(block)) {
      const indent = PROMPT.exec(block.lines[from]!)![1]!;
      const lines = block.lines
        .slice(from, to)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()));
      if (results === 0 || !dependsOnItself(lines) || lines.some((line) => VARIES.test(line))) continue;
      sessions.push({ lines, results });
      for (let i = from; i < to; i++) taken.add(i);
    }
    return taken.size === 0 ? block : { ...block, lines: block.lines.filter((_, i) => !taken.has(i)) };
  });
  return { sessions, rest };
}

interface Span {
  from: number;
  to: number;
  results: number;
}

/** Where the sessions of a block stand. In prose, text may follow a result directly, so only the first line is a result. */
function spansIn({ kind, lines }: Block): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  let shown = 0;
  let isBlank = false;
  for (const [at, line] of lines.slice(0, LINES_MAX).entries()) {
    const isPrompt = line.length <= LINE_MAX && PROMPT.test(line);
    if (isPrompt) {
      if (open === null) spans.push((open = { from: at, to: at, results: 0 }));
      [shown, isBlank] = [0, false];
    } else if (open === null) continue;
    else if (line.trim() === "") {
      isBlank = true;
      continue;
    } else if (isBlank || line.length > LINE_MAX || (kind === "prose" && shown > 0)) {
      open = null;
      isBlank = false;
      continue;
    } else if (!CONTINUES.test(line) || shown > 0) {
      if (shown === 0) open.results += 1;
      shown += 1;
    }
    open.to = at + 1;
  }
  return spans;
}

const dependsOnItself = (lines: readonly string[]): boolean =>
  lines.some((line) => BINDS.test(PROMPT.exec(line)?.[2]?.trim() ?? ""));
