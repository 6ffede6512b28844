import { plainly } from "../phrasing.ts";
import { COLOUR, colourOf, type Hex } from "./colours.ts";
import type { Theme } from "./theme.ts";

const NUMERALS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
/** The source of a group that takes a whole number in digits or as a word; `countOf` reads it. */
export const COUNT = String.raw`(\d{1,5}|${NUMERALS.slice(1).join("|")})`;
/** The number that a group of `COUNT` took. */
export const countOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : NUMERALS.indexOf(word.toLowerCase());

/** A task as its readers see it: each takes out the words that it makes true, and what nobody took goes beyond the app. */
export interface AppRequest {
  /** The whole task as it was written, with its lines. */
  readonly text: string;
  /** The title that is asked for in so many words. */
  readonly title: string | undefined;
  /** Takes the first match of `pattern` (letter case never matters) out of what is left. */
  take(pattern: string): RegExpExecArray | null;
  /** Takes what is true of the app anyway, wherever it is said. */
  grant(...patterns: readonly string[]): void;
  /** Takes a number that `COUNT`, the one group of `pattern`, stands for; out of bounds it is left where it is. */
  count(pattern: string, min: number, max: number): number | undefined;
  /** Puts back what was taken and turned out to be more than the app can do. */
  restore(words: string): void;
  /** Takes the colours of `things`, each named by the source of a pattern without groups: `red ball`, `the ball and the bat are red`. */
  colours<Name extends string>(things: Readonly<Record<Name, string>>): { [name in Name]?: Hex };
  /** Takes theme, background and accent; the last to read, since a colour beside the name of the app is the accent. `accented`: what else has the accent's colour here, as the source of a pattern. */
  theme(accented?: string): Theme;
  /** What nobody took, in phrases. */
  leftover(): string[];
}

const TAKEN = " | ";
const FILLER = new Set(
  `a an the this that it its i i'd we me us my you your to of in for with and also but on at as is are be should shall must
can could will would want need have has having make makes making made build create write code develop design generate
give show get do which where there so please just simple nice beautiful pretty handsome lovely good great cool fun awesome
elegant polished basic classic complete full fully functional working playable interactive lightweight game games app apps
application web webapp website page site html clone version widget tool use uses using play plays playing something some`.split(
    /\s+/,
  ),
);
/** What is true of every app here. */
const EVERY = [
  String.raw`\bi(?:'d| would) like\b`,
  String.raw`\b(?:small|little|tiny)(?= (?:[\p{L}-]+ ){0,2}(?:games?|apps?|pages?|tools?|website)\b|(?: [\p{L}-]+){0,2}\s*‖)`,
  String.raw`(?:in |as )?(?:a |one |just ){0,2}(?:single|one|self[- ]contained|stand-?alone)[- ](?:html[- ])?(?:file|page)(?: app)?`,
  String.raw`\bself[- ]contained\b`,
  String.raw`\b(?:html5?|css3?|(?:vanilla |plain |pure )?(?:javascript|js))\b(?: only)?`,
  String.raw`\b(?:no|without|zero)(?: any)? (?:external )?(?:dependencies|libraries|frameworks|network|internet)\b`,
  String.raw`\b(?:that |which )?(?:also )?(?:works?|runs?|playable|usable)? ?offline\b`,
  String.raw`\b(?:that |which )?(?:also )?(?:works?|runs?|working|playable|usable|controllable)(?: well| fine| great)?(?: (?:both )?(?:on|with|by|in|from))?(?=\W)`,
  String.raw`\b(?:mobile|phones?|touch|tablets?|keyboard|desktop|iphone|android|smartphones?)(?:[- ]?(?:friendly|ready|controls?|input|support|screens?|devices?|compatible|phones?))*\b`,
  String.raw`\b(?:fully )?(?:responsive|accessible)(?: design| layout)?\b`,
  String.raw`\bbrowsers?\b`,
];
const QUOTED = String.raw`"([^"\n]{1,80})"|'((?:[^'\n]|'(?=\w)){1,80})'`;
const WORD = String.raw`[\p{L}\p{N}!&'-]*`;
/** Words that begin with capitals, or one word after which something else must begin. */
const UNQUOTED = String.raw`((?-i:[\p{Lu}\p{N}]${WORD}(?: (?:(?:of|the|to|&) ){0,2}[\p{Lu}\p{N}]${WORD}){0,6})|[\p{L}\p{N}]${WORD}(?=\s*(?:[,;.!?|]|$| (?:with|and|that|in|on|using|where|which|for)\b)))`;
const TITLE = String.raw`\b(?:(?:is |be |it ){0,2}(?:called|titled|entitled)|with (?:the )?title|(?:its |the )?title(?: is|:)|(?<=\b(?:game|app|page|list|clone|it) )named):? +`;
const LONGEST_TITLE = 80;
/** What turns the words after it into their opposite, or into more of them than there are. */
const TURNED = String.raw`(?<!\b(?:no|not|without|never|don't|hide|remove|or|\d+|${NUMERALS.join("|")})(?: the| a| an| any)? )`;
/** Stands where the name of the app was. */
const NAME = "‖";

/** Reads the title out of `task` and takes the app's name out where `names`, the source of a pattern, finds it; all else is left to who takes it. */
export function readAppRequest(task: string, names?: string): AppRequest {
  let left = ` ${plainly(task).replaceAll(/\s+/g, " ")} `;
  const take = (pattern: string): RegExpExecArray | null => {
    const match = new RegExp(pattern, "iu").exec(left);
    if (!match || match[0].trim() === "") return null;
    left = left.slice(0, match.index) + TAKEN + left.slice(match.index + match[0].length);
    return match;
  };
  const titled = take(`${TITLE}(?:${QUOTED}|${UNQUOTED})`);
  const title = titled
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.trim();
  const fits = title !== undefined && title !== "" && title.length <= LONGEST_TITLE;
  if (titled && !fits) left += TAKEN + titled[0];
  if (names) left = left.replaceAll(new RegExp(names, "giu"), ` ${NAME} `);
  const request: AppRequest = {
    text: task,
    title: fits ? title : undefined,
    take,
    grant: (...patterns) =>
      patterns.forEach((pattern) => {
        left = left.replaceAll(new RegExp(`(?:\\bor )?${TURNED}(?:${pattern})`, "giu"), TAKEN);
      }),
    count(pattern, min, max) {
      const found = new RegExp(pattern, "iu").exec(left);
      const count = found ? countOf(found[1]!) : Number.NaN;
      if (!(count >= min && count <= max)) return undefined;
      take(pattern);
      return count;
    },
    restore: (words) => (left += `${TAKEN}${words}${TAKEN}`),
    colours: (things) => coloursOf(take, (words) => request.restore(words), things),
    theme: (accented = "buttons?") => themeOf(take, accented),
    leftover() {
      request.grant(...EVERY);
      return phrasesOf(left);
    },
  };
  return request;
}

function coloursOf<Name extends string>(
  take: AppRequest["take"],
  restore: AppRequest["restore"],
  things: Readonly<Record<Name, string>>,
): { [name in Name]?: Hex } {
  const any = `(?:${Object.values(things).join("|")})\\b`;
  const list = String.raw`${any}(?:(?:,|,? and|,? &) (?:the |an? )?${any})*`;
  const is = String.raw`(?:(?: colou?rs?)?(?: is| are| in|:| should be| must be)(?: all| both)?| colou?r)`;
  const found: { [name in Name]?: Hex } = {};
  for (;;) {
    const behind = take(String.raw`(?<!${COLOUR} )\b(${list})${is} (?:an? )?(${COLOUR})`);
    // Whether the second of `red ball and bat` is red too is anyone's guess.
    const match = behind ?? take(String.raw`(${COLOUR})(?:[- ]colou?red)? (${any})(?! (?:and|&) ${any})`);
    if (!match) return found;
    const [words, colour] = behind ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
    for (const name of Object.keys(things) as Name[]) {
      if (!new RegExp(String.raw`\b(?:${things[name]})\b`, "iu").test(words)) continue;
      if (found[name]) {
        restore(match[0]);
        return found;
      }
      found[name] = colourOf(colour);
    }
  }
}

function themeOf(take: AppRequest["take"], accented: string): Theme {
  const colour = (...patterns: string[]): Hex | undefined => {
    for (const pattern of patterns) {
      const match = take(pattern);
      if (match) return colourOf(match[1]!);
    }
    return undefined;
  };
  const ground = String.raw`(?:background|backdrop)(?: colou?r)?`;
  const background = colour(
    `(${COLOUR})(?: colou?red)? ${ground}`,
    String.raw`${ground}(?: is| of| in|:| should be)? (?:a )?(${COLOUR})`,
  );
  const part = String.raw`(?:accents?|theme|colou?rs?|colou?r scheme|style|highlights?|design|look|palette|${accented})`;
  const accent = colour(
    String.raw`(${COLOUR})(?:[- ](?:${part}|themed))+`,
    String.raw`\b${part}(?: colou?rs?)?(?: is| of| in|:| should be)? (?:a )?(${COLOUR})`,
  );
  const theme = take(
    String.raw`\b(dark|light|night)(?:[- ](?:mode|theme|themed|colou?rs?|colou?r scheme|style|look|design|ui|background)){1,3}`,
  );
  const system = theme ?? take(String.raw`\b(system|automatic|auto)(?: theme| mode| dark mode)\b`);
  const rest =
    accent ??
    colour(
      String.raw`(${COLOUR})(?=(?:,? (?:and )?[\p{L}-]+){0,2}\s*${NAME})`,
      String.raw`${NAME}\s*(?:is |in |should be )(${COLOUR})`,
      String.raw`\b(?:in|all|everything) (${COLOUR})(?=\s*(?:[,;.!?|]|and\b|with\b|$))`,
    );
  const adjective = system ?? take(String.raw`\b(dark|light)(?![- ]?\w*[- ](?:toggle|switch))\b`);
  const asked = adjective?.[1]?.toLowerCase();
  const dark = asked === "dark" || asked === "night";
  return {
    scheme: dark ? "dark" : asked === "light" ? "light" : "system",
    ...(rest && { accent: rest }),
    ...(background && { background }),
  };
}

/** The words that carry a meaning, those next to each other together. */
function phrasesOf(text: string): string[] {
  return text
    .split(/[|‖,;:.!?()"\n]+/)
    .flatMap((part) => {
      const phrases: string[][] = [[]];
      for (const word of part.split(/\s+/)) {
        if (!/[\p{L}\p{N}]/u.test(word) || FILLER.has(word.toLowerCase())) phrases.push([]);
        else phrases.at(-1)!.push(word);
      }
      return phrases;
    })
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => phrase.join(" "));
}
