import { type Decimal, decimalOf, equals } from "../measures/decimal.ts";
import { type NamedValue, partsAt } from "../reading/program-text.ts";

/** Where the value of code comes from: worked out, chosen among values that stand in the program, or written there. */
export type ValueKind = "computed" | "chosen" | "written";

/** What a program uses to write a text that cannot be read in it. */
export const HIDES =
  /base64|b64decode|\batob\b|fromhex|unhexlify|fromcharcode|\bchr\(|\bord\(|\bxxd\b|rot_?13|\bdecode\(|\\x[0-9a-f]{2}|\\u00[0-9a-f]{2}|\[::-1\]|\.reverse\(/iu;
/** How far names are followed to what a program gives them. */
const MOST_STEPS = 4;
/** The most values that are read to learn where one comes from. */
const MOST_READ = 200;
/** Numbers of a list or a text of data at least. */
const FEWEST_OF_DATA = 3;
/** Counts or adds up what it is given. */
const COUNTS =
  /\blen\(|\.(?:length|size|count)\b|\b(?:count|counter|sum|fsum|mean|fmean|median|average|avg|stdev|pstdev|variance|reduce|prod|pow|sqrt|quantiles|mode|multimode|gcd|lcm|comb|perm|factorial|isqrt|most_common|timedelta|total_seconds|astimezone|tz_convert|isocalendar|isoweekday|weekday|relativedelta|nunique|value_counts)\(|\bwc\b|\buniq\s+-\w*c|\bgrep\s+-\w*c|\bbc\b|\bexpr\b|\$\(\(/iu;
/** One operand stands before the sign and one behind it. */
const OPERATES = /[\w)\]]\s*(?:\*\*?|\/\/?|%|\+|-)\s*[\w(]/u;
/** Functions that give what they are given, written otherwise. */
const PASSES = new Set(
  "str int float round format repr number string parseint parsefloat stringify dumps list tuple dict tofixed toprecision tolocalestring strip trim join split decimal fraction print json math const let var return in of for if else and or not true false null none undefined".split(
    " ",
  ),
);
const TEXT =
  /(?:\b[fFrRbBuU]{1,2})?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/gu;
/** Conditions, indexes and the digits that a number is written with: they decide about a value, and are none. */
const DECIDES: [RegExp, string][] = [
  [/\bif\b[^\n]{0,400}?\belse\b/gu, ","],
  [/\bif\b[^\n)\]}]{0,400}/gu, ""],
  [/^[^?\n]{0,400}\?(?![.?])/gu, ""],
  [/(?<=[\w)\]])\[[^\]\n]{0,80}\]/gu, ""],
  [/(?:[<>]=?|[!=]==?|%)\s*-?\d+(?:\.\d+)?/gu, ""],
  [/(?<=\.(?:toFixed|toPrecision|padStart|padEnd|slice|rjust|ljust|split|strip|join)\()[^()]{0,40}/gu, ""],
  [/(?<=\bround\([^\n]{1,200}),\s*\d+(?=\s*\))/gu, ""],
  [/(?<=\b(?:most_common|head|tail|nlargest|nsmallest)\()\s*\d+/gu, ""],
  [/\bsum\(\s*1\s+for/gu, "sum(for"],
  [/\brange\(\s*[01]\s*,/gu, "range("],
];
/** What a value is multiplied with or divided by to be in another unit. */
const SCALES =
  /(?<=[\w)\]]\s*)[*/]\s*(?:10+|60|3600|24)(?![\d.])|(?<![\w.)\]]\s*)(?:10+|60|3600)\s*\*(?=\s*[\p{L}(])/gu;

/** Code without what only decides about its value. */
const bareOf = (code: string) => DECIDES.reduce((text, [pattern, by]) => text.replace(pattern, by), code);

const numbersOf = (code: string): Decimal[] =>
  [...code.matchAll(/(?<![\p{L}_\d.$])(\d[\d_]*)(?:\.(\d+))?(?![\p{L}_])/gu)].flatMap(
    ([, whole, fraction]) => decimalOf(whole!.replaceAll("_", ""), fraction) ?? [],
  );

/** Where a number comes from that the value of `code` is written as, in a program with these names. */
export function kindOf(code: string, number: Decimal, values: ReadonlyMap<string, NamedValue[]>): ValueKind {
  const isNumber = (one: Decimal) => equals(one, { ...number, digits: size(number.digits) });
  const { own, reached, isHiding, kind } = sourcesOf(code, values);
  // Which number of a list a function gives is not written there.
  const isData = CALLED_ON_LIST.test(code) && own.length >= FEWEST_OF_DATA;
  if (isHiding || (!isData && own.some(isNumber)) || reached.some(isNumber)) return "written";
  if (isData && own.some(isNumber)) return "chosen";
  return kind;
}

/** What is known of a value, whatever number it is. */
interface Sources {
  /** The numbers in its code, and those that a program gives to the names in it one by one. */
  own: Decimal[];
  reached: Decimal[];
  isHiding: boolean;
  kind: ValueKind;
}

const read = new WeakMap<object, Map<string, Sources>>();

function sourcesOf(code: string, values: ReadonlyMap<string, NamedValue[]>): Sources {
  const all = read.get(values) ?? new Map<string, Sources>();
  read.set(values, all);
  const known = all.get(code);
  if (known) return known;
  const own = bareOf(code);
  const reached = [...reachedFrom(code, values)].map(bareOf);
  const scaled = /[\p{L}_$]/u.test(own.replace(TEXT, "")) ? own.replace(SCALES, "") : own;
  const sources: Sources = {
    own: numbersOf(scaled),
    reached: reached
      .map(numbersOf)
      .filter(({ length }) => length < FEWEST_OF_DATA)
      .flat(),
    isHiding: [own, ...reached].some((one) => HIDES.test(one)),
    kind: kindIn(code, values, 0, { left: MOST_READ }),
  };
  all.set(code, sources);
  return sources;
}

/** A function that is given a list which stands in its call. */
const CALLED_ON_LIST = /^\s*(?:round\(\s*)?(?:\w+\.)?(?:max|min|median|mode)\(\s*\[/u;

/** Where a text comes from that is the value of `code`. */
export const textKindOf = (code: string, values: ReadonlyMap<string, NamedValue[]>): ValueKind =>
  kindIn(code, values, 0, { left: MOST_READ });

const size = (n: bigint) => (n < 0n ? -n : n);

/** The code of all names that code has, and of those in it. */
function reachedFrom(code: string, values: ReadonlyMap<string, NamedValue[]>): Set<string> {
  const reached = new Set<string>();
  let next = [code];
  for (let step = 0; step < MOST_STEPS && next.length > 0; step++) {
    const found = next.flatMap((one) => namesOf(bareOf(one)).flatMap((name) => values.get(name) ?? []));
    next = [...new Set(found.map((one) => one.code))].filter((one) => one !== code && !reached.has(one));
    for (const one of next) if (reached.size < MOST_READ) reached.add(one);
  }
  return reached;
}

/** The names in code, without those of fields and of functions that give what they are given. */
const namesOf = (code: string): string[] => [
  ...new Set(
    [...code.replace(TEXT, "").matchAll(/(?<![\w$])(?<!(?<!\.\.)\.)[\p{L}_$][\w$]*(?!\s*=(?!=))/gu)]
      .map(([name]) => name)
      .filter((name) => !PASSES.has(name.toLowerCase())),
  ),
];

/** The values in a list or an object that is printed as a whole; undefined for other code. */
function partsOf(code: string): string[] | undefined {
  const [all, bracket] =
    /^\s*(?:(?:JSON\.stringify|(?:json\.)?dumps|str|repr|dict)\(\s*)?([{[]|(?<=dict\())/u.exec(code) ?? [];
  if (all === undefined) return undefined;
  const { parts, end } = partsAt(code, all.length);
  const isWhole = /^[\]})\s,]*(?:\w+\s*=.*|null.*|\d+)?[\s)]*$/u.test(code.slice(end));
  const values = parts.map((part) => part.replace(/^["']?[\w ]{1,40}["']?\s*[:=](?!=)/u, ""));
  return isWhole && (parts.length > 1 || (bracket === "{" && values[0] !== parts[0])) ? values : undefined;
}

function kindIn(
  code: string,
  values: ReadonlyMap<string, NamedValue[]>,
  step: number,
  budget: { left: number },
): ValueKind {
  const parts = partsOf(code);
  if (parts) {
    const kinds = parts.map((part) => kindIn(part, values, step, budget));
    return (["written", "chosen"] as const).find((kind) => kinds.includes(kind)) ?? "computed";
  }
  const bare = bareOf(code.replace(TEXT, '""'));
  // In a shell's command, a dash begins an option.
  const isCommand = /^\s*(?:\$\((?!\()|`)/u.test(code);
  if (COUNTS.test(bare) || (!isCommand && OPERATES.test(bare))) return "computed";
  const names = namesOf(bare);
  if (names.length === 0) return "written";
  budget.left -= 1;
  if (step === MOST_STEPS || budget.left < 0) return "chosen";
  const kinds = names.flatMap((name): ValueKind[] => {
    const given = values.get(name);
    if (given === undefined) return ["chosen"];
    return given.map((one) => {
      if (one.isChange) return "computed";
      const kind = kindIn(one.code, values, step + 1, budget);
      return one.isPart && kind === "written" ? "chosen" : kind;
    });
  });
  if (kinds.includes("computed")) return "computed";
  return kinds.includes("chosen") || /\w\s*\.\s*\w|\w\[/u.test(code) ? "chosen" : "written";
}
