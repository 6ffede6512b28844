import { findFunction } from "./patch.ts";
import type { PrintTarget } from "./bodies.ts";

/** A small change of a source. */
interface Mutant {
  /** Where the source changes. */
  at: number;
  token: string;
  /** What stands there instead. */
  meant: string;
}

/** A given file that small changes are tried in. */
export interface TrialFile {
  path: string;
  given: string;
  target: PrintTarget;
  /** The functions that are changed before everything else. */
  names: string[];
  /** Whether only these functions are changed, if they are found. */
  isClosed: boolean;
}

/** A file with the changes to try. */
interface Trial {
  path: string;
  given: string;
  mutants: Mutant[];
}

const MUTANTS_MAX = 120;
/** Strings and comments, which stay unchanged. */
const SKIPPED: Record<PrintTarget, RegExp> = {
  javascript:
    /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\[\s\S])*`?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y,
  python: /"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|#[^\n]*/y,
};
/** Typical slips: a token pattern and the tokens that may have been intended. */
const SLIPS: [RegExp, (token: string) => string[]][] = [
  [/===|!==|==|!=|<=|>=|=>|\*\*|\/\/|\+\+|--|&&|\|\||[-+*/%]=|<|>/y, (t) => OPERATORS.get(t) ?? []],
  [
    /\bnot in\b|\b(?:and|or|min|max|floor|ceil|round|true|false|True|False|every|some|shift|pop|push|unshift|first|last|toLowerCase|toUpperCase|lower|upper|startsWith|endsWith|indexOf|lastIndexOf|replace|i|j)\b/y,
    (t) => WORDS.get(t) ?? [],
  ],
  [/\b\d{1,9}\b(?!\.\d)/y, (t) => [String(Number(t) + 1), ...(t === "0" ? [] : [String(Number(t) - 1)])]],
  [/\.length\b/y, (t) => [`${t} - 1`, `${t} + 1`]],
  [/[-+*%]/y, (t) => OPERATORS.get(t) ?? []],
];
const OPERATORS = new Map(
  Object.entries<string[]>({
    "===": ["!=="],
    "!==": ["==="],
    "==": ["!="],
    "!=": ["=="],
    "<": ["<=", ">"],
    "<=": ["<", ">="],
    ">": [">=", "<"],
    ">=": [">", "<="],
    "&&": ["||"],
    "||": ["&&"],
    "++": ["--"],
    "--": ["++"],
    "+=": ["-=", "*="],
    "-=": ["+="],
    "*=": ["+="],
    "/=": ["*="],
    "+": ["-", "*"],
    "-": ["+"],
    "*": ["+", "/"],
    "%": ["/"],
    "//": ["/"],
    "**": ["*"],
  }),
);
const WORDS = new Map(
  Object.entries<string[]>({
    and: ["or"],
    or: ["and"],
    min: ["max"],
    max: ["min"],
    floor: ["ceil", "round"],
    ceil: ["floor"],
    round: ["floor"],
    true: ["false"],
    false: ["true"],
    True: ["False"],
    False: ["True"],
    every: ["some"],
    some: ["every"],
    shift: ["pop"],
    pop: ["shift"],
    push: ["unshift"],
    unshift: ["push"],
    toLowerCase: ["toUpperCase"],
    toUpperCase: ["toLowerCase"],
    lower: ["upper"],
    upper: ["lower"],
    startsWith: ["endsWith"],
    endsWith: ["startsWith"],
    indexOf: ["lastIndexOf"],
    lastIndexOf: ["indexOf"],
    replace: ["replaceAll"],
    i: ["i + 1", "i - 1", "j"],
    j: ["j + 1", "j - 1", "i"],
  }),
);

/**
 * Returns the changes to try: in each file those that correct one likely slip. Where there are too many, each file gets
 * an equal share of them.
 */
export function trialsOf(files: readonly TrialFile[]): Trial[] {
  const found = files.flatMap((file, i) => mutantsIn(file).map((mutant, rank) => ({ i, mutant, rank })));
  const kept = found.toSorted((a, b) => a.rank - b.rank).slice(0, MUTANTS_MAX);
  return files
    .map(({ path, given }, i) => ({
      path,
      given,
      mutants: kept.filter((one) => one.i === i).map(({ mutant }) => mutant),
    }))
    .filter(({ mutants }) => mutants.length > 0);
}

function mutantsIn({ given, names, target, isClosed }: TrialFile): Mutant[] {
  const first = mutantsOf(given, names, target);
  const rest = isClosed ? [] : mutantsOf(given, [], target);
  const key = ({ at, meant }: Mutant) => `${at} ${meant}`;
  return [...new Map([...first, ...rest].map((one) => [key(one), one])).values()].slice(0, MUTANTS_MAX);
}

/**
 * Returns changes of the source that correct one likely slip, only inside the named functions if these are found.
 */
function mutantsOf(source: string, names: readonly string[], target: PrintTarget): Mutant[] {
  const places = names.map((name) => findFunction(source, name, target)).filter((place) => place !== null);
  const inside = (at: number) =>
    places.length === 0 || places.some(({ start, end }) => at >= start && at < end);
  const found: Mutant[] = [];
  for (let at = 0; at < source.length && found.length < MUTANTS_MAX;) {
    const skipped = match(SKIPPED[target], source, at);
    if (skipped !== null) {
      at += skipped.length;
      continue;
    }
    const slip = SLIPS.map(([pattern, meant]) => ({ token: match(pattern, source, at), meant })).find(
      ({ token }) => token !== null,
    );
    if (!slip?.token) {
      at += match(/[\w$]+/y, source, at)?.length ?? 1;
      continue;
    }
    if (inside(at)) for (const meant of slip.meant(slip.token)) found.push({ at, token: slip.token, meant });
    at += slip.token.length;
  }
  return found;
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

/** The words in a trial's result that say in which of several files the change is. */
export const inFile = (path: string) => ` of ${path}:`;

/**
 * Returns a script that tries the changes in turn until the command exits with 0, each on the given sources. If none
 * passes, all files are as they were given. It says which line it changed, and of which file if there are several.
 */
export function trialScript(trials: readonly Trial[], command: string): string {
  const changes = trials.flatMap(({ path, given, mutants }, file) =>
    mutants.map(({ at, token, meant }) => {
      const line = given.slice(0, at).split("\n").length;
      const place = `line ${line}${trials.length > 1 ? inFile(path) : ":"}`;
      return { file, at, token, meant, change: `${place} \`${token}\` → \`${meant}\`` };
    }),
  );
  const trial = { files: trials.map(({ path, given }) => ({ path, given })), command, changes };
  return `import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const trial = ${JSON.stringify(trial)};
const ends = Date.now() + 45_000;
const restore = ({ path, given }) => writeFileSync(path, given);
let tried = 0;
trial.files.forEach(restore);
for (const { file, at, token, meant, change } of trial.changes) {
  if (Date.now() > ends) break;
  tried++;
  const { path, given } = trial.files[file];
  writeFileSync(path, given.slice(0, at) + meant + given.slice(at + token.length));
  const { status } = spawnSync("sh", ["-c", trial.command], { timeout: 5_000, killSignal: "SIGKILL" });
  if (status === 0) {
    console.log(\`\${tried} changes tried; the tests pass with \${change}\`);
    process.exit(0);
  }
  restore(trial.files[file]);
}
console.log(\`\${tried} changes tried; none makes the tests pass\`);
process.exit(1);
`;
}
