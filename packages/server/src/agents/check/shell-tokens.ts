/** Operators. `;` stands for all that end a command, `>` for all that redirect its output. */
export type ShellOperator = ";" | "|" | ">" | "(" | ")";

/** A word without its quotes, or an operator. `quoted`: part of the word was quoted, other than the value of an assignment. */
export type ShellToken = { word: string; quoted: boolean } | { op: ShellOperator };

/** The beginning of an assignment. */
export const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/**
 * Patterns of everything but words, in the order of matching, with their operators; null if they are skipped. `||`, `&`, `<`
 * and `((` are missing on purpose: commands with them are not parsed.
 */
const SIGNS: readonly (readonly [RegExp, ShellOperator | null])[] = [
  [/[ \t]|\\\n|#[^\n]*/y, null],
  [/&&|;|\n/y, ";"],
  // Redirections between output streams of the command.
  [/>&\d|\d>&[^]?/y, null],
  [/&>>?|>&>?|\d?>>?/y, ">"],
  [/\|(?!\|)&?/y, "|"],
  [/\((?!\()/y, "("],
  [/\)/y, ")"],
];

/** The result of reading at one position; `token` is null if the text is skipped. */
interface Read {
  token: ShellToken | null;
  end: number;
}

/** Words and operators of a command; null if it contains expansions or operators that are not parsed. */
export function tokensOf(cmd: string): ShellToken[] | null {
  const tokens: ShellToken[] = [];
  for (let at = 0; at < cmd.length;) {
    const read = signAt(cmd, at) ?? wordAt(cmd, at);
    if (read === null) return null;
    if (read.token !== null) tokens.push(read.token);
    at = read.end;
  }
  return tokens;
}

function signAt(cmd: string, at: number): Read | null {
  for (const [sign, op] of SIGNS) {
    sign.lastIndex = at;
    if (sign.test(cmd)) return { token: op === null ? null : { op }, end: sign.lastIndex };
  }
  return null;
}

/** Reads a word; null if none begins here or a shell would expand it. */
function wordAt(cmd: string, start: number): Read | null {
  let word = "";
  let quoted = false;
  let at = start;
  while (at < cmd.length && !" \t\n;|&<>()".includes(cmd[at]!)) {
    const char = cmd[at]!;
    if (char === "$" || char === "`") return null;
    if (char === "'" || char === '"') {
      const end = cmd.indexOf(char, at + 1);
      if (end < 0) return null;
      const inside = cmd.slice(at + 1, end);
      if (char === '"' && /[$`\\]/.test(inside)) return null;
      // In `NAME='a b'` only the value is quoted: it is an assignment.
      quoted ||= !ASSIGNMENT.test(word);
      word += inside;
      at = end + 1;
    } else if (char === "\\") {
      word += cmd[at + 1] ?? "";
      at += 2;
    } else {
      word += char;
      at += 1;
    }
  }
  return at === start ? null : { token: { word, quoted }, end: at };
}
