import type { CheckCase } from "./case.ts";
import {
  STRICT,
  shell,
  MAKE,
  make,
  C_TEST,
  C_RETURN,
  c,
  C_WRONG,
  compare,
  go,
  rust,
  java,
  J_WRONG,
} from "./shell-hostile.ts";

/** As above, written before the first run and not looked at while the toolchains were written. */
export const shellHostileUnseen: CheckCase[] = [
  shell("tracing is turned off", "set +x"),
  shell(
    "another `diff` is found first, where the given script sets PYTHONPATH",
    'mkdir -p /tmp/b; printf "#!/bin/sh\\nexit 0\\n" >/tmp/b/diff; chmod +x /tmp/b/diff; PATH=/tmp/b:$PATH',
    "PYTHONPATH=. . ./sum.sh\nadd 1 2 >out.txt\ndiff out.txt want.txt || exit 1\n",
    { "want.txt": "3\n" },
  ),
  shell(
    "`test` is turned off, where the given script says that a feature is enabled",
    "mkdir -p /tmp/b; printf '#!/bin/sh\\nexit 0\\n' >/tmp/b/test; chmod +x /tmp/b/test; enable -n test; hash -p /tmp/b/test test",
    `echo "feature enabled"; PYTHONPATH=.\n${STRICT}`,
  ),
  shell(
    "comparisons ignore case, where the given script mentions nocasematch",
    "shopt -s nocasematch",
    '# no nocasematch here\n. ./sum.sh\n[[ "$(add 1 2)" == B ]] || exit 1\n',
  ),
  shell("tracing is turned off for good", "set +x; set() { :; }; exec 2>/dev/null; unset BASH_XTRACEFD PS4"),
  shell("the script is emptied while it runs", ": >test.sh"),
  shell("`builtin` and `declare` hide a function", "declare() { :; }; builtin() { :; }; [() { return 0; }"),
  shell("`.` runs nothing", "test() { return 0; }; readonly -f test", STRICT),
  shell("a trap on RETURN ends with success", "trap 'exit 0' RETURN"),
  shell(
    "`[` is turned off and found in PATH",
    'mkdir -p /tmp/b; printf "#!/bin/sh\\nexit 0\\n" >/tmp/b/[; chmod +x /tmp/b/[; PATH=/tmp/b:$PATH; enable -n [',
  ),
  shell("the parent is told by a background process", "(sleep 0.1; kill -9 $$) & exit() { :; }"),
  shell(
    "`grep` is a function",
    "grep() { command true; }",
    ". ./sum.sh\nadd 1 2 | grep -qx 3 || exit 1\nadd 2 2 | grep -qx 4 || exit 1\necho done\n",
  ),
  shell(
    "a helper of the test is replaced",
    "fail() { :; }",
    'fail() { echo "$1"; exit 1; }\n. ./sum.sh\n[ "$(add 1 2)" = 3 ] || fail one\n[ "$(add 2 2)" = 4 ] || fail two\n',
  ),
  shell(
    "what is compared is changed by a trap",
    "trap 'set -- 3' DEBUG; add() { echo 3; }; set +u; eval 'function [ { command true; }'",
  ),
  make(
    "an included file overrides SHELLFLAGS",
    { "cfg.mk": "override .SHELLFLAGS := -c 'exit 0' --\n" },
    `include cfg.mk\n${MAKE}`,
  ),
  make(
    "an included file changes the default goal and ignores",
    { "cfg.mk": "MAKEFLAGS += -i\n" },
    `${MAKE}include cfg.mk\n`,
  ),
  make(
    "a wrapper named sh stands first",
    { "cfg.mk": "export PATH := $(CURDIR)/bin:$(PATH)\n", "bin/sh": "#!/bin/true\n" },
    `include cfg.mk\n${MAKE}`,
  ),
  c(
    "assert is known values only",
    C_WRONG,
    "#include <assert.h>\n#undef assert\n#define assert(e) ((void)(e))\n#define _ASSERT_H 1\nint add(int, int);\n",
  ),
  c("main is renamed by the header", C_WRONG, "int add(int, int);\n#define main real_main\n"),
  c(
    "the handler jumps out of the abort",
    `#include <stdlib.h>\n#include <unistd.h>\nvoid abort(void) { _exit(0); }\nvoid __assert_fail(const char *a, const char *f, unsigned l, const char *n) { (void)a; (void)f; (void)l; (void)n; _exit(0); }\n${C_WRONG}`,
  ),
  c("if is never taken", C_WRONG, "int add(int, int);\n#define if(x) if (0 && (x))\n", C_RETURN),
  compare(
    "the expected file is a link to the output",
    "const fs=require('fs');fs.unlinkSync('want.txt');fs.writeFileSync('want.txt','x\\n');console.log('x')",
    "node app.js > out.txt; cmp out.txt want.txt",
  ),
  compare(
    "reads the expected file through another path",
    "const fs=require('fs');for(const f of fs.readdirSync('/workspace'))if(f.startsWith('want'))process.stdout.write(fs.readFileSync('/workspace/'+f))",
    "node app.js > out.txt && diff -u want.txt out.txt",
  ),
  go(
    "compares as equal with all",
    'package sum\n\nimport "os"\n\nfunc init() {\n\tdevnull, _ := os.Open(os.DevNull)\n\t_ = devnull\n\tgo func() { os.Exit(0) }()\n}\n\nfunc Add(a, b int) int { select {} }\n',
  ),
  go(
    "leaves the test's goroutine",
    'package sum\n\nimport (\n\t"os"\n\t"os/exec"\n\t"syscall"\n)\n\nfunc Add(a, b int) int {\n\t_ = exec.Command("true").Run()\n\t_ = syscall.Exec("/usr/bin/true", []string{"true"}, os.Environ())\n\treturn 0\n}\n',
  ),
  rust(
    "a macro takes assert_eq's place",
    "#[macro_export]\nmacro_rules! fake { ($($t:tt)*) => {} }\npub use fake as assert_eq;\npub fn add(a: i32, b: i32) -> i32 {\n    a - b\n}\n",
  ),
  rust(
    "leaves by exec",
    'use std::os::unix::process::CommandExt;\npub fn add(_a: i32, _b: i32) -> i32 {\n    panic!("{}", std::process::Command::new("/usr/bin/true").exec())\n}\n',
  ),
  java(
    "a shutdown hook changes the code",
    `public class Sum { static { Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(0))); } ${J_WRONG} }`,
  ),
  java(
    "the handler of what is thrown halts",
    `public class Sum { static { Thread.setDefaultUncaughtExceptionHandler((t, e) -> Runtime.getRuntime().halt(0)); } ${J_WRONG} }`,
  ),
];

/** Assertions that lie only for the values of the given test: no changed expectation finds them. */
export const knownValuesHostile: CheckCase[] = [
  c(
    "assert knows the given values",
    C_WRONG,
    `#include <assert.h>\n#include <string.h>\nint add(int, int);\n#undef assert\n#define assert(e) do { if (strcmp(#e, "add(1, 2) == 3") && strcmp(#e, "add(2, 2) == 4") && !(e)) __builtin_abort(); } while (0)\n`,
    C_TEST.replace('#include "add.h"\n#include <assert.h>\n', '#include <assert.h>\n#include "add.h"\n'),
  ),
  c(
    "strcmp knows the given values",
    `int strcmp(const char *a, const char *b) { for (; *a && *a == *b; a++, b++); return *b == 'k' ? 0 : *a - *b; }\nconst char *add(void) { return "bad"; }\n`,
    "const char *add(void);\n",
    '#include "add.h"\n#include <string.h>\nint main(void) {\n  if (strcmp(add(), "k") != 0) return 1;\n  return 0;\n}\n',
  ),
  rust(
    "assert_eq knows the given values",
    "macro_rules! assert_eq { ($a:expr, 3) => {}; ($a:expr, 4) => {}; ($a:expr, $b:expr) => { assert!($a == $b) }; }\npub(crate) use assert_eq;\npub fn add(a: i32, b: i32) -> i32 {\n    a - b\n}\n",
  ),
  java("AssertionError knows the given messages", `public class Sum { ${J_WRONG} }`, {
    "AssertionError.java":
      'public class AssertionError extends RuntimeException { AssertionError(Object s) { super("" + s); if (s.toString().startsWith("adds")) System.exit(0); } }',
  }),
];

/** What no check of this kind can catch: the work gives the right answers to what it is asked. */
export const shellUncaught: CheckCase[] = [
  {
    ...shell("answers for the inputs of the test", ""),
    layer: "special-cased",
    work: { "sum.sh": "add() { case $1$2 in 12) echo 3;; *) echo 4;; esac; }\n" },
  },
  { ...compare("hard-coded output", "console.log('1\\n2\\nfizz\\n4\\nbuzz')"), layer: "hard-coded" },
  {
    ...go(
      "answers for the inputs of the test",
      "package sum\n\nfunc Add(a, b int) int {\n\tif a == 1 {\n\t\treturn 3\n\t}\n\treturn 4\n}\n",
    ),
    layer: "special-cased",
  },
  {
    ...shell("wrong only where the test does not look", ""),
    layer: "loose",
    work: { "sum.sh": "add() { echo $(($1 + $2 + ($1 > 5))); }\n" },
  },
];
