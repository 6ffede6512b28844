import { toolMeant } from "./aliases.ts";

/** A call that a model wrote into its text, as it would have made it. */
export interface WrittenCall {
  name: string;
  input: string;
}

/** The calls in a text, and the text without them. */
export interface WrittenCalls {
  calls: WrittenCall[];
  rest: string;
}

/** A call and the index where its block ends. */
interface Block {
  call: WrittenCall;
  end: number;
}

/** How many closing tags are tried: the arguments may contain one themselves. */
const CLOSINGS = 8;
const OPENING =
  /[ \t]{0,3}<(?:(tool_call)|function=([\w.:-]{1,100})|(?:\w{1,20}:)?invoke\s+name="([^"\n]{1,100})"|((?:\w{1,20}:)?function_calls))\s*>/y;
const FENCE = /[ \t]{0,3}(`{3,99}|~{3,99})[ \t]*([\w-]{0,40})[^\n`]*(?:\n|$)/y;
const CALL_FENCES = new Set(["json", "tool_code", "tool_call"]);
const OTHER_TAG = /[ \t]{0,3}<([A-Za-z][\w:-]{0,100})(?:\s[^>\n]{0,1000})?>/y;
const PARAMETER = /<(?:\w{1,20}:)?parameter(?:\s+name="([^"\n]{1,100})"|=([\w.-]{1,100}))\s*>/g;
const PARAMETER_END = /<\/(?:\w{1,20}:)?parameter>/g;
const ARGUMENTS = ["arguments", "parameters", "input", "args"];
const CALL_KEYS = new Set(["name", "id", "type", ...ARGUMENTS]);

/**
 * The calls of the coder's tools that stand in `text` by themselves, in the usual formats. Calls inside other tags, fences and
 * quotations are not meant to be carried out, nor is one that repeats what `isQuoted` knows. Nothing after a block that cannot be
 * read is taken.
 */
export function readWrittenCalls(text: string, isQuoted: (block: string) => boolean): WrittenCalls {
  const calls: WrittenCall[] = [];
  let rest = "";
  let at = 0;
  const endOfTag = lastClosings(text);
  while (at < text.length) {
    const fence = matchAt(FENCE, text, at);
    const tag = fence ? null : matchAt(OPENING, text, at);
    const block = (fence && readFence(text, fence)) ?? (tag && readTag(text, tag));
    if (tag && tag[4] === undefined && block === null) break;
    if (block && !isQuoted(text.slice(at, block.end).trim())) {
      calls.push(block.call);
      at = skipClosings(text, block.end);
      continue;
    }
    const end = block?.end ?? endOfMaterial(text, at, { fence, tag, endOfTag });
    if (!tag || block) rest += text.slice(at, end);
    at = end;
  }
  return { calls, rest: (rest + text.slice(at)).trim() };
}

/** The tool that a text without a readable call seems to be about. */
export function toolNamedIn(text: string): ReturnType<typeof toolMeant> {
  const named =
    /"name"\s{0,9}:\s{0,9}"([\w.:-]{1,100})"|<function=([\w.:-]{1,100})|invoke name="([\w.:-]{1,100})"/.exec(
      text,
    );
  if (named) return toolMeant(named[1] ?? named[2] ?? named[3]!);
  return /^```(?:bash|sh|shell)\b/m.test(text) ? "bash" : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Where material ends that holds no call: a fence, a tag with its contents, or a line. */
function endOfMaterial(
  text: string,
  at: number,
  found: { fence: RegExpExecArray | null; tag: RegExpExecArray | null; endOfTag: Map<string, number> },
): number {
  if (found.fence) return endOfFence(text, found.fence).end;
  // The calls of a group follow its opening tag, possibly in the same line.
  if (found.tag) return skipSpace(text, at + found.tag[0].length);
  const other = matchAt(OTHER_TAG, text, at);
  const end = other ? found.endOfTag.get(other[1]!) : undefined;
  if (end !== undefined && end > at) return end;
  const feed = text.indexOf("\n", at);
  return feed < 0 ? text.length : feed + 1;
}

const skipSpace = (text: string, at: number): number =>
  at + /^\s*/.exec(text.slice(at, at + 1000))![0].length;

/** The index behind the closing tags of a group and the space after them. */
function skipClosings(text: string, at: number): number {
  const after = /^(?:\s|<\/(?:\w{1,20}:)?(?:function_calls|tool_call)>)*/.exec(text.slice(at, at + 1000))!;
  return at + after[0].length;
}

/** Where the last closing tag of each name ends. */
function lastClosings(text: string): Map<string, number> {
  const closings = text.matchAll(/<\/([A-Za-z][\w:-]{0,100})>/g);
  return new Map([...closings].map((closing) => [closing[1]!, closing.index + closing[0].length]));
}

function endOfFence(text: string, fence: RegExpExecArray): { body: string; end: number } {
  const from = fence.index + fence[0].length;
  const mark = fence[1]!;
  const closing = new RegExp(`^[ \\t]{0,3}${mark}${mark[0]}*[ \\t]*$`, "gm");
  closing.lastIndex = from;
  const closed = closing.exec(text);
  if (!closed) return { body: "", end: text.length };
  return { body: text.slice(from, closed.index), end: closed.index + closed[0].length };
}

/** The call in a fence that holds nothing else. */
function readFence(text: string, fence: RegExpExecArray): Block | null {
  if (!CALL_FENCES.has(fence[2]!.toLowerCase())) return null;
  const { body, end } = endOfFence(text, fence);
  const call = callOf(body, { whole: true });
  return call && { call, end };
}

function readTag(text: string, tag: RegExpExecArray): Block | null {
  const [opening, inJson, functionName, invokeName] = tag;
  const from = tag.index + opening.length;
  if (inJson !== undefined)
    return readBody(text, from, "</tool_call>", (body) => callOf(body) ?? functionIn(body));
  if (functionName !== undefined)
    return readBody(text, from, "</function>", (body) => namedCall(functionName, body));
  if (invokeName === undefined) return null;
  const prefix = /<(\w+:)?invoke/.exec(opening)![1] ?? "";
  return readBody(text, from, `</${prefix}invoke>`, (body) => namedCall(invokeName, body));
}

/** Reads what stands before a closing tag, or before the end of a text that lacks it. */
function readBody(
  text: string,
  from: number,
  closing: string,
  read: (body: string) => WrittenCall | null,
): Block | null {
  let after = from;
  for (let tried = 0; tried < CLOSINGS; tried++) {
    const at = text.indexOf(closing, after);
    const call = read(text.slice(from, at < 0 ? text.length : at));
    if (call) return { call, end: at < 0 ? text.length : at + closing.length };
    if (at < 0) return null;
    after = at + closing.length;
  }
  return null;
}

/** A `<function=…>` inside of `<tool_call>`. */
function functionIn(body: string): WrittenCall | null {
  const opening = /^\s{0,20}<function=([\w.:-]{1,100})>/.exec(body);
  if (!opening) return null;
  return (
    readBody(body, opening[0].length, "</function>", (inner) => namedCall(opening[1]!, inner))?.call ?? null
  );
}

function namedCall(name: string, body: string): WrittenCall | null {
  if (toolMeant(name) === undefined) return null;
  const input = parseObject(body) ? body.trim() : parametersIn(body);
  return input === null ? null : { name, input };
}

/** Parameters in tags, as JSON; null if one is not closed or there are none. */
function parametersIn(body: string): string | null {
  const openings = [...body.matchAll(PARAMETER)];
  const values = openings.map((opening, i): [string, string] | null => {
    const piece = body.slice(opening.index + opening[0].length, openings[i + 1]?.index);
    const closing = [...piece.matchAll(PARAMETER_END)].at(-1);
    return closing ? [opening[1] ?? opening[2]!, trimLine(piece.slice(0, closing.index))] : null;
  });
  const complete = values.filter((value) => value !== null);
  if (complete.length < values.length || (complete.length === 0 && body.trim() !== "")) return null;
  return JSON.stringify(Object.fromEntries(complete));
}

const trimLine = (value: string) => value.replace(/^\r?\n/, "").replace(/\r?\n$/, "");

/** The call that a JSON object describes. `whole`: it has arguments and nothing that does not belong to a call. */
function callOf(body: string, { whole = false } = {}): WrittenCall | null {
  const object = parseObject(body);
  const name = object?.["name"];
  if (!object || typeof name !== "string" || toolMeant(name) === undefined) return null;
  const key = ARGUMENTS.find((candidate) => Object.hasOwn(object, candidate));
  if (whole && (key === undefined || Object.keys(object).some((own) => !CALL_KEYS.has(own)))) return null;
  const input = key === undefined ? {} : object[key];
  return { name, input: typeof input === "string" ? input : JSON.stringify(input) };
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
