import type { Value } from "./parsed-task.ts";

/** A parsed value and the position after it in the text. */
export interface Read<T> {
  value: T;
  end: number;
}

const DEPTH_MAX = 32;
/** Longer strings are not worked examples; the limit prevents hostile text from causing repeated scans. */
const STRING_MAX = 4_000;
/** Digits after a leading zero, as in `0101`, are not a number in either language. */
const NUMBER = /[-+]?(?!0\d)(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][-+]?\d{1,4})?(?![\w$]|\.\d)/y;
const WORD = /(?:true|false|null|True|False|None)(?![\w$])/y;
const KEY = /[A-Za-z_$][\w$]{0,99}(?=\s{0,8}:)/y;
const CLOSING = new Map(Object.entries({ '"': '"', "'": "'", "“": "”", "‘": "’" }));
const ESCAPES = new Map(
  Object.entries({
    n: "\n",
    t: "\t",
    r: "\r",
    b: "\b",
    f: "\f",
    v: "\v",
    "\\": "\\",
    "'": "'",
    '"': '"',
    "/": "/",
  }),
);
const WORDS = new Map(
  Object.entries<Value>({
    true: true,
    True: true,
    false: false,
    False: false,
    null: null,
    None: null,
  }),
);

/** Matches a sticky pattern at a position; null if it does not match. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The first position at or after `at` that is not white space. */
export function skipSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && (text[end] === " " || (text[end]! >= "\t" && text[end]! <= "\r"))) end++;
  return end;
}

/** Reads a literal with the same meaning in JSON, JavaScript and Python; null if there is none. */
export function readValue(text: string, at: number, depth = 0): Read<Value> | null {
  const start = skipSpace(text, at);
  const first = text[start];
  if (first === undefined || depth > DEPTH_MAX) return null;
  if (first === "[") return readList(text, start, "]", depth);
  if (first === "(") return readTuple(text, start, depth);
  if (first === "{") return readObject(text, start, depth);
  if (CLOSING.has(first)) return readString(text, start);
  const word = matchAt(WORD, text, start);
  if (word) return { value: WORDS.get(word[0])!, end: start + word[0].length };
  const number = matchAt(NUMBER, text, start);
  if (!number) return null;
  const end = start + number[0].length;
  const value = Number(number[0]);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return /^[-+]?\d+$/.test(number[0]) ? { value: BigInt(number[0].replace("+", "")), end } : null;
  return Number.isFinite(value) ? { value: value === 0 ? 0 : value, end } : null;
}

/** Reads values between the bracket at `start` and `close`, with an optional trailing comma; null if malformed. */
export function readList(text: string, start: number, close: string, depth = 0): Read<Value[]> | null {
  const value: Value[] = [];
  let at = skipSpace(text, start + 1);
  while (text[at] !== close) {
    const item = readValue(text, at, depth + 1);
    if (!item) return null;
    value.push(item.value);
    at = skipSpace(text, item.end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
    else if (text[at] !== close) return null;
  }
  return { value, end: at + 1 };
}

/** `(1, 2)` and `(1,)` are lists; `(1)` is a value in parentheses. */
function readTuple(text: string, start: number, depth: number): Read<Value> | null {
  const list = readList(text, start, ")", depth);
  if (list?.value.length !== 1) return list;
  const one = text.slice(start, list.end - 1).trimEnd();
  return one.endsWith(",") ? list : { value: list.value[0]!, end: list.end };
}

function readObject(text: string, start: number, depth: number): Read<Value> | null {
  const value: { [key: string]: Value } = {};
  let at = skipSpace(text, start + 1);
  while (text[at] !== "}") {
    const bare = matchAt(KEY, text, at);
    const key = bare ? { value: bare[0], end: at + bare[0].length } : readString(text, at);
    if (!key || key.value === "__proto__") return null;
    at = skipSpace(text, key.end);
    if (text[at] !== ":") return null;
    const item = readValue(text, at + 1, depth + 1);
    if (!item) return null;
    value[key.value] = item.value;
    at = skipSpace(text, item.end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
    else if (text[at] !== "}") return null;
  }
  return { value, end: at + 1 };
}

function readString(text: string, start: number): Read<string> | null {
  const close = CLOSING.get(text[start] ?? "");
  if (close === undefined || !text.slice(start + 1, start + STRING_MAX).includes(close)) return null;
  let value = "";
  for (let at = start + 1; at < text.length && at - start <= STRING_MAX; at++) {
    const char = text[at]!;
    if (char === close) return { value, end: at + 1 };
    if (char === "\n") return null;
    if (char !== "\\") {
      value += char;
      continue;
    }
    const escape = readEscape(text, at + 1);
    if (!escape) return null;
    value += escape.value;
    at = escape.end - 1;
  }
  return null;
}

/** Reads an escape sequence that JavaScript and Python interpret alike; null for all others. */
function readEscape(text: string, at: number): Read<string> | null {
  const simple = ESCAPES.get(text[at] ?? "");
  if (simple !== undefined) return { value: simple, end: at + 1 };
  const hex = matchAt(/x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})/y, text, at);
  if (!hex) return null;
  return { value: String.fromCharCode(Number.parseInt(hex[1] ?? hex[2]!, 16)), end: at + hex[0].length };
}
