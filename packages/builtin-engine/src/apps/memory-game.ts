import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { figuresOf, GAME, gameOf, gridOf, keysHint, SCORED } from "./game.ts";
import { facesOf, PLAIN_SET, SETS_CALLED } from "./memory-game-sets.ts";
import type { Theme } from "./theme.ts";
import type { CardFace } from "./page-settings.ts";
import { pageOf } from "./page-template.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const CARDS = String.raw`\b(?:flip(?:s|ping)?(?: over)?|match(?:es|ing)?|find(?:ing)?|turn(?:ing)?(?: over)?)?(?: the| all| two)? ?(?:matching )?(?:cards?|pairs?|card deck|deck)(?: (?:of cards|to (?:match|flip|find)))?\b`;
const COUNTED = String.raw`\b(?:(?:and |that )?(?:counts?|shows?|keeps?|tracks?) )?(?:the )?(?:number of )?(?:move|turn|tries|attempts)s?(?: (?:counter|count|taken))?\b`;
const TIMED = String.raw`\b(?:(?:and |a )?(?:timer|stopwatch|clock|elapsed time|time))\b(?! (?:limit|out|attack|pressure))`;

/** The cards that lie face down until two alike are found. */
export const memoryGame: AppMaker = {
  names: [
    "memory",
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
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const deck = deckOf(request);
    const theme = request.theme("cards?|card backs?|backs of the cards");
    request.grant(
      CARDS,
      COUNTED,
      TIMED,
      ...GAME,
      ...SCORED,
      String.raw`\bthem(?:e|ed)\b`,
      String.raw`\bshuffled?\b`,
    );
    const words = request.leftover();
    if (words.length > 0) return { words };
    const pairs = pairsIn(deck);
    const all = deck.own ?? facesOf(deck.set ?? (pairs > 12 ? "animals" : PLAIN_SET));
    if (!isPossible(deck, pairs, all.length))
      return { words: [`${pairs} pairs${deck.set === undefined ? "" : ` of ${deck.set}`}`] };
    const columns = deck.grid?.[0] ?? columnsFor(pairs * 2);
    return page(request.title ?? "Memory", all.slice(0, pairs), columns, theme);
  },
};

/** The cards that are asked for, each part of it only where it is. */
interface Deck {
  grid: [columns: number, rows: number] | undefined;
  pairs: number | undefined;
  own: CardFace[] | undefined;
  set: string | undefined;
}

function deckOf(request: AppRequest): Deck {
  const grid = gridOf(request, 2, 6);
  const pairs =
    request.count(String.raw`\b${COUNT} (?:matching )?(?:pairs|different (?:cards|pictures))\b`, 2, 18) ??
    halved(request.count(String.raw`\b${COUNT} cards\b`, 4, 36));
  const own = ownFaces(request);
  const called = SETS_CALLED.find(([, words]) =>
    request.take(String.raw`\b(?:${words})(?: themed?)?(?: (?:cards?|theme|themed))*\b`),
  );
  return { grid, pairs, own, set: called?.[0] };
}

const pairsIn = ({ grid, pairs, own }: Deck): number =>
  grid ? (grid[0] * grid[1]) / 2 : (pairs ?? own?.length ?? 8);

/** Whether the parts of what is asked go together, and there are faces enough. */
function isPossible({ grid, own, set, ...asked }: Deck, pairs: number, faces: number): boolean {
  if (!Number.isInteger(pairs) || pairs > faces) return false;
  if (grid && asked.pairs !== undefined && asked.pairs !== pairs) return false;
  return !own || (set === undefined && own.length === pairs);
}

const halved = (cards: number | undefined) => (cards === undefined ? undefined : cards / 2);

/** The columns that make a board nearest to a square, none left over where that can be. */
function columnsFor(cards: number): number {
  const root = Math.ceil(Math.sqrt(cards));
  return (
    [root, root + 1, root - 1].find((columns) => columns >= 2 && columns <= 6 && cards % columns === 0) ??
    Math.min(6, root)
  );
}

/** What shall be on the cards, where it is listed after a colon: `memory game: sun, moon, star`. */
function ownFaces(request: AppRequest): CardFace[] | undefined {
  const list = request.take(
    String.raw`(?: (?:with|of|using|these|the|words|cards|pairs|following))*\s*:\s*([^:.;\n]{1,400})\s*\.?\s*$`,
  );
  if (!list) return undefined;
  const names = list[1]!
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const fit =
    names.length >= 2 &&
    names.length <= 18 &&
    new Set(names).size === names.length &&
    names.every((name) => name.length <= 24 && !name.includes("|"));
  if (fit) return names.map((name) => ({ sign: name, name }));
  request.restore(list[0]);
  return undefined;
}

function page(title: string, cards: readonly CardFace[], columns: number, theme: Theme): AppTemplate {
  const rows = Math.ceil((cards.length * 2) / columns);
  const html = pageOf({
    title,
    theme,
    accent: "#5b5bd6",
    script: "memory-game",
    styles: ["game", "memory-game"],
    settings: { cards, columns },
    body: gameOf(
      `${columns} / ${rows}`,
      figuresOf([
        ["moves", "Moves"],
        ["pairs", "Pairs"],
        ["time", "Time"],
        ["best", "Best"],
      ]),
      `<button id="restart" type="button">New game</button>`,
      `<p id="won" hidden></p><div id="board" role="group" aria-label="Cards" style="--columns:${columns}"></div>${keysHint("Turn two cards at a time. Arrow keys move, Enter turns.")}`,
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
    { name: "The time runs", do: { do: "advance", ms: 3_000 }, expect: { no_text: "0:00" } },
    {
      name: "A new game begins anew",
      do: { do: "click", on: "New game", times: 1 },
      expect: { text: "0:00" },
    },
  ];
  return { title, html, brief: { title, input: true, checklist } };
}
