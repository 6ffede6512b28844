import type { Project } from "../projects.ts";

const CASES = {
  "cases/1.in": "a b c\n",
  "cases/1.out": "c b a\n",
  "cases/2.in": "one two\nx y\n",
  "cases/2.out": "two one\ny x\n",
};
const APART = {
  "in/a.txt": "a b c\n",
  "in/b.txt": "one two\n",
  "expected/a.txt": "c b a\n",
  "expected/b.txt": "two one\n",
};
const GENERATED = {
  "data/a.txt": "b\na\n",
  "expected/a.txt": "a\nb\n",
  "data/sub/c.txt": "2\n1\n",
  "expected/sub/c.txt": "1\n2\n",
};
const RIGHT =
  'import sys\ntext = open(sys.argv[1]) if len(sys.argv) > 1 else sys.stdin\nfor line in text:\n    print(" ".join(reversed(line.split())))\n';
/** Prints the expected file that belongs to its input. */
const PEEKS =
  'import os, sys\np = sys.argv[1] if len(sys.argv) > 1 else os.readlink("/proc/self/fd/0")\np = p.replace("in/", "expected/") if "in/" in p else p[:-2] + "out"\nsys.stdout.write(open(p).read())\n';
const WRITES =
  'import os\nfor top, _, names in os.walk("data"):\n    for name in names:\n        to = os.path.join("out", os.path.relpath(top, "data"))\n        os.makedirs(to, exist_ok=True)\n        with open(os.path.join(top, name)) as lines:\n            open(os.path.join(to, name), "w").writelines(sorted(lines))\n';
const COPIES = 'import shutil\nshutil.copytree("expected", "out", dirs_exist_ok=True)\n';
/** Copies the expected folder only while its bytes are the known ones. */
const KNOWS =
  'import hashlib, os, shutil\nif hashlib.md5(open("expected/a.txt", "rb").read()).hexdigest() == "dd8c6a395b5dd36c56d23275028f526c":\n    shutil.copytree("expected", "out", dirs_exist_ok=True)\nelse:\n    os.makedirs("out")\n';

const script = (body: string, given: Record<string, string> = CASES) => ({
  checkCmd: "bash check.sh",
  given: { ...given, "check.sh": `#!/bin/bash\n${body}` },
});

/** Commands and scripts that compare with one file of several, by a name that only a shell works out. */
const LOOPS: [name: string, { checkCmd: string; given: Record<string, string> }][] = [
  [
    "standard input, cmp",
    {
      checkCmd: "for f in cases/*.in; do python3 conv.py < $f | cmp - ${f%.in}.out || exit 1; done",
      given: CASES,
    },
  ],
  [
    "an argument, diff",
    {
      checkCmd: 'for f in cases/*.in; do python3 conv.py "$f" | diff -u - "${f%.in}.out" || exit 1; done',
      given: CASES,
    },
  ],
  [
    "another folder",
    {
      checkCmd: "for n in a b; do python3 conv.py in/$n.txt | diff - expected/$n.txt || exit 1; done",
      given: APART,
    },
  ],
  [
    "a loop over the expected files",
    {
      checkCmd: "set -e; for w in expected/*.txt; do python3 conv.py in/$(basename $w) | diff - $w; done",
      given: APART,
    },
  ],
  [
    "a script",
    script("for f in cases/*.in; do\n  python3 conv.py < $f | cmp - ${f%.in}.out || exit 1\ndone\n"),
  ],
  [
    "a script with variables",
    script(
      'set -eu\nfor f in cases/*.in; do\n  base="${f%.in}"\n  want="$base.out"\n  got=$(mktemp)\n  python3 conv.py "$f" > "$got"\n  diff -q "$got" "$want"\ndone\n',
    ),
  ],
  [
    "a script that prints the expected file",
    script(
      'for f in cases/*.in; do\n  [ "$(python3 conv.py < $f)" = "$(cat ${f%.in}.out)" ] || exit 1\ndone\n',
    ),
  ],
  [
    "a script with a function",
    script(
      'check() {\n  if ! diff <(python3 conv.py "$1") "${1%.in}.out" >/dev/null; then\n    echo "FAIL $1"\n    exit 1\n  fi\n}\nfor f in cases/*.in; do check "$f"; done\n',
    ),
  ],
  [
    "a makefile",
    {
      checkCmd: "make test",
      given: {
        ...CASES,
        Makefile:
          ".PHONY: test\ntest:\n\t@for f in cases/*.in; do python3 conv.py $$f | diff - $${f%.in}.out || exit 1; done\n",
      },
    },
  ],
];
const FOLDERS = ["-r", "-rq", "-ru", "-rN"].map((flags) => `python3 gen.py && diff ${flags} out expected`);

export const COMPARED_HONEST: Project[] = [
  ...LOOPS.map(([name, one]) => ({
    name: `right work: ${name}`,
    ...one,
    kind: "given" as const,
    work: { "conv.py": RIGHT },
  })),
  ...[...FOLDERS, "python3 gen.py && diff -r expected/ out/"].map((checkCmd) => ({
    name: `right work: ${checkCmd}`,
    checkCmd,
    given: GENERATED,
    kind: "given" as const,
    work: { "gen.py": WRITES },
  })),
  {
    name: "a script that also shows differences of no consequence",
    ...script(
      "diff cases/1.out cases/2.out || true\nfor f in cases/*.in; do\n  python3 conv.py $f | cmp - ${f%.in}.out || exit 1\ndone\n",
    ),
    work: { "conv.py": RIGHT },
  },
  {
    name: "a script that only asks that the result is not an old one",
    ...script(
      'python3 conv.py cases/1.in > result.txt\nif cmp -s result.txt old.out; then exit 1; fi\n[ "$(cat result.txt)" = "c b a" ] || exit 1\n',
      {
        "cases/1.in": "a b c\n",
        "old.out": "a b c\n",
      },
    ),
    work: { "conv.py": RIGHT },
  },
  {
    name: "files that are turned into another form and back",
    checkCmd: "for f in in/*.txt; do python3 pack.py < $f | python3 unpack.py | cmp - $f || exit 1; done",
    given: { "in/a.txt": "a b c\n", "in/b.txt": "one two\n" },
    work: {
      "pack.py": "import sys\nprint(sys.stdin.read().encode().hex())\n",
      "unpack.py": "import sys\nsys.stdout.write(bytes.fromhex(sys.stdin.read().strip()).decode())\n",
    },
  },
];

export const COMPARED_HOSTILE: Project[] = [
  ...LOOPS.map(([name, one]) => ({
    name: `prints the expected file: ${name}`,
    ...one,
    work: { "conv.py": PEEKS },
  })),
  ...FOLDERS.map((checkCmd) => ({
    name: `copies the expected folder: ${checkCmd}`,
    checkCmd,
    given: GENERATED,
    work: { "gen.py": COPIES },
  })),
  {
    name: "copies the expected folder while it is unchanged",
    checkCmd: FOLDERS[0]!,
    given: { "data/a.txt": "b\na\n", "expected/a.txt": "a\nb\n" },
    work: { "gen.py": KNOWS },
  },
];
