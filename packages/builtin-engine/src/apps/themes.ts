import type { Hex } from "./colours.ts";

/** The look of a named theme: background, two colours, and the colours of drawn objects, used in turn. */
export interface NamedTheme {
  background: Hex;
  accent: Hex;
  second: Hex;
  palette: readonly Hex[];
  font?: keyof typeof FONTS;
}

/** Font stacks of installed fonts, by kind; pages embed no fonts. */
export const FONTS = {
  mono: `ui-monospace,"Courier New",Courier,monospace`,
  serif: `Georgia,"Times New Roman",serif`,
  hand: `"Comic Sans MS","Comic Neue","Chalkboard SE",cursive`,
  round: `ui-rounded,"Arial Rounded MT Bold","Hiragino Maru Gothic ProN",system-ui,sans-serif`,
} as const;

/** Names, background, accent, second colour, colours of drawn objects, font. */
const ROWS: readonly (readonly [
  names: string,
  background: string,
  colours: string,
  font?: keyof typeof FONTS,
])[] = [
  [
    "nokia(?: \\d{4})?|game ?boy|(?:old|90s|1990s)[- ](?:mobile |cell )?phone|lcd",
    "c7d6a1",
    "2f3b14 2f3b14 2f3b14 2f3b14 56662f",
    "mono",
  ],
  ["nord(?:ic|ish|-ish)?(?: dark)?", "2e3440", "88c0d0 a3be8c 88c0d0 ebcb8b b48ead d08770"],
  ["christmas|xmas|x-mas|advent|santa", "0b3d24", "e33b3b ffffff e33b3b ffd166 58c27d ffffff"],
  [
    "hallow(?:een|e'en)|spooky|scary|haunted|ghost(?:ly)?",
    "17101f",
    "ff7a1a a855f7 ff7a1a 9be15d a855f7 f5f5f5",
  ],
  ["easter", "fdf6e3", "c2489d 6fbf73 f4a6c8 8ecae6 b5d99c ffd166"],
  ["valentine(?:'?s)?(?: day)?|romantic|love", "fff0f3", "d6244f ff8fa3 d6244f ff8fa3 a4133c ffb3c1"],
  [
    "ocean|sea|underwater|marine|nautical|aquarium|beach|water",
    "06344f",
    "2ec4d6 f2c879 2ec4d6 ffd38a 4f9df0 9be7e0",
  ],
  [
    "forest|woodland|jungle|rain ?forest|nature|leaf|leaves",
    "12301c",
    "7bc96f d9a05b 7bc96f e9c46a a3b18a d9a05b",
  ],
  ["garden|spring|flowers?|floral|meadow", "f3faef", "3f8f3f e0679b 3f8f3f e0679b f2b134 7fb3e6"],
  [
    "space|galax(?:y|ies)|cosmic|cosmos|universe|outer space|stars?|sci-?fi|planets?|alien|astronauts?",
    "0b0f2b",
    "8f7bff 4cc9f0 8f7bff ffd166 4cc9f0 f72585",
  ],
  [
    "cand(?:y|ies)|sweets?|lollipop|cotton candy|bubble ?gum|ice ?cream|cupcakes?|cakes?",
    "fff0f7",
    "d6338a 3fb8af ff6fb5 3fb8af ffc145 9b6dff",
  ],
  [
    "neon|cyber ?punk|synth ?wave|vapou?r ?wave|disco|miami|tron",
    "0d0221",
    "ff2bd6 00f0ff 39ff14 ff2bd6 00f0ff faff00",
  ],
  [
    "terminal|matrix|hacker|console|command[- ]line|dos|crt",
    "050805",
    "33ff66 1fae45 33ff66 b6ffb6 1fae45 7dff9c",
    "mono",
  ],
  [
    "retro|arcade|8[- ]?bit|pixel(?:ated|ed| art)?|(?:19)?[6789]0'?s|sixties|seventies|eighties|nineties|70s|1970s|old[- ]?school|old[- ]fashioned|vintage|nostalgic|atari|c64",
    "101018",
    "ffcc00 ff3860 39d353 ff3860 3ea6ff ffcc00",
    "mono",
  ],
  [
    "pastel|calm(?:ing)?|soothing|relax(?:ing|ed)|soft|gentle|peaceful|quiet|zen|dream(?:y|like)",
    "f6f4fb",
    "6f6cc4 8fbfa8 9d8fd6 f2a6b3 8fbfa8 f4cf8f",
  ],
  [
    "high[- ]contrast|strong contrast|very clear contrast|good contrast|good legibility",
    "000000",
    "ffd400 ffffff ffd400 ffffff 00e5ff ffffff",
  ],
  [
    "bright|colou?rful|rainbow|cheerful|happy|friendly|playful|joyful|lively|fun|cute|vibrant|multi-?colou?red|unicorns?",
    "fffbea",
    "d9480f 1c7ed6 2f9e44 e03131 1c7ed6 f08c00",
    "round",
  ],
  ["autumn|fall|harvest|thanksgiving", "2d1a10", "e07a2f c2a14d e07a2f d9a441 a3472b f2cc8f"],
  [
    "winter|snow(?:y|flakes?)?|ice|icy|frozen|arctic|polar",
    "eaf4fb",
    "1f6fb2 7fb8e0 1f6fb2 6c8ebf 3d5a80 98c1d9",
  ],
  ["summer|sunny|tropical|hawaii(?:an)?|holiday", "fff6da", "d9480f 0a8f8f 0a8f8f e8590c f59f00 2f9e44"],
  ["sunset|sunrise|fire|lava|volcano", "2a0f1e", "ff7b54 ffb26b ff7b54 ffd56f ff4d6d ffb26b"],
  ["desert|sand|western|cowboy|egypt(?:ian)?", "f6e7c8", "a0522d 2a7f7f a0522d 2a7f7f c98a2b 6b4423"],
  [
    "wood(?:en)?|rustic|cabin|farm|country(?:side)?",
    "3b2616",
    "d9a066 a3c585 d9a066 e6c79c 8fae5d c1783c",
    "serif",
  ],
  ["chalk ?board|black ?board|school|chalk", "23372f", "ffe08a ffffff ffe08a ff9aa2 9ad0f5 ffffff", "hand"],
  ["football|soccer|sports?|stadium", "1e6b35", "ffffff ffd400 ffffff ffd400 2f7de1 e33b3b"],
  [
    "luxur(?:y|ious)|elegant gold|royal|casino|art deco",
    "17130d",
    "d4af37 8c1c2f d4af37 f5e6b8 8c1c2f b08d57",
    "serif",
  ],
  ["pirates?|treasure", "1b2a38", "d9a441 c94c4c d9a441 f2e3bc c94c4c 6fa3a8", "serif"],
  ["dino(?:saur)?s?|prehistoric|dragons?", "eef5e1", "4d7c0f b45309 4d7c0f b45309 65a30d 92400e"],
  [
    "princess|fairy(?: ?tale)?|mermaids?|magic(?:al)?",
    "fbf0ff",
    "a63fb5 e76aa5 a63fb5 e76aa5 7c83e0 f2b84b",
    "round",
  ],
  ["newspaper|paper|book|antique|typewriter", "f7f2e6", "6b3e26 8a8170 6b3e26 3f5d5d 8a6d3b 5b5140", "serif"],
  ["coffee|cafe|café|chocolate|bakery", "f5ece2", "6f4e37 c08552 6f4e37 c08552 8a5a44 4f772d", "serif"],
  [
    "monochrome|black and white|black & white|black-and-white|gr[ae]yscale",
    "ffffff",
    "000000 555555 000000 555555 000000 777777",
  ],
];

/** The themes, each with the pattern source, without groups, of the words that ask for it. */
export const THEMES: readonly (readonly [names: string, theme: NamedTheme])[] = ROWS.map(
  ([names, background, colours, font]) => {
    const [accent, second, ...palette] = colours.split(" ").map((colour) => `#${colour}`) as [
      Hex,
      Hex,
      ...Hex[],
    ];
    return [
      names.replaceAll(/\((?!\?)/g, "(?:"),
      { background: `#${background}`, accent, second, palette, ...(font && { font }) },
    ] as const;
  },
);
/** Names that always mean a theme. The others count only beside a word like `theme` or `style`, or beside the app's name. */
export const BARE =
  /^(?:nokia|christmas|hallow|easter|valentine|neon|terminal|retro|pastel|high|bright|chalk|monochrome|luxur)/;
