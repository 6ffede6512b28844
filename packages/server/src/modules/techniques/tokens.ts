export type CodeLanguage = "javascript" | "python";

/** A token of a source. Templates and regular expressions are of kind `string`. */
export interface CodeToken {
  kind: "name" | "number" | "string" | "comment" | "sign" | "newline";
  text: string;
  start: number;
}

/** A language's token patterns, tried in order at each position. They are sticky and have no nested quantifiers, so scanning is linear. */
const SHARED = {
  name: /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y,
  number: /(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*\.?\d*(?:[eE][+-]?\d+)?|\.\d+)n?/y,
};
const PYTHON_STRING =
  /[rRbBfFuU]{0,2}(?:"""(?:[^\\"]|\\[^]|"(?!""))*"""|'''(?:[^\\']|\\[^]|'(?!''))*'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')/y;
const JS_STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
const REGEX = /\/(?![*/])(?:[^\\/[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/y;
const BEFORE_REGEX = new Set("return typeof case in of delete void throw new else do".split(" "));

/** The tokens of a short source, about as long as a function. Unknown characters become tokens of kind `sign`. */
export function tokensOf(source: string, language: CodeLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  let before: CodeToken | undefined;
  for (let at = 0; at < source.length;) {
    const here = source[at]!;
    if (here === " " || here === "\t" || here === "\r") {
      at++;
      continue;
    }
    const token = { ...read(source, at, language, before), start: at };
    tokens.push(token);
    if (token.kind !== "comment" && token.kind !== "newline") before = token;
    at += token.text.length;
  }
  return tokens;
}

function read(
  source: string,
  at: number,
  language: CodeLanguage,
  before?: CodeToken,
): Omit<CodeToken, "start"> {
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  if (source[at] === "\n") return { kind: "newline", text: "\n" };
  const comment = take(language === "python" ? /#[^\n]*/y : /\/\/[^\n]*|\/\*[^]*?\*\//y);
  if (comment) return { kind: "comment", text: comment };
  const text = language === "python" ? take(PYTHON_STRING) : (take(JS_STRING) ?? templateAt(source, at));
  if (text) return { kind: "string", text };
  const name = take(SHARED.name);
  if (name) return { kind: "name", text: name };
  const number = take(SHARED.number);
  if (number) return { kind: "number", text: number };
  const pattern = language === "javascript" && mayBeRegex(before) ? take(REGEX) : undefined;
  return pattern ? { kind: "string", text: pattern } : { kind: "sign", text: source[at]! };
}

function mayBeRegex(before: CodeToken | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === "name") return BEFORE_REGEX.has(before.text);
  return before.kind === "sign" && !")]}".includes(before.text);
}

/** A complete template literal, including nested ones. */
function templateAt(source: string, start: number): string | undefined {
  if (source[start] !== "`") return undefined;
  // For each open template: the number of open braces in its `${`; -1 in its text.
  const open: number[] = [-1];
  for (let at = start + 1; at < source.length; at++) {
    const here = source[at]!;
    const braces = open.at(-1)!;
    if (here === "\\") at++;
    else if (braces < 0) {
      if (here === "`") {
        open.pop();
        if (open.length === 0) return source.slice(start, at + 1);
      } else if (here === "$" && source[at + 1] === "{") {
        open[open.length - 1] = 0;
        at++;
      }
    } else if (here === "`") open.push(-1);
    else if (here === "{") open[open.length - 1] = braces + 1;
    else if (here === "}") open[open.length - 1] = braces - 1;
  }
  return undefined;
}
