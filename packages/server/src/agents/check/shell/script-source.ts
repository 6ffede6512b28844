import { changedExpectationsIn } from "../compiled/expectations.ts";
import type { Family } from "../compiled/tokens.ts";
import { newWord } from "./run.ts";
import { type MarkPlace, markName, type TestSource } from "./test-source.ts";

interface Language {
  family: Family;
  mark(file: string): string;
  failures: string[];
  /** A line after which there is no code. */
  ends?: string;
}

const nodeMark = (file: string) => `;process.getBuiltinModule("node:fs").writeFileSync("${file}", "");`;

const LANGUAGES = new Map(
  Object.entries<Language>({
    py: {
      family: "hash",
      mark: (file) => `open("${file}", "w").close()`,
      failures: ["raise SystemExit(3)", "assert 1 == 2", "raise ValueError(4)"],
    },
    rb: {
      family: "hash",
      mark: (file) => `File.write("${file}", "")`,
      failures: ["exit 3", "raise 'x'"],
      ends: "__END__",
    },
    pl: {
      family: "hash",
      mark: (file) => `open(my $zz, '>', '${file}');`,
      failures: ["exit 3;", "die 'x';"],
      ends: "__END__",
    },
    js: { family: "java", mark: nodeMark, failures: ["throw new Error('x');", "process.exit(3);"] },
  }),
);

/** A source in another scripting language that a command runs; null for unknown languages. Failures are added at its end. */
export function scriptSource(path: string, text: string): TestSource | null {
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const language = LANGUAGES.get(/^[cm]js$/.test(extension) ? "js" : extension);
  if (language === undefined) return null;
  const appended = (original: string, added: string) => {
    const lines = original.split("\n");
    const end = language.ends === undefined ? -1 : lines.indexOf(language.ends);
    const at = end < 0 ? lines.length : end;
    return new Map([[path, [...lines.slice(0, at), added, ...lines.slice(at), ""].join("\n")]]);
  };
  const file = (place: MarkPlace, mark: string) => `${place.folder}/${mark}`;
  return {
    path,
    text,
    // Frameworks may load the file without running its end as a test, so nothing is required of its marks.
    tests: [],
    skipped: 0,
    asserts: /\bassert|\bexpect\b|\bequal\b|\braise\b|\bdie\b/.test(text),
    marked: (place, changed = text) => appended(changed, language.mark(file(place, markName("e", place)))),
    failures(place, seen) {
      if (!seen.has(markName("e", place))) return [];
      const mark = newWord();
      const shape = language.failures[Math.floor(Math.random() * language.failures.length)]!;
      const changes = appended(text, `${language.mark(file(place, mark))}\n${shape}`);
      return [{ changes, mark, where: `the end of ${path}`, reached: true }];
    },
    changedExpectations: () =>
      changedExpectationsIn(text, language.family).map((site) => ({ ...site, sure: false })),
  };
}
