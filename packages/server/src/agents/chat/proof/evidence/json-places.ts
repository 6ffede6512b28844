/** A value of JSON at a place of a text: its name, and what the objects that hold it are called, outermost first. */
export interface JsonLeaf {
  start: number;
  end: number;
  key: string;
  path: string;
}

interface Frame {
  isList: boolean;
  /** The name of the object or list. */
  key: string;
  /** The first text of an object: what it is called. */
  label?: string;
  /** The name of the value that comes next; in a list, that of the list. */
  next: string;
}

const TOKEN = /"((?:[^"\\\n]|\\.){0,200})"|'([^'\n]{0,60})'(?=\s{0,9}[:,}\]])|([{}[\]])|[^\s{}[\],:"']+/gu;
const LOOKS = /[{[]\s{0,99}(?:[{[]\s{0,99})*["'][^"'\n]{1,60}["']\s{0,9}[:\]]|\{\s[\p{L}_$][\w$]{0,40}:\s/u;
/** A name without quotes, as `console.log` prints those of an object: `{ WARN: 2, ERROR: 3 }`. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,40}$/u;
const MOST_TOKENS = 8_000;
const MOST_LABEL = 40;
const MOST_DEPTH = 8;

/** The short values of the JSON in a text. */
export function jsonLeaves(text: string): JsonLeaf[] {
  if (!LOOKS.test(text)) return [];
  const stack: Frame[] = [];
  const found: { start: number; end: number; key: string; frames: Frame[] }[] = [];
  for (const match of text.matchAll(TOKEN).take(MOST_TOKENS)) {
    const [written, double, single, mark] = match;
    const [top, value, end] = [stack.at(-1), double ?? single, match.index + written.length];
    const key = value ?? (NAME.test(written) ? written : undefined);
    if (mark !== undefined) nest(stack, mark, stack.length > 0 ? "" : calledBefore(text, match.index));
    else if (!top) continue;
    else if (isKey(key, top, text.slice(end, end + KEY_CHARS))) top.next = key!;
    else if (isShort(value)) {
      if (!top.isList && value !== undefined && /\p{L}/u.test(value)) top.label ??= value;
      found.push({ start: match.index, end, key: top.next, frames: stack.slice(-MOST_DEPTH) });
    }
  }
  return found.map(({ frames, ...leaf }) => ({
    ...leaf,
    path: frames.map(({ key, label = "" }) => `${key} ${label}`).join(" "),
  }));
}

const KEY_CHARS = 10;

/** What a line calls the object that it prints: `stock { apples: 12 }`. */
const calledBefore = (text: string, at: number): string =>
  /(?:^|\n)([^\n{}[\]()]{1,60}?)[^\S\n]*[:=]?[^\S\n]*$/u.exec(
    text.slice(Math.max(0, at - LABEL_CHARS), at),
  )?.[1] ?? "";
const LABEL_CHARS = 80;

/** `called`: what stands before an object that is in no other one. */
function nest(stack: Frame[], mark: string, called: string): void {
  const key = stack.at(-1)?.next ?? called;
  if (mark === "{" || mark === "[") stack.push({ isList: mark === "[", key, next: key });
  else stack.pop();
}

const isKey = (value: string | undefined, { isList }: Frame, behind: string): boolean =>
  value !== undefined && !isList && /^\s{0,9}:/.test(behind);

/** A number, or a text that is no prose. */
const isShort = (value: string | undefined): boolean => value === undefined || value.length <= MOST_LABEL;
