/** The most characters of a program that are read. */
const MOST_CHARS = 20_000;
/** The most values that a program gives its names. */
const MOST_VALUES = 400;
/** Calls that print. */
export const PRINT_CALLS =
  /(?<![\w.$])(?:pp|pprint|print|console\.(?:log|info|warn|error)|(?:sys|process)\.std(?:out|err)\.write)\s*\(/gu;
const CLOSES = new Map(Object.entries({ "(": ")", "[": "]", "{": "}" }));

/** Where the string that begins at `at` ends, behind its last quotation mark. */
export function stringEnd(code: string, at: number): number {
  const triple = code.slice(at, at + 3);
  const mark = triple === '"""' || triple === "'''" ? triple : code[at]!;
  for (let i = at + mark.length; i < code.length; i++) {
    if (code[i] === "\\") i += 1;
    else if (code.startsWith(mark, i)) return i + mark.length;
    else if (code[i] === "\n" && (mark === "'" || mark === '"')) return i;
  }
  return code.length;
}

/** The first place from `at` on where one of the characters stands outside strings and brackets, or where these close. */
export function endOf(code: string, at: number, stops: string): number {
  const open: string[] = [];
  for (let i = at; i < code.length; i++) {
    const char = code[i]!;
    if (open.length === 0 && stops.includes(char)) return i;
    if (char === '"' || char === "'" || char === "`") i = stringEnd(code, i) - 1;
    else if (CLOSES.has(char)) open.push(CLOSES.get(char)!);
    else if (char === ")" || char === "]" || char === "}") {
      if (open.length === 0) return i;
      open.pop();
    }
  }
  return code.length;
}

/** The parts of code between commas outside strings and brackets, from `at` to the bracket that closes it. */
export function partsAt(code: string, at: number, stops = ""): { parts: string[]; end: number } {
  const parts: string[] = [];
  let from = at;
  for (;;) {
    const end = endOf(code, from, `,${stops}`);
    parts.push(code.slice(from, end).trim());
    if (code[end] !== ",") return { parts: parts.filter((part) => part !== ""), end };
    from = end + 1;
  }
}

/** What a program gives a name: the code, and whether only a part of its value (`for x in xs`) or a change of it (`x += 1`). */
export interface NamedValue {
  code: string;
  isPart: boolean;
  isChange: boolean;
}

const NAMES = String.raw`[\p{L}_$][\w$]*(?:\s*,\s*[\p{L}_$][\w$]*)*`;
const ASSIGNS = new RegExp(
  String.raw`(?:^|[;\n{(,]|\b(?:const|let|var|my|local)\s)[ \t]*[([{]?(${NAMES})[)\]}]?[ \t]*(\+|-|\*\*?|\/\/?|\||%)?=(?![=>])[ \t]*`,
  "gu",
);
const COUNTS_UP =
  /(?:\+\+|--)[ \t]*([\p{L}_$][\w$]*)|([\p{L}_$][\w$]*)(?:\[[^\]\n]{0,60}\])?[ \t]*(?:\+\+|--|(?<=\])[ \t]*[+-]=)/gu;
/** The same of an entry: `seen[k] = seen.get(k, 0) + 1`, `m[k] = (m[k] || 0) + 1`, `m.set(k, (m.get(k) ?? 0) + 1)`. */
const COUNTS_ENTRY =
  /(?<![\w$.])([\p{L}_$][\w$]*)(?:\[[^\n]{1,60}\][ \t]*=(?!=)|\.set\([^\n]{1,60},)[ \t]*\(?\1(?:\.get\(|\[)[^\n;]{1,60}[)\]][ \t]*[+-](?!=)/gu;
const LOOPS =
  /\bfor\s*\(?\s*(?:const|let|var)?\s*[([{]?([\p{L}_$][\w$\s,()[\]]{0,80}?)[)\]}]?(?:\s+|(?<=[)\]}]))(?:in|of)\s+/gu;
const DEFINES = /\b(?:def|function)\s+([\p{L}_$][\w$]*)\s*\(/gu;
const RETURNS = /\breturn\b[ \t]*/gu;

/** What a program gives each of its names. */
export function namedValues(program: string): Map<string, NamedValue[]> {
  const code = program.slice(0, MOST_CHARS);
  const values = new Map<string, NamedValue[]>();
  const add = (names: string, value: Partial<NamedValue> & { code: string }) => {
    for (const name of names.match(/[\p{L}_$][\w$]*/gu) ?? [])
      values.set(name, [...(values.get(name) ?? []), { isPart: false, isChange: false, ...value }]);
  };
  for (const { 0: all, 1: names, 2: change, index } of code.matchAll(ASSIGNS).take(MOST_VALUES)) {
    const { parts } = partsAt(code, index + all.length, ";\n");
    const each = names!.split(",");
    // `a, b = 1, 2` gives each name one value, `a, b = pair` each a part of it.
    if (each.length > 1 && each.length !== parts.length)
      add(names!, { code: parts.join(", "), isPart: true });
    else
      for (const [i, name] of each.entries())
        add(name, { code: parts[i] ?? "", isChange: change !== undefined });
  }
  for (const { 1: before, 2: behind } of code.matchAll(COUNTS_UP).take(MOST_VALUES))
    add(before ?? behind!, { code: "", isChange: true });
  for (const { 1: name } of code.matchAll(COUNTS_ENTRY).take(MOST_VALUES))
    add(name!, { code: "", isChange: true });
  for (const { 0: all, 1: names, index } of code.matchAll(LOOPS).take(MOST_VALUES))
    add(names!, {
      code: code.slice(index + all.length, endOf(code, index + all.length, ":\n")),
      isPart: true,
    });
  for (const { 1: name, index } of code.matchAll(DEFINES).take(MOST_VALUES)) {
    const next = /\n(?:def|function|class)\b/u.exec(code.slice(index + 1));
    const body = code.slice(index, next ? index + 1 + next.index : code.length);
    for (const { 0: all, index: at } of body.matchAll(RETURNS).take(MOST_VALUES))
      add(name!, { code: body.slice(at + all.length, endOf(body, at + all.length, ";\n")) });
  }
  return values;
}
