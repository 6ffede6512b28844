import { splitBlocks } from "./blocks.ts";
import { codeFilesIn, type NamedFile } from "./files-in-text.ts";

/** A mention of a function in a text. */
interface Mention {
  name: string;
  start: number;
  end: number;
  /** Whether it has the form of code: a call, or a name in backticks. */
  isCode: boolean;
}

const NAMES_MAX = 20;
/** Most characters between a function and its file, if only a few words connect them. */
const GAP_MAX = 200;
const QUOTES = "[`\"'*)}\\s]{0,6}";
/** `add(a, b)` should be in the file `math.js`. */
const FUNCTION_IN_FILE = new RegExp(
  `^${QUOTES}(?:\\s?\\b(?:function|functions|both|all|is|are|be|has|have|to|should|shall|must|will|can|goes|go|going|belongs?|lives?|sits?|comes?|put|kept|placed|defined|written|implemented|exported)\\s){0,6}\\s?(?:\\b(?:in|into|inside|within|to|from|at)\\b|->|=>|→|\\||:)\\s?(?:(?:the|a|an|its|own|new|file|module|called|named)\\s){0,5}[\`"'*]{0,3}$`,
  "i",
);
/** `math.js` should have a function `add`. */
const FILE_WITH_FUNCTION =
  /^[`"'*]{0,3}(?:,\s(?:which|that|where))?(?:\s?(?:->|=>|→|[:(|–—-]))?\s{0,3}(?:(?:should|shall|must|will|to|has|have|having|holds?|contains?|containing|exports?|exporting|provides?|defines?|defining|gets?|gives?|implements?|write|put|create|with|is|for|there|be|i|we|want|needs?|a|an|the|one|function|functions|named|called)\s){0,8}[`"'*]{0,3}$/i;
/** Words before a file that only uses the functions. */
const MERELY_USES = /\b(?:by|like|than)\s[`"'*]{0,3}$/i;
/** Words that pair a list of functions with a list of files. */
const IN_TURN = /\brespectively\b|\b(?:the )?first\b[^\0]{0,300}\b(?:the )?second\b/i;

/**
 * Returns the file that a text asks for, for each of the named functions, if it asks for different ones; otherwise an
 * empty map. Runs in time linear in the length of the text.
 */
export function functionFiles(task: string, names: readonly string[]): Map<string, string> {
  const asked = names.filter((name) => name !== "").slice(0, NAMES_MAX);
  if (asked.length < 2) return new Map();
  const blocks = splitBlocks(task).filter(({ path }) => path === null);
  const text = blocks.flatMap(({ lines }) => lines).join("\n");
  const files = codeFilesIn(text).filter(
    ({ start }) => !MERELY_USES.test(text.slice(Math.max(0, start - 12), start)),
  );
  const paths = [...new Set(files.map(({ path }) => path))];
  if (paths.length < 2) return new Map();
  const mentions = mentionsOf(asked, text);
  const inOrder = [...new Set(mentions.map(({ name }) => name))];
  const found = new Map(inOrder.map((name) => [name, fileOf(name, { text, files, mentions })]));
  if (new Set(found.values()).size > 1) return found;
  const isPaired = IN_TURN.test(text) && paths.length === inOrder.length;
  return isPaired ? new Map(inOrder.map((name, i) => [name, paths[i]!])) : new Map();
}

const anyOf = (names: readonly string[]) =>
  `(?:${names.map((name) => name.replaceAll("$", String.raw`\$`)).join("|")})`;

function mentionsOf(names: readonly string[], text: string): Mention[] {
  const pattern = new RegExp(
    `(?<![\\w$./-])(${anyOf(names)})(?![\\w$-]|[./]\\w)(\\s?\\([^()\\n]{0,${GAP_MAX}}\\)|\\s?\\(|\`)?`,
    "g",
  );
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: name, 2: call, index }) => ({
    name: name!,
    start: index,
    end: index + whole.length,
    isCode: call !== undefined,
  }));
}

interface Scene {
  text: string;
  files: readonly NamedFile[];
  mentions: readonly Mention[];
}

/** The file of a function: the one that words connect with it, else the one that its place in the text suggests. */
function fileOf(name: string, { text, files, mentions }: Scene): string {
  const own = mentions.filter((one) => one.name === name);
  const [code, words] = [own.filter(({ isCode }) => isCode), own.filter(({ isCode }) => !isCode)];
  const others = anyOf([...new Set(mentions.map((one) => one.name))]);
  const call = `[\`"'*]{0,3}${others}(?:\\([^()\\n]{0,80}\\))?[\`"'*]{0,3}`;
  const link = "(?:,\\s(?:and\\s)?|\\sand\\s|\\s[&+]\\s)";
  const before = new RegExp(`${call}${link}`, "g");
  const after = new RegExp(`${link}${call}`, "g");
  const goesTo = ({ end }: Mention) => {
    const file = next(files, end);
    if (!file || file.start - end > GAP_MAX) return undefined;
    return FUNCTION_IN_FILE.test(text.slice(end, file.start).replaceAll(after, "")) ? file.path : undefined;
  };
  const isIn = ({ start }: Mention) => {
    const file = last(files, start);
    if (!file || start - file.end > GAP_MAX) return undefined;
    return FILE_WITH_FUNCTION.test(text.slice(file.end, start).replaceAll(before, ""))
      ? file.path
      : undefined;
  };
  const suggested = () => {
    const [first] = code.length > 0 ? code : own;
    const isHeading = files[0]!.start < mentions[0]!.start;
    const [heading, follower] = [last(files, first!.start)?.path, next(files, first!.end)?.path];
    return (isHeading ? (heading ?? follower) : (follower ?? heading))!;
  };
  return (
    firstOf(code, goesTo) ??
    firstOf(words, goesTo) ??
    firstOf(code, isIn) ??
    firstOf(words, isIn) ??
    suggested()
  );
}

/** Most mentions of one function that are looked at. */
const MENTIONS_MAX = 50;

function firstOf(
  mentions: readonly Mention[],
  read: (one: Mention) => string | undefined,
): string | undefined {
  for (const one of mentions.slice(0, MENTIONS_MAX)) {
    const path = read(one);
    if (path !== undefined) return path;
  }
  return undefined;
}

const next = (files: readonly NamedFile[], at: number) => files.find(({ start }) => start >= at);
const last = (files: readonly NamedFile[], at: number) => files.findLast(({ end }) => end <= at);
