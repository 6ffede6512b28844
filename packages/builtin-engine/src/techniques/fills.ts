import type { Case } from "../programs/constants.ts";
import type { Datum } from "../programs/operators/operator.ts";
import { stemsOf } from "../words.ts";

/** Values for the parameters of a technique that no input fills. */
export interface Fills {
  /** Values that the task mentions: constants first, then keys and words that also occur in the examples. */
  said: readonly Datum[];
  /** Values of `said` that the task contains literally; a call that uses them is likelier than one that does not. */
  literal: ReadonlySet<Datum>;
  /** Values that the examples suggest: other keys, default answers, and separators. */
  suggested: readonly Datum[];
}

const SAID_MAX = 10;
const KEYS_MAX = 8;
const ANSWERS_MAX = 4;
const DEPTH_MAX = 3;
const WORDS_MAX = 4;
const MARKS_MAX = 3;

/** Collects the fills for these cases; keys that the text mentions come first. */
export function fillsFor(cases: readonly Case[], constants: readonly Datum[], text: string): Fills {
  const stems = new Set(stemsOf(text));
  const isSaid = (key: string) => stemsOf(key).some((stem) => stems.has(stem));
  const keys = [...new Set(cases.flatMap(({ args }) => keysIn(args, 0)))];
  const named: Datum[] = [...keys.filter(isSaid), ...sharedWords(cases, text)].slice(0, KEYS_MAX);
  const said = [...new Set([...constants.slice(0, SAID_MAX), ...named])];
  const suggested = [...keys.slice(0, KEYS_MAX), ...standingAnswers(cases), ...marks(cases)];
  return {
    said,
    literal: new Set(
      said.filter((one) => typeof one === "string" || (typeof one === "number" && stands(one, text))),
    ),
    suggested: [...new Set(suggested)].filter((one) => !said.includes(one)),
  };
}

const stands = (number: number, text: string) =>
  new RegExp(`(?<![\\w.])${number}(?:\\.0+)?(?![\\w.]\\d|\\w)`).test(text);

const textsIn = (value: Datum): string[] => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
};

/** Words of the task that occur in every input, such as a column name. */
function sharedWords(cases: readonly Case[], text: string): string[] {
  const inputs = cases.map(({ args }) => textsIn(args).join("\n"));
  if (inputs.every((input) => !/\w\W+\w/.test(input))) return [];
  const words = new Set(inputs[0]!.match(/\b[A-Za-z_]\w+\b/g));
  const said = [...new Set(text.match(/\b[A-Za-z_]\w+\b/g))];
  return said
    .filter((word) => words.has(word) && inputs.every((input) => input.includes(word)))
    .slice(0, WORDS_MAX);
}

/** Runs of punctuation or space that occur in every output, such as separators. */
function marks(cases: readonly Case[]): string[] {
  const outputs = cases.map(({ output }) => textsIn(output).join("\n"));
  const found = new Set(outputs[0]!.match(/[^A-Za-z0-9\n]+/g));
  return [...found].filter((mark) => outputs.every((output) => output.includes(mark))).slice(0, MARKS_MAX);
}

function keysIn(value: Datum, depth: number): string[] {
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap((item: Datum) => keysIn(item, depth + 1))];
}

/**
 * Outputs that may be fixed answers rather than computed ones: null, -1, an empty text, texts absent from the inputs.
 */
function standingAnswers(cases: readonly Case[]): Datum[] {
  const shown = cases.map(({ args }) => JSON.stringify(args)).join("\n");
  const plain = cases
    .map(({ output }) => output)
    .filter((output) => output === null || output === -1 || typeof output === "string");
  const apart = plain.filter(
    (output) => typeof output !== "string" || !shown.includes(output) || output === "",
  );
  const kinds = [...new Set(apart)];
  // Texts that all occur only once are no evidence of a fixed answer.
  const again = kinds.filter(
    (kind) => typeof kind !== "string" || kind === "" || kinds.length < apart.length,
  );
  return kinds.length <= ANSWERS_MAX ? again : [];
}
