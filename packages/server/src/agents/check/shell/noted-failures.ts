/** A place in a script, by the number of lines before it, and a command there that notes a failure. */
export interface NotedFailure {
  line: number;
  command: string;
}

/** A top-level line that only gives variables an empty value, or 0. */
const STARTS = /^(?:(?:declare|typeset)(?: -\w+)? )?(?:[A-Za-z_]\w*=(?:0|""|''|\(\))?(?:[ ;]+|$))+$/;
const EMPTY = String.raw`=(?:0|""|''|\(\))?(?=[\s;]|$)`;
const MAX_NEXT = 4;

/**
 * The first place in a script at which a failure can be noted, in a variable that decides at the end and that the script empties
 * only once. Null if there is none.
 */
export function firstNote(lines: readonly string[], boundaries: readonly number[]): NotedFailure | null {
  for (const [i, line] of lines.entries()) {
    if (!STARTS.test(line.trimEnd()) || !boundaries.includes(i + 1)) continue;
    const names = [...line.matchAll(/([A-Za-z_]\w*)=/g)].map(([, name]) => name!);
    const name = names.find((one) => notesFailures(one, lines));
    if (name !== undefined)
      return { line: i + 1, command: line.includes(`${name}=(`) ? `${name}=(1)` : `${name}=1` };
  }
  return null;
}

/** Whether the script fails if this variable is not empty at its end, whatever else happens. */
function notesFailures(name: string, lines: readonly string[]): boolean {
  const text = lines.join("\n");
  const count = (pattern: string) => [...text.matchAll(new RegExp(pattern, "gm"))].length;
  const emptied =
    count(String.raw`(?<![\w$])${name}${EMPTY}`) + count(String.raw`\bunset\b[^\n]*\b${name}\b`);
  const isNoted = count(String.raw`(?<![\w$])${name}(?:=["$1ty(]|\+=|\+\+|=\$)|\+\+${name}\b`) > 0;
  return emptied === 1 && isNoted && decides(name, lines);
}

function decides(name: string, lines: readonly string[]): boolean {
  const value = String.raw`"?\$\{?#?${name}(?:\[@\]|:?-0?)?\}?"?`;
  const asked = String.raw`(?:${value}|\(\( *!? *\$?${name}\b)`;
  const exits = new RegExp(String.raw`\bexit +(?:${value}|\$\(\([ !(]*\$?${name} *(?:\)|(?:>|!=) *0))`);
  const isEmpty = new RegExp(String.raw`${asked} *(?:-eq|==?) *"?0\b|-z ${value}|\(\( *! *\$?${name}\b`);
  const isFilled = new RegExp(
    String.raw`${asked} *(?:-ne|-gt|!=|>) *"?0\b|-n ${value}|\(\( *\$?${name} *\)\)`,
  );
  const last = lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.some((line, i) => {
    if (exits.test(line)) return true;
    const fails = /\bexit +(?:[1-9]|"?\$)/;
    if (isEmpty.test(line))
      return i === last ? !/\|\|/.test(line) || fails.test(line) : /\|\| *exit +[1-9]/.test(line);
    if (!isFilled.test(line)) return false;
    if (/^\s*if\b/.test(line)) return fails.test(branchAfter(lines, i));
    return /&& *exit +[1-9]/.test(line);
  });
}

/** The text of the first branch of an `if`. */
const branchAfter = (lines: readonly string[], at: number) =>
  lines
    .slice(at, at + MAX_NEXT)
    .join("\n")
    .split(/\b(?:else|elif|fi)\b/)[0]!;
