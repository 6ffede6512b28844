import { ARROW } from "./arrows.ts";
import { readCall } from "./calls.ts";
import type { Example, Value } from "./parsed-task.ts";
import { matchAt, readValue } from "./values.ts";

const LINES_MAX = 16;
const CHARACTERS_MAX = 4_000;
const VARIABLES_MAX = 20;
/** What may precede a call in an example: nothing, or a label such as `Example:`. */
const BEFORE = /^[\s>*•-]{0,12}(?:[A-Za-z]{2,12}:\s{1,4})?`?(?:(?:print|console\.log)\()?$/;
/** What may separate a call from its result, on the same line or on the next lines. */
const RELATION = new RegExp(
  "[`;)]{0,3}\\s{0,20}(?:(?://|#|--(?!>))\\s{0,4})?(?:" +
    `${ARROW}|===?|=|` +
    "(?:should|must|ought to|has to|would|will)\\s(?:be|return|give|equal|yield|output|become|produce)|returns?|gives?|yields?|equals?|outputs?|prints?|produces?|is|becomes|evaluates to|results?|answer)[`:]{0,2}\\s{1,20}|[`;)]{0,3}\\s{0,20}(?://|#)\\s{1,4}",
  "y",
);
/** A result alone on the line below its call. */
const NEXT_LINE = /[`;]{0,2}[ \t]{0,60}\n[ \t]{0,12}(?=["'“\d[{(-]|(?:true|false|null|True|False|None)\b)/y;
/** A result extends to the end of its line; a remark may follow it. */
const ENDS = /[`;.]{0,3}[ \t]{0,60}(?:\n|$)|[ \t]{1,60}(?:\/\/|#|\()/y;
const ASSIGNS = /^\s{0,60}(?:const\s|let\s|var\s)?([A-Za-z_$][\w$]{0,40})\s{0,4}=\s{0,4}(?=\S)/;

/**
 * Reads examples that state a call of the function `name` with its result. Both may span several lines, and arguments
 * may be variables that the text defines.
 */
export function examplesOfCalls(lines: readonly string[], name: string): Example[] {
  if (name === "") return [];
  const found: Example[] = [];
  const variables = variablesIn(lines);
  for (const [i, line] of lines.entries()) {
    const at = line.indexOf(`${name}(`);
    if (at < 0 || line.length > CHARACTERS_MAX) continue;
    const text = textFrom(lines, i).slice(at);
    const resolved = withVariables(text, name, variables);
    if (resolved === null && !BEFORE.test(line.slice(0, at))) continue;
    const example = exampleAt(resolved ?? text);
    if (example) found.push(example);
  }
  return found;
}

const textFrom = (lines: readonly string[], from: number) =>
  lines
    .slice(from, from + LINES_MAX)
    .join("\n")
    .slice(0, CHARACTERS_MAX);

function exampleAt(text: string): Example | null {
  const call = readCall(text, 0);
  const relation = call && (matchAt(RELATION, text, call.end) ?? matchAt(NEXT_LINE, text, call.end));
  const output = relation && readValue(text, call.end + relation[0].length);
  return output && matchAt(ENDS, text, output.end) ? { ...call.value, output: output.value } : null;
}

const TEXT_RELATION = new RegExp(`[\`;)]{0,3}\\s{1,20}(?:(?://|#|${ARROW})\\s?){1,2}`, "y");
/** Words of a remark that describes a call rather than stating its result. */
const REMARK =
  /\b(?:error|exception|raises?|throws?|undefined|because|since|returns?|list|array|string|number)\b|\b(?:the|an?|is|are|no|not|same|any|if)\s/i;
const WORDS_MAX = 5;

/**
 * Reads results without quotes: `inWords(13)  # thirteen`. Requires at least two such lines and no literal result,
 * because unquoted text may otherwise be a remark.
 */
export function examplesAsText(lines: readonly string[], name: string): Example[] {
  if (name === "") return [];
  const found: Example[] = [];
  for (const line of lines) {
    const head = /^[\s>*•-]{0,12}`?(?:(?:print|console\.log)\()?/.exec(line)![0].length;
    if (line.length > CHARACTERS_MAX || !line.startsWith(`${name}(`, head)) continue;
    const call = readCall(line, head);
    const relation = call && matchAt(TEXT_RELATION, line, call.end);
    if (!relation) continue;
    const written = line.slice(call.end + relation[0].length).trimEnd();
    if (written === "") continue;
    const literal = readValue(written, 0);
    if (literal && literal.end === written.length) return [];
    if (REMARK.test(written) || written.split(/\s+/).length > WORDS_MAX) return [];
    found.push({ ...call.value, output: written });
  }
  return found.length > 1 ? found : [];
}

/** The source of each literal that the text assigns to a variable: `rows = [...]`, possibly over several lines. */
function variablesIn(lines: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const head = line.length <= CHARACTERS_MAX ? ASSIGNS.exec(line) : null;
    if (!head || found.size >= VARIABLES_MAX) continue;
    const text = textFrom(lines, i);
    const read = readValue(text, head[0].length);
    const ends = read && /^[;,]?[ \t]*(?:\n|$|#|\/\/)/.test(text.slice(read.end, read.end + 20));
    if (read && ends) found.set(head[1]!, text.slice(head[0].length, read.end));
  }
  return found;
}

/** The call at the start of `text` with its variables replaced by their values; null if it contains no variables. */
function withVariables(text: string, name: string, variables: ReadonlyMap<string, string>): string | null {
  const written = /^\(([^()\n]{0,400})\)/.exec(text.slice(name.length, name.length + 402));
  if (!written || variables.size === 0) return null;
  let replaced = false;
  const args = written[1]!.split(",").map((arg) => {
    const value = variables.get(arg.trim());
    replaced ||= value !== undefined;
    return value ?? arg;
  });
  return replaced ? `${name}(${args.join(",")})${text.slice(name.length + written[0].length)}` : null;
}

/** Reads `For these rows: {…}`: the result for a variable with the same name as the only parameter. */
export function examplesOfVariable(lines: readonly string[], name: string, param: string): Example[] {
  const source = variablesIn(lines).get(param);
  const input: Value | undefined = source === undefined ? undefined : readValue(source, 0)?.value;
  if (input === undefined) return [];
  const stated = new RegExp(
    `\\bfor\\s(?:these|this|that|those|the)\\s(?:\\w{1,20}\\s){0,2}?${param}\\b[^:\\n→]{0,60}(?::|->|=>|→|\\bis\\b|\\breturns?\\b|\\bgives?\\b)\\s{1,4}`,
    "i",
  );
  return lines.flatMap((line): Example[] => {
    const match = line.length <= CHARACTERS_MAX ? stated.exec(line) : null;
    const output = match && readValue(line, match.index + match[0].length);
    const ends = output && /^(?:[.;]?\s|[.;]?$)/.test(line.slice(output.end));
    return ends ? [{ name, args: [input], output: output.value }] : [];
  });
}
