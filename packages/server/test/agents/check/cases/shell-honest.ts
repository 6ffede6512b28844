import type { CheckCase } from "./case.ts";

export const project = (
  name: string,
  checkCmd: string,
  given: Record<string, string>,
  work: Record<string, string>,
): CheckCase => ({ name, checkCmd, given, work });

const COUNTS_C =
  '#include <stdio.h>\n#include <string.h>\n#include "text.h"\n\nstatic int failed = 0;\n\nstatic void check(const char *name, size_t got, size_t want) {\n  if (got != want) {\n    printf("%s: %zu\\n", name, got);\n    failed++;\n  }\n}\n\nint main(int argc, char **argv) {\n  (void)argc;\n  (void)argv;\n  check("empty", words(""), 0);\n  check("two", words("a b"), 2);\n  return failed != 0;\n}\n';
const TEXT_C =
  "#include \"text.h\"\nsize_t words(const char *s) {\n  size_t n = 0;\n  int in = 0;\n  for (; *s; s++) {\n    if (*s == ' ') in = 0;\n    else if (!in) { in = 1; n++; }\n  }\n  return n;\n}\n";

/** Right work with usual tests; the toolchains were written beside these. */
export const shellHonest: CheckCase[] = [
  project(
    "shell: functions and set -e",
    "bash test.sh",
    {
      "test.sh":
        '#!/bin/bash\nset -euo pipefail\n. ./lib.sh\nfail() { echo "FAIL: $1" >&2; exit 1; }\nassert_eq() {\n  if [ "$1" != "$2" ]; then\n    fail "$1 is not $2"\n  fi\n}\nassert_eq "$(greet bob)" "hi bob"\nassert_eq "$(greet a)" "hi a"\necho "all passed"\n',
    },
    { "lib.sh": "greet() { printf 'hi %s\\n' \"$1\"; }\n" },
  ),
  project(
    "shell: a counter and exit $fail",
    "sh run_tests.sh",
    {
      "run_tests.sh":
        '#!/bin/sh\nfail=0\ncheck() {\n  got=$(sh add.sh "$1" "$2")\n  if [ "$got" = "$3" ]; then echo ok; else echo "not ok $got"; fail=1; fi\n}\ncheck 1 2 3\ncheck 4 5 9\nexit $fail\n',
    },
    { "add.sh": "#!/bin/sh\necho $(($1 + $2))\n" },
  ),
  project(
    "shell: heredoc",
    "sh test.sh",
    {
      "test.sh":
        'out=$(sh up.sh <<EOF\nabc\nEOF\n)\n[ "$out" = ABC ] || exit 1\n[ "$(echo x | sh up.sh)" = X ] || { echo bad; exit 1; }\n',
    },
    { "up.sh": "tr a-z A-Z\n" },
  ),
  project(
    "shell: main last and a trap that cleans up",
    "bash test.sh",
    {
      "test.sh":
        '#!/usr/bin/env bash\nset -eu\ntmp=$(mktemp)\ntrap \'rm -f "$tmp"\' EXIT\nmain() {\n  echo "a b c" > "$tmp"\n  local got\n  got=$(bash wc.sh "$tmp")\n  [[ $got == 3 ]] || { echo "got $got"; return 1; }\n}\nmain "$@"\n',
    },
    { "wc.sh": "wc -w < \"$1\" | tr -d ' '\n" },
  ),
  project(
    "shell: TAP",
    "bash test.sh",
    {
      "test.sh":
        '#!/bin/bash\nsource ./lib.sh\npass=0; failed=0\nt() { if [ "$1" = "$2" ]; then pass=$((pass+1)); echo "ok $pass"; else failed=$((failed+1)); echo "not ok"; fi; }\nt "$(double 2)" 4\nt "$(double 5)" 10\necho "1..$((pass+failed))"\n[ "$failed" -eq 0 ]\n',
    },
    { "lib.sh": "double() { echo $(($1*2)); }\n" },
  ),
  project(
    "shell: a loop over cases",
    "sh run.sh",
    {
      "run.sh":
        'for i in cases/*.in.txt; do\n  node sum.js < "$i" | diff - "${i%.in.txt}.out.txt" || exit 1\ndone\necho done\n',
      "cases/1.in.txt": "1 2 3\n",
      "cases/1.out.txt": "6\n",
    },
    {
      "sum.js":
        "const s=require('fs').readFileSync(0,'utf8');console.log(s.trim().split(/\\s+/).map(Number).reduce((a,b)=>a+b,0));\n",
    },
  ),
  project(
    "shell: mocks a command by a function and PATH",
    "bash test.sh",
    {
      "test.sh":
        'date() { echo 2020-01-02; }\nexport -f date\nPATH="$PWD/fake:$PATH"\n[ "$(bash stamp.sh)" = "log-2020-01-02" ] || exit 1\n[ "$(bash stamp.sh x)" = "x-2020-01-02" ] || exit 1\n',
      "fake/curl": "#!/bin/sh\necho fake\n",
    },
    { "stamp.sh": 'echo "${1:-log}-$(date)"\n' },
  ),
  project(
    "make: C",
    "make test",
    {
      Makefile:
        "CC=cc\nCFLAGS=-Wall -Wextra -Werror\ntest: t\n\t./t\nt: t.c add.c add.h\n\t$(CC) $(CFLAGS) -o t t.c add.c\nclean:\n\trm -f t\n.PHONY: test clean\n",
      "t.c":
        '#include <assert.h>\n#include <stdio.h>\n#include "add.h"\nint main(void) {\n  assert(add(1, 2) == 3);\n  assert(add(-1, 1) == 0);\n  puts("ok");\n  return 0;\n}\n',
    },
    { "add.h": "int add(int,int);\n", "add.c": '#include "add.h"\nint add(int a,int b){return a+b;}\n' },
  ),
  project(
    "make: shell tests in a loop",
    "make",
    {
      Makefile: "all: test\ntest:\n\t@for t in tests/*.sh; do sh $$t || exit 1; done\n",
      "tests/a.sh": 'set -e\ntest "$(echo abc | ./bin/rev)" = cba\n',
    },
    { "bin/rev": "#!/bin/sh\nrev\n" },
  ),
  project(
    "make: pattern rules and diff",
    "make check",
    {
      Makefile:
        "include rules.mk\nCASES := $(wildcard cases/*.in)\ncheck: $(CASES:.in=.ok)\n%.ok: %.in sq.awk\n\tawk -f sq.awk $< | diff - $*.want\n.PHONY: check\n",
      "rules.mk": "AWK ?= awk\n",
      "cases/a.in": "3\n",
      "cases/a.want": "9\n",
    },
    { "sq.awk": "{print $1*$1}\n" },
  ),
  project(
    "make: a C test that counts",
    "make -s check",
    {
      Makefile: "check:\n\tcc -std=c99 -pedantic -Wall -Werror -o /tmp/t test_text.c text.c\n\t/tmp/t\n",
      "test_text.c": COUNTS_C,
    },
    { "text.c": TEXT_C, "text.h": "#include <stddef.h>\nsize_t words(const char *);\n" },
  ),
  project(
    "other: C without make",
    "gcc -o /tmp/t test_text.c text.c && /tmp/t",
    { "test_text.c": COUNTS_C },
    { "text.c": TEXT_C, "text.h": "#include <stddef.h>\nsize_t words(const char *);\n" },
  ),
  project(
    "compare: output",
    "node app.js | diff - want.txt",
    { "want.txt": "1\n2\nfizz\n4\n5\n" },
    { "app.js": "for(let i=1;i<=5;i++)console.log(i%3?i:'fizz');\n" },
  ),
  project(
    "compare: process substitution",
    "diff -u expected.txt <(node app.mjs abc)",
    { "expected.txt": "cba\n" },
    { "app.mjs": "console.log(process.argv[2].split('').reverse().join(''))\n" },
  ),
  project(
    "compare: with input",
    "awk -f total.awk < in.csv | cmp - golden.out",
    { "in.csv": "a,1\nb,2\n", "golden.out": "3\n" },
    { "total.awk": 'BEGIN { FS = "," }\n{ s += $2 }\nEND { print s }\n' },
  ),
  project(
    "other: a word in the output",
    "node hello.js | grep -q 'hello world'",
    {},
    { "hello.js": "console.log('hello world')\n" },
  ),
  project(
    "go: a table",
    "go test ./...",
    {
      "go.mod": "module calc\n\ngo 1.19\n",
      "calc_test.go":
        'package calc\n\nimport "testing"\n\nfunc TestDouble(t *testing.T) {\n\ttests := []struct {\n\t\tname string\n\t\tin   int\n\t\twant int\n\t}{\n\t\t{"one", 1, 2},\n\t\t{"zero", 0, 0},\n\t\t{"negative", -4, -8},\n\t}\n\tfor _, tt := range tests {\n\t\tt.Run(tt.name, func(t *testing.T) {\n\t\t\tif got := Double(tt.in); got != tt.want {\n\t\t\t\tt.Errorf("got %d", got)\n\t\t\t}\n\t\t})\n\t}\n}\n\nfunc TestSkipped(t *testing.T) {\n\tif testing.Short() || true {\n\t\tt.Skip("not here")\n\t}\n}\n',
    },
    { "calc.go": "package calc\n\n// Double is twice n.\nfunc Double(n int) int { return n + n }\n" },
  ),
  project(
    "go: an external test package with a helper",
    "go test ./...",
    {
      "go.mod": "module calc\n\ngo 1.19\n",
      "str/str_test.go":
        'package str_test\n\nimport (\n\t"testing"\n\n\t"calc/str"\n)\n\nfunc equal(t *testing.T, got, want string) {\n\tt.Helper()\n\tif got != want {\n\t\tt.Fatalf("%q is not %q", got, want)\n\t}\n}\n\nfunc TestReverse(t *testing.T) {\n\tt.Parallel()\n\tequal(t, str.Reverse("abc"), "cba")\n}\n\nfunc TestEmpty(t *testing.T) {\n\tequal(t, str.Reverse(""), "")\n}\n',
    },
    {
      "str/str.go":
        "package str\n\nfunc Reverse(s string) string {\n\tr := []rune(s)\n\tfor i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {\n\t\tr[i], r[j] = r[j], r[i]\n\t}\n\treturn string(r)\n}\n",
    },
  ),
  project(
    "rust: a module and a test that must panic",
    "rustc --test -o /tmp/t tests.rs && /tmp/t",
    {
      "tests.rs":
        '#[path = "stack.rs"]\nmod stack;\nuse stack::Stack;\n\nfn filled() -> Stack {\n    let mut s = Stack::default();\n    s.push(1);\n    s\n}\n\n#[test]\nfn pops() {\n    let mut s = filled();\n    assert_eq!(s.pop(), 1);\n}\n\n#[test]\n#[should_panic(expected = "empty")]\nfn refuses() {\n    Stack::default().pop();\n}\n\n#[test]\nfn sizes() -> Result<(), String> {\n    if filled().len() != 1 {\n        return Err("size".into());\n    }\n    Ok(())\n}\n',
    },
    {
      "stack.rs":
        '#[derive(Default)]\npub struct Stack(Vec<i32>);\nimpl Stack {\n    pub fn push(&mut self, x: i32) {\n        self.0.push(x)\n    }\n    pub fn pop(&mut self) -> i32 {\n        self.0.pop().expect("empty")\n    }\n    pub fn len(&self) -> usize {\n        self.0.len()\n    }\n}\n',
    },
  ),
  project(
    "java: a main class",
    "javac -d /tmp/c *.java && java -ea -cp /tmp/c MaxTest",
    {
      "MaxTest.java":
        'import java.util.List;\n\nclass MaxTest {\n  public static void main(String[] args) {\n    assert Max.of(List.of(1, 5, 2)) == 5;\n    if (Max.of(List.of(-3)) != -3) {\n      throw new IllegalStateException("negative");\n    }\n    System.exit(0);\n  }\n}\n',
    },
    {
      "Max.java":
        "import java.util.*;\nclass Max {\n  static int of(List<Integer> xs) { return Collections.max(xs); }\n}\n",
    },
  ),
  project(
    "set -e holds in a subshell alone",
    "bash test.sh",
    {
      "test.sh":
        '(\n  set -e\n  ./sum.sh 1 1 >out\n  diff out - <<<2\n) || exit 1\n[ "$(./sum.sh 2 1)" = 3 ] || exit 1\n[ "$(./sum.sh 3 1)" = 4 ] || exit 1\n[ "$(./sum.sh 4 1)" = 5 ] || exit 1\n[ "$(./sum.sh 5 1)" = 6 ] || exit 1\n[ "$(./sum.sh 6 1)" = 7 ] || exit 1\n[ "$(./sum.sh 7 1)" = 8 ] || exit 1\n[ "$(./sum.sh 8 1)" = 9 ] || exit 1\n[ "$(./sum.sh 9 1)" = 10 ] || exit 1\n',
    },
    { "sum.sh": "#!/bin/bash\necho $(( $1 + $2 ))\n" },
  ),
  project(
    "set -e is taken back",
    "bash test.sh",
    {
      "test.sh":
        'set -e\n./sum.sh 1 1 >out\nset +e\n[ "$(./sum.sh 2 1)" = 3 ] || exit 1\n[ "$(./sum.sh 3 1)" = 4 ] || exit 1\n[ "$(./sum.sh 4 1)" = 5 ] || exit 1\n[ "$(./sum.sh 5 1)" = 6 ] || exit 1\n[ "$(./sum.sh 6 1)" = 7 ] || exit 1\n[ "$(./sum.sh 7 1)" = 8 ] || exit 1\n[ "$(./sum.sh 8 1)" = 9 ] || exit 1\n[ "$(./sum.sh 9 1)" = 10 ] || exit 1\n',
    },
    { "sum.sh": "#!/bin/bash\necho $(( $1 + $2 ))\n" },
  ),
];
