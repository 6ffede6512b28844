import { namesPattern } from "./names-pattern.ts";
import { isFiller } from "./not-done.ts";
import { TALK } from "./talk.ts";
import type { AppMaker } from "./app.ts";
import { createWishText } from "./wish-text.ts";

/** An app that a wish is about, with the position and form of its name. */
export interface NamedApp {
  maker: AppMaker;
  /** Pattern source of its names. */
  names: string;
}

interface Mention extends NamedApp {
  at: number;
  end: number;
}

/** General words for a page, after which the app may be named: `a page with a calculator`, `a game of snake`. */
const GENERIC = String.raw`(?:games?|pages?|websites?|web ?apps?|sites?|apps?|applications?|programs?|programmes?|things?|something|version|clone|copy|remake|kind|sort|type|round|variant|tools?|html|file|one)`;
const LINKS = String.raw`(?:of|like|with|for|called|named|where|that|which|in|similar to|based on|as in|just|having|has|is|and|to)`;
/** After these words, an app's name is only the topic of the wish. */
const AWAY =
  /\b(?:no|not|never|anything but|instead of|about|of|for|with|like|from|than|into|against|by|on|selling|sells?|rent|buying|hiring|my pet|explaining|explains?|describing|teaching|compar(?:es?|ing)|tracks?|tracking|without|instead)\b/iu;
/** What may directly follow the name of an app: the end, punctuation, a function word, or a word for the page. */
const AFTER = new RegExp(
  String.raw`^(?:\s*$|\s*[^\p{L}\p{N}\s-]|\s+\d|\s+(?:${GENERIC}|games?|with|without|for|in|on|that|which|where|and|but|of|to|using|against|vs|versus|called|titled|named|from|like|over|via|across|as|at|please|pls|plz|by|has|having|is|are|should|must|can|could|will|would|it|its|i|we|my|our|the|a|an|made|making|written|style|edition|theme|themed|mode|design|style|level|difficulty|w|now|so|then|also|just|over|via|across|no|not|emoji|two|three|four|five|six|seven|eight|nine|ten|both|all|each|showing|shows?|only|when|if|who|playable|let|lets|starting|start|until|up|per|plus|about|code|project|thanks|thx|asap|again|myself|online|offline|minutes?|min|seconds?|hours?|first|after|every|between|or|either|maker|big|large|small|dark|light|black|white|red|green|blue|yellow|pink|purple|orange|slow|fast|easy|hard)\b)`,
  "iu",
);
/** Nouns after the name of an app that make it a different page. */
const OTHER_PAGE =
  /^\s+(?:planners?|reviews?|blogs?|shops?|stores?|librar(?:y|ies)|generators?|builders?|creators?|makers?|editors?|guides?|care|tutorials?|courses?|lessons?|history|wiki|forums?|clubs?|tournaments?|leagues?|schedules?|bookings?|rentals?|templates?|exporters?|importers?|apis?|plugins?|extensions?|comparisons?|converters?|results|statistics|rules|facts|posters?|flyers?|invitations?|landing|portfolio|manuals?|articles?|essays?|stor(?:y|ies)|songs?|poems?|books?|movies?|films?|museum|simulat(?:ions?|ors?)|coach|trackers?|log|diary|journal|calendar|usage|database|server|bot|solver|analy[sz](?:er|is)|management|company|festival|show)\b/iu;
/** Ambiguous names, which also have other meanings. */
const AMBIGUOUS =
  /^(?:snakes?|memory|pong|breakout|break out|draw|drawing|paint|doodle|timers?|countdown|calculators?|calc)$/iu;
/** Contexts in which an ambiguous name means the game. */
const PLAYS = /\b(?:games?|play|playing|plays|clone|arcade|nokia|retro|high ?score|player)\b/iu;
/** Things that are pages of their own. A wish for one beside an app is not a missing feature of the app. */
const SIBLING = String.raw`tetris|chess|checkers|draughts|sudoku|minesweeper|solitaire|pac-?man|hangman|wordle|crosswords?|flappy bird|space invaders|asteroids|frogger|poker|blackjack|connect (?:four|4)|battleships?|stopwatch|calendar|blog|shop|store|forum|chat(?: ?room| ?app)?|weather(?: app)?|clock|notes? app|spreadsheet`;

/** The apps that `wish` is about, in order; empty if it names none, or uses the name with another meaning. */
export function appsIn(wish: string, makers: readonly AppMaker[]): NamedApp[] {
  const asked = createWishText(wish);
  const { text } = asked;
  asked.takeAll(TALK.join("|"));
  const talkless = asked.left();
  const mentions = makers.flatMap((maker) => mentionsOf(text, talkless, maker));
  const sorted = mentions.sort((a, b) => a.at - b.at || b.end - a.end);
  const [first] = sorted;
  if (!first) return describedIn(text, makers);
  const others = sorted.filter((other) => other.maker !== first.maker && isBeside(text, first, other));
  // Names after an app with `holdsTexts` may be part of those texts.
  const besides =
    first.maker.holdsTexts && /[:\n]/.test(wish.slice(0, (others[0]?.at ?? 0) + 1)) ? [] : others;
  return [first, ...besides];
}

/** Whether the wish also asks for a page of another kind, as in `snake and tetris`. */
export function siblingIn(wish: string, names: string): string | undefined {
  const found = new RegExp(
    String.raw`(?:${names})(?: games?| app)?,? (?:and|or|plus|&) (?:an? |the |my )?(${SIBLING})\b|\b(${SIBLING})(?: game| app)?,? (?:and|or|plus|&) (?:an? |the )?(?:${names})`,
    "iu",
  ).exec(wish.replaceAll(/\s+/g, " "));
  return found?.[1] ?? found?.[2];
}

function mentionsOf(text: string, talkless: string, maker: AppMaker): Mention[] {
  const names = namesPattern(maker.names);
  return [...text.matchAll(new RegExp(names, "giu"))]
    .slice(0, 20)
    .map((match) => ({ maker, names, at: match.index, end: match.index + match[0].length }))
    .filter((mention) => isHead(text, talkless, mention));
}

/** Whether a name is the subject of the wish: not part of another word, and not a description of something else. */
function isHead(text: string, talkless: string, { maker, at, end }: Mention): boolean {
  const behind = text.slice(end, end + 60);
  if (/^-(?!(?:game|app|clone|like game))/iu.test(behind) || OTHER_PAGE.test(behind)) return false;
  if (maker.others?.behind && new RegExp(`^(?:${maker.others.behind})`, "iu").test(behind)) return false;
  const isClear = AFTER.test(behind) || !AMBIGUOUS.test(text.slice(at, end)) || PLAYS.test(text);
  if (!isClear) return false;
  const sentence = talkless.slice(Math.max(0, at - 300), at);
  const cut =
    1 +
    Math.max(...[".", ",", ":", ";", "!", "?", "(", ")", "|", '"'].map((mark) => sentence.lastIndexOf(mark)));
  const before = sentence.slice(cut);
  if (
    maker.others?.before &&
    new RegExp(String.raw`(?:${maker.others.before})[- ](?:\p{L}+ )?$`, "iu").test(before)
  )
    return false;
  // After another noun, as in `chess, timer`, a name counts only if it is requested explicitly.
  const comesLater = sentence
    .slice(0, cut)
    .split(/[^\p{L}\p{N}']+/u)
    .some((word) => word !== "" && !isFiller(word));
  if (comesLater && !ASKS.test(text.slice(at - before.length, at))) return false;
  return !AWAY.test(withoutLinks(before.replaceAll(WOULD_LIKE, " ")));
}

const ASKS =
  /\b(?:make|build|create|want|wants|need|needs|like|give|write|program|code|develop|generate|design|show|have|get|it as|is|be|this|of|for|with)\b/iu;
const WOULD_LIKE =
  /\b(?:i|we|he|she|they|you|kids|children|people)(?:'d| would)?(?: really| also| all)? (?:like|love)\b|\bwould like\b/giu;

/** The text before a name, without phrases like `a game of` and `a page with a`. */
const withoutLinks = (before: string): string =>
  before.replaceAll(
    new RegExp(
      String.raw`(?<=^\s*|\b(?:a|an|the|my|one|this|some|simple|small|little|nice|new|single|html|web|basic|fun|quick|cool|good|old|classic|favourite|favorite|own|like|want|need|make|makes|build|please|me|create|write|have|interactive|complete|working|beautiful|modern) )${GENERIC} ${LINKS}(?: (?:like|of|with|a|an|the|you|i|play|plays|can))*\b`,
      "giu",
    ),
    " ",
  );

/** Whether the wish asks for two apps. */
function isBeside(text: string, first: Mention, other: Mention): boolean {
  if (other.at < first.end) return false;
  const between = text.slice(first.end, other.at);
  return /^(?: games?| apps?| page)?,? ?(?:and|or|plus|&|\+|\/|,)(?: also)?(?: an?| the| my| some)?(?: [\p{L}-]+)? $/iu.test(
    between,
  );
}

/** Whether the words around a name make it a different app: `tip calculator`, `snakes and ladders`. */
function isAnother(text: string, maker: AppMaker): boolean {
  const names = namesPattern(maker.names);
  const { before, behind } = maker.others ?? {};
  const isBefore = before && new RegExp(String.raw`\b(?:${before})[- ](?:\p{L}+ )?${names}`, "iu").test(text);
  return Boolean(isBefore) || (behind !== undefined && new RegExp(`${names}(?:${behind})`, "iu").test(text));
}

function describedIn(text: string, makers: readonly AppMaker[]): NamedApp[] {
  const found = makers.filter(
    (maker) =>
      (maker.described ?? []).some((pattern) => new RegExp(pattern, "iu").test(text)) &&
      !isAnother(text, maker),
  );
  return found.length === 1 ? [{ maker: found[0]!, names: namesPattern(found[0]!.names) }] : [];
}
