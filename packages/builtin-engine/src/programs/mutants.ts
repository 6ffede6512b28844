import { findFunction } from "./patch.ts";
import type { PrintTarget } from "./bodies.ts";

/** A variant of the given source with one small change. */
interface Mutant {
  source: string;
  /** The change, as `before → after` with its line. */
  change: string;
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
  [/===|!==|==|!=|<=|>=|=>|\*\*|\/\/|\+\+|--|&&|\|\||[-+*/%]=|<|>/y, (t) => OPERATORS[t] ?? []],
  [
    /\bnot in\b|\b(?:and|or|min|max|floor|ceil|round|true|false|True|False|every|some|shift|pop|push|unshift|first|last|toLowerCase|toUpperCase|lower|upper|startsWith|endsWith|indexOf|lastIndexOf|replace|i|j)\b/y,
    (t) => WORDS[t] ?? [],
  ],
  [/\b\d{1,9}\b(?!\.\d)/y, (t) => [String(Number(t) + 1), ...(t === "0" ? [] : [String(Number(t) - 1)])]],
  [/\.length\b/y, (t) => [`${t} - 1`, `${t} + 1`]],
  [/[-+*%]/y, (t) => OPERATORS[t] ?? []],
];
const OPERATORS: Record<string, string[]> = {
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
};
const WORDS: Record<string, string[]> = {
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
};

/**
 * Returns variants of the source with one likely slip corrected, only inside the named functions if these are found.
 */
export function mutantsOf(source: string, names: readonly string[], target: PrintTarget): Mutant[] {
  const places = names.map((name) => findFunction(source, name, target)).filter((place) => place !== null);
  const inside = (at: number) =>
    places.length === 0 || places.some(({ start, end }) => at >= start && at < end);
  const found: Mutant[] = [];
  const add = (at: number, token: string, meant: string) => {
    const line = source.slice(0, at).split("\n").length;
    found.push({
      source: source.slice(0, at) + meant + source.slice(at + token.length),
      change: `line ${line}: \`${token}\` → \`${meant}\``,
    });
  };
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
    if (inside(at)) for (const meant of slip.meant(slip.token)) add(at, slip.token, meant);
    at += slip.token.length;
  }
  return found;
}

function match(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? null;
}

/**
 * Returns a script that tries the mutants in turn until the command exits with 0; if none passes, it restores the
 * given source.
 */
export function trialScript(
  path: string,
  given: string,
  mutants: readonly Mutant[],
  command: string,
): string {
  const trial = { path, given, command, mutants };
  return `import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const trial = ${JSON.stringify(trial)};
const ends = Date.now() + 45_000;
let tried = 0;
for (const { source, change } of trial.mutants) {
  if (Date.now() > ends) break;
  tried++;
  writeFileSync(trial.path, source);
  const { status } = spawnSync("sh", ["-c", trial.command], { timeout: 5_000, killSignal: "SIGKILL" });
  if (status === 0) {
    console.log(\`\${tried} changes tried; the tests pass with \${change}\`);
    process.exit(0);
  }
}
writeFileSync(trial.path, trial.given);
console.log(\`\${tried} changes tried; none makes the tests pass\`);
process.exit(1);
`;
}
