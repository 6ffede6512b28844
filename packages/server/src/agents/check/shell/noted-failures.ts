/** A place in a script, by the number of lines before it, and a command there that notes a failure. */
export interface NotedFailure {
  line: number;
  command: string;
}

/** A top-level line that only gives variables an empty value, or 0. */
const STARTS = /^(?:(?:declare|typeset)(?: -\w+)? )?(?:[A-Za-z_]\w*=(?:0|""|''|\(\))?(?:[ ;]+|$))+$/;
const EMPTY = String.raw`=(?:0|""|''|\(\))?(?=[\s;]|$)`;
const MAX_NEXT = 6;

/**
 * The first place in a script at which a failure can be noted, in a variable or a file that decides at the end and that the
 * script empties only once. Null if there is none.
 */
export function firstNote(lines: readonly string[], boundaries: readonly number[]): NotedFailure | null {
  for (const [i, line] of lines.entries()) {
    if (!STARTS.test(line.trimEnd()) || !boundaries.includes(i + 1)) continue;
    const names = [...line.matchAll(/([A-Za-z_]\w*)=/g)].map(([, name]) => name!);
    const name = names.find((one) => notesFailures(one, lines));
    if (name !== undefined)
      return { line: i + 1, command: line.includes(`${name}=(`) ? `${name}=(1)` : `${name}=1` };
  }
  return firstLogged(lines, boundaries);
}

const NAMES_FILE = /^([A-Za-z_]\w*)=(?:"?\$\(mktemp\b.*\)"?|\S*\/\S*)(?: *(?:;|\|\| *exit).*)?$/;

/** The same for a file to which the script adds its failures, and that decides by being there at the end or by its size. */
function firstLogged(lines: readonly string[], boundaries: readonly number[]): NotedFailure | null {
  for (const [i, line] of lines.entries()) {
    const name = NAMES_FILE.exec(line.trimEnd())?.[1];
    if (name === undefined) continue;
    const file = String.raw`"?\$(?:${name}\b|\{${name}\})"?`;
    const end = lines.findIndex((one, at) => at > i && decidesByFile(file, lines, one, at));
    const before = lines.slice(0, end < 0 ? 0 : end);
    const empties = new RegExp(String.raw`^(?!\s*trap\b).*(?:(?<!>)>\|? *${file}|\brm\b.*${file})`);
    const at = Math.max(
      i,
      before.findLastIndex((one) => empties.test(one)),
    );
    const notes = new RegExp(String.raw`(?:>> *|\btouch +|\btee -a +)${file}`);
    if (before.some((one) => notes.test(one)) && boundaries.includes(at + 1))
      return { line: at + 1, command: `echo failed >>"$${name}"` };
  }
  return null;
}

function decidesByFile(file: string, lines: readonly string[], line: string, at: number): boolean {
  const asked = new RegExp(String.raw`(?:\[|\btest) +(! +)?-[sef] +${file}`).exec(line);
  if (asked === null) return false;
  const isEmpty = asked[1] !== undefined || new RegExp(String.raw`! +(?:\[|test) +-`).test(line);
  if (/^\s*if\b/.test(line)) return !isEmpty && FAILS.test(branchAfter(lines, at));
  if (isEmpty) return at === lastOf(lines) || /\|\| *exit +[1-9]/.test(line);
  return /&& *(?:\{ .*)?exit +[1-9]/.test(line);
}

const FAILS = /\bexit +(?:[1-9]|"?\$)/;
const lastOf = (lines: readonly string[]) =>
  lines.findLastIndex((line) => line.trim() !== "" && !line.startsWith("#"));

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
  const last = lastOf(lines);
  return lines.some((line, i) => {
    if (exits.test(line)) return true;
    if (isEmpty.test(line))
      return i === last ? !/\|\|/.test(line) || FAILS.test(line) : /\|\| *exit +[1-9]/.test(line);
    if (!isFilled.test(line)) return false;
    if (/^\s*if\b/.test(line)) return FAILS.test(branchAfter(lines, i));
    return /&& *exit +[1-9]/.test(line);
  });
}

/** The text of the first branch of an `if`. */
const branchAfter = (lines: readonly string[], at: number) =>
  lines
    .slice(at, at + MAX_NEXT)
    .join("\n")
    .split(/\b(?:else|elif|fi)\b/)[0]!;
