/** Words that begin a command which cannot fail, or tests nothing. */
const EMPTY_WORDS =
  /^(?::|true|false|echo|printf|exit|pwd|ls|cat|head|tail|tee|wc|sort|sleep|cd|set|export)(?:\s|$)/;
/** A comparison tests something only if it runs something. */
const BARE_COMPARISON = /^(?:test|\[)\s(?!.*(?:\$\(|`))/;
const MOST_CHARACTERS = 2_000;

/** Whether the exit code of a command says nothing about the work: `true`, `echo ok`, `run-tests || true`. */
export function isTrivial(cmd: string): boolean {
  if (cmd.length > MOST_CHARACTERS) return true;
  const bare = cmd.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, (text) => (/\$\(|`/.test(text) ? "$(Q)" : "Q"));
  const lists = bare
    .split(/[;\n]|(?<![&>])&(?![&>])/)
    .map((list) => list.trim())
    .filter((list) => list !== "" && !list.startsWith("#"));
  const deciding = /^set\s+-\w*e/.test(bare) ? lists : lists.slice(-1);
  return deciding.every((list) => list.split("||").some((chain) => chain.split("&&").every(saysNothing)));
}

/** Own checks run with `pipefail`: a pipeline says something if any of its commands does. */
const saysNothing = (pipeline: string): boolean =>
  pipeline.split("|").every((part) => {
    const command = part.trim().replace(/^(?:\w+=\S*\s+)+/, "");
    return command === "" || EMPTY_WORDS.test(command) || BARE_COMPARISON.test(command);
  });

/** Commands that run or read code without testing it, and what is wrong with each. */
const NO_TESTS: [RegExp, string][] = [
  [
    /\b(?:py_compile|compileall)\b|\bnode\s+(?:--check|-c)\b|\bbash\s+-n\b|\btsc\b|-fsyntax-only/,
    "only looks whether the code can be read",
  ],
  [/^\s*!?\s*(?:[efz]?grep|rg)\b/, "only looks for words in a file"],
  [
    /^\s*(?:npx\s+)?(?:eslint|ruff|flake8|pylint|mypy|prettier|black|shellcheck)\b/,
    "only looks at how the code is written",
  ],
  [
    /^\s*(?:python3?|node|ruby|perl|php|bash|sh)\s+[\w.][\w./-]*(?:\s|$)|^\s*\.\/[\w./-]+(?:\s|$)/,
    "only runs the program: nothing that a runner of the service can count is compared",
  ],
];

/** Why a command that exited 0 is no test, or null where there is no more to say of it. */
export const whyNoTest = (cmd: string): string | null =>
  NO_TESTS.find(([shape]) => shape.test(cmd.slice(0, MOST_CHARACTERS)))?.[1] ?? null;

const TESTS =
  /\bnode\b[^|;&\n]{0,200}\s--test\b|\b(?:unittest|pytest|py\.test|vitest|jest|mocha|ava|tap|prove|bats|tox|doctest)\b|\b(?:go|cargo|deno|bun|npm|pnpm|yarn|make)\s+(?:run\s+)?(?:test|check)\b|\b(?:python3?|node|bash|sh)\s+[\w./-]{0,200}test/;

/** Whether a command of the agent's looks like tests, which may decide where the agent never comes to finish. */
export const looksLikeTests = (cmd: string): boolean =>
  cmd.length <= MOST_CHARACTERS && TESTS.test(cmd) && !isTrivial(cmd);
