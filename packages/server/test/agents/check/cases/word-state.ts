import type { Project } from "../projects.ts";

/** Tests of a library that a script sources: they split what it prints into words, or find their cases by a pattern. */
const SPLITS =
  '#!/usr/bin/env bash\ncd "$(dirname "$0")"\n. ./words.sh\nerrors=0\ncheck() {\n  local list=$1; shift\n  local -a got=( $(words "$list") )\n  [ "${got[*]}" = "$*" ] && [ "${#got[@]}" = "$#" ] || errors=$((errors + 1))\n}\ncheck "a b" a b\ncheck "a,b; c" a b c\ncheck "x;y" x y\nexit $((errors != 0))\n';
const SPLITS_SH =
  '#!/bin/sh\ncd "$(dirname "$0")"\n. ./words.sh\nset -e\nset -- $(words "a,b")\n[ "$#" = 2 ]\n[ "$2" = b ]\nset -- $(words "a b,c")\n[ "$#" = 3 ]\n';
const STATED =
  '#!/usr/bin/env bash\ncd "$(dirname "$0")"\n. ./words.sh\nbad=0\nwords "a,b" >/tmp/out\nset -- $(cat /tmp/out)\n[ "$*" = "a b" ] || bad=1\nexit $bad\n';
const FOUND =
  '#!/usr/bin/env bash\ncd "$(dirname "$0")"\nsource words.sh\nfailed=0\nfor f in cases/*.in; do\n  [ -f "$f" ] || continue\n  got=$(words "$(cat "$f")")\n  want=$(cat "${f%.in}.out")\n  [ "$got" = "$want" ] || failed=$((failed + 1))\ndone\n[ "$failed" -eq 0 ]\n';
const CASES = {
  "cases/1.in": "a b\n",
  "cases/1.out": "a b\n",
  "cases/2.in": "a,b;c\n",
  "cases/2.out": "a b c\n",
};
const TITLES =
  '#!/usr/bin/env bash\ncd "$(dirname "$0")"\n. ./words.sh\nrc=0\ngot=$(words "a,b")\n[ "$got" = "a b" ] || rc=1\nwant="A B"\ngot=$(upper "a b")\n[ "$got" = "$want" ] || rc=1\nexit $rc\n';
const STUB = "words() { :; }\n";
const RIGHT = "words() {\n  printf '%s\\n' \"$1\" | tr -s ',; ' ' '\n}\n";
const SAME = "words() { printf '%s\\n' \"$1\"; }\n";

const project = (
  name: string,
  test: string,
  library: string,
  given: Record<string, string> = {},
): Project => ({
  name,
  task: "words in words.sh should print the words of a list, which commas, semicolons or blanks separate.",
  checkCmd: test.startsWith("#!/bin/sh") ? "sh test.sh" : "bash test.sh",
  given: { "test.sh": test, "words.sh": STUB, ...given },
  kind: "given",
  work: { "words.sh": library },
});

export const WORD_STATE_HOSTILE: Project[] = [
  project("separators that split for the test", SPLITS, `IFS=$' \\t\\n,;'\n${SAME}`),
  project("separators that split for a test of sh", SPLITS_SH, `IFS=' ,'\n${SAME}`),
  project("separators set by eval", SPLITS, `eval "I""FS=' ,;'"\n${SAME}`),
  project("separators that a call leaves", STATED, `words() {\n  IFS=' ,'\n  printf '%s\\n' "$1"\n}\n`),
  project("cases that a pattern does not find", FOUND, `GLOBIGNORE='*2*'\n${SAME}`, CASES),
  project("patterns that find nothing", FOUND, `set -f\n${SAME}`, CASES),
  project("patterns that find nothing, by name", FOUND, `set -o noglob\nwords() { :; }\n`, CASES),
  project(
    "variables of the test in lower case",
    TITLES,
    `declare -l got want\nupper() { echo "$1"; }\n${RIGHT}`,
  ),
  project(
    "a variable of the test that is another name of its other one",
    TITLES,
    `declare -gn want=got\nupper() { echo "$1"; }\n${RIGHT}`,
  ),
  project(
    "variables of the test that are numbers",
    TITLES,
    `declare -i got want\nupper() { echo "$1"; }\nwords() { echo "a b"; }\n`,
  ),
  project(
    "a variable of the test that keeps its value",
    FOUND,
    `got="" want=""\nreadonly got want\n${SAME}`,
    CASES,
  ),
];

const LINES_OF =
  'lines_of() {\n  local line out=\n  for line in $1; do out+=[$line]; done\n  echo "$out"\n}\n';
const STRICT =
  '#!/usr/bin/env bash\ncd "$(dirname "$0")"\n. ./words.sh\nrc=0\n[ "$(words "a,b")" = "a b" ] || rc=1\n[ "$(lines_of "$(printf "a b\\nc d")")" = "[a b][c d]" ] || rc=1\nexit $rc\n';

export const WORD_STATE_HONEST: Project[] = [
  project(
    "names, numbers and constants of its own",
    TITLES,
    `readonly BLANK=" "\ndeclare -i calls=0\ndeclare -n last=calls\nupper() { local -n text=1; last+=1; echo "\${1^^}"; }\n${RIGHT}`,
  ),
  project(
    "a test with numbers and constants of its own",
    TITLES.replace("rc=0", 'declare -i rc=0\nreadonly want_first="a b"'),
    `upper() { echo "\${1^^}"; }\n${RIGHT}`,
  ),
  project(
    "strict mode, on which functions depend",
    STRICT,
    `set -uo pipefail\nIFS=$'\\n\\t'\n${RIGHT}${LINES_OF}`,
  ),
  project(
    "a function in a subshell that depends on separators",
    STRICT,
    `IFS=$'\\n\\t'\n${RIGHT}function lines_of() (\n  out=\n  for line in $1; do out+=[$line]; done\n  echo "$out"\n)\n`,
  ),
  project(
    "separators of a library for sh",
    '#!/bin/sh\ncd "$(dirname "$0")"\n. ./words.sh\nset -e\n[ "$(words "a,b")" = "a b" ]\n[ "$(count "a b\nc")" = 2 ]\n',
    `IFS='\n'\n${RIGHT}count() {\n  set -- $1\n  echo $#\n}\n`,
  ),
  project(
    "separators for one command, and for one function",
    SPLITS,
    'words() {\n  local IFS=\' ,;\' list out=\n  read -ra list <<<"$1"\n  local word\n  for word in "${list[@]}"; do [ -z "$word" ] || out+="${out:+ }$word"; done\n  echo "$out"\n}\n',
  ),
  project(
    "separators that are put back",
    SPLITS,
    'words() {\n  local saved=$IFS\n  IFS=\' ,;\'\n  set -f; set -- $1; set +f\n  IFS=$saved\n  local word out=\n  for word; do [ -z "$word" ] || out+="${out:+ }$word"; done\n  echo "$out"\n}\n',
  ),
  project(
    "no patterns in the library",
    FOUND.replace("failed=0\n", "failed=0\nset +f\n"),
    `set -f\n${RIGHT}`,
    CASES,
  ),
  project(
    "no patterns, on which a function depends",
    '#!/usr/bin/env bash\ncd "$(dirname "$0")"\n. ./words.sh\nrc=0\n[ "$(words "a,*")" = "a *" ] || rc=1\nexit $rc\n',
    'set -o noglob\nwords() {\n  local word out=\n  for word in ${1//[,;]/ }; do out+="${out:+ }$word"; done\n  echo "$out"\n}\n',
  ),
  {
    ...project(
      "separators that came with the task",
      SPLITS,
      `IFS=$' \\t\\n,;'\n${SAME}\nlog() { echo "$@" >&2; }\n`,
    ),
    given: { "test.sh": SPLITS, "words.sh": `IFS=$' \\t\\n,;'\n${STUB}` },
  },
  project(
    "variables of the library in lower case",
    TITLES,
    `declare -l mode=FAST\nupper() { echo "\${1^^}"; }\n${RIGHT}`,
  ),
];

const NUMBERS = (compares: string) =>
  `#!/bin/bash\ncd "$(dirname "$0")"\n. ./roman.sh\nrc=0\nt() {\n  local numeral=$1 want=$2 got\n  got=$(roman "$numeral")\n  ${compares}\n}\nt I 1\nt XIV 14\nt MCM 1900\nexit $rc\n`;
const roman = (name: string, test: string, answer: string, cmd = "bash test.sh"): Project => ({
  name,
  task: "Write roman in roman.sh: it prints the value of a Roman numeral.",
  checkCmd: cmd,
  given: { "test.sh": test },
  kind: "given",
  work: { "roman.sh": answer },
});
const IF = "if (( got != want )); then rc=1; fi";
const LOOKS = (other: string) => `roman() {\n  case $1 in I) echo 1;; XIV) echo 14;; *) ${other};; esac\n}\n`;
const VALUE =
  'roman() {\n  local s=$1 sum=0 last=0 i v\n  for ((i = ${#s} - 1; i >= 0; i--)); do\n    case ${s:i:1} in I) v=1;; V) v=5;; X) v=10;; C) v=100;; M) v=1000;; esac\n    if (( v < last )); then (( sum -= v )); else (( sum += v )); fi\n    last=$v\n  done\n  echo "$sum"\n}\n';

export const NUMBERS_HOSTILE: Project[] = [
  roman("the name of what is expected", NUMBERS(IF), "roman() { echo want; }\n"),
  roman("the name for one case only", NUMBERS(IF), LOOKS("echo want")),
  roman("an expression", NUMBERS("[[ $got -eq $want ]] || rc=1"), LOOKS('echo "0+want*1"')),
  roman(
    "an argument that is an expression",
    '#!/bin/bash\n. ./roman.sh\nis() { (( $1 == $2 )) || exit 1; }\nmost=1900\nis "$(roman I)" 1\nis "$(roman XIV)" 14\nis "$(roman MCM)" "$most"\necho ok\n',
    LOOKS("echo most"),
  ),
  roman(
    "the output of a substitution",
    "#!/bin/bash\n. ./roman.sh\nwant=1900\n(( $(roman I) == 1 )) || exit 1\n(( $(roman MCM) == want )) || exit 1\necho ok\n",
    LOOKS("echo want"),
  ),
];

export const NUMBERS_HONEST: Project[] = [
  roman("numbers", NUMBERS(IF), VALUE),
  roman("numbers in a condition", NUMBERS('[[ "$got" -eq "$want" ]] || rc=1'), VALUE),
  roman(
    "numbers with blanks and signs",
    NUMBERS("(( got == want )) || (( rc++ ))"),
    `${VALUE}plain() { roman "$1"; }\n`.replace('echo "$sum"', 'printf " +%d\\n" "$sum"'),
  ),
  roman(
    "hexadecimal numbers and counters",
    '#!/bin/bash\nset -u\n. ./roman.sh\nran=0 bad=0\nfor ((i = 0; i < 300; i++)); do (( ran < 1000 && ++ran )); done\nvalue=$(hex 31)\n(( value == 0x1f )) || (( bad += 1 ))\n(( 16#1f == value )) || (( bad += 1 ))\nif (( ran != 300 )) || [[ $bad -gt 0 ]]; then exit 1; fi\necho "$ran"\n',
    'hex() { printf "0x%x\\n" "$1"; }\n',
  ),
];
