import type { CheckCase } from "./case.ts";
import { project } from "./shell-honest.ts";

/** As above, written before the first run and not looked at while the toolchains were written. */
export const shellHonestUnseen: CheckCase[] = [
  project(
    "shell: case, arithmetic and subshells",
    "bash tests/run.sh",
    {
      "tests/run.sh":
        '#!/usr/bin/env bash\ncd "$(dirname "$0")/.." || exit 2\nsource src/math.sh\n(\n  set -e\n  (( $(square 4) == 16 ))\n) || exit 1\ncase "$(square 3)" in\n  9) ;;\n  *) echo "square"; exit 1 ;;\nesac\necho fine\n',
    },
    { "src/math.sh": "square() { echo $(( $1 * $1 )); }\n" },
  ),
  project(
    "shell: skips what is not installed",
    "bash test.sh",
    {
      "test.sh":
        'set -e\nout=$(bash slug.sh "A B")\n[ "$out" = a-b ]\nif ! command -v no-such-tool >/dev/null; then\n  echo "skip: no-such-tool"\n  exit 0\nfi\nno-such-tool\n',
    },
    { "slug.sh": "echo \"$1\" | tr 'A-Z ' 'a-z-'\n" },
  ),
  project(
    "shell: several files",
    "bash a.test.sh && bash b.test.sh",
    {
      "a.test.sh": 'set -u\nn=$(./count.sh x y)\nif [ "$n" -ne 2 ]; then\n  echo "got $n"; exit 1\nfi\n',
      "b.test.sh": '[[ "$(./count.sh)" -eq 0 ]] || exit 4\n',
    },
    { "count.sh": "#!/bin/bash\necho $#\n" },
  ),
  project(
    "shell: a server in the background",
    "bash test.sh",
    {
      "test.sh":
        'node server.js >port &\npid=$!\ntrap "kill $pid" EXIT\nwhile [ ! -s port ]; do sleep 0.05; done\ngot=$(node -e "fetch(\'http://127.0.0.1:\' + process.argv[1]).then((r) => r.text()).then(console.log)" "$(cat port)")\n[ "$got" = pong ] || exit 1\n',
    },
    {
      "server.js":
        "const s=require('http').createServer((q,r)=>r.end('pong')).listen(0,'127.0.0.1',()=>console.log(s.address().port))\n",
    },
  ),
  project(
    "shell: expected output in a heredoc",
    "bash test.sh",
    { "test.sh": "diff <(bash table.sh) - <<'EOF' || exit 1\n1 x 2 = 2\n2 x 2 = 4\nEOF\n" },
    { "table.sh": 'for i in 1 2; do echo "$i x 2 = $((i*2))"; done\n' },
  ),
  project(
    "shell: set -x of its own and functions with return",
    "bash test.sh",
    {
      "test.sh":
        'set -x\n. ./is_even.sh\nt_even() { is_even 4; }\nt_odd() { ! is_even 3; }\nfor t in t_even t_odd; do\n  if ! $t; then echo "FAIL $t"; exit 1; fi\ndone\n',
    },
    { "is_even.sh": "is_even() { return $(($1 % 2)); }\n" },
  ),
  project(
    "shell: own checks that many numbers pass",
    "bash test.sh",
    {
      "test.sh":
        '. ./numbers.sh\ncheck_even() { is_even "$2" || { echo "FAIL $1"; exit 1; }; }\ncheck_below() { [ "$(twice "$2")" -lt "$3" ] || { echo "FAIL $1"; exit 1; }; }\ncheck_even four 4\ncheck_even ten 10\ncheck_below ten 10 50\ncheck_below two 2 50\n',
    },
    { "numbers.sh": "is_even() { return $(($1 % 2)); }\ntwice() { echo $(($1 * 2)); }\n" },
  ),
  project(
    "make: several programs and a phony chain",
    "make -j2 test",
    {
      Makefile:
        "SRC = $(wildcard src/*.c)\nTESTS = build/test_max build/test_min\n\n.PHONY: test\ntest: $(TESTS)\n\t@set -e; for t in $(TESTS); do $$t; done\n\nbuild/%: tests/%.c $(SRC)\n\t@mkdir -p build\n\t$(CC) -O2 -Isrc -o $@ $^\n",
      "tests/test_max.c":
        '#include <stdlib.h>\n#include "ends.h"\n#define CHECK(x) do { if (!(x)) exit(EXIT_FAILURE); } while (0)\nint main(void) {\n  CHECK(max(1, 9) == 9);\n  exit(EXIT_SUCCESS);\n}\n',
      "tests/test_min.c": '#include "ends.h"\nint main(void) { return min(4, 2) == 2 ? 0 : 1; }\n',
    },
    {
      "src/ends.h": "int max(int, int);\nint min(int, int);\n",
      "src/ends.c":
        '#include "ends.h"\nint max(int a, int b) { return a > b ? a : b; }\nint min(int a, int b) { return a < b ? a : b; }\n',
    },
  ),
  project(
    "make: inline recipe and a variable",
    "make verify N=3",
    { Makefile: 'N ?= 1\nverify: ; @test "$$(sh seq.sh $(N) | tail -n 1)" = $(N)\n' },
    { "seq.sh": "i=1; while [ $i -le $1 ]; do echo $i; i=$((i+1)); done\n" },
  ),
  project(
    "compare: ignoring blanks, from a made file",
    "sh gen.sh && diff -w expected/report.txt out/report.txt",
    { "expected/report.txt": "total   3\nmean 1.5\n" },
    { "gen.sh": 'mkdir -p out\nawk \'BEGIN { print "total 3"; print "mean 1.5" }\' >out/report.txt\n' },
  ),
  project(
    "compare: bytes",
    "cmp <(printf 'ab' | node hex.js) want.bin",
    { "want.bin": "6162" },
    { "hex.js": "process.stdin.on('data',(d)=>process.stdout.write(d.toString('hex')))\n" },
  ),
  project(
    "other: an own checker in Python",
    "python3 check.py",
    {
      "check.py":
        'import subprocess\nout = subprocess.run(["awk", "-f", "sum.awk"], input="1\\n2\\n", capture_output=True, text=True).stdout\nassert out.strip() == "3", out\nprint("ok")\n',
    },
    { "sum.awk": "{ s += $1 } END { print s }\n" },
  ),
  project(
    "go: errors, maps and cleanup",
    "go test -v .",
    {
      "go.mod": "module kv\n\ngo 1.19\n",
      "kv_test.go":
        'package kv\n\nimport (\n\t"errors"\n\t"os"\n\t"path/filepath"\n\t"testing"\n)\n\nfunc open(t *testing.T) *Store {\n\tt.Helper()\n\ts := New(filepath.Join(t.TempDir(), "kv"))\n\tt.Cleanup(func() { _ = s.Save() })\n\treturn s\n}\n\nfunc TestGet(t *testing.T) {\n\ts := open(t)\n\ts.Set("a", "1")\n\tif v, err := s.Get("a"); err != nil || v != "1" {\n\t\tt.Fatal(v, err)\n\t}\n}\n\nfunc TestMissing(t *testing.T) {\n\tif _, err := open(t).Get("x"); !errors.Is(err, os.ErrNotExist) {\n\t\tt.Fatal(err)\n\t}\n}\n',
    },
    {
      "kv.go":
        'package kv\n\nimport "os"\n\ntype Store struct {\n\tpath string\n\tm    map[string]string\n}\n\nfunc New(path string) *Store { return &Store{path, map[string]string{}} }\nfunc (s *Store) Set(k, v string) { s.m[k] = v }\nfunc (s *Store) Get(k string) (string, error) {\n\tif v, ok := s.m[k]; ok {\n\t\treturn v, nil\n\t}\n\treturn "", os.ErrNotExist\n}\nfunc (s *Store) Save() error { return os.WriteFile(s.path, nil, 0o600) }\n',
    },
  ),
  project(
    "rust: cargo's layout without cargo",
    "cargo test",
    {
      "Cargo.toml": '[package]\nname = "word-count"\nversion = "0.1.0"\nedition = "2021"\n',
      "tests/counts.rs":
        'use word_count::count;\n\n#[test]\nfn counts_words() {\n    assert_eq!(count("a b  c"), 3);\n    assert!(count("") == 0, "empty");\n}\n\n#[test]\n#[ignore]\nfn slow() {\n    panic!();\n}\n',
    },
    { "src/lib.rs": "pub fn count(s: &str) -> usize {\n    s.split_whitespace().count()\n}\n" },
  ),
  project(
    "java: packages, threads and an expected exception",
    "javac -d /tmp/c src/app/Box.java test/app/BoxTest.java && java -cp /tmp/c app.BoxTest",
    {
      "test/app/BoxTest.java":
        'package app;\n\npublic final class BoxTest {\n  private static int failures;\n\n  private static void equal(Object expected, Object actual) {\n    if (!expected.equals(actual)) {\n      System.err.println(actual);\n      failures++;\n    }\n  }\n\n  public static void main(final String... args) throws Exception {\n    Box box = new Box();\n    Thread thread = new Thread(() -> box.put(7));\n    thread.start();\n    thread.join();\n    equal(7, box.take());\n    try {\n      box.take();\n      equal("an exception", "none");\n    } catch (IllegalStateException e) {\n      equal("empty", e.getMessage());\n    }\n    if (failures > 0) System.exit(1);\n  }\n}\n',
    },
    {
      "src/app/Box.java":
        'package app;\n\npublic class Box {\n  private Integer held;\n\n  synchronized void put(int x) { held = x; }\n\n  synchronized int take() {\n    if (held == null) throw new IllegalStateException("empty");\n    int x = held;\n    held = null;\n    return x;\n  }\n}\n',
    },
  ),
];
