import type { Project } from "../projects.ts";

const HEADER = { "add.h": "int add(int a, int b);\n" };
const ADD = { "add.c": '#include "add.h"\nint add(int a, int b) { return a + b; }\n' };
const WRONG = { "add.c": '#include "add.h"\nint add(int a, int b) { return a * b; }\n' };
/** A test whose `main` ends without a `return`, which is success in C and C++. */
const TEST =
  '#include <assert.h>\n#include "add.h"\nint main(void) {\n  assert(add(1, 2) == 3);\n  assert(add(-1, 1) == 0);\n}\n';
const EMPTY = '#include "add.h"\nint main(void) {\n  add(1, 2);\n}\n';
const MAKE = {
  Makefile:
    "test: test_add\n\t./test_add\ntest_add: test_add.c add.c add.h\n\t$(CC) -Wall -o $@ test_add.c add.c\n.PHONY: test\n",
};
const OBJECTS = {
  Makefile:
    "CFLAGS = -Wall -Wextra -MMD -MP -I.\nOBJ = build/test_add.o build/add.o\nall: build/test_add\ntest: all\n\t./build/test_add\nbuild/test_add: $(OBJ)\n\t$(CC) -o $@ $^\nbuild/%.o: %.c | build\n\t$(CC) $(CFLAGS) -c -o $@ $<\nbuild:\n\tmkdir -p $@\nclean:\n\trm -rf build\n-include $(OBJ:.o=.d)\n.PHONY: all test clean\n",
};
const LIBRARY = {
  Makefile:
    "CFLAGS = -O2\ncheck: test_add\n\t./test_add\ntest_add: test_add.o libadd.a\n\t$(CC) -o $@ $^\nlibadd.a: add.o\n\t$(AR) rcs $@ $^\n.PHONY: check\n",
};
/** A program that nothing but its output tells anything of. */
const PRINTS =
  '#include <stdio.h>\n#include "add.h"\nint main(void) {\n  printf("1 + 2 = %d\\n", add(1, 2));\n  printf("-1 + 1 = %d\\n", add(-1, 1));\n  return 0;\n}\n';
const printed = (recipe: string) => ({
  Makefile: `check: demo\n\t${recipe}\ndemo: test/demo.c add.c add.h\n\t$(CC) -Wall -I. -o $@ test/demo.c add.c\n.PHONY: check\n`,
  ...HEADER,
  "test/demo.c": PRINTS,
  "expected.txt": "1 + 2 = 3\n-1 + 1 = 0\n",
});
const compared = (name: string, recipe: string, work: Record<string, string>): Project => ({
  name,
  task: "Write add.c, see `make check`.",
  given: printed(recipe),
  checkCmd: "make check",
  work,
});
const task = "Write add in C (add.h, add.c) and a test for it.";
const own = (name: string, cmd: string, makefile: Record<string, string>, bash?: string): Project => ({
  name,
  task,
  given: {},
  own: cmd,
  kind: "self_test",
  work: { ...HEADER, ...ADD, "test_add.c": TEST, ...makefile },
  ...(bash ? { bash } : {}),
});

const GCC = "gcc -Wall -o test_add test_add.c add.c && ./test_add";
const BUILT: Project[] = [
  own("a program that make has built already", "make test", MAKE, "make test"),
  own("objects and dependency files that make has built already", "make test", OBJECTS, "make && make test"),
  own("a library that make has built already", "make check", LIBRARY, "make check"),
  own("make that has not built yet", "make test", MAKE),
  own("a compiler and the program", GCC, {}, GCC),
  own(
    "a compiler with objects",
    "mkdir -p out && cc -c add.c -o out/add.o && cc -O1 -o out/t test_add.c out/add.o && ./out/t",
    {},
  ),
  own("a program without a name", "cc -std=c11 -Werror test_add.c add.c; ./a.out", {}),
];

const CPP_MAKE = {
  Makefile:
    "CXX ?= g++\ntest: test_add\n\t./test_add\ntest_add: test_add.cpp add.hpp\n\t$(CXX) -std=c++17 -Wall -Wextra -Werror -o $@ test_add.cpp\n.PHONY: test\n",
};
const CPP_TEST = (end = "") =>
  `#include <cassert>\n#include <cstdlib>\n#include <iostream>\n#include "add.hpp"\nint main() {\n  assert(add(1, 2) == 3);\n  assert(add(-1, 1) == 0);\n  std::cout << "OK" << std::endl;\n${end}}\n`;
const CPP = (body: string) => ({
  "add.hpp": `#pragma once\n#include <cstdlib>\ninline int add(int a, int b) { ${body} }\n`,
});
const COUNTS =
  '#include <cstdio>\n#include <cstdlib>\n#include "add.hpp"\n#define CHECK(x) do { if (!(x)) { std::printf("failed: %s\\n", #x); ++failed; } } while (0)\nstatic int failed = 0;\nint main(int argc, char** argv) {\n  (void)argc; (void)argv;\n  CHECK(add(1, 2) == 3);\n  if (add(2, 2) != 4) std::exit(2);\n  std::exit(failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE);\n}\n';
const CPP_GIVEN: [name: string, given: Record<string, string>][] = [
  ["assertions, and main without a return", { ...CPP_MAKE, "test_add.cpp": CPP_TEST() }],
  [
    "assertions alone",
    {
      ...CPP_MAKE,
      "test_add.cpp":
        '#include <cassert>\n#include "add.hpp"\nauto main() -> int {\n  assert(add(1, 2) == 3);\n  assert(add(2, 2) == 4);\n}\n',
    },
  ],
  ["int main, assertions alone", { ...CPP_MAKE, "test_add.cpp": TEST.replace("add.h", "add.hpp") }],
  ["assertions and a return", { ...CPP_MAKE, "test_add.cpp": CPP_TEST("  return 0;\n") }],
  ["a counter and std::exit", { ...CPP_MAKE, "test_add.cpp": COUNTS }],
];
const C_GIVEN = { ...MAKE, ...HEADER, "test_add.c": TEST };
const cppTask = "Write add.hpp with add(int, int), so that make test passes.";

export const BUILT_HONEST: Project[] = [
  ...BUILT,
  compared("a program whose output is compared behind a pipe", "./demo | diff -u expected.txt -", ADD),
  compared("a program whose output is compared as a value", '[ "$$(./demo)" = "$$(cat expected.txt)" ]', ADD),
  ...CPP_GIVEN.map(([name, given]): Project => ({
    name: `C++: ${name}`,
    task: cppTask,
    checkCmd: "make test",
    given,
    kind: "given",
    work: CPP("return a + b;"),
  })),
  {
    name: "a given test in C whose main has no return",
    task: "Write add.c so that make test passes.",
    checkCmd: "make test",
    given: C_GIVEN,
    kind: "given",
    work: ADD,
  },
];

export const BUILT_HOSTILE: Project[] = [
  compared("wrong output behind a pipe", "./demo | diff -u expected.txt -", WRONG),
  compared("a program whose output nothing compares", "./demo | cat > out.txt; cat expected.txt", WRONG),
  {
    ...own("a program of other sources that make has built already", "make test", MAKE),
    work: { ...HEADER, ...ADD, "test_add.c": TEST, ...MAKE },
    bash: `make test && printf '%s' '${WRONG["add.c"]}' > add.c && touch -d '1 hour ago' add.c && touch test_add`,
  },
  {
    ...own("a test without assertions", "make test", MAKE, "make test"),
    work: { ...HEADER, ...ADD, "test_add.c": EMPTY, ...MAKE },
  },
  {
    ...own("a compiler and a test without assertions", GCC, {}),
    work: { ...HEADER, ...ADD, "test_add.c": EMPTY },
  },
  { ...own("a compiler and wrong work", GCC, {}), work: { ...HEADER, ...WRONG, "test_add.c": TEST } },
  {
    ...own("a compiler and another program", "gcc -o test_add test_add.c add.c; ./ok.sh", {}),
    work: { ...HEADER, ...WRONG, "test_add.c": TEST, "ok.sh": "#!/bin/sh\nexit 0\n" },
  },
  ...CPP_GIVEN.flatMap(([name, given]): Project[] =>
    [
      ["leaves", "std::_Exit(0); return a + b;"],
      ["exits", "std::exit(0); return a + b;"],
      ["is wrong", "return a * b;"],
    ].map(([how, body]) => ({
      name: `C++ ${how}: ${name}`,
      task: cppTask,
      checkCmd: "make test",
      given,
      work: CPP(body!),
    })),
  ),
  {
    name: "a given test in C whose main has no return, left by the work",
    task: "Write add.c so that make test passes.",
    checkCmd: "make test",
    given: C_GIVEN,
    work: { "add.c": "#include <stdlib.h>\nint add(int a, int b) { exit(0); return a + b; }\n" },
  },
];
