import { contrast, legible, mix, readableOn, type Hex } from "./colours.ts";
import { FONTS } from "./themes.ts";

/** The look of a page. Absent values were not requested. */
export interface Theme {
  scheme: "system" | "light" | "dark";
  accent?: Hex;
  background?: Hex;
  /** A second colour, which every page shows as a line at the top. */
  second?: Hex;
  /** Colours for drawn objects without an explicit colour, used in turn. */
  palette?: readonly Hex[];
  font?: keyof typeof FONTS;
  /** The scale of all text. */
  scale?: number;
  bigButtons?: boolean;
  roundButtons?: boolean;
  /** An emoji beside the heading. */
  picture?: string;
}

interface Ground {
  bg: Hex;
  card: Hex;
  fg: Hex;
}
const LIGHT: Ground = { bg: "#f3f5fa", card: "#ffffff", fg: "#161d2b" };
const DARK: Ground = { bg: "#0f131b", card: "#1a2130", fg: "#eef2f9" };

/**
 * The custom properties of a page: `--bg --card --fg --muted --line`, `--accent` (contrast of 3 to 1 with the backgrounds),
 * `--on-accent` and `--accent-text` (4.5 to 1). `things`: colours that the page draws exactly as requested, each as `--name`
 * with a `--name-edge` that stays visible if the colour itself has too little contrast.
 */
export function themeCss(theme: Theme, accent: Hex, things: Readonly<Record<string, Hex>> = {}): string {
  const rules = (ground: Ground, scheme: "light" | "dark") =>
    `:root{color-scheme:${scheme};${properties(ground, theme.accent ?? accent, things)}}`;
  if (theme.background) {
    const dark = readableOn(theme.background) === "#ffffff";
    return rules(groundOf(theme.background), dark ? "dark" : "light");
  }
  if (theme.scheme === "light") return rules(LIGHT, "light");
  if (theme.scheme === "dark") return rules(DARK, "dark");
  return `${rules(LIGHT, "light")}\n@media (prefers-color-scheme:dark){${rules(DARK, "dark")}}`;
}

/** CSS rules for the requested font, size and second colour, which come last. */
export function sizeCss({
  scale = 1,
  bigButtons = false,
  roundButtons = false,
  font,
  second,
  picture,
}: Theme): string {
  const large = scale > 1 ? `html{font-size:${Math.round(scale * 100)}%}` : "";
  const big = bigButtons ? ":root:root button{min-height:60px;font-size:1.2rem}" : "";
  const round = roundButtons ? ":root:root button{border-radius:999px}" : "";
  const letters = font ? `body{font-family:${FONTS[font]}}` : "";
  const line = second ? `body{border-top:10px solid ${second}}` : "";
  const signs = picture
    ? `header h1::before{content:"${picture} "/""}header h1::after{content:" ${picture}"/""}`
    : "";
  return [large, big, round, letters, line, signs].filter(Boolean).join("\n");
}

function groundOf(bg: Hex): Ground {
  const fg = readableOn(bg);
  return { bg, card: mix(bg, fg === "#ffffff" ? "#000000" : "#ffffff", 0.25), fg };
}

function properties({ bg, card, fg }: Ground, wanted: Hex, things: Readonly<Record<string, Hex>>): string {
  const grounds = [bg, card];
  const accent = legible(wanted, fg, grounds, 3);
  const values: Record<string, Hex> = {
    bg,
    card,
    fg,
    muted: legible(mix(fg, bg, 0.4), fg, grounds, 4.5),
    line: mix(bg, fg, 0.16),
    accent,
    "on-accent": readableOn(accent),
    "accent-text": legible(wanted, fg, grounds, 4.5),
  };
  for (const [name, colour] of Object.entries(things)) {
    values[name] = colour;
    values[`${name}-edge`] = grounds.every((ground) => contrast(colour, ground) >= 3) ? colour : fg;
  }
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}
