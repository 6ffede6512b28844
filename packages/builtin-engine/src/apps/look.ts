import { COLOUR, colourOf, contrast, mix, type Hex } from "./colours.ts";
import type { Audience } from "./talk.ts";
import { PICTURE, pictureOf } from "./pictures.ts";
import type { Theme } from "./theme.ts";
import { BARE, type FONTS, type NamedTheme, THEMES } from "./themes.ts";
import { NAME, type WishText } from "./wish-text.ts";

const STYLED = String.raw`(?:[- ](?:themed?|style[ds]?|looks?|moods?|modes?|colou?rs?|colou?r scheme|palettes?|designs?|vibes?|feel(?:ing)?|atmosphere|aesthetics?|edition|version|party|tones?|shades?|backgrounds?|please))`;

type Colour = (...patterns: string[]) => Hex | undefined;

/** Takes the look of the whole page. */
export function themeOf(wish: WishText, accented: string, audience: Audience, decorated = false): Theme {
  const colour: Colour = (...patterns) => {
    for (const pattern of patterns) {
      const match = wish.take(pattern);
      if (match) return colourOf(match[1]!);
    }
    return undefined;
  };
  const background = backgroundOf(colour);
  const accent = askedAccent(colour, accented);
  const scheme = schemeOf(wish);
  const named = namedTheme(wish);
  const colours = coloursIn(wish, colour, accent);
  const asked = scheme ?? plainScheme(wish);
  const base = named ?? (audience.lowVision ? HIGH_CONTRAST : undefined);
  const large = largeOf(wish, audience);
  const round = wish.take(
    String.raw`\b(?:with )?(?:round|circular|pill[- ]shaped) (?:buttons?|keys?)\b|\b(?:buttons?|keys?) (?:are |should be )?(?:round|circular)\b`,
  );
  const font = fontOf(wish) ?? base?.font;
  const picture = decorated ? decorationOf(wish) : pictureOfOne(wish);
  return {
    scheme: asked ?? "system",
    ...groundOf(base, background ?? colours.ground, asked),
    ...(base && { accent: base.accent, second: base.second, palette: base.palette }),
    ...colours.theme,
    ...(font && { font }),
    ...large,
    ...(round && { roundButtons: true }),
    ...(picture && { picture }),
  };
}

const DECORATED = String.raw`(?: (?:as (?:a )?decoration|on top|at the top|pictures?|symbols?|emojis?|icons?|stickers?))`;
const PLACED = String.raw`\b(?:a |an |the |with |some |little |small |cute |nice )*(?:pictures?|images?|icons?|drawings?|emojis?|symbols?) of (?:a |an |the |some |little |cute )*(${PICTURE})(?! (?:to|in the|everywhere|all over|around)\b)${DECORATED}?`;

/** Takes a picture that the page is asked to show; it becomes an emoji on both sides of the heading. */
function pictureOfOne(wish: WishText, pattern = PLACED): string | undefined {
  const found = wish.take(pattern);
  const sign = found ? pictureOf(found[1]!) : undefined;
  if (found && !sign) wish.restore(found);
  return sign;
}

/** In a tool, things that are only named are decoration too: `a pink calculator with hearts`. */
const decorationOf = (wish: WishText): string | undefined =>
  pictureOfOne(wish) ??
  pictureOfOne(
    wish,
    String.raw`\b(?:with|and)(?: (?:with|a|an|some|little|small|many|lots of|cute|nice))* (${PICTURE})${DECORATED}?(?=\s*(?:[,.;!?|]|$|(?:and|please|for (?:my|our|him|her))\b))`,
  );

/** The colours of the whole page: an explicit one, two that are named together, or a single one. */
function coloursIn(
  wish: WishText,
  colour: Colour,
  accent: Hex | undefined,
): { ground?: Hex | undefined; theme: Partial<Theme> } {
  if (accent) return { theme: { accent } };
  const pair = pairOf(wish);
  // A colour without contrast to the other is the second colour, not the background.
  if (pair)
    return {
      ground: contrast(...pair) >= 3 ? pair[1] : undefined,
      theme: { accent: pair[0], second: pair[1], palette: pair },
    };
  const shades = colour(
    String.raw`\b(?:in )?(?:(?:different|various|many|all) )?(?:shades?|tones?|hues?) of (${COLOUR})`,
  );
  if (shades) return { theme: { accent: shades, palette: shadesOf(shades) } };
  const single = restOf(colour);
  const isGround = single === "#ffffff" || single === "#000000";
  return isGround ? { ground: single, theme: {} } : { theme: single ? { accent: single } : {} };
}

/** Shades of one colour from light to dark. */
const shadesOf = (colour: Hex): Hex[] => [
  colour,
  mix(colour, "#ffffff", 0.35),
  mix(colour, "#000000", 0.25),
  mix(colour, "#ffffff", 0.6),
  mix(colour, "#000000", 0.45),
  mix(colour, "#ffffff", 0.15),
];

function plainScheme(wish: WishText): "dark" | "light" | undefined {
  const word = wish.take(String.raw`\b(dark|light)(?![- ]?\w*[- ](?:toggle|switch))\b`)?.[1]?.toLowerCase();
  return word === "dark" || word === "light" ? word : undefined;
}

const HIGH_CONTRAST = THEMES.find(([names]) => names.startsWith("high"))![1];

function backgroundOf(colour: Colour): Hex | undefined {
  const ground = String.raw`(?:(?:page |the )?(?:background|backdrop|back ?ground)|page)(?: colou?r)?`;
  return colour(
    `(${COLOUR})(?: colou?red)? ${ground}`,
    String.raw`${ground}(?: is| of| in|:| =| should be| shall be| must be)? (?:a )?(${COLOUR})`,
    String.raw`\bon (?:a )?(${COLOUR})(?= ?(?:[,;.!?|]|$| and ))`,
  );
}

function askedAccent(colour: Colour, accented: string): Hex | undefined {
  const part = String.raw`(?:accents?|theme|colou?rs?|colou?r scheme|style|highlights?|design|look|palette|${accented})`;
  return colour(
    String.raw`(?<!${COLOUR}(?:,| and|,? &) )(${COLOUR})(?:[- ](?:${part}|themed|colou?red))+(?! ${part})`,
    String.raw`\b${part}(?: colou?rs?)?(?: is| of| in|:| =| should be| shall be)? (?:a )?(${COLOUR})(?!(?:,| and| &|/) ?${COLOUR})`,
  );
}

/** The requested background; that of a named theme, unless the task also asks for dark or light and it does not match. */
function groundOf(
  base: NamedTheme | undefined,
  background: Hex | undefined,
  asked: string | undefined,
): Partial<Theme> {
  if (background) return { background };
  if (!base) return {};
  const isDark = contrast(base.background, "#ffffff") > 4.5;
  const fits = asked === undefined || asked === "system" || isDark === (asked === "dark");
  return fits ? { background: base.background } : {};
}

function schemeOf(wish: WishText): Theme["scheme"] | undefined {
  const style = String.raw`(?:[- ](?:mode|theme[ds]?|colou?rs?|colou?r scheme|style|look|design|ui|background|screen|version|please))`;
  const found =
    wish.take(String.raw`\b(dark|light|night|black)(?:${style}){1,3}`) ??
    wish.take(String.raw`\b(?:theme|mode|style|look|design)(?: is|:)? (dark|light)\b`) ??
    wish.take(String.raw`\b(system|automatic|auto)(?: theme| mode| dark mode)\b`);
  const word = found?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  if (word === "system" || word === "automatic" || word === "auto") return "system";
  return word === "light" ? "light" : "dark";
}

/** Themes of places: `in a forest`. */
const PLACES = /^(?:forest|ocean|space|desert)/;
function namedTheme(wish: WishText): NamedTheme | undefined {
  for (const [names, theme] of THEMES) {
    const styled =
      wish.take(
        String.raw`\b(?:in (?:the |a |an )?)?(?:${names})(?:(?:,? and |, )(?:\p{L}+))?(?:${STYLED})+(?:[- ](?:look|theme|style|colou?rs))?(?! of\b)`,
      ) ??
      wish.take(
        String.raw`\b(?:theme|style|look|mood|design|atmosphere)(?: is|:| of)? (?:the |a |an )?(?:${names})\b`,
      ) ??
      wish.take(
        String.raw`\b(?:old |classic |good old )?(?:${names})(?=(?:,? (?:and )?[\p{L}-]+){0,2}\s*${NAME})`,
      ) ??
      (PLACES.test(names)
        ? wish.take(String.raw`\b(?:in|under) (?:the |an? )?(?:${names})(?= ?(?:[,.;!?|]|$))`)
        : null) ??
      (BARE.test(names)
        ? wish.take(
            String.raw`\b(?:(?:like|from|in|of) ){0,2}(?:the |an? )?(?:old |classic )?(?:${names})\b(?=\s*(?:[,.;:!?)|‖]|$)| (?:and|with|for|please|in|on|but)\b)`,
          )
        : null);
    if (styled) return theme;
  }
  return undefined;
}

/** Two colours that are named together: foreground and background. */
function pairOf(wish: WishText): [Hex, Hex] | undefined {
  const on = wish.take(
    String.raw`(${COLOUR})(?: \p{L}+)? on (?:a )?(${COLOUR})(?: background)?(?:${STYLED})*`,
  );
  if (on) return [colourOf(on[1]!), colourOf(on[2]!)];
  const both = wish.take(
    String.raw`(?<!${COLOUR}(?:,| and|,? &| or) )(?:\b(?:colou?rs|in)(?: are|:)? )?(${COLOUR})(?:,? (?:and|&|with) |, ?| ?/ ?|-)(${COLOUR})(?!(?:,| and| or| &|,? and) ${COLOUR})(?: (?:as )?(?:the )?(?:colou?rs?|theme|style|look|palette|design|scheme|tones?|shades?))*`,
  );
  if (!both) return undefined;
  const [one, other] = [colourOf(both[1]!), colourOf(both[2]!)];
  const extreme = (colour: Hex) => Math.max(contrast(colour, "#ffffff"), contrast(colour, "#000000"));
  return extreme(one) > extreme(other) ? [other, one] : [one, other];
}

/** A single colour for the whole page: before or after the app's name, or alone. */
const restOf = (colour: Colour): Hex | undefined =>
  colour(
    String.raw`(${COLOUR})(?=(?:,? (?:and )?[\p{L}-]+){0,2}\s*${NAME})`,
    String.raw`${NAME}\s*(?:is |in |should be )(${COLOUR})`,
    String.raw`\b(?:in|all|everything|all in|make it|it should be|it is)(?: in)? (${COLOUR})(?=\s*(?:[,;.!?|]|and\b|with\b|please\b|$))`,
    String.raw`(?<=[,;:.(|]\s*|^ )(${COLOUR})(?=\s*(?:[,;.!?|)]|and\b|with\b|please\b|$))`,
    String.raw`(${COLOUR})[- ](?:and|&)(?= \|)`,
    String.raw`(${COLOUR}) everything\b`,
    String.raw`(?<=\|\s*)(?:with|and) (?:a (?:touch|bit|little) of |some )?(${COLOUR})(?: (?:accents?|highlights?|details|touches|elements))?(?=\s*(?:[,;.!?|]|$))`,
  );

const FONT_WORDS: readonly [pattern: string, font: keyof typeof FONTS][] = [
  ["mono-?spaced?|typewriter|courier|code|terminal|pixel|retro|8[- ]?bit", "mono"],
  ["serif|times(?: new roman)?|georgia|elegant|classic|old|newspaper|book", "serif"],
  ["comic(?: sans)?|hand-?written|hand-?writing|childish|playful|fun|cute|chalk|friendly", "hand"],
  ["rounded|round|soft", "round"],
];
function fontOf(wish: WishText): keyof typeof FONTS | undefined {
  for (const [words, font] of FONT_WORDS) {
    const told =
      wish.take(String.raw`\b(?:in )?(?:the )?font(?: is|:| should be)? (?:${words})\b`) ??
      wish.take(
        String.raw`\b(?:(?:in|with)(?: a)? )?(?:${words})[- ](?:fonts?|typeface|letters|lettering|text)\b`,
      );
    if (told) return font;
  }
  return undefined;
}

const BIG = String.raw`(?:very |really |extra |nice and |nice )?(?:big(?:ger)?|large(?:r)?|huge|giant|enormous|extra[- ]large|oversized?|as (?:big|large) as possible)`;
const TEXT = String.raw`(?:text|texts|letters|lettering|writing|print|fonts?|font size|type|characters|words|numbers|digits|figures)`;
const CONTROL = String.raw`(?:buttons?|keys?|controls?|start button|targets?|fields?|checkboxes|boxes|switches)`;

/** The text size for the audience of the page, or for a request for large text. */
function scaleFor({ lowVision, elderly, children }: Audience, asked: boolean): number {
  if (lowVision) return 1.35;
  if (asked || elderly) return 1.2;
  return children ? 1.08 : 1;
}

/** The scale of text and controls. */
function largeOf(wish: WishText, audience: Audience): Pick<Theme, "scale" | "bigButtons"> {
  const size = (things: string) =>
    wish.take(
      String.raw`\b(?:(?:in|with|a|an) )?${BIG}(?:,? (?:and )?\p{L}+)? (?:(?:and|easy|readable|clear|round|colou?r(?:ed)?) )?(?:${things})(?:(?: and |, )(?:${TEXT}|${CONTROL}))?(?: (?:to (?:press|read|click|tap|push|hit|tick|cross|touch)(?: (?:off|on))?))?\b`,
    ) ?? wish.take(String.raw`\b(?:${things})(?: (?:is|are|should be|must be|shall be|please))* ${BIG}\b`);
  const text = size(TEXT) !== null;
  const buttons = size(CONTROL) !== null;
  const all =
    wish.take(
      String.raw`\b(?:everything|all|it) (?:(?:is|should be|must be|nice and|very|in|shall be) )*${BIG}\b|\b${BIG}(?: (?:format|size|display|version))\b|\beasy to (?:read|see)\b|\bwell readable\b|\breadable\b`,
    ) !== null;
  const scale = scaleFor(audience, text || all);
  const big = buttons || all || audience.elderly || audience.lowVision;
  return { ...(scale > 1 && { scale }), ...(big && { bigButtons: true }) };
}
