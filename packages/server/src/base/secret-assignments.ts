import { suspicionOf, type Suspicion } from "./secret-names.ts";

/** A value is read up to this length. A value of `LONG_CHARS` or more cannot be a word of a text. */
const VALUE_CHARS = 4_096;
const LONG_CHARS = 200;
const SEPARATOR = /(\\?["'`])?\]?([ \t]{0,8})(=>|:=|=(?![=~>])|:(?![:=/]))([ \t]{0,8})/y;
const ANNOTATED =
  /\??[ \t]{0,4}:[ \t]{0,4}(?:str|string|String|Optional\[str\]|&str|SecretStr)[ \t]{0,4}=[ \t]{0,4}/y;
const FLAG_GAP = /[ \t]{1,8}/y;
const OPENS = /\\?["'`]?/y;
const UNQUOTED = /[^\s"'`\\]{1,4096}/y;

/** Placeholders and references to a value that is stored elsewhere. */
const REFERENCE =
  /^(?:\$\w{1,99}$|\$[{(]|%\w{1,99}%$|<[A-Za-z_ -]{0,200}>?$|\{\{|\*{2,}$|\.{2,}$|x{3,}$|\[secret\]|process\.env|os\.(?:environ|getenv)|env\b[.([]|getenv|import\.meta|secrets\.)/i;
const KINDS = new Set(
  "string str text bytes number int integer float double boolean bool any unknown object array list dict map buffer uint8array char varchar none null nil undefined true false yes no required optional empty missing invalid valid value values unset masked hidden redacted ok pass passed fail failed".split(
    " ",
  ),
);
const FLAG_WORDS = new Set(
  "flag flags option options argument arguments arg parameter parameters is are was and or to as in on of for with from by when if must should can may will has the a an that which switch instead again not field prompt file".split(
    " ",
  ),
);

/** How a value is written after its name. */
interface Form {
  suspicion: Exclude<Suspicion, null>;
  name: string;
  /** Whether it is `NAME=value` without spaces, as in an environment; `name: value` may be a sentence. */
  tight: boolean;
  quoted: boolean;
  flag: boolean;
  /** Whether the line contains nothing else. */
  alone: boolean;
}

/** The end of the credential that is assigned to the name at `from`..`to` of a text; null if there is none. */
export function assignmentEnd(text: string, from: number, to: number): number | null {
  const name = text.slice(Math.max(from, to - 128), to);
  const suspicion = suspicionOf(name);
  if (suspicion === null) return headerEnd(text, name, to);
  const flag = text.startsWith("--", from - 2);
  const separator = matchAt(ANNOTATED, text, to) ?? matchAt(SEPARATOR, text, to);
  const gap = separator ?? (flag ? matchAt(FLAG_GAP, text, to) : null);
  if (!gap) return null;
  const at = to + gap[0].length;
  const read = valueAt(text, at, separator !== null && closesQuote(text, from, gap));
  if (!read) return null;
  const tight = separator !== null && gap[3] === "=" && gap[2] === "" && gap[4] === "";
  const form = {
    suspicion,
    name,
    tight,
    quoted: read.quoted,
    flag: !separator,
    alone: isAlone(text, from, read.end),
  };
  return isCredential(read.value, form) ? read.end : null;
}

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Whether a quote after the name would close a text that begins with the name (`"password: "`). */
const closesQuote = (text: string, from: number, gap: RegExpExecArray): boolean =>
  gap[1] === undefined && /["'`]/.test(text[from - 1] ?? "");

function valueAt(
  text: string,
  at: number,
  closing: boolean,
): { value: string; end: number; quoted: boolean } | null {
  const quoted = quotedAt(text, at);
  if (quoted) {
    // Punctuation means that this is code between two texts of a program.
    if (closing || quoted.value === "" || /^\s{0,8}[,)\]};]/.test(quoted.value)) return null;
    return { ...quoted, quoted: true };
  }
  // A quote without a closing one: the text was cut.
  const start = at + (closing ? 0 : matchAt(OPENS, text, at)![0].length);
  const value = matchAt(UNQUOTED, text, start)?.[0]
    .split(/[&;]/, 1)[0]!
    .replace(/[,)}\]]{1,8}$/, "");
  return value ? { value, end: start + value.length, quoted: false } : null;
}

/** A quoted text; its quotes are escaped if it is nested in another text. */
function quotedAt(text: string, from: number): { value: string; end: number } | null {
  const inner = text[from] === "\\" ? 1 : 0;
  const quote = text[from + inner] ?? "";
  if (quote !== '"' && quote !== "'" && quote !== "`") return null;
  const start = from + inner + 1;
  for (let at = start; at < Math.min(text.length, start + VALUE_CHARS); at++) {
    const ends = text[at] === quote || (inner === 1 && text[at] === "\\" && text[at + 1] === quote);
    if (ends) return { value: text.slice(start, at), end: at + (text[at] === quote ? 1 : 2) };
    if (text[at] === "\n") return null;
    if (text[at] === "\\") at++;
  }
  return null;
}

function isAlone(text: string, from: number, end: number): boolean {
  const before = text.slice(Math.max(0, from - 12), from);
  return (
    /(?:^|\n)[ \t]{0,10}(?:- )?$/.test(before.length < 12 ? `\n${before}` : before) &&
    /^\r?(?:\n|$)/.test(text.slice(end, end + 2))
  );
}

function isCredential(value: string, form: Form): boolean {
  if (value.length >= LONG_CHARS) return true;
  if (REFERENCE.test(value) || KINDS.has(value.toLowerCase())) return false;
  if (!form.quoted && isCode(value, form)) return false;
  if (form.suspicion === "perhaps") return value.length >= 12 && isRandom(value);
  if (form.flag) return !FLAG_WORDS.has(value.toLowerCase());
  if (form.suspicion === "likely" && !isLikely(value, form)) return false;
  if (form.quoted) return form.suspicion === "sure" || value.length >= 6;
  return form.tight || form.alone || !isWord(value);
}

/** A short word of a sentence. */
const isWord = (value: string): boolean => !isRandom(value) && /^[A-Z]?[a-z'’-]{1,11}[.!?:]?$/.test(value);

/** Whether the value of a `likely` name is a credential: it is long enough and not a word of a program or sentence. */
function isLikely(value: string, { tight, quoted, name }: Form): boolean {
  if (/^[\d.]+$/.test(value)) return value.length >= 8;
  if (/^pass$/i.test(name)) return tight || (quoted && value.length >= 6);
  return value.length >= 6 && (tight || isRandom(value) || /[^A-Za-z\s_.:/-]/.test(value));
}

/** Whether a text mixes letters with digits, or has several capitals inside. */
const isRandom = (value: string): boolean =>
  !/\s/.test(value) && /[0-9]/.test(value) && /[A-Za-z]/.test(value)
    ? true
    : /^[^\s]*[a-z][A-Z][^\s]*[a-z][A-Z]/.test(value);

/** Whether a value is code: a call, an element, a member, or a variable named after its content. */
function isCode(value: string, { name, tight }: Form): boolean {
  if (/^[A-Za-z_$][\w$]{0,99}(?:\.[A-Za-z_$][\w$]{0,99}){0,9}(?:\(|\[)/.test(value)) return true;
  if (/^[A-Za-z_$]{1,99}(?:\??\.[A-Za-z_$]{1,99}){1,9}[?!]?$/.test(value)) return true;
  if (/^[[{(]/.test(value)) return true;
  if (tight && /^[A-Z0-9_]+$/.test(name)) return false;
  return /^[A-Za-z_$]{1,99}$/.test(value) && /key|secret|token|pass|pwd|credential/i.test(value);
}

/** Headers whose value is always a credential. */
const HEADERS = new Map(
  Object.entries<RegExp>({
    authorization:
      /["']?[ \t]{0,4}:[ \t]{0,4}["']?(?:basic|bearer|token|digest|apikey|negotiate)[ \t]{1,4}[^\s"'`\\$<{][^"'`\\\n]{3,4000}/iy,
    cookie: /["']?[ \t]{0,4}:[ \t]{0,4}["']?[\w.-]{1,100}=[^"'`\\\n]{4,4000}/y,
  }),
);

function headerEnd(text: string, name: string, to: number): number | null {
  const header = HEADERS.get(name.toLowerCase().replace(/^(?:proxy|set)-/, ""));
  const value = header && matchAt(header, text, to);
  return value ? to + value[0].length : null;
}
