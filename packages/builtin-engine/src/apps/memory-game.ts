import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { extrasOf, type GameExtras, remarkOf, soundButton } from "./game-extras.ts";
import { figuresOf, GAME, gameOf, gridOf, keysHint, SCORED } from "./game.ts";
import { ownFaces, rangeOf } from "./memory-game-faces.ts";
import { facesOf, PLAIN_SET, SETS_CALLED } from "./memory-game-sets.ts";
import type { Theme } from "./theme.ts";
import type { CardFace } from "./page-settings.ts";
import { pageOf } from "./page-template.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const CARDS = String.raw`\b(?:flip(?:s|ping)?(?: over)?|match(?:es|ing)?|find(?:ing)?|turn(?:ing)?(?: over)?)?(?: the| all| two)? ?(?:matching )?(?:cards?|pairs?|card deck|deck)(?: (?:of cards|to (?:match|flip|find)))?\b`;
const COUNTED = String.raw`\b(?:(?:and |that )?(?:counts?|shows?|keeps?|tracks?) )?(?:the |my |your )?(?:(?:number|count) of (?:the )?)?(?:move|turn|tries|attempts)s?(?: (?:counter|count|taken))?\b`;
const TIMED = String.raw`\b(?:(?:and |a )?(?:timer|stopwatch|clock|elapsed time|time))\b(?! (?:limit|out|attack|pressure))`;

const UNTIMED = String.raw`\b(?:no|without|hide|remove)(?: any| a| the)? (?:timer|time(?: pressure| limit)?|clock|stopwatch|hurry|stress|countdown)(?: (?:please|at all))?\b`;
const UNTIMED_CSS = ".figures div:has(#time){display:none}";
const BIG_CARDS = String.raw`\b(?:(?:very |nice |really |extra )*(?:big|large|huge|bigger|larger)(?:,? \p{L}+)? (?:cards?|pictures?|images?|symbols?|motifs?|squares|emojis?)|(?:cards?|pictures?)(?: (?:are|should be|nice and|very|must be))* (?:big|large|huge))\b`;
const BIG_CSS =
  ".game{--most:900px;--rest:150px}.picture,.picture.hued{font-size:clamp(2rem,calc(38vw/var(--columns)),5.4rem)}.name{font-size:1rem}";
const FEW = String.raw`\b(?:not (?:too|so|very) many|(?:only )?a few|few|only few) (?:cards|pairs)\b`;
const ANYWAY = [
  String.raw`\b(?:a )?(?:move |try |turn )?counters?(?: (?:for|of)(?: the)? (?:tries|moves|turns|attempts|clicks))?\b`,
  String.raw`\bthem(?:e|ed)\b`,
  String.raw`\b(?:shuffled?|mixed)(?: (?:each|every) time)?\b`,
  String.raw`\b(?:pictures?|images?|emojis?|symbols?|motifs?)(?: (?:on|of|for)(?: the)? (?:cards?|them|it))?(?= ?(?:[,.;!?|]|$| of \|| \|))`,
  String.raw`\b(?:find(?:ing)?|match(?:es|ing)?|remember(?:ing)?)(?: (?:the|all|two|same|matching|equal|identical|which|that|are|where|they))*(?: (?:ones|cards|pictures|pairs|pair|match))?\b`,
];

/** The memory game: find pairs of cards that lie face down. */
export const memoryGame: AppMaker = {
  does: PAGE_DOES.memory,
  names: [
    "memory",
    "memory cards game",
    "memory cards",
    "matching game",
    "card flip game",
    "flip card game",
    "card flipping game",
    "match the pairs",
    "matching pictures game",
    "matching pictures",
    "matching cards game",
    "picture matching game",
    "find the matching cards",
    "matching card game",
    "matching pairs game",
    "find the matching pairs",
    "find pairs",
    "pelmanism",
    "memory game",
    "memory pairs",
    "memory pairs game",
    "memory match",
    "memory matching",
    "memory match game",
    "memory matching game",
    "memory card game",
    "matching pairs",
    "match pairs",
    "find the pairs",
    "pairs game",
    "card matching game",
    "concentration game",
    "concentration card game",
  ],
  described: [
    String.raw`^\s*(?:a |an |the |play )*(?:\p{L}+ )?pairs\b(?! of)`,
    String.raw`\b(?:flip|turn)(?:s|ing)?(?: over)?\b.{0,40}\bcards?\b.{0,80}\b(?:match|pair|same|two)|\b(?:match|find)(?:ing)?(?: the| two)? (?:same |identical |equal |matching )?(?:cards|pictures|pairs)\b|\bcards? (?:lying |that lie )?face[- ]down\b|\btwo (?:identical|equal|same|matching) (?:cards|pictures)\b`,
  ],
  others: {
    before: "computer|flash|usb|working|short[- ]term|photo|childhood|in|trousers of",
    behind: String.raw` (?:usage|leaks?|cards? shop|foam|lane|book|album|stick|management|palace|allocator|allocation|profiler|verse|diary|box|training course|loss|of (?:trousers|shoes|socks|jeans|glasses))\b`,
  },
  make(request: AppRequest): AppTemplate {
    const extras = extrasOf(request, 1);
    const untimed = request.has(UNTIMED);
    const bigCards = request.has(BIG_CARDS);
    const deck = deckOf(request);
    const { back } = request.colours({ back: "card backs?|backs? of the cards|backs|cards?" });
    if (back) request.grant(String.raw`\bon the (?:back|reverse)(?: side)?\b`);
    const theme = request.theme("cards?|card backs?|backs of the cards");
    request.grant(CARDS, COUNTED, TIMED, ...GAME, ...SCORED, ...ANYWAY);
    const pairs = pairsIn(request, deck);
    const all = deck.own ?? facesOf(deck.set ?? (pairs > 12 ? "animals" : PLAIN_SET));
    const cards = chosenFrom(request, all, pairs, deck);
    const columns =
      deck.grid && cards.length * 2 === deck.grid[0] * deck.grid[1]
        ? deck.grid[0]
        : columnsFor(cards.length * 2);
    const look = { theme: { ...theme, ...(back && { accent: back }) }, extras, untimed, bigCards };
    return page(request.title ?? "Memory", cards, columns, look);
  },
};

/** Chooses one face per pair; uses another set or fewer pairs if there are not enough faces. */
function chosenFrom(
  request: AppRequest,
  all: readonly CardFace[],
  pairs: number,
  { own, set }: Deck,
): readonly CardFace[] {
  if (pairs <= all.length) {
    if (own && pairs < own.length) request.refuse(`all ${own.length} of the cards that are named`);
    return all.slice(0, pairs);
  }
  if (own) {
    // If more pairs are requested than cards are named, the others come from the matching set, if there is one.
    const rest = facesOf(set ?? "animals").filter(({ sign }) => !own.some((face) => face.sign === sign));
    return [...own, ...rest].slice(0, pairs);
  }
  request.refuse(`${pairs} pairs${set === undefined ? "" : ` of ${set}`}: there are ${all.length}`);
  return all;
}

/** The requested cards. Parts that the task does not mention are absent. */
interface Deck {
  grid: [columns: number, rows: number] | undefined;
  pairs: number | undefined;
  own: CardFace[] | undefined;
  set: string | undefined;
}

function deckOf(request: AppRequest): Deck {
  const grid = gridOf(request, 2, 6);
  const pairs =
    request.count(
      String.raw`\b${COUNT} (?:matching |different )?(?:pairs|different (?:cards|pictures)|countries|animals|flags|fruits|words|pictures|motifs)\b`,
      2,
      18,
    ) ?? halved(request.count(String.raw`\b${COUNT} cards\b`, 4, 36));
  const own = rangeOf(request) ?? ownFaces(request);
  const called = SETS_CALLED.find(([, words]) =>
    request.take(
      String.raw`\b(?:${words})(?:[- ](?:themed?|cards?|theme|style|styled|pictures|emojis?|motifs?|images))*\b`,
    ),
  );
  return { grid, pairs, own, set: called?.[0] };
}

function pairsIn(request: AppRequest, deck: Deck): number {
  const { grid, pairs } = deck;
  const cells = grid ? grid[0] * grid[1] : 0;
  const inGrid = cells > 0 && cells % 2 === 0 ? cells / 2 : undefined;
  if (grid && (inGrid === undefined || (pairs ?? inGrid) !== inGrid))
    request.refuse(`a board of ${grid[0]} by ${grid[1]} cards`);
  return pairs ?? inGrid ?? usualPairs(request, deck);
}

/** The default number of pairs: all named cards, unless they are a few of a set that is named too. */
function usualPairs(request: AppRequest, { own, set }: Deck): number {
  const { audience } = request;
  if (own && (own.length >= 4 || set === undefined)) return own.length;
  if (request.has(FEW)) return 6;
  return audience.elderly || audience.children ? 6 : 8;
}

const halved = (cards: number | undefined) => (cards === undefined ? undefined : cards / 2);

/** The number of columns for a board that is nearly square, with full rows if possible. */
function columnsFor(cards: number): number {
  const root = Math.ceil(Math.sqrt(cards));
  return (
    [root, root + 1, root - 1].find((columns) => columns >= 2 && columns <= 6 && cards % columns === 0) ??
    Math.min(6, root)
  );
}

interface Look {
  theme: Theme;
  extras: GameExtras;
  untimed: boolean;
  bigCards: boolean;
}

function page(title: string, cards: readonly CardFace[], columns: number, look: Look): AppTemplate {
  const { theme, extras, untimed, bigCards } = look;
  const rows = Math.ceil((cards.length * 2) / columns);
  const html = pageOf({
    title,
    theme,
    accent: "#5b5bd6",
    script: "memory-game",
    styles: ["game", "memory-game"],
    css: `${extras.css}${untimed ? UNTIMED_CSS : ""}${bigCards ? BIG_CSS : ""}`,
    settings: { cards, columns, keptIn: extras.keptIn },
    body: gameOf(
      `${columns} / ${rows}`,
      figuresOf([
        ["moves", "Moves"],
        ["pairs", "Pairs"],
        ["time", "Time"],
        ["best", "Best"],
      ]),
      `<button id="restart" type="button">New game</button>${soundButton(extras)}`,
      `<p id="won" hidden></p><div id="board" role="group" aria-label="Cards" style="--columns:${columns}"></div>${keysHint("Turn two cards at a time. Arrow keys move, Enter turns.")}${remarkOf(extras)}`,
    ),
  });
  const checklist: AppTemplate["brief"]["checklist"] = [
    {
      name: "A card can be turned",
      do: { do: "click", on: "Card 1, face down", times: 1 },
      expect: { visible: ".card.up" },
    },
    {
      name: "A second card counts as a move",
      do: { do: "click", on: "Card 2, face down", times: 1 },
      expect: { text: "Move 1" },
    },
    ...(untimed
      ? []
      : [{ name: "The time runs", do: { do: "advance" as const, ms: 3_000 }, expect: { no_text: "0:00" } }]),
    {
      name: "A new game begins anew",
      do: { do: "click", on: "New game", times: 1 },
      expect: untimed ? { text: `0/${cards.length}` } : { text: "0:00" },
    },
  ];
  return { title, html, brief: { title, input: true, checklist } };
}
