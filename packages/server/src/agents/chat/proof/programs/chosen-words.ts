import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { namedValues } from "../reading/program-text.ts";
import { denies, hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** A program that prints one of two texts: `"yes" if test(s) else "no"`, `test(s) ? "yes" : "no"`. The groups: a text, what decides, and the other text. */
const CHOICES = [
  /(["'])([^"'\n]{2,40})\1 if ([^\n{}]{1,120}?) else (["'])([^"'\n]{2,40})\4/gu,
  /(?:\(|,|=|\{|return|:)\s*([^?:;\n{}]{1,120}?)\s*\?\s*(["'`])([^"'`\n]{2,40})\2\s*:\s*(["'`])([^"'`\n]{2,40})\4/gu,
] as const;
/** What decides nothing: it is the same for all. */
const IDLE =
  /^\s*(?:not |!)?(?:true|false|\d+|none|null)\s*$|(?:\bor|\|\|)\s*(?:not |!)?(?:true|1)\b|(?:\band|&&)\s*(?:false|0)\b/iu;
/** What may decide: a call or a comparison, and not only whether there is something. */
const DECIDES = /(?:<|>|[!=]==?|%|~)|(?!(?:len|bool|str|Boolean|String)\()[\p{L}_][\w.]*\(/u;
/** Knowledge that the model wrote into a program: what is in a list of its own, equals a text, or is looked up by one. */
const KNOWS =
  /(?<!\bfor [\w, ()]{1,40} )\b(?:not )?in\b(?!\s+range\()|\.(?:includes|has|indexOf|get)\(|[!=]==?\s*["'`]|["'`]\s*[!=]==?|\{\s*["'][^"'\n]{0,80}["']\s*:|\bcase\s+["']|len\([^)]*\)\s*(?:>|>=|!=)\s*[01]\b/u;
/** Words for what can be computed of a text or a number. */
const COMPUTED = stemsOf(
  "prime composite even odd palindrome palindromic leap year valid invalid accepted accept rejected reject matches match matched passes pass passed fails fail failed ok yes true false divisible perfect square anagram anagrams balanced unbalanced sorted unsorted duplicate duplicated unique fits fit date positive negative zero triangular happy common",
);
const MOST_CHOICES = 20;
const MOST_LINES = 1_000;
const MOST_LINE_CHARS = 200;
/** Words that say no more of a thing than what it is. */
const OF_THING = stemsOf(
  "code string text word value number input item pattern regex name entry line result",
);

/** A line in which a program says of something which of two texts it is. */
interface Verdict {
  subject: string;
  is: string;
  isNot: string;
}

const read = new WeakMap<ObservedFinding, Verdict[]>();

function verdictsOf(one: ObservedFinding): Verdict[] {
  const known = read.get(one);
  if (known) return known;
  const { evidence, input = "", text } = one.finding;
  const choices = evidence.type === "command" ? choicesIn(input) : [];
  const lines = choices.length > 0 ? text.split("\n", MOST_LINES) : [];
  const verdicts = lines
    .filter(({ length }) => length <= MOST_LINE_CHARS)
    .flatMap((line) =>
      choices.flatMap(([is, isNot]): Verdict[] => {
        if (!line.endsWith(is)) return [];
        const subject = line
          .slice(0, -is.length)
          .replace(/[\s:,=|>→-]+$/u, "")
          .trim();
        return subject === "" ? [] : [{ subject, is, isNot }];
      }),
    );
  const own = verdicts.some(({ subject }) => isNamedAgain(subject, input)) ? [] : verdicts;
  read.set(one, own);
  return own;
}

/** Whether a program names a thing more than once: what it says of it may be what the model knew, `startswith("AB")`. */
export const isNamedAgain = (subject: string, code: string): boolean =>
  (code.match(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(subject)}(?![\\p{L}\\p{N}])`, "gu")) ?? []).length > 1;

/** Whether a program has texts that it compares with others or looks up: what it says by them the model may have known. */
export const knowsTexts = (code: string): boolean => KNOWS.test(code);

/** A condition, and a text that stands on one side of it. */
const TESTED = [
  /^(?<decides>[^?\n]{1,120}?)\s*\?(?![.?])/u,
  /(?<![\w])if (?<decides>[^\n]{1,120}?) else(?!\w)/u,
];

/**
 * Whether code writes a text or another value by a test that computes something: `isNaN(d) ? "invalid" : day(d)`. A test may have a
 * name in the program.
 */
export function decidesByComputing(from: string, text: string, program: string): boolean {
  const decides = TESTED.map((pattern) => pattern.exec(from)?.groups?.["decides"]).find(Boolean);
  return decides !== undefined && isComputed(text) && isDeciding(decides, program);
}

/** Whether a condition, or the one that a program gives its name, may decide. */
function isDeciding(condition: string, program: string): boolean {
  const name = condition.trim().replace(/^(?:not |!)\s*/u, "");
  const named = /^[\p{L}_$][\w$]*$/u.test(name) ? (namedValues(program).get(name) ?? []) : [];
  const codes = named.length > 0 ? named.map(({ code }) => code) : [condition];
  return codes.every((code) => !IDLE.test(code) && DECIDES.test(code));
}

/** The texts that a program chooses between, each way round. */
function choicesIn(code: string): [string, string][] {
  const [python, script] = CHOICES.map((pattern) => Array.from(code.matchAll(pattern).take(MOST_CHOICES)));
  const pairs = [
    ...python!.map(([, , yes, decides, , no]) => [yes, decides, no] as const),
    ...script!.map(([, decides, , yes, , no]) => [yes, decides, no] as const),
  ];
  if (KNOWS.test(code)) return [];
  return pairs.flatMap(([yes, decides, no]): [string, string][] =>
    !isDeciding(decides!, code) || ![yes, no].every((one) => isComputed(one!))
      ? []
      : [
          [yes!, no!],
          [no!, yes!],
        ],
  );
}

const isComputed = (phrase: string): boolean => stemsOf(phrase).isSubsetOf(COMPUTED);

/** Whether a sentence says of something what a program chose to say of it; undefined if it says neither of the two texts, or more. */
export function agreesWithChoice(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  const said = normalise(text);
  const about = verdictsOf(one).filter(({ subject }) => hasPhrase(said, normalise(subject)));
  const longest = Math.max(...about.map(({ subject }) => subject.length));
  const told = about.flatMap(({ subject, is, isNot }) => {
    if (subject.length < longest) return [];
    const rest = text.replace(new RegExp(escaped(subject), "giu"), " ");
    if (/\d/.test(rest)) return [];
    const [own, other] = [saysOf(rest, is, given), saysOf(rest, isNot, given)];
    if (own !== undefined) return [own];
    return other === undefined ? [] : [!other];
  });
  return told.length === 1 ? told[0] : undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a sentence says one of the texts, or denies it; undefined if it does neither, or says more. */
function saysOf(rest: string, phrase: string, given: readonly Observed[]): boolean | undefined {
  const [own, stems] = [stemsOf(phrase), stemsOf(rest)];
  const others = [...stems].filter((stem) => !own.has(stem) && !OF_THING.has(stem));
  const isAsked = others.every((stem) => given.some((one) => one.stems.has(stem)));
  return own.size > 0 && own.isSubsetOf(stems) && isAsked ? denies(rest) === denies(phrase) : undefined;
}
