import { fitsGlob } from "./glob.ts";
import { baseOf, roleOf } from "./roles.ts";

/** Verbs that ask to change an existing file (ALTERS) or for a new one (MAKES). */
const ALTERS =
  /^(?:rewrit|updat|chang|edit|modif|renam|delet|remov|drop|replac|regenerat|refresh|migrat|convert|port|translat|mov|split|merg|rework|improv|refactor|correct|adjust|adapt|extend|expand|complet)(?:e|es|ed|ing|y|ies|ied|s|t|ten|te)?$/;
const MAKES = /^(?:writ|creat|add|append|generat|fill|document|insert)(?:e|es|ed|ing|s|ten)?$/;
/** Verbs that ask to change source or data. With a test as their object, they mean the code under test. */
const REPAIRS =
  /^(?:fix|repair|mend|implement|make|build|save|put|produc|emit|output|format|clean|sort|debug|solv|translat)(?:e|es|ed|ing|s)?$/;
/** Verbs that leave what a file holds already. */
const EXTENDS = /^(?:add|append|insert|extend|expand|writ|creat|document)(?:e|es|ed|ing|s|ten)?$/;
const DENIES =
  /^(?:not|never|don't|dont|doesn't|without|cannot|can't|no|nor|mustn't|shouldn't|avoid|leave|keep)$/;
/** Words between a verb and a name which show that the name is not the verb's object. */
const ELSEWHERE =
  /^(?:so|that|until|then|which|when|because|if|per|by|against|like|matches|match|matching|equal|equals|passes|pass|passing|according|for|with|using|from|as|compared|satisf\w*)$/;
/** Those that may occur within «add a case for blanks to x». */
const ASIDE = /^(?:for|with|from|as|when|that|which|if)$/;
/** A `*` within a path, as in `data/*.json`; any other marks emphasis. */
const WILDCARD = /(?<=\/)\*{1,2}(?=[./\w]|$)|(?<=^|[\s`"'(])\*(?=\.\w)/gmu;
/** Words between a verb and the many files that are its object: «convert all JSON files in data/». */
const AMONG = /^(?:the|all|every|each|our|old|existing|json|ya?ml|csv|data|files?|of|in|inside|under)$/;
const FILE = /^[\w@./-]+\.[a-z][a-z0-9]{0,7}$/i;
const TESTS = /^(?:tests?|specs?|test-?suites?|testsuite|testcases?|unittests?)$/;
/** Words of a task about flakiness. */
const FLAKY =
  /^(?:flak\w*|intermittent\w*|sometimes|occasional\w*|sporadic\w*|unreliabl\w*|reliabl\w*|unstable|nondetermin\w*|non-determin\w*|race|races|racy|heisenbug|randomly)$/;
const NOW_AND_THEN =
  /\b(?:now and then|every so often|from time to time|once in a while|by chance|at random)\b/;
const MIN_NAME = 6;
const REACH = 9;
const MAX_CHARACTERS = 40_000;

/** What a task's text asks to change. */
export interface RequestedChanges {
  /** Whether the text asks to change a given file; for a test, only if it says so explicitly. */
  toChange(path: string): boolean;
  /** Whether the text asks only to add to a given file, so that what it holds has to stay. */
  toExtend(path: string): boolean;
  /** Whether the text asks for `new` tests or for changes to `existing` ones. */
  tests: "new" | "existing" | null;
  /** Whether the text is about results that vary by chance. */
  aboutChance: boolean;
  /** Whether the text asks to change examples or documentation. */
  docs: boolean;
  /** Whether the text contains this test name. Names shorter than MIN_NAME never count, because they occur in any text. */
  names: (test: string) => boolean;
}

/** Reads what a task asks to change. Never throws; time is linear in its length. */
export function readRequestedChanges(task: string): RequestedChanges {
  const sentences = task
    .slice(0, MAX_CHARACTERS)
    .split(/[\n;!?]|[.:](?=\s|$)/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const verbsFor = createVerbs(placesOf(sentences));
  const text = task.slice(0, MAX_CHARACTERS).toLowerCase();
  const aboutChance =
    sentences.some((words) => words.some((word) => FLAKY.test(word))) || NOW_AND_THEN.test(text);
  return {
    aboutChance,
    names: (test) => test.length >= MIN_NAME && text.includes(test.toLowerCase()),
    docs: sentences.some(asksForDocs),
    tests: testsAskedFor(sentences),
    toChange: (path) => verbsFor(path).size > 0,
    toExtend(path) {
      const verbs = verbsFor(path);
      return verbs.size > 0 && [...verbs].every((verb) => EXTENDS.test(verb));
    },
  };
}

/** The verbs that ask to change a file, by its path. Many files may share a name that occurs often in the text, so answers are cached by name. */
function createVerbs(places: Map<string, Place[]>): (path: string) => Set<string> {
  const known = new Map<string, string[]>();
  const verbsOfMany = createVerbsOfMany(places);
  return (path) => {
    const role = roleOf(path);
    const strict = role === "test" || role === "helper";
    const ofMany = role === "data" ? verbsOfMany(path) : [];
    const asks = (word: string) => ALTERS.test(word) || MAKES.test(word) || (!strict && REPAIRS.test(word));
    const names = new Set([path.toLowerCase(), baseOf(path).toLowerCase()]);
    return new Set([
      ...ofMany,
      ...[...names].flatMap((name) => {
        const key = `${strict} ${name}`;
        const verbs =
          known.get(key) ??
          (places.get(name) ?? []).flatMap(
            ({ words, at }) =>
              verbBefore(words, at, asks) ??
              permissionAfter(words, at) ??
              (strict ? null : movedFrom(words, at)) ??
              [],
          );
        known.set(key, verbs);
        return verbs;
      }),
    ]);
  };
}

/** Character comparisons that the patterns of one task may use. */
const MAX_GLOB_STEPS = 1_000_000;

/** The verbs that ask to change many files at once, by the path of one of them: «migrate data/*.json», «convert the files in data/». */
function createVerbsOfMany(places: Map<string, Place[]>): (path: string) => string[] {
  const budget = { left: MAX_GLOB_STEPS };
  const patterns = [...places].flatMap(([word, found]): [glob: string, verbs: string[]][] => {
    if (!word.includes("*") && !/^[\w@.-][\w@./-]*\/$/u.test(word)) return [];
    const verbs = found.flatMap(({ words, at }) => {
      let i = at - 1;
      while (i >= 0 && AMONG.test(words[i]!)) i -= 1;
      const verb = verbBefore(words, at, (before) => ALTERS.test(before));
      return verb !== null && words[i] === verb ? [verb] : [];
    });
    return verbs.length > 0 ? [[word.endsWith("/") ? `${word}**` : word, verbs]] : [];
  });
  return (path) =>
    patterns.flatMap(([glob, verbs]) => (fitsGlob(path.toLowerCase(), glob, budget) ? verbs : []));
}

interface Place {
  words: string[];
  at: number;
}

/** The positions of each word. */
function placesOf(sentences: string[][]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const words of sentences)
    for (const [at, word] of words.entries()) {
      const list = places.get(word);
      if (list) list.push({ words, at });
      else places.set(word, [{ words, at }]);
    }
  return places;
}

/** Stands for a wildcard while emphasis is taken away. */
const WILD = "\u0001";

const wordsOf = (sentence: string) =>
  sentence
    .replaceAll(",", " , ")
    .replaceAll(WILDCARD, (stars) => WILD.repeat(stars.length))
    .split(/[\s()"`*<>[\]{}]+/)
    .map((word) =>
      withoutQuotes(word.toLowerCase())
        .replace(/^(?:\.\/)+/, "")
        .replaceAll(WILD, "*"),
    )
    .filter((word) => word !== "");

function withoutQuotes(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && word[start] === "'") start += 1;
  while (end > start && word[end - 1] === "'") end -= 1;
  return word.slice(start, end);
}

/** The verb whose object is the word at `at`, if `asks` accepts it and it is not negated; else null. */
function verbBefore(words: string[], at: number, asks: (word: string) => boolean): string | null {
  const added = /^(?:to|into)$/.test(words[at - 1] ?? "");
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const word = words[i]!;
    if (ELSEWHERE.test(word) && !(added && ASIDE.test(word))) return null;
    // Another file in between is the object, unless both are items of one list.
    if (FILE.test(word) && !/^(?:,|and|or|&)$/.test(words[i + 1] ?? "")) return null;
    if (!asks(word)) continue;
    return words.slice(Math.max(0, i - 4), i).some((before) => DENIES.test(before)) ? null : word;
  }
  return null;
}

const MOVES = /^(?:mov|migrat|convert|port|translat|switch|transfer)(?:e|es|ed|ing|s)?$/;
const WHICH = /^(?:an?|the|our|your|old|new|existing|current|legacy|file)$/;
const withoutEnd = (word: string) => word.replace(/[.:;,]+$/, "");

/** The verb of «migrate the settings from the old app.ini to app.json», where the file at `at` is what they are moved from. */
function movedFrom(words: string[], at: number): string | null {
  let i = at - 1;
  while (i >= 0 && WHICH.test(words[i]!)) i -= 1;
  const to = words.slice(at + 2).find((word) => !WHICH.test(word)) ?? "";
  const isFrom =
    words[i] === "from" && /^(?:to|into)$/.test(words[at + 1] ?? "") && FILE.test(withoutEnd(to));
  return isFrom ? verbBefore(words, i, (word) => MOVES.test(word)) : null;
}

const MODALS = /^(?:may|can|could|should|must|will|needs?|has|have|to|also|freely|be)$/;

/** The verb of «package.json may be changed», where the file at `at` is its subject; null if it is negated. */
function permissionAfter(words: string[], at: number): string | null {
  let i = at + 1;
  while (i < words.length && MODALS.test(words[i]!)) i += 1;
  const [before, verb = ""] = [words[i - 1], words[i]];
  return i > at + 2 && before === "be" && ALTERS.test(verb) ? verb : null;
}

const DOCS = /^(?:docs?|docstrings?|doctests?|examples?|documentation)$/;
/** What holds no docstrings: «update the documentation in README.md». */
const DOC_FILE = /^(?:readme|changelog|manual|wiki|website|.+\.(?:md|rst|txt|adoc|html?))$/;

/** Whether the word at `at` means docstrings: by itself, or as in «documentation in stats.py». */
const isOfCode = (words: string[], at: number): boolean =>
  /^doc(?:strings?|tests?)$/.test(words[at]!) ||
  (/^(?:in|of)$/.test(words[at + 1] ?? "") && words[at + 2]?.endsWith(".py") === true);

/** «Update the examples», but not «adapt the code to the examples» or «update the documentation in README.md». */
function asksForDocs(words: string[]): boolean {
  const namesText = words.some((word) => DOC_FILE.test(word));
  return words.some(
    (word, at) =>
      DOCS.test(word) &&
      (!namesText || isOfCode(words, at)) &&
      !words.slice(Math.max(0, at - 3), at).some((before) => /^(?:to|in|of|by|after)$/.test(before)) &&
      verbBefore(words, at, (before) => ALTERS.test(before)) !== null,
  );
}

/** `new` for «write tests for slugify», `existing` for «update the unit tests», null for «make the tests pass». */
function testsAskedFor(sentences: string[][]): RequestedChanges["tests"] {
  const requests = sentences.map(testsAskedIn);
  if (requests.includes("existing")) return "existing";
  return requests.includes("new") ? "new" : null;
}

function testsAskedIn(words: string[]): RequestedChanges["tests"] {
  for (const [at, word] of words.entries()) {
    if (!TESTS.test(word)) continue;
    const verb = verbBefore(
      words,
      at,
      (before) => ALTERS.test(before) || MAKES.test(before) || REPAIRS.test(before),
    );
    if (verb !== null && ALTERS.test(verb)) return "existing";
    if (verb !== null && MAKES.test(verb)) return "new";
  }
  return null;
}
