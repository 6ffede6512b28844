import { stemsOf } from "../words.ts";
import type { Datum } from "./operators/operator.ts";
import { partsOf, type Program } from "./program.ts";

/** Steps that only split, join or pass on values; a text need not name them. */
const PLAIN = new Set(
  "+ str,+ num,words,characters,split,join,part,until,from,tokens,number,text,texts,length,at nums,at strs,size nums,size strs,map number,numbersIn,== num,== str,not,and,or,upTo,sum,humps,runs,digitsOf,map length".split(
    ",",
  ),
);

/** Common words for the other steps whose names alone do not suffice. */
const CALLED = new Map(
  Object.entries({
    lower: "lower lowercase small case insensitive slug",
    upper: "upper uppercase capital case shout acronym initials",
    trim: "trim strip whitespace surrounding leading trailing spaces clean",
    capitalize: "capitalize capital title first letter case name camel pascal",
    decapitalize: "camel lower first",
    reverse: "reverse backwards palindrome mirror",
    initial: "first initial letter acronym",
    ending: "last final end",
    sortedLetters: "sort anagram alphabetical order letters",
    collapsed: "collapse consecutive repeated duplicate squeeze spaces",
    uniqueLetters: "unique distinct duplicate different letters pangram isogram",
    code: "code ascii unicode ordinal",
    replaced: "replace swap substitute slug remove dash hyphen underscore spaces change",
    index: "index position find before after between domain",
    repeat: "repeat times copies stars bar",
    padStart: "pad zero leading width digits align",
    padEnd: "pad width align",
    stripped: "strip trim remove surrounding",
    onlyAlphanumeric: "alphanumeric punctuation letters digits clean",
    withoutVowels: "vowel disemvowel",
    shifted: "shift caesar rot13 cipher rotate",
    occurrences: "count occurrences times often number many",
    contains: "contain include has in within",
    startsWith: "start begin prefix",
    endsWith: "end finish suffix",
    "- num": "minus difference subtract less remaining change left reduce without missing before",
    "* num": "times multiply product double triple twice area square total percent",
    "/": "divide ratio half per average quotient share split percent",
    percent: "percent percentage discount tax tip",
    mod: "modulo remainder rest divisible mod wrap",
    divisible: "divisible multiple even leap divides factor",
    quotient: "quotient whole integer divide division floor half full",
    power: "power exponent raise squared cubed",
    max: "max maximum larger greater bigger highest least clamp",
    min: "min minimum smaller lower lesser most cap clamp",
    gcd: "gcd greatest common divisor",
    roundTo: "round decimals places cents",
    "<": "less more greater than under over above below between before",
    fixed: "decimals places fixed cents money price format",
    inBase: "binary base hex hexadecimal octal",
    fromBase: "binary base hex hexadecimal octal decimal",
    range: "range from between",
    divisors: "divisors factors perfect",
    square: "square squares area",
    abs: "absolute distance difference positive",
    floor: "floor whole integer down round",
    ceil: "ceil ceiling up round",
    round: "round nearest",
    root: "root square sqrt",
    digitSum: "digit sum digits",
    mode: "mode common frequent often",
    unique: "unique distinct duplicate different once",
    take: "first take top until",
    drop: "skip drop rest after without first last",
    everyNth: "every other nth second third even odd index position",
    without: "without remove except delete exclude",
    concat: "concat append join combine add merge together",
    common: "common intersection both shared",
    minus: "difference without missing not exclude",
    has: "has contain include in member",
    count: "count occurrences times many often number",
    position: "position index find where",
    same: "same equal identical palindrome sorted",
    reversed: "reverse backwards last palindrome",
    largest: "largest max maximum highest biggest greatest top range",
    smallest: "smallest min minimum lowest range",
    ascending: "sort ascending order second third median rank",
    sorted: "sort alphabetical order",
    byLength: "length sort shortest longest",
    product: "product multiply",
    average: "average mean",
    median: "median middle",
    running: "running cumulative total prefix",
    steps: "difference consecutive steps between",
    longest: "longest long length",
    shortest: "shortest short length",
    vowel: "vowel consonant",
    letters: "letter alphabet alphabetic",
    digits: "digit number numeric",
    capitals: "capital uppercase upper",
    blank: "blank empty whitespace",
    even: "even odd",
    odd: "odd even",
    positive: "positive negative sign above zero",
    prime: "prime",
    keep: "filter keep only longer more less greater than under over above below containing starting",
    each: "each every scale multiply double add all",
    zip: "dot product pair weighted each together",
  }),
);

const stemsByOperator = new Map<string, ReadonlySet<string>>();

function stemsFor(operator: string): ReadonlySet<string> {
  const known = stemsByOperator.get(operator);
  if (known) return known;
  const plain = operator.replace(/^(?:map|filter not|filter|every) /, "").replace(/ (?:nums|strs)$/, "");
  const first = plain.split(" ")[0]!;
  const made = new Set(
    stemsOf(`${plain} ${CALLED.get(plain) ?? CALLED.get(operator) ?? CALLED.get(first) ?? ""}`),
  );
  stemsByOperator.set(operator, made);
  return made;
}

/** What a task says: its word stems, and the constants and techniques that it names. */
export interface Said {
  stems: ReadonlySet<string>;
  constants: readonly Datum[];
  /** Keys of the form `slug.name`. */
  techniques: ReadonlySet<string>;
}

/** Counts the steps and constants of a program that the task does not explain. */
export function unexplained(program: Program, { stems, constants, techniques }: Said): number {
  return partsOf(program).filter((part) => {
    if (part.kind === "constant") return !constants.includes(part.value) && !isEveryday(part.value);
    if (part.kind === "choice") return !CONDITIONAL.some((word) => stems.has(word));
    if (part.kind === "technique") return !techniques.has(`${part.slug}.${part.name}`);
    if (part.kind !== "call" || PLAIN.has(part.operator)) return false;
    return stems.isDisjointFrom(stemsFor(part.operator));
  }).length;
}

/** Whether the text explains every step of a program and at least one step needs explaining. */
export function isSpelledOut(program: Program, said: Said): boolean {
  const telling = partsOf(program).some((part) => part.kind === "call" && !PLAIN.has(part.operator));
  return telling && unexplained(program, said) === 0;
}

const CONDITIONAL = stemsOf(
  "if else otherwise unless when whether true false sign grade fizz buzz even odd case either greater less",
);

/** Constants that need no explanation: first and last index, word separators, booleans. */
const isEveryday = (value: Datum) =>
  typeof value === "boolean" || value === 0 || value === 1 || value === -1 || value === "" || value === " ";
