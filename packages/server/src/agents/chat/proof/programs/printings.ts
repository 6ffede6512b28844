import { endOf, partsAt, PRINT_CALLS, stringEnd } from "../reading/program-text.ts";

/** A piece of a line that a program writes: text that stands in the program, or the value of code. */
export type PrintedPiece = { text: string } | { code: string };

/** What a program writes: lines as its statements shape them, and values by their names in JSON. */
export interface Printings {
  lines: PrintedPiece[][];
  byKey: Map<string, string[]>;
}

const MOST_CHARS = 20_000;
const MOST_LINES = 200;
const MOST_PIECES = 60;
/** What prints in a shell, or in awk, up to the end of the command. */
const COMMANDS = /(?<![\w$.-])(?:echo(?:\s+-[neE]+)?|printf?)[ \t]+(?!\()/gu;
/** A string that values are put into: of Python with an f before it, of JavaScript in backticks. */
const TEMPLATES = /(?<![\w$])(?:[fF][rR]?|[rR][fF])(?=["'])|`/gu;
const KEYWORD = /^(?:sep|end|file|flush|indent|default|ensure_ascii|sort_keys|separators)\s*=(?!=)/u;
const SPEC = /%[-+ 0#,]*\d*(?:\.\d+)?[sdifgexrj]/u;
const ESCAPES = new Map(Object.entries({ n: "\n", t: "\t", r: "", "0": "" }));

/** Reads what a program may write. `isShell`: it is a shell script, in which `echo` and `awk` write. */
export function printingsOf(program: string, isShell: boolean): Printings {
  const code = program.slice(0, MOST_CHARS);
  const printings: Printings = { lines: [], byKey: new Map() };
  // Of a program that prints more than is read, nothing is known.
  let isReadable = true;
  const add = (pieces: PrintedPiece[]) => {
    isReadable &&= pieces.length <= MOST_PIECES && printings.lines.length < MOST_LINES;
    if (isReadable) printings.lines.push(...linesOf(pieces));
  };
  for (const { 0: all, index } of code.matchAll(PRINT_CALLS).take(MOST_LINES)) {
    if (!isReadable) break;
    const { parts } = partsAt(code, index + all.length);
    add(
      joined(
        parts.filter((part) => !KEYWORD.test(part)),
        separatorOf(parts),
      ),
    );
  }
  for (const template of templatesOf(code)) add(piecesOf(template));
  if (isShell)
    for (const { 0: all, index } of code.matchAll(COMMANDS).take(MOST_LINES)) {
      if (!isReadable) break;
      const at = index + all.length;
      if (/printf?[ \t]/.test(all)) add(joined(partsAt(code, at, ";\n|>}").parts, " "));
      add(shellPieces(code.slice(at, endOfCommand(code, at))));
    }
  addKeys(code, printings.byKey);
  // Each shape once.
  const shapes = new Map(printings.lines.map((line) => [JSON.stringify(line), line]));
  const isAll = isReadable && printings.lines.length < MOST_LINES;
  return { ...printings, lines: isAll ? [...shapes.values()] : [] };
}

/** The templates of a program, as they are written. */
function templatesOf(code: string): string[] {
  const found: string[] = [];
  const pattern = new RegExp(TEMPLATES.source, "gu");
  for (let match = pattern.exec(code); match && found.length < MOST_LINES; match = pattern.exec(code)) {
    const at = match[0] === "`" ? match.index : match.index + match[0].length;
    pattern.lastIndex = stringEnd(code, at);
    found.push(code.slice(match.index, pattern.lastIndex));
  }
  return found;
}

const separatorOf = (parts: readonly string[]): string =>
  /^sep\s*=\s*["'](.*)["']$/su.exec(parts.find((part) => part.startsWith("sep")) ?? "")?.[1] ?? " ";

function joined(parts: readonly string[], separator: string): PrintedPiece[] {
  const [format = "", ...values] = parts;
  const [, text] = /^["'](.*)["']$/su.exec(format) ?? [];
  // `printf("%d of %d\n", a, b)`
  if (text !== undefined && SPEC.test(text) && values.length > 0) return formatted(text, values, SPEC);
  return parts.flatMap((part, i) => [...(i > 0 ? [{ text: separator }] : []), ...piecesOf(part)]);
}

/** The text with values in the places that a pattern finds. */
function formatted(text: string, values: readonly string[], place: RegExp): PrintedPiece[] {
  const texts = text.split(new RegExp(place.source, "gu"));
  return texts.flatMap((one, i) => [
    { text: unescaped(one) },
    ...(i < texts.length - 1 ? [{ code: values[i] ?? values.join(",") }] : []),
  ]);
}

/** The pieces of an expression: texts and values that are put one behind the other. */
function piecesOf(expression: string): PrintedPiece[] {
  const code = expression.trim();
  const [, prefix = ""] = /^([a-zA-Z]{0,2})["'`]/u.exec(code) ?? [];
  const at = prefix.length;
  if (/^\d[\d_.]*$/.test(code)) return [{ text: code }];
  if (!/["'`]/.test(code[at] ?? "")) return concatenated(code) ?? [{ code }];
  const end = stringEnd(code, at);
  const rest = code.slice(end).trim();
  const width = /^("""|''')/.test(code.slice(at)) ? 3 : 1;
  const text = code.slice(at + width, end - width);
  if (rest.startsWith("%")) {
    const values = rest.slice(1).trim();
    return formatted(text, values.startsWith("(") ? partsAt(values, 1).parts : [values], SPEC);
  }
  if (rest.startsWith(".format(")) return formatted(text, partsAt(rest, 8).parts, /\{[^{}]*\}/u);
  if (rest !== "") return concatenated(code) ?? [{ code }];
  if (code[at] === "`") return filled(text, "${");
  return /f/i.test(prefix) ? filled(text, "{") : [{ text: unescaped(text) }];
}

/** The pieces of a template: values stand behind `open`, to the brace that closes it. */
function filled(text: string, open: string): PrintedPiece[] {
  const pieces: PrintedPiece[] = [];
  let from = 0;
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, from)) {
    if (open === "{" && text[at + 1] === "{") {
      pieces.push({ text: unescaped(text.slice(from, at + 1)) });
      from = at + 2;
      continue;
    }
    const end = endOf(text, at + open.length, "");
    const value = text.slice(at + open.length, end);
    // In Python, how it is written follows behind a colon.
    const code = open === "{" ? value.slice(0, endOf(value, 0, ":")).replace(/![rsa]$|=$/u, "") : value;
    const [, fixed] = /^(?:["']([^"']*)["']|\d[\d_.]*)$/u.exec(code.trim()) ?? [];
    pieces.push({ text: unescaped(text.slice(from, at)) }, fixed === undefined ? { code } : { text: fixed });
    from = end + 1;
  }
  return [...pieces, { text: unescaped(text.slice(from)) }];
}

/** The pieces of `"a" + b`, if one of the parts is a text. */
function concatenated(code: string): PrintedPiece[] | undefined {
  const parts: string[] = [];
  for (let from = 0; from <= code.length;) {
    const end = endOf(code, from, "+");
    parts.push(code.slice(from, end).trim());
    from = end + 1;
  }
  const isText = (part: string) => /^[a-zA-Z]{0,2}["'`]/u.test(part);
  return parts.length > 1 && parts.some(isText) ? parts.flatMap(piecesOf) : undefined;
}

const SHELL_VALUE =
  /\$\(\([^()]*(?:\([^()]*\)[^()]*)*\)\)|\$\([^()]*(?:\([^()]*\)[^()]*)*\)|`[^`]*`|\$\{[^{}]*\}|\$[A-Za-z_]\w*/gu;

/** The end of a shell's command: a semicolon, a pipe or the line's end outside quotation marks and brackets. */
const endOfCommand = (code: string, at: number): number => endOf(code, at, ";\n|&>");

function shellPieces(words: string): PrintedPiece[] {
  const pieces: PrintedPiece[] = [];
  let from = 0;
  const bare = (text: string) => ({ text: unescaped(text.replace(/["']/g, "")) });
  for (const { 0: code, index } of words.matchAll(SHELL_VALUE)) {
    pieces.push(bare(words.slice(from, index)), { code: code.replaceAll(/\$\{?([A-Za-z_]\w*)\}?/g, "$1") });
    from = index + code.length;
  }
  return [...pieces, bare(words.slice(from))];
}

/** The values that objects give to their keys, as JSON writes them. */
function addKeys(code: string, byKey: Map<string, string[]>): void {
  const add = (key: string, value: string) => byKey.set(key, [...(byKey.get(key) ?? []), value]);
  for (const { index, 0: open } of code.matchAll(/(?<![$\w])\{|\bdict\(/gu).take(MOST_LINES))
    for (const part of partsAt(code, index + open.length).parts) {
      const [, key, value] = /^["']?(\w{1,40})["']?\s*[:=](?!=)\s*(.+)$/su.exec(part) ?? [];
      if (key !== undefined) add(key, value!);
      else if (/^[\p{L}_$][\w$]*$/u.test(part)) add(part, part);
    }
}

const unescaped = (text: string) => text.replace(/\\(.)/gsu, (_, char: string) => ESCAPES.get(char) ?? char);

/** The lines of what is written, each without spaces at its ends. */
function linesOf(pieces: readonly PrintedPiece[]): PrintedPiece[][] {
  const lines: PrintedPiece[][] = [[]];
  for (const piece of pieces) {
    if ("code" in piece) {
      lines.at(-1)!.push(piece);
      continue;
    }
    for (const [i, text] of piece.text.split("\n").entries()) {
      if (i > 0) lines.push([]);
      if (text !== "") lines.at(-1)!.push({ text });
    }
  }
  return lines.filter((line) => line.length > 0);
}
