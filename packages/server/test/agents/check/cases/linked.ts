import type { Project } from "../projects.ts";

const TEST =
  '#include <assert.h>\n#include <stdio.h>\n#include "add.h"\nint main(void) {\n  assert(add(2, 3) == 5);\n  assert(add(10, -4) == 6);\n  puts("ok");\n  return 0;\n}\n';
const GIVEN = {
  Makefile: "test: t\n\t./t\nt: test_add.c add.c\n\tcc -w -o t test_add.c add.c\n",
  "add.h": "int add(int a, int b);\n",
  "test_add.c": TEST,
};
const WRONG = '#include "add.h"\nint add(int a, int b) { return 0; }\n';
const RIGHT = '#include "add.h"\nint add(int a, int b) { return a + b; }\n';
/** Reads the test and says whether it is the known one. */
const KNOWS =
  "#include <unistd.h>\n#include <fcntl.h>\nstatic int known(void) { char b[4096]; int f = open(\"test_add.c\", 0); long n = read(f, b, sizeof b), h = 0; while (n--) h = h * 31 + b[n]; return b[0] == '#' && h != 7; }\n";

const hostile = (name: string, code: string): Project => ({
  name,
  checkCmd: "make test",
  given: GIVEN,
  work: { "add.c": WRONG + KNOWS + code },
});
const honest = (name: string, code: string, given: Record<string, string> = GIVEN): Project => ({
  name,
  checkCmd: "make test",
  given,
  kind: "given",
  work: { "add.c": RIGHT + code },
});

const TRUTH =
  '#include <assert.h>\n#include <stdbool.h>\n#include "even.h"\nint main(void) {\n  assert(is_even(2) == true);\n  assert(is_even(3) == false);\n  return 0;\n}\n';
const EVEN = {
  Makefile: "test: t\n\t./t\nt: test_even.c even.c even.h\n\tcc -w -o t test_even.c even.c\n",
  "even.h": "int is_even(int n);\n",
  "even.c": '#include "even.h"\nint is_even(int n) { return 0; }\n',
  "test_even.c": TRUTH,
};
const even = (name: string, header: string, answer: string): Project => ({
  name,
  checkCmd: "make test",
  given: EVEN,
  work: {
    "even.h": `${header}int is_even(int n);\n`,
    "even.c": `#include "even.h"\nint is_even(int n) { return ${answer}; }\n`,
  },
});

export const LINKED_HOSTILE: Project[] = [
  even(
    "a header that exchanges true and false",
    "#undef true\n#undef false\n#define true 0\n#define false 1\n",
    "n % 2 != 0",
  ),
  even("a header that gives a type another meaning", "#define int unsigned char\n", "n % 2 == 0 ? 1 : 0"),
  hostile(
    "the start of the C library",
    'int __libc_start_main(int (*m)(int, char **, char **)) { write(1, "ok\\n", 3); _exit(!known()); }\n',
  ),
  hostile(
    "the report of an assertion",
    "void __assert_fail(const char *a, const char *b, unsigned c, const char *d) { _exit(!known()); }\n",
  ),
  hostile(
    "by an asm label",
    'void mine(const char *a, const char *b, unsigned c, const char *d) __asm__("__assert_fail");\nvoid mine(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\n',
  ),
  hostile(
    "by an alias",
    'static void mine(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\nvoid __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((alias("mine")));\n',
  ),
  hostile(
    "by a pragma",
    "#pragma redefine_extname mine __assert_fail\nvoid mine(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\n",
  ),
  hostile(
    "by a macro",
    "#define MINE __assert_fail\nvoid MINE(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\n",
  ),
  hostile(
    "by names put together",
    "#define CAT(a, b) a##b\nvoid CAT(__assert, _fail)(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\n",
  ),
  hostile(
    "by assembler code",
    'void mine(void) { _exit(0); }\n__asm__(".globl __assert_fail\\n__assert_fail:\\n jmp mine\\n");\n',
  ),
  hostile(
    "with a type of its own",
    "typedef void none;\n__attribute__((noreturn)) none __assert_fail(const char *a, const char *b, unsigned c, const char *d) { _exit(0); }\n",
  ),
  hostile(
    "before main, while the test is unchanged",
    `__attribute__((constructor)) static void first(void) { char b[4096]; int f = open("test_add.c", 0); if (read(f, b, sizeof b) != ${TEST.length}) _exit(1); _exit(0); }\n`,
  ),
];

export const LINKED_HONEST: Project[] = [
  even(
    "a header that defines true and false for an old compiler",
    "#ifndef true\n#define true 1\n#define false (0)\n#define bool int\n#endif\n#ifndef NULL\n#define NULL ((void *)0)\n#endif\n#define EVEN_MAX 10\n",
    "n % 2 == 0",
  ),
  honest(
    "calls what reports",
    '#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint same(const char *a, const char *b) { if (strcmp(a, b)) { puts("no"); exit(1); } return !memcmp(a, b, 1); }\n',
  ),
  honest(
    "functions with names that only begin so",
    "int exit_code(void) { return 0; }\nint my_strcmp(const char *a, const char *b) { return *a - *b; }\nvoid print_all(void) {}\nint puts_all(int n) { return n; }\n",
  ),
  honest(
    "a field and a local variable",
    'struct log { int (*puts)(const char *); int exit; };\nint of(struct log *l) { int raise = l->exit; return raise ? l->puts("a") : 0; }\n',
  ),
  honest(
    "other labels and aliases",
    'int plus(int a, int b) __attribute__((alias("add")));\nint twice(int a) __asm__("times_two");\nint twice(int a) { return 2 * a; }\n',
  ),
  honest(
    "assembler code that calls",
    '#define LOG puts\n#include <stdio.h>\nvoid say(void) { LOG("x"); __asm__ volatile("nop"); }\n',
  ),
  honest(
    "a declaration that an attribute follows",
    "void exit(int) __attribute__((noreturn));\nvoid stop(void) { exit(3); }\n",
  ),
  {
    ...honest("a function of the C library that a given header asks for", ""),
    given: {
      Makefile: "test: t\n\t./t\nt: test_str.c str.c\n\tcc -w -fno-builtin -o t test_str.c str.c\n",
      "test_str.c":
        '#include <assert.h>\nint strcmp(const char *a, const char *b);\nint main(void) {\n  assert(strcmp("a", "a") == 0);\n  assert(strcmp("a", "b") < 0);\n  return 0;\n}\n',
    },
    work: {
      "str.c":
        "int strcmp(const char *a, const char *b) {\n  while (*a && *a == *b) { a++; b++; }\n  return (unsigned char)*a - (unsigned char)*b;\n}\n",
    },
  },
];
