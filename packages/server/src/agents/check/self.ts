/** First words of commands that cannot fail or that test nothing. */
const EMPTY_WORDS =
  /^(?::|true|false|echo|printf|exit|pwd|ls|cat|head|tail|tee|wc|sort|sleep|cd|set|export)(?:\s|$)/;
/** A shell comparison without a command substitution tests nothing. */
const BARE_COMPARISON = /^(?:test|\[)\s(?!.*(?:\$\(|`))/;
const MAX_CHARACTERS = 2_000;

/** Whether the exit code of a command says nothing about the work: `true`, `echo ok`, `run-tests || true`. */
export function isTrivial(cmd: string): boolean {
  if (cmd.length > MAX_CHARACTERS) return true;
  const bare = cmd.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, (text) => (/\$\(|`/.test(text) ? "$(Q)" : "Q"));
  const lists = bare
    .split(/[;\n]|(?<![&>])&(?![&>])/)
    .map((list) => list.trim())
    .filter((list) => list !== "" && !list.startsWith("#"));
  const deciding = /^set\s+-\w*e/.test(bare) ? lists : lists.slice(-1);
  return deciding.every((list) => list.split("||").some((chain) => chain.split("&&").every(saysNothing)));
}

/** Whether no command of a pipeline tests anything. Own checks run with `pipefail`, so one that does is enough. */
const saysNothing = (pipeline: string): boolean =>
  pipeline.split("|").every((part) => {
    const command = part.trim().replace(/^(?:\w+=\S*\s+)+/, "");
    return command === "" || EMPTY_WORDS.test(command) || BARE_COMPARISON.test(command);
  });

/** Commands that run or read code without testing it, with the reason for the agent. */
const NO_TESTS: [RegExp, string][] = [
  [
    /\b(?:py_compile|compileall)\b|\bnode\s+(?:--check|-c)\b|\bbash\s+-n\b|\btsc\b|-fsyntax-only/,
    "only checks whether the code can be parsed",
  ],
  [/^\s*!?\s*(?:[efz]?grep|rg)\b/, "only searches for text in a file"],
  [
    /^\s*(?:npx\s+)?(?:eslint|ruff|flake8|pylint|mypy|prettier|black|shellcheck)\b/,
    "only checks how the code is written",
  ],
  [
    /^\s*(?:python3?|node|ruby|perl|php|bash|sh)\s+[\w.][\w./-]*(?:\s|$)|^\s*\.\/[\w./-]+(?:\s|$)/,
    "only runs the program: it compares nothing that the service can count",
  ],
];

/** Why a command that exited 0 is not a test; null if there is no specific reason. */
export const whyNoTest = (cmd: string): string | null =>
  NO_TESTS.find(([shape]) => shape.test(cmd.slice(0, MAX_CHARACTERS)))?.[1] ?? null;

const TESTS =
  /\bnode\b[^|;&\n]{0,200}\s--test\b|\b(?:unittest|pytest|py\.test|vitest|jest|mocha|ava|tap|prove|bats|tox|doctest)\b|\b(?:go|cargo|deno|bun|npm|pnpm|yarn|make)\s+(?:run\s+)?(?:test|check)\b|\b(?:python3?|node|bash|sh)\s+[\w./-]{0,200}test/;

/** Whether an agent's command looks like tests. Such a command may decide if the agent never calls finish. */
export const looksLikeTests = (cmd: string): boolean =>
  cmd.length <= MAX_CHARACTERS && TESTS.test(cmd) && !isTrivial(cmd);
