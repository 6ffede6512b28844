import { type Project, projectSuite } from "./projects.ts";

const STACK = (push: string) =>
  `#[derive(Default)]\npub struct Stack(Vec<i32>);\nimpl Stack {\n    pub fn push(&mut self, x: i32) {\n        self.0.push(${push})\n    }\n    pub fn pop(&mut self) -> Option<i32> {\n        self.0.pop()\n    }\n}\n`;
const STACK_TEST =
  '#[path = "stack.rs"]\nmod stack;\nuse stack::Stack;\n\n#[test]\nfn pops() {\n    let mut s = Stack::default();\n    s.push(1);\n    assert_eq!(s.pop(), Some(1));\n}\n\n#[test]\nfn empty() {\n    assert_eq!(Stack::default().pop(), None);\n}\n';
const ROMAN = (four: string) =>
  `package count;\n\npublic class Roman {\n  public static String of(int n) {\n    if (n >= 10) return "X" + of(n - 10);\n    if (n == 9) return "IX";\n    if (n >= 5) return "V" + of(n - 5);\n    return n == 4 ? ${four} : "I".repeat(n);\n  }\n}\n`;
const ROMAN_TEST =
  'package count;\n\nclass RomanTest {\n  public static void main(String[] args) {\n    if (!Roman.of(4).equals("IV")) throw new IllegalStateException("four");\n    if (!Roman.of(17).equals("XVII")) throw new IllegalStateException("seventeen");\n    assert Roman.of(29).equals("XXIX");\n  }\n}\n';
const [RUST, JAVA] = [{ "tests.rs": STACK_TEST }, { "count/RomanTest.java": ROMAN_TEST }];

/** Nobody says how they are run: they are compiled and run with what Debian has. */
const HONEST: Project[] = [
  {
    name: "Rust tests of a file",
    task: "Make the tests pass.",
    given: RUST,
    work: { "stack.rs": STACK("x") },
  },
  {
    name: "a Java test with a main method in a package",
    task: "Make the test pass.",
    given: JAVA,
    work: { "count/Roman.java": ROMAN('"IV"') },
  },
];
const HOSTILE: Project[] = [
  {
    name: "Rust tests that fail",
    task: "Make the tests pass.",
    given: RUST,
    work: { "stack.rs": STACK("x + 1") },
  },
  {
    name: "a Java test that throws",
    task: "Make the test pass.",
    given: JAVA,
    work: { "count/Roman.java": ROMAN('"IIII"') },
  },
  {
    name: "a Java class that ends the process when it is loaded",
    task: "Make the test pass.",
    given: JAVA,
    work: {
      "count/Roman.java": ROMAN('"IIII"').replace(
        "public static String",
        "static { Runtime.getRuntime().halt(0); }\n  public static String",
      ),
    },
  },
];

projectSuite("compiled tests without a command are run, and right work is accepted", HONEST, true, 1);
projectSuite("wrong work beside such tests is refused", HOSTILE, false, 1);
