import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { clauseOf } from "./anchors.ts";
import { isAlike } from "./another-place.ts";

const FILE = /(?<![\w./-])[\w./-]{0,80}\w\.[a-z]{1,5}(?![\w./-])/giu;
/** The kinds of files: how their names are written, and how a statement calls them. The first that fits a name is its kind. */
const KINDS = new Map([
  ["test", { name: /test|spec/iu, word: /(?<!\p{L})(?:tests?|specs?|test\s\p{L}+)(?!\p{L})/iu }],
  ["text", { name: /\.(?:md|rst|txt)$/iu, word: /(?<!\p{L})(?:readme|docs|documentation|notes)(?!\p{L})/iu }],
  ["style", { name: /\.(?:css|scss)$/iu, word: /(?<!\p{L})(?:style ?sheet|styles|css)(?!\p{L})/iu }],
  [
    "code",
    {
      name: /\.(?:py|[cm]?[jt]sx?|rs|go|rb|java|kt|c|cc|cpp|h|sh|php|swift)$/iu,
      word: /(?<!\p{L})(?:script|program|module|implementation|source|code)(?!\p{L})/iu,
    },
  ],
]);
const kindOf = (name: string): string | undefined =>
  [...KINDS].find(([, kind]) => kind.name.test(name.split("/").at(-1)!))?.[0];

/** A line of a list of files: the kind of the only one that it names, and its figures. */
interface FileLine {
  kind: string | undefined;
  figures: readonly Quantity[];
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly FileLine[]>();

function fileLines(finding: ObservedFinding): readonly FileLine[] {
  const known = read.get(finding);
  if (known) return known;
  let start = 0;
  const lines = finding.finding.text.split("\n").map((line): FileLine => {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const [name, ...others] = line.match(FILE) ?? [];
    const figures = finding.particulars.quantities.filter((one) => from <= one.start && one.end <= end);
    return { kind: name === undefined || others.length > 0 ? undefined : kindOf(name), figures };
  });
  read.set(finding, lines);
  return lines;
}

/**
 * Whether a run has a figure only of files of another kind than the one that the statement names: `the script has 118 lines`, beside
 * `tool.py (63 lines)` and `test_tool.py (118 lines)`.
 */
export function isOfAnotherFileKind(stated: Quantity, text: string, finding: ObservedFinding): boolean {
  if (finding.finding.evidence.type === "source") return false;
  const { start, end } = clauseOf(stated, text);
  const clause = text.slice(start, end);
  const [said, ...others] = [...KINDS].flatMap(([kind, { word }]) => (word.test(clause) ? [kind] : []));
  if (said === undefined || others.length > 0) return false;
  const lines = fileLines(finding);
  const holding = lines.filter(({ figures }) => figures.some((one) => isSame(stated, one)));
  return (
    holding.length > 0 &&
    holding.every(({ kind }) => kind !== undefined && kind !== said) &&
    lines.some(({ kind, figures }) => kind === said && figures.some((one) => isAlike(stated, one)))
  );
}
