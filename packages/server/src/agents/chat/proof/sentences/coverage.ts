import { type ObservedFinding, type ObservedLine, okOf } from "../evidence/observed.ts";
import { isOppositeOf } from "./opposites.ts";
import { reportedStems } from "../programs/reported.ts";
import { denies, hasFamily, hasForm, stemsOf } from "../reading/words.ts";

/** How much of a sentence stands in the finding that holds most of it. */
export interface Coverage {
  finding?: ObservedFinding;
  /** Words of the sentence that the finding holds. */
  words: number;
  /** Whether that is at least a third of its words. */
  isClose: boolean;
  /** Whether one line or sentence of it holds as many. */
  isOfLine: boolean;
  /** Whether the sentence does not say the opposite of the clause that has most of its words. */
  agrees: boolean;
  /** Whether the sentence says again what the finding says. `isNamed`: a name of the sentence stands in it, too. */
  repeats(isNamed: boolean): boolean;
}

/** The share of a sentence's words that a finding holds if the sentence repeats it. */
const REPEATS = 0.75;
/** The share if a name of the sentence stands in the finding, too. */
const NAMED_REPEATS = 0.6;
const ENOUGH_WORDS = 3;
/** One word in so many is held by evidence that a sentence is about. */
const CLOSE = 3;
/** A sentence of fewer words repeats only a line that holds all of them. */
const FEW_WORDS = 2;

/** Words that say little beside a name: `You will be seeing Dr Okafor`. Any other verb may say something new of it. */
const LIGHT = stemsOf(
  "see sees seeing meet meets meeting kept keep stored store located housed called named ready treated heißt heißen appelle llama chama bereit prêt listo pronto",
);

/** Words for a run that is done, which its report does not repeat: `The agent finished and changed a.py`. */
const OF_RUN = stemsOf("agent task run job finish finishes finished end ends ended complete completed");
const isDone = ({ finding: { evidence, text } }: ObservedFinding): boolean =>
  evidence.type === "receipt" && okOf(text) === true;
const NOTHING: Coverage = { words: 0, isClose: false, isOfLine: false, agrees: true, repeats: () => false };

/** Compares a sentence with each finding. Words that the model itself put into a program do not count. */
export function coverageOf(
  text: string,
  findings: readonly ObservedFinding[],
  given: readonly { stems: ReadonlySet<string> }[] = [],
): Coverage {
  if (findings.length === 0) return NOTHING;
  const stems = [...stemsOf(text)];
  let best: { finding?: ObservedFinding; held: string[] } = { held: [] };
  for (const finding of findings) {
    const told = finding.finding.isOwnText ? reportedStems(stems, finding) : undefined;
    const held = stems.filter(
      (stem) => hasForm(finding.stems, stem) && (!told || told.has(stem) || !finding.input.stems.has(stem)),
    );
    if (held.length > best.held.length) best = { finding, held };
  }
  const { finding, held } = best;
  if (!finding) return NOTHING;
  const line = nearestLine(finding, stems);
  const inLine = held.filter((stem) => hasForm(line.stems, stem)).length;
  const isDeniedAlike = denies(text) === denies(line.text);
  return {
    finding,
    words: held.length,
    isClose: CLOSE * held.length >= stems.length,
    isOfLine: CLOSE * inLine >= stems.length,
    agrees: isDeniedAlike || !isOppositeOf(text, new Set(stems), finding.clauses()),
    repeats(isNamed) {
      // `The agent finished and changed a.py`: the rest stands in the report, all of it.
      const isOfRun = isDone(finding) && stems.every((stem) => held.includes(stem) || OF_RUN.has(stem));
      const isLight =
        isNamed &&
        isDeniedAlike &&
        stems.every((stem) => held.includes(stem) || LIGHT.has(stem) || hasFamily(line.stems, stem));
      if (held.length >= (isLight ? FEW_WORDS : ENOUGH_WORDS))
        return isOfRun || held.length >= (isNamed ? NAMED_REPEATS : REPEATS) * stems.length;
      if (isSaidOf(line, stems, given)) return true;
      return inLine === stems.length && stems.length >= (isNamed ? 1 : FEW_WORDS);
    },
  };
}

/**
 * Whether a sentence says a whole line of what the person asked about, which it names first: `The glaze contains no lead`, where the
 * line says only that it contains none.
 */
function isSaidOf(
  line: ObservedLine,
  stems: readonly string[],
  given: readonly { stems: ReadonlySet<string> }[],
): boolean {
  const first = stems.findIndex((stem) => line.stems.has(stem));
  const [subject, rest] = [stems.slice(0, first), stems.slice(first)];
  return (
    subject.length === 1 &&
    given.some((one) => one.stems.has(subject[0]!)) &&
    rest.length >= FEW_WORDS &&
    rest.length === line.stems.size &&
    rest.every((stem) => line.stems.has(stem))
  );
}

/** The line of a finding that shares most words with a sentence. */
export function nearestLine(finding: ObservedFinding, stems: readonly string[]): ObservedLine {
  let best = { shared: 0, text: "", stems: new Set<string>() };
  for (const line of finding.lines()) {
    const shared = stems.filter((stem) => hasForm(line.stems, stem)).length;
    if (shared > best.shared) best = { shared, ...line };
  }
  return best;
}
