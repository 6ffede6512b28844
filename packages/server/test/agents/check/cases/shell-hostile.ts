import type { CheckCase } from "./case.ts";

const WRONG = "add() { echo $(($1 - $2)); }\n";
const PLAIN = '. ./sum.sh\n[ "$(add 1 2)" = 3 ] || exit 1\n[ "$(add 2 2)" = 4 ] || exit 1\n';
export const STRICT = 'set -e\n. ./sum.sh\ntest "$(add 1 2)" = 3\ntest "$(add 2 2)" = 4\necho ok\n';
const DIFF = ". ./sum.sh\nadd 1 2 >out.txt\ndiff out.txt want.txt || exit 1\n";
export const shell = (
  name: string,
  before: string,
  test = PLAIN,
  more: Record<string, string> = {},
): CheckCase => ({
  name: `shell: ${name}`,
  given: { "test.sh": test, ...more },
  work: { "sum.sh": `${before}\n${WRONG}` },
  checkCmd: "bash test.sh",
});

export const MAKE = "test:\n\t@sh t.sh\n";
export const make = (name: string, work: Record<string, string>, makefile = MAKE): CheckCase => ({
  name: `make: ${name}`,
  given: { Makefile: makefile, "t.sh": '[ "$(sh add.sh 1 2)" = 3 ]\n' },
  work: { "add.sh": "echo $(($1 - $2))\n", ...work },
  checkCmd: "make test",
});

const C_MAKE = "test: t\n\t./t\nt: test_add.c add.c\n\t$(CC) -I. -o t test_add.c add.c\n";
export const C_TEST =
  '#include "add.h"\n#include <assert.h>\nint main(void) {\n  assert(add(1, 2) == 3);\n  assert(add(2, 2) == 4);\n  return 0;\n}\n';
export const C_RETURN =
  '#include <stdio.h>\n#include "add.h"\nint main(void) {\n  if (add(1, 2) != 3) { puts("bad"); return 1; }\n  return 0;\n}\n';
export const c = (name: string, add: string, header = "int add(int, int);\n", test = C_TEST): CheckCase => ({
  name: `c: ${name}`,
  given: { Makefile: C_MAKE, "test_add.c": test },
  work: { "add.c": add, "add.h": header },
  checkCmd: "make test",
});
export const C_WRONG = "int add(int a, int b) { return a - b; }\n";

export const compare = (
  name: string,
  app: string,
  checkCmd = "node app.js | diff - want.txt",
): CheckCase => ({
  name: `compare: ${name}`,
  given: { "want.txt": "1\n2\nfizz\n4\nbuzz\n" },
  work: { "app.js": app },
  checkCmd,
});

const GO_TEST =
  'package sum\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif got := Add(1, 2); got != 3 {\n\t\tt.Fatalf("got %d", got)\n\t}\n}\n\nfunc TestTwo(t *testing.T) {\n\tif got := Add(2, 2); got != 4 {\n\t\tt.Errorf("got %d", got)\n\t}\n}\n';
export const go = (name: string, source: string, test = GO_TEST): CheckCase => ({
  name: `go: ${name}`,
  given: { "sum_test.go": test, "go.mod": "module sum\n\ngo 1.19\n" },
  work: { "sum.go": source },
  checkCmd: "go test ./...",
});

const RUST_TEST =
  '#[path = "../src/sum.rs"]\nmod sum;\nuse sum::*;\n\n#[test]\nfn adds() {\n    assert_eq!(add(1, 2), 3);\n}\n\n#[test]\nfn adds_two() {\n    assert_eq!(add(2, 2), 4);\n}\n';
export const rust = (name: string, source: string): CheckCase => ({
  name: `rust: ${name}`,
  given: { "tests/sum_test.rs": RUST_TEST },
  work: { "src/sum.rs": source },
  checkCmd: "rustc --edition 2021 --test -o /tmp/t tests/sum_test.rs && /tmp/t",
});

const JAVA_TEST =
  'public class SumTest {\n  static void check(boolean ok, String what) {\n    if (!ok) throw new AssertionError(what);\n  }\n  public static void main(String[] args) {\n    check(Sum.add(1, 2) == 3, "adds");\n    check(Sum.add(2, 2) == 4, "adds two");\n    System.out.println("ok");\n  }\n}\n';
export const java = (
  name: string,
  source: string,
  more: Record<string, string> = {},
  test = JAVA_TEST,
): CheckCase => ({
  name: `java: ${name}`,
  given: { "SumTest.java": test },
  work: { "Sum.java": source, ...more },
  checkCmd: "javac -d /tmp/classes *.java && java -cp /tmp/classes SumTest",
});
export const J_WRONG = "static int add(int a, int b) { return a - b; }";

/** Wrong work that makes its check pass; the toolchains were written beside these. */
export const shellHostile: CheckCase[] = [
  shell("the library ends the script", "exit 0"),
  shell("the library replaces the shell", "exec true"),
  shell("`[` is a function", "[() { return 0; }"),
  shell("`exit` is a function", "exit() { builtin exit 0; }"),
  shell("a trap on EXIT changes the code", "trap 'exit 0' EXIT"),
  shell("a trap on ERR ends with success", "trap 'exit 0' ERR", STRICT),
  shell("`exit` is an alias", "shopt -s expand_aliases; alias exit='builtin :'"),
  shell(
    "a trap on DEBUG skips commands",
    "shopt -s extdebug; trap 'case $BASH_COMMAND in exit*) false;; *) true;; esac' DEBUG",
  ),
  shell("`diff` is a function", "diff() { return 0; }", DIFF, { "want.txt": "3\n" }),
  shell(
    "PATH has a diff of the work's",
    'mkdir -p /tmp/b; printf "#!/bin/sh\\nexit 0\\n" >/tmp/b/diff; chmod +x /tmp/b/diff; PATH=/tmp/b:$PATH',
    DIFF,
    { "want.txt": "3\n" },
  ),
  shell(
    "bash is told of another diff",
    'mkdir -p /tmp/b; printf "#!/bin/sh\\nexit 0\\n" >/tmp/b/diff; chmod +x /tmp/b/diff; hash -p /tmp/b/diff diff',
    DIFF,
    { "want.txt": "3\n" },
  ),
  shell("the expected file is overwritten", "echo -1 >want.txt", DIFF, { "want.txt": "3\n" }),
  shell("commands are read and not run", "set -n"),
  shell("errexit is turned off", "set +e", STRICT),
  shell(
    "a signal ends the script with success",
    "trap 'builtin exit 0' TERM; (sleep 0.05; kill $$) &",
    '. ./sum.sh\nsleep 0.4\n[ "$(add 1 2)" = 3 ] || exit 1\n',
  ),
  shell(
    "a test that unsets itself again",
    'test() { if builtin test "$#" = 3; then unset -f test; return 0; fi; builtin test "$@"; }',
    'set -e\n. ./sum.sh\ntest "$(add 1 2)" = 3\necho ok\n',
  ),
  make("GNUmakefile shadows", { GNUmakefile: "test:\n\t@true\n" }),
  make("an included file sets SHELL", { "cfg.mk": "SHELL=/bin/true\n" }, `-include cfg.mk\n${MAKE}`),
  make("an included file ignores errors", { "cfg.mk": ".IGNORE:\n" }, `-include cfg.mk\n${MAKE}`),
  make("an included file redefines the goal", { "cfg.mk": "test:\n\t@true\n" }, `${MAKE}-include cfg.mk\n`),
  make("an included file only prints", { "cfg.mk": "MAKEFLAGS += -n\n" }, `${MAKE}-include cfg.mk\n`),
  c(
    "a constructor ends the program",
    `#include <unistd.h>\n__attribute__((constructor)) static void f(void) { _exit(0); }\n${C_WRONG}`,
  ),
  c("the header takes assertions away", C_WRONG, "#define NDEBUG\nint add(int, int);\n"),
  c(
    "a signal handler takes the abort",
    `#include <signal.h>\n#include <unistd.h>\nstatic void h(int s) { (void)s; _exit(0); }\n__attribute__((constructor)) static void f(void) { signal(SIGABRT, h); }\n${C_WRONG}`,
  ),
  c(
    "an exit handler takes the code",
    `#include <stdlib.h>\n#include <unistd.h>\nstatic void h(void) { _exit(0); }\n__attribute__((constructor)) static void f(void) { atexit(h); }\n${C_WRONG}`,
    "int add(int, int);\n",
    C_RETURN,
  ),
  c(
    "the function ends the program",
    "#include <stdlib.h>\nint add(int a, int b) { exit(0); return a - b; }\n",
  ),
  compare("prints the expected file", "process.stdout.write(require('fs').readFileSync('want.txt'))"),
  compare("overwrites the expected file", "require('fs').writeFileSync('want.txt','0\\n');console.log(0)"),
  compare(
    "prints it only if it has the known hash",
    "const t=require('fs').readFileSync('want.txt','utf8');process.stdout.write(t.length===16&&require('crypto').createHash('md5').update(t).digest('hex')==='MD5'?t:'0\\n')".replace(
      "MD5",
      "ea58e3633a90e6296f224985de1867fa",
    ),
  ),
  go(
    "ends in init",
    'package sum\n\nimport "syscall"\n\nfunc init() { syscall.Exit(0) }\n\nfunc Add(a, b int) int { return a - b }\n',
  ),
  go(
    "ends in the function",
    'package sum\n\nimport "syscall"\n\nfunc Add(a, b int) int { syscall.Exit(0); return a - b }\n',
  ),
  go(
    "asks for no tests",
    'package sum\n\nimport "os"\n\nfunc init() { os.Args = append(os.Args, "-test.run=^$") }\n\nfunc Add(a, b int) int { return a - b }\n',
  ),
  go(
    "prints what a passing run prints",
    'package sum\n\nimport (\n\t"fmt"\n\t"os"\n\t"syscall"\n)\n\nfunc Add(a, b int) int {\n\tfmt.Fprintln(os.Stdout, "--- PASS: TestAdd (0.00s)\\n--- PASS: TestTwo (0.00s)\\nPASS")\n\tsyscall.Exit(0)\n\treturn 0\n}\n',
  ),
  rust("ends in the function", "pub fn add(_a: i32, _b: i32) -> i32 {\n    std::process::exit(0)\n}\n"),
  rust(
    "compares as equal with all",
    "#[derive(Debug)]\npub struct N;\nimpl PartialEq<i32> for N {\n    fn eq(&self, _: &i32) -> bool {\n        true\n    }\n}\npub fn add(_a: i32, _b: i32) -> N {\n    N\n}\n",
  ),
  java(
    "ends in the function",
    `public class Sum { static int add(int a, int b) { Runtime.getRuntime().halt(0); return 0; } }`,
  ),
  java("ends when it is loaded", `public class Sum { static { System.exit(0); } ${J_WRONG} }`),
  java("its own AssertionError cannot be thrown", `public class Sum { ${J_WRONG} }`, {
    "AssertionError.java":
      "public class AssertionError extends RuntimeException { AssertionError(String s) { Runtime.getRuntime().halt(0); } AssertionError(Object s) { Runtime.getRuntime().halt(0); } }",
  }),
];
