import type { AppRequest } from "./app-request.ts";
import { COLOUR } from "./colours.ts";
import { type EndWords, endWordsHtml } from "./end-words.ts";
import { PICTURE, pictureOf } from "./pictures.ts";

/** Options that every game supports. */
export interface GameExtras {
  /** Short tones, with a button that turns them off. */
  sound: boolean;
  /** The storage for the best score; empty if it is not stored. */
  keptIn: string;
  /** CSS rules for the position of the score and the width of the field. */
  css: string;
  /** A remark below the game. */
  remark: string;
  /** What the game says at its end. */
  ends: EndWords;
}

const SOUND = String.raw`\b(?:with |and |has |plays? |make )?(?:a |an |some |the |little |short |funny |simple )*(?:sounds?(?: effects?)?|beeps?|audio|sfx|noises?|bleeps?)(?: (?:when|if|on|for|at|after|as) (?:it|you|the|a|an|each|every|i|something|ball|snake|player|hits?|bounces?|eats?|is|wins?|scores?|paddles?|bricks?|walls?|food|apple|match|pair|move|eaten|hit|broken|found|made|point|and|or|someone|somebody|anyone|loses?|dies?|lose| )+)?(?: on| effects| toggle)?\b`;
const SILENT = String.raw`\b(?:no|without|zero)(?: any| the)? (?:sounds?(?: effects?)?|music|audio|noise|beeps?)(?: (?:or|and) (?:sounds?|music|audio|noise))?\b|\b(?:silent|quiet|muted|mute)\b`;
export const KEPT = String.raw`\b(?:(?:the |with |and |a |my |saved |persistent |local |stored |that )*(?:(?:high|best|top)[- ]?scores?|best times?|record|results?)(?: (?:is|are|that is|should be|must be|stays?|which is|list is))*(?: ?(?:saved|kept|stored|remembered|saving|persists?|persistent|stay(?:s|ing)?|preserved))(?: (?:in|on|to|locally|between|even|when|after|if|across|for|with)(?: (?:the|my|this|a|local ?storage|browser|device|games?|sessions?|visits?|page|is|reloads?|reload(?:ed)?|closed?|i|refresh(?:ed)?|computer|tablet|phone|next time|time))*)?|(?:a |the |my |with )*(?:saved|persistent|stored|remembered|permanent) (?:(?:high|best|top)[- ]?scores?|record)|(?:save|keep|store|remember|saves|keeps|remembers|stores|keeping|saving|remembering)s? (?:the |my |a |your |their )?(?:(?:high|best|top)[- ]?scores?|best times?|record)(?: (?:in|on|to|locally|between)(?: (?:the|my|this|local ?storage|browser|device|games?|sessions?|visits?))*)?|(?:(?:high|best|top)[- ]?scores?|record) (?:in|with|via|using|on) (?:the |my )?(?:local ?storage|browser|device)|(?:saved |kept )?(?:in|with|via|using) (?:the )?local ?storage|local ?storage(?: (?:high|best) ?scores?)?)\b`;
const SCORE_PLACE = String.raw`\b(?:the )?(?:score|points|figures|score ?board|scores)(?: (?:is|should be|shown|displayed|counter|display))*(?: (?:at|in|on|to))?(?: the)? (?:(?:top|upper)[- ]?(right|left|cent(?:er|re)|middle)?|above|corner)(?:[- ](?:hand )?(?:corner|side|of the (?:screen|page|field)|the (?:field|board|game)))*\b`;
const WIDTH = String.raw`\b(?:(?:the )?(?:canvas|field|board|game|area|playing field|window|it)(?: (?:is|of|with|a|should be|size|width))*:? ?)?(\d{3,4}) ?(?:px|pixels?)(?: (?:wide|width|in width|across|broad|large|big|canvas|field|board))*(?! ?(?:x|×|by) ?\d)`;
/** The width and height of a field in pixels. */
const SIDES = String.raw`\b(?:(?:the )?(?:canvas|field|board|game|area|playing field|window|size)(?: (?:is|of|with|a|should be|size))*:? ?)?(\d{3,4}) ?(?:px|pixels?)? ?(?:x|×|by|\*) ?(\d{3,4})(?: ?(?:px|pixels?))?(?: (?:canvas|field|board|area|pixels))?\b`;

/** Takes the options of every game. `ratio`: width divided by height of the field. */
export function extrasOf(request: AppRequest, ratio: number): GameExtras {
  request.grant(SILENT);
  request.has(
    String.raw`\b(?:no|without|zero)(?: any| the)? (?:sounds?(?: effects?)?|music|audio|noise|beeps?)\b`,
  );
  const kept = request.has(KEPT);
  const sound = request.has(SOUND);
  const place = request.take(SCORE_PLACE)?.[1]?.toLowerCase();
  const css = [...placeCss(place), ...widthCss(request, ratio)];
  return {
    sound,
    ends: request.ends,
    keptIn: kept ? "localStorage" : "",
    css: css.join("\n"),
    remark: kept ? "The best is kept on this device where the page is opened by itself." : "",
  };
}

function placeCss(place: string | undefined): string[] {
  if (place === "right") return [".bar{flex-direction:row-reverse}"];
  return place !== undefined && place !== "left" ? [".bar{justify-content:center}"] : [];
}

const ALONE = String.raw`(?<=[,;:.|]\s*)(?:(?:very|nice and|really) )?`;
const ENDS = String.raw`(?=\s*(?:[,;.!?|]|$))`;

function widthCss(request: AppRequest, ratio: number): string[] {
  if (request.take(`${ALONE}(?:tiny|small)${ENDS}`))
    return [".game{width:min(100%,320px)}.stage,#board{width:100%;max-width:320px}"];
  if (request.take(`${ALONE}(?:big|large|huge)${ENDS}`)) return [".game{--most:1000px}"];
  const sides = request.take(SIDES);
  const [width, height] = sides ? [Number(sides[1]), Number(sides[2])] : [0, 0];
  const fits = width >= 200 && width <= 1600 && Math.abs(width / height / ratio - 1) < 0.02;
  if (sides && !fits) request.restore(sides);
  const wide = fits ? width : request.count(WIDTH, 200, 1600);
  return wide ? [`.game{width:min(100%,${wide}px)}.stage,#board{width:100%;max-width:${wide}px}`] : [];
}

/** The button that toggles the sound, if there is sound. */
export const soundButton = ({ sound }: GameExtras): string =>
  sound ? `<button id="sound" type="button" aria-pressed="true">Sound</button>` : "";

/** What stands below the game: a remark, and hidden the words for its end. */
export const remarkOf = ({ remark, ends }: GameExtras): string =>
  endWordsHtml(ends) + (remark ? `<p class="keys-hint">${remark}</p>` : "");

const EATEN = "eats?|eating|collects?|collecting|catch(?:es|ing)?|hunts?|hunting|chas(?:es|ing)|swallows?";

/** Colours that an emoji of the thing has anyway. */
const OWN_COLOUR = String.raw`(?:yellow (?=(?:bananas?|lemons?|cheese|stars?|chicks?|sunflowers?)\b)|red (?=(?:cherry|cherries|strawberry|strawberries|tomato(?:es)?|hearts?|apples?|mushrooms?)\b)|orange (?=(?:carrots?|oranges?|pumpkins?)\b)|green (?=(?:frogs?|clovers?|broccoli|trees?|kiwis?|pears?)\b)|pink (?=(?:pigs?|doughnuts?|donuts?|peach(?:es)?|flowers?)\b)|brown (?=(?:nuts?|acorns?|chestnuts?|bread|bears?|chocolates?)\b)|white (?=(?:eggs?|snowflakes?|milk|snowm[ae]n)\b))`;

/** The emoji for an object of the game: `the food is pizza`, `snowball as ball`, `instead of bricks presents`. */
export function pictureFor(request: AppRequest, thing: string, verbs = EATEN): string | undefined {
  const patterns = [
    String.raw`\b(?:the )?(?:${thing})(?: (?:is|are|as|look(?:s|ing)? like|shaped? like|should be|=|in the shape of|made of|instead|replaced by|being))+ (?:a |an |the |little |small |tiny )*(${PICTURE})(?: (?:shape|emoji|picture)s?)?`,
    String.raw`(?<=\b(?:with|of|and|has|have|by|a|an|the|some) |^ ?|[,.;:] )((?:little |small |tiny )?${PICTURE})(?: emojis?)? (?:as|instead of|for|are|is|replacing|in place of)(?: the| a)? (?:${thing})\b`,
    String.raw`\b(?:instead of|rather than)(?: the| a)? (?:${thing})(?: (?:use|show|with|there are))? (?:a |an |some )?(${PICTURE})`,
    String.raw`\b(?:${verbs}) (?:up )?(?:the |a |an |some |little |small |${OWN_COLOUR})*(${PICTURE})`,
    String.raw`\b(${PICTURE})[- ](?:${thing})\b`,
  ];
  for (const pattern of patterns) {
    const found = request.take(pattern);
    // Orange and rose are taken as colours first.
    const isColour = found !== null && new RegExp(`^${COLOUR}$`, "iu").test(found[1]!);
    const sign =
      found && !isColour ? pictureOf(found[1]!.replace(/^(?:little|small|tiny) /i, "")) : undefined;
    if (sign) return sign;
    if (found) request.restore(found);
  }
  return undefined;
}
