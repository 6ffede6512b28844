import type { AppRequest } from "./app-request.ts";
import { COLOUR } from "./colours.ts";
import { capitalized } from "./page-template.ts";
import type { CardFace } from "./page-settings.ts";
import { PICTURE, pictureOf } from "./pictures.ts";
import { wordPairs } from "./word-pairs.ts";

/** How a wish lists what is on the cards. */
const LISTED = [
  String.raw`\b(?:pairs|cards|words|matches)(?: (?:to match|that belong together))? (?:are|is|should be|being)(?: (?:the|these|following|words|pairs|terms|of|translations))*:? ([^.;|\n]{3,400}?)\s*(?:\.|\?|$|\|)`,
  String.raw`\bwhere (?:the |these )?(?:words|names|pictures|things|animals) ([^.;:|\n()]{3,400}?) (?:are|is) (?:on )?the cards\b`,
  String.raw`\b(?:with|of|using|use) (?:the |these |following )*(?:words|names|terms|items|cards|pairs|things)(?: of)?:? ([^.;:|\n]{3,400}?)\s*(?:\.|$|\|| in (?:a |the )?\p{L}+ (?:theme|colou?rs))`,
  // A list after a colon: `memory game: sun, moon, star`.
  String.raw`(?: (?:with|of|using|these|the|words|cards|pairs|following|items|pictures|symbols|motifs?|style|theme))*\s*:\s*([^:.;|\n]{1,400}?)\s*(?:\.|$|\|)`,
  String.raw`\b(?:with|of|showing|use|using|from)(?: (?:pictures|cards|pairs|emojis|words|images|symbols|drawings|the|of|like|words|some|showing))* ((?:${PICTURE})(?:(?:, ?|,? (?:and|&|or) )(?:an? |the )?(?:${PICTURE}))+)`,
];

/** Parses ranges such as `numbers 1 to 8` or `letters A to H`, with one card for each. */
export function rangeOf(request: AppRequest): CardFace[] | undefined {
  const found = request.take(
    String.raw`\b(?:(?:the )?(?:numbers?|letters?|digits)(?: from)? |from )(\d{1,2}|[a-z]) ?(?:to|-|–|until|till|through) ?(\d{1,2}|[a-z])\b`,
  );
  if (!found) return undefined;
  const [first, last] = [found[1]!.toUpperCase(), found[2]!.toUpperCase()];
  const isNumber = /^\d+$/.test(first) && /^\d+$/.test(last);
  const [from, to] = isNumber ? [Number(first), Number(last)] : [first.codePointAt(0)!, last.codePointAt(0)!];
  const count = to - from + 1;
  const isMixed = /\d/.test(first) !== /\d/.test(last);
  if (isMixed || !(count >= 2 && count <= 18)) {
    request.restore(found);
    return undefined;
  }
  return Array.from({ length: count }, (_, i) =>
    faceOf(isNumber ? String(from + i) : String.fromCodePoint(from + i)),
  );
}

/** The listed contents of the cards. */
export function ownFaces(request: AppRequest): CardFace[] | undefined {
  for (const pattern of LISTED) {
    const list = request.take(pattern);
    if (!list) continue;
    const names = list[1]!
      .replace(
        / - (?:a |the |in |with |on )?(?:\p{L}+ ){0,2}(?:background|theme|colou?rs?|style|cards?)\s*$/iu,
        "",
      )
      .split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|&)\s+/)
      .map((name) => name.replace(/^(?:an?|the) /i, "").trim());
    const words = names.filter((name) => name !== "" && !new RegExp(`^${COLOUR}$`, "iu").test(name));
    const isColoured = words.length < names.length && words.some((name) => pictureOf(name) !== undefined);
    const kept = isColoured ? words : names.filter((name) => name !== "");
    const fit =
      kept.length >= 2 &&
      kept.length <= 18 &&
      new Set(kept).size === kept.length &&
      kept.every((name) => name.length <= 24 && name.split(" ").length <= 3);
    request.restore(list);
    if (!fit) continue;
    for (const name of kept) request.holds(name);
    request.grant(
      String.raw`\b(?:(?:the|of|with|word|matching|vocabulary|these|are|following) )*(?:words|names|terms|vocabulary|translations|pairs)(?: (?:are|on the cards|are|of))*`,
    );
    return wordPairs(kept) ?? kept.map((name) => faceOf(name));
  }
  return undefined;
}

const faceOf = (name: string): CardFace => {
  const sign = pictureOf(name);
  return sign ? { sign, name: capitalized(name) } : { sign: name, name };
};
