import { innerTextOf, isShown, squeeze } from "./page-text.ts";
import { rememberTexts } from "./returned-texts.ts";

const ODD = /\bundefined\b|\bNaN\b|\[object \w+\]/g;
/** Where such words may be meant. */
const CODE = "pre,code,samp,kbd,input,textarea,[contenteditable],script,style";
const ABOUT_CODE =
  /\b(?:java|type)script\b|\bjson\b|\bcod(?:e|er|ing)\b|\bprogram(?:s|mer|ming|mers)?\b|\bregex|\bconsole\b|\bpython\b|\bsql\b|\bdevelopers?\b/i;
const AROUND = 30;
let before: Map<string, number> | undefined;
let aboutCode = false;

/** Texts such as NaN that a person would take for a fault, and that were not there at the first call. */
export function oddTexts(drawn: string): string[] {
  const text = squeeze(`${visibleText()} ${drawn}`);
  const now = countIn(text);
  if (!before) {
    rememberTexts();
    before = now;
    aboutCode = ABOUT_CODE.test(`${document.title} ${text}`) || document.querySelector("pre,code") !== null;
  }
  if (aboutCode) return [];
  const known = before;
  return [...now].flatMap(([word, count]) => {
    if (count <= (known.get(word) ?? 0)) return [];
    const at = text.indexOf(word);
    return [text.slice(Math.max(0, at - AROUND), at + word.length + AROUND)];
  });
}

function countIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(ODD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The visible text without code and fields. Reads each element only if the whole has such a word. */
function visibleText(): string {
  const whole = innerTextOf(document.body) ?? "";
  const svg = [...document.querySelectorAll("svg text")].filter(isShown).map((one) => one.textContent);
  const all = [whole, ...svg].join(" ");
  if (countIn(all).size === 0) return all;
  const parts = [...document.querySelectorAll(CODE)].map((one) => innerTextOf(one) ?? "");
  return parts.reduce((text, part) => (part.trim() === "" ? text : text.replace(part, " ")), all);
}
