import { TALK } from "./talk.ts";
import { NAME, TAKEN, type WishText } from "./wish-text.ts";

const FILLER = new Set(
  `a an the this that these those it its it's i i'd i'll i'm we we'd us me my mine you your yours our he she they them his her their him to of in for with
and also but on at as is are am be been being was should shall must can could will would want wants wanted need needs needed have has had having make makes
making made build create write program programme code develop design generate give get gets do does where there here so please just simple nice beautiful
pretty handsome lovely good great cool fun awesome elegant polished basic classic complete full fully functional working playable interactive
lightweight game games app apps application web webapp website page site html clone version widget tool use uses used using play plays playing player
something some thing things any which who whom what when while if then than too very really quite maybe perhaps kind sort type one ones own by from
into onto up out off about like likes liked looks look looking feel feels let lets put set shown show shows showing displayed display contain contains
include includes including because since only even still again already both all always modern clean neat tidy sleek professional proper new
how will shall might may more most well wonderful amazing fantastic decent normal regular standard typical ordinary usual plain single-page
program programs software screen file document pc computer laptop machine idea style styled e.g etc ie wanna gonna gimme so-called each super bit lot lots u ur w/ ya realy kinda em yes yeah hey oh well actually basically`.split(
    /\s+/,
  ),
);
/** Whether a word has no meaning of its own. */
export const isFiller = (word: string): boolean => FILLER.has(word.toLowerCase());

/** Words that ask for nothing where nothing else is asked beside them: people, feelings, times and speech. */
const SOFT = new Set(
  `mother mothers mum mom mummy father dad daddy parents aunt uncle wife husband son sons daughter daughters kid kids child children baby niece nephew
brother brothers sister sisters cousin cousins family friend friends neighbour neighbours neighbor colleague colleagues boss team student students pupil pupils
class classes teacher teachers guest guests customer customers visitor visitors grandma grandpa granny grandmother grandfather grandson granddaughter
grandchildren grandkids people person lady man men woman women boy boys girl girls school office shop home work kitchen lesson lessons
love loved loves loving adore adores adored enjoy enjoys enjoyed remember remembers remembered miss missed misses bored boring happy glad pleased
delighted excited grateful hope hoping say says saying said tell tells told ask asks asked think thinks know knows knew try tries tried found heard
learn learns learning learnt study studying studies practise practice practising teach teaching often sometimes usually always today tonight tomorrow
yesterday evening evenings morning mornings afternoon night day days daily week weeks weekly year years month ago once back long every favourite
favorite dear sweet i've we've i'll he's she's they're you're that's there's here's isn't let's what's years' birthday ready much able going gone come comes came
bit kind sure wonderful next following alone later soon maybe`.split(/\s+/),
);

/** Features of every app. */
const EVERY = [
  String.raw`\bi(?:'d| would) (?:like|love|prefer)\b`,
  String.raw`\b(?:small|little|tiny)(?= (?:[\p{L}-]+ ){0,2}(?:games?|apps?|pages?|tools?|website)\b|(?: [\p{L}-]+){0,2}\s*‖)`,
  String.raw`(?:in |as )?(?:a |one |just ){0,2}(?:single|one|self[- ]contained|stand-?alone)[- ](?:html[- ])?(?:file|page)(?: app)?`,
  String.raw`\bself[- ]contained\b`,
  String.raw`\b(?:html5?|css3?|(?:vanilla |plain |pure )?(?:javascript|js))\b(?: only)?`,
  String.raw`\b(?:no|without|zero)(?: any)? (?:external )?(?:dependencies|libraries|frameworks|network|internet|ads?|advert(?:s|ising|isements?)|tracking|cookies|login|log-?in|sign-?up|registration|accounts?|server|backend|download|installation|installing)\b`,
  String.raw`\b(?:that |which )?(?:also )?(?:works?|runs?|playable|usable)? ?offline\b`,
  String.raw`\b(?:that |which )?(?:also )?(?:works?|runs?|working|playable|usable|controllable)(?: well| fine| great)?(?: (?:both )?(?:on|with|by|in|from))?(?=\W)`,
  String.raw`\b(?:for |on |with |in )?(?:my |the |a |our )?(?:mobile|phones?|touch|tablets?|keyboard|desktop|iphone|ipad|android|smartphones?)(?:[- ]?(?:friendly|ready|controls?|input|support|screens?|devices?|compatible|phones?))*\b`,
  String.raw`\b(?:fully )?(?:responsive|accessible)(?: design| layout)?\b`,
  String.raw`\bbrowsers?\b`,
  String.raw`\b(?:very |as |rather )?minimal(?:ist(?:ic)?)?(?: (?:look|style|design|layout|as possible))?\b`,
  String.raw`\b(?:with )?(?:slightly |nice(?:ly)? )?round(?:ed)? (?:corners|edges)\b`,
  String.raw`\b(?:slightly |nicely )?rounded (?:keys|buttons|cards|boxes|tiles)\b`,
];
const BORDER =
  /[,;:.!?()\n"]|(?<= )(?:and|with|but|plus|where|which|that|using|also|who|because|since|when|while|including|as well as)(?= )/giu;
const LEADS =
  /^(?:(?:make|create|build|write|show|give|get|put|need|and|with|but|plus|where|which|that|also|it|i|we|is|are|the|a|an|should|must|has|have|want|would|like|there|to|please|in|of|for|so|be|me|my)\s+)+/iu;
const TRAILS =
  /(?:\s+(?:and|with|but|plus|a|an|the|of|in|on|to|please|is|are|it|for|that|which|i|should))+$/iu;
const LONGEST = 200;
const MOST = 30;

/** The phrases of a wish that nobody took, in its own words. `grant` takes the features that the page always has. */
export function notDoneOf(wish: WishText, grant: (...patterns: readonly string[]) => void): string[] {
  grant(...EVERY, ...TALK);
  const { text } = wish;
  const left = wish.left();
  const words = [...left.matchAll(/[^\s|‖,;:.!?()"]+/gu)].filter(
    ([word]) => /[\p{L}\p{N}]/u.test(word) && !FILLER.has(word.toLowerCase()),
  );
  const borders = [0, ...[...text.matchAll(BORDER)].map(({ index }) => index), text.length];
  const phrases: string[] = [];
  for (let i = 1; i < borders.length && phrases.length < MOST; i++) {
    const [from, to] = [borders[i - 1]!, borders[i]!];
    const inside = words.filter(({ index }) => index >= from && index < to);
    if (inside.length === 0) continue;
    const last = inside.at(-1)!;
    phrases.push(phraseOf({ text, left }, [from, to], [inside[0]!.index, last.index + last[0].length]));
  }
  return phrases.filter((phrase) => phrase !== "" && !isSoft(phrase));
}

/** Whether a phrase asks for nothing. */
const isSoft = (phrase: string): boolean =>
  !/\b(?:no|not|without|never|don't)\b/i.test(phrase) &&
  phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .every((word) => word === "" || SOFT.has(word) || FILLER.has(word));

/** The text from the first to the last remaining word, with adjacent filler words, up to a taken part or a border. */
function phraseOf(
  { text, left }: { text: string; left: string },
  [from, to]: [number, number],
  [first, last]: [number, number],
): string {
  const taken = Math.max(left.lastIndexOf(TAKEN, first), left.lastIndexOf(NAME, first));
  const gap = /^[|‖]\s*/u.exec(left.slice(taken, first));
  const begin = Math.max(from, taken < 0 ? 0 : taken + (gap?.[0].length ?? 0));
  const isNegated = /^\W*(?:no|not|without|never|don't)\b/i.test(text.slice(begin, first + 8));
  return text
    .slice(begin, last + reachOf(left.slice(last, to), isNegated))
    .replace(/^[\s,;:.!?()"]+|[\s,;:.!?()"]+$/g, "")
    .replace(LEADS, "")
    .replace(TRAILS, "")
    .slice(0, LONGEST)
    .trim();
}

/** How far a phrase extends: over filler words, and over the taken noun that it describes, as in `laser paddle`. */
function reachOf(behind: string, isNegated: boolean): number {
  const name = behind.indexOf(NAME);
  const most = name < 0 ? behind.length : name;
  const taken = behind.slice(0, most).indexOf(TAKEN);
  if (isNegated || taken < 0) return most;
  const gap = /^[|]\s*/.exec(behind.slice(taken, most))![0].length;
  return taken <= 2 && gap <= 14 ? taken + gap : taken;
}
