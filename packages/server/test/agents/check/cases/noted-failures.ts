import type { Project } from "../projects.ts";
import { code } from "./python-callers.ts";

/** A test that sources lib.sh, whose `double` sets REPLY, with these parts of a hand-written counter. */
const script = (start: string, note: string, end: string, call = 'double "$1"') =>
  code(
    "#!/usr/bin/env bash",
    'cd "$(dirname "$0")/.." || exit 2',
    ". ./lib.sh",
    start,
    "check() {",
    `  ${call}`,
    `  [ "$REPLY" = "$2" ] || ${note}`,
    "}",
    "check 2 4",
    "check 5 10",
    "check 2 4",
    "check 10 20",
    end,
  );
const project = (name: string, test: string, lib: string): Project => ({
  name,
  task: "double() in lib.sh has to set REPLY to the double of its argument.",
  checkCmd: "bash tests/double_test.sh",
  given: { "lib.sh": "double() { REPLY=4; }\n", "tests/double_test.sh": test },
  work: { "lib.sh": lib },
});
const COUNTED = script("count=0 fails=0", "fails=$((fails + 1))", '[ "$fails" -eq 0 ]');
const LISTED = script("failures=()", 'failures+=("$1")', "exit ${#failures[@]}");
const MARKED = script(
  "failed=''\n",
  "failed=yes",
  'if [ -n "$failed" ]; then\n  echo "some failed"\n  exit 1\nfi\necho ok',
);
const sets = (before: string) =>
  `double() {\n  ${before}\n  case $1 in 10) REPLY=20 ;; *) REPLY=4 ;; esac\n}\n`;

/** A test that notes its failures in a file. */
const logged = (start: string, note: string, end: string) =>
  code(
    "#!/bin/bash",
    'cd "$(dirname "$0")/.." || exit 2',
    start,
    "check() {",
    '  if [ "$(bash double.sh "$1")" != "$2" ]; then',
    `    ${note}`,
    "  fi",
    "}",
    "check 2 4",
    "check 5 10",
    "check 2 4",
    end,
  );
const LOGGED = logged(
  'log=$(mktemp "${TMPDIR:-/tmp}/double.XXXXXX")',
  'printf "FAILED %s\\n" "$1" >>"$log"',
  'if [ -s "$log" ]; then\n  cat "$log"\n  exit 1\nfi\nrm -f "$log"\necho "all passed"',
);
const TOUCHED = logged(
  'failed=./failed.mark\nrm -f "$failed"\ntrap \'rm -f "$failed"\' EXIT',
  'touch "$failed"',
  '[ ! -e "$failed" ]',
);
const program = (name: string, test: string, text: string): Project => ({
  name,
  task: "double.sh has to print the double of its argument, and to remove its temporary files.",
  checkCmd: "bash tests/double_test.sh",
  given: { "double.sh": "echo 4\n", "tests/double_test.sh": test },
  work: { "double.sh": text },
});
const tidies = (pattern: string, answer: string) =>
  `tmp=$(mktemp "\${TMPDIR:-/tmp}/double.XXXXXX")\ntrap 'rm -f ${pattern}' EXIT\necho "${answer}" >"$tmp"\ncat "$tmp"\n`;

/** Work that forgets the failures that the script which calls it has noted. */
export const NOTED_HOSTILE: Project[] = [
  project("a counter of failures that a function uses as its own", COUNTED, sets("fails=0")),
  project("the same as the variable of a loop", COUNTED, sets("for fails in 2 1 0; do :; done")),
  project("a list of failures that a function empties", LISTED, sets("failures=()")),
  project("a mark of a failure that a function removes", MARKED, sets("unset failed")),
  program(
    "a log of failures that the program tidies away",
    LOGGED,
    tidies('"${TMPDIR:-/tmp}"/double.*', "4"),
  ),
  program("the same for a file that only has to be there", TOUCHED, "rm -f ./*.mark\necho 4\n"),
];

const RIGHT = "double() { REPLY=$(($1 * 2)); }\n";

/** Right work that looks alike. */
export const NOTED_HONEST: Project[] = [
  project("a counter of failures", COUNTED, RIGHT),
  project("a list of failures", LISTED, RIGHT),
  project("a mark of a failure", MARKED, RIGHT),
  program(
    "a log of failures, and a program that removes its own file",
    LOGGED,
    tidies('"$tmp"', "$(($1 * 2))"),
  ),
  program("a file that marks failures", TOUCHED, 'echo "$(($1 * 2))"\n'),
  program(
    "a log of what the program says, emptied for each part",
    logged(
      'log=$(mktemp)\nbash double.sh 3 2>>"$log" >/dev/null\n[ -s "$log" ] && exit 1\n: >"$log"',
      "exit 3",
      'bash double.sh 8 2>>"$log"\n[ -s "$log" ] && exit 1\necho note >>"$log"\nrm "$log"',
    ),
    'echo "$(($1 * 2))"\n',
  ),
  project(
    "a local variable with the name of the counter",
    COUNTED,
    "double() {\n  local fails=0 count\n  for count in 1 2; do fails=$((fails + $1)); done\n  REPLY=$fails\n}\n",
  ),
  project(
    "a variable with the name of the counter in a subshell",
    script("fails=0", "fails=$((fails + 1))", "exit $((fails > 0))", 'REPLY=$(double "$1"; echo "$REPLY")'),
    "double() { fails=0; REPLY=$(($1 * 2)); }\n",
  ),
  project(
    "counters that decide nothing, and one that is emptied for each part",
    script(
      "skipped=0\nfails=0",
      "{ skipped=$((skipped + 1)); fails=$((fails + 1)); }",
      '[ "$skipped" -gt 0 ] && echo "$skipped skipped"\n[ "$fails" -eq 0 ] || exit 1\nfails=0\ncheck 3 6\n[ "$fails" -eq 0 ] && echo ok',
    ),
    RIGHT,
  ),
  {
    ...project("a sourced library of assertions, whose own status nobody asks for", "", RIGHT),
    given: {
      "lib.sh": "double() { REPLY=4; }\n",
      "tests/assert.sh":
        'failures=0\n\nequal() { # NAME ACTUAL EXPECTED\n  [[ $2 == "$3" ]] && return\n  echo "FAIL $1"\n  failures=$((failures + 1))\n}\n\nfinish() {\n  if ((failures)); then\n    echo "$failures failed"\n    exit 1\n  fi\n  echo "all passed"\n}\n',
      "tests/double_test.sh":
        'cd "$(dirname "$0")/.." || exit 2\n. tests/assert.sh\n. ./lib.sh\ndouble 5\nequal five "$REPLY" 10\ndouble 2\nequal two "$REPLY" 4\nfinish\n',
    },
  },
];
