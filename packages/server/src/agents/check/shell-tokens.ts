/** `;` is all that ends a command, `>` all that sends its output elsewhere. */
export type ShellOperator = ";" | "|" | ">" | "(" | ")";

/** A word without its quotes, or an operator. `quoted`: some of it was in quotes, not only the value of an assignment. */
export type ShellToken = { word: string; quoted: boolean } | { op: ShellOperator };

/** How an assignment begins. */
export const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/**
 * What is not a word, in the order in which it is tried, and its operator; null where it is passed over. `||`, `&`, `<` and
 * `((` are not among them: only a shell can read what they are part of.
 */
const SIGNS: readonly (readonly [RegExp, ShellOperator | null])[] = [
  [/[ \t]|\\\n|#[^\n]*/y, null],
  [/&&|;|\n/y, ";"],
  // Output that goes where other output of the command goes.
  [/>&\d|\d>&[^]?/y, null],
  [/&>>?|>&>?|\d?>>?/y, ">"],
  [/\|(?!\|)&?/y, "|"],
  [/\((?!\()/y, "("],
  [/\)/y, ")"],
];

/** What stands at one place; `token` is null where it is passed over. */
interface Read {
  token: ShellToken | null;
  end: number;
}

/** Words and operators of a command; null where it holds what is not plain text. */
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

/** Null where no word begins, and for one that a shell expands. */
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
