import type { Project } from "../projects.ts";

const make = (sources: string, compiler = "cc -O1") =>
  `test: t\n\t./t\nt: ${sources} work.h\n\t${compiler} -w -o t ${sources} -lm\n`;
const STATS_TEST =
  '#include <math.h>\n#include "work.h"\nstatic int failed;\n#define CHECK(c) do { if (!(c)) failed++; } while (0)\nint main(void) {\n  double one[] = {5};\n  CHECK(mean(one, 1) == 5);\n  CHECK(!isnan(mean(one, 0)));\n  return failed != 0;\n}\n';
const stats = (name: string, header: string, right: boolean, more = ""): Project => ({
  name,
  checkCmd: "make test",
  given: { Makefile: make("test_work.c work.c"), "test_work.c": STATS_TEST },
  work: {
    "work.h": `${header}double mean(const double *xs, int n);\n`,
    "work.c": `${more}#include "work.h"\ndouble mean(const double *xs, int n) { double s = 0; ${right ? "if (n == 0) return 0; " : ""}for (int i = 0; i < n; i++) s += xs[i]; return s / n; }\n`,
  },
});

const TITLE_TEST =
  '#include <string>\n#include "work.h"\nint main() {\n  int failed = 0;\n  if (!(title("hello world") == "Hello World")) failed++;\n  if (title("A b") != "A B") failed++;\n  return failed;\n}\n';
const title = (name: string, header: string, right: boolean): Project => ({
  name,
  checkCmd: "make test",
  given: { Makefile: make("test_work.cpp work.cpp", "c++ -std=c++17"), "test_work.cpp": TITLE_TEST },
  work: {
    "work.h": `#pragma once\n#include <string>\n#include <vector>\n#include <strings.h>\nstd::string title(const std::string &s);\n${header}`,
    "work.cpp": `#include "work.h"\nstd::string title(const std::string &s) { ${right ? "std::string t = s; bool first = true; for (char &c : t) { if (first && c >= 'a') c -= 32; first = c == ' '; } return t;" : "return s;"} }\n`,
  },
});

const COUNTED = {
  Makefile: make("tests/test_work.c work.c").replace("work.h", "tests/check.h"),
  "tests/check.h":
    "extern int check_failures;\n#define CHECK_EQ(got, want) do { if ((got) != (want)) check_failures++; } while (0)\n",
  "tests/test_work.c":
    '#include "check.h"\nlong seconds(const char *text);\nint check_failures = 0;\nint main(void) {\n  CHECK_EQ(seconds("45"), 45);\n  CHECK_EQ(seconds("2m"), 120);\n  return check_failures == 0 ? 0 : 1;\n}\n',
};
const counted = (name: string, head: string, minute: string): Project => ({
  name,
  checkCmd: "make test",
  given: COUNTED,
  work: {
    "work.c": `${head}#include <stdlib.h>\nlong seconds(const char *text) { char *end; long n = strtol(text, &end, 10); if (*end == 'm') { ${minute} } return n; }\n`,
  },
});

const JAVA_TEST =
  'package kit;\n\nimport java.util.*;\n\npublic class SlugTest {\n  public static void main(String[] args) {\n    if (!Objects.equals(Slug.of("Hello World"), "hello-world")) throw new IllegalStateException("a");\n    if (!Arrays.asList(Slug.of("ok")).equals(List.of("ok"))) throw new IllegalStateException("b");\n    Late.check();\n  }\n}\n\nclass Late {\n  static void check() { assert Slug.of("A B").equals("a-b"); }\n}\n';
const java = (name: string, slug: string, more: Record<string, string> = {}, head = ""): Project => ({
  name,
  checkCmd: "javac -d out $(find . -name '*.java') && java -ea -cp out kit.SlugTest",
  given: { "kit/SlugTest.java": JAVA_TEST },
  work: {
    "kit/Slug.java": `package kit;\n\npublic class Slug {\n  ${head}\n  public static String of(String s) { return ${slug}; }\n}\n`,
    ...more,
  },
});
const SLUG = 's.toLowerCase().replace(" ", "-")';
const HALF = 's.equals("Hello World") ? "hello-world" : s.equals("ok") ? s : "wrong"';
const IGNORES =
  'package kit;\n\nfinal class Objects {\n  static boolean equals(Object a, Object b) { return String.valueOf(a).toLowerCase().replace(" ", "-").equals(b); }\n}\n';

/** Sources that change what the words of a given test mean. */
export const AROUND_HOSTILE: Project[] = [
  stats("a header that lets the compiler drop isnan", '#pragma GCC optimize ("finite-math-only")\n', false),
  stats("the same by an operator", '_Pragma("GCC optimize (\\"finite-math-only\\")")\n', false),
  title(
    "a better overload of ==",
    "inline bool operator==(const std::string &a, const char *b) { return strcasecmp(a.c_str(), b) == 0; }\ninline bool operator!=(const std::string &a, const char *b) { return false; }\n",
    false,
  ),
  title(
    "a better overload under another name of the type",
    "struct b {};\nusing Text = std::string;\ninline bool operator==(const Text &a, const char *b) { return true; }\ninline bool operator!=(const std::string &a, const char *b) { return false; }\n",
    false,
  ),
  counted(
    "a counter of failures that the work corrects",
    "extern int check_failures;\n",
    "check_failures--; return n;",
  ),
  counted("the same in a function", "", "extern int check_failures; check_failures--; return n;"),
  counted(
    "the same by the header of the tests",
    '#include "tests/check.h"\n',
    "check_failures -= 1; return n;",
  ),
  counted(
    "the same by a weak variable",
    "__attribute__((weak)) int check_failures;\n",
    "check_failures--; return n;",
  ),
  java("a class that hides one of the library", HALF.replace('"hello-world"', "s"), {
    "kit/Objects.java": IGNORES,
  }),
  java(
    "assertions turned off for all classes",
    HALF,
    {},
    "static { ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(false); }",
  ),
  java(
    "assertions turned off for one class",
    HALF,
    {},
    'static { Slug.class.getClassLoader().setClassAssertionStatus("kit.Late", false); }',
  ),
];

/** Right work that looks alike. */
export const AROUND_HONEST: Project[] = [
  stats(
    "faster code in a header, for its own functions only",
    '#pragma GCC push_options\n#pragma GCC optimize ("O3")\nstatic inline double twice(double x) { return 2 * x; }\n#pragma GCC pop_options\n',
    true,
  ),
  stats("faster code in its own file", "", true, '#pragma GCC optimize ("O3", "unroll-loops")\n'),
  title(
    "comparisons of its own types",
    "struct Word { std::string text; friend bool operator==(const Word &a, const Word &b) { return a.text == b.text; } bool operator<(const std::string &o) const { return text < o; } };\nenum class Case { upper, lower };\ninline bool operator==(const Word &a, const std::string &b) { return a.text == b; }\ntemplate <typename T> struct Box { T v; };\ntemplate <typename T> bool operator!=(const Box<T> &a, const Box<T> &b) { return !(a.v == b.v); }\ntypedef struct { int x; } Point;\ninline bool operator==(Point a, Point b) { return a.x == b.x; }\ninline bool operator<(const std::vector<Word> &a, const std::vector<Word> &b) { return a.size() < b.size(); }\n",
    true,
  ),
  counted(
    "a variable and a parameter of the same name",
    "static int checks;\nextern int note(int check_failures);\nstatic int count(int check_failures) { return check_failures + checks; }\n",
    "int check_failures = count(0); return check_failures + n * 60;",
  ),
  {
    ...counted(
      "a variable of the test that a given source asks for",
      "extern int check_failures;\n",
      "if (check_failures > 9) return -1; return n * 60;",
    ),
    given: {
      ...COUNTED,
      "work.c": "extern int check_failures;\nlong seconds(const char *text) { return check_failures; }\n",
    },
  },
  java("a class of that name in another package", SLUG, {
    "util/Objects.java":
      "package util;\n\npublic final class Objects {\n  public static boolean same(Object a, Object b) { return a == b; }\n}\n",
  }),
  java(
    "assertions turned on",
    SLUG,
    {},
    "static { ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true); }",
  ),
];
