import type { ObservedFinding } from "../evidence/observed.ts";
import { isPage, NAME, namesIn, pagesOf } from "./other-sources.ts";
import { stemsOf } from "../reading/words.ts";

const CHOOSES =
  "(?:pick|cho(?:os|s)|nam|recommend|prefer|rat|rank|crown|prais|call|vot|award|declar|lov|lik)\\p{Ll}*";
/** Whose verdict a sentence tells: `M10: Home Bench's top pick`, `Home Bench recommends the M10`, `named best by Home Bench`. */
const VERDICTS = [
  new RegExp(
    `(?:^|[:,(–—]\\s?|\\s(?:is|are|was|were|as|and|also|still|in|by|from)\\s(?:also\\s|still\\s)?(?:the\\s)?)(${NAME})['’]s?\\s`,
    "gu",
  ),
  new RegExp(`(?:^|,\\s|\\s(?:and|while)\\s)(${NAME})\\s(?:also\\s|has\\s)?${CHOOSES}\\s`, "gu"),
  new RegExp(`(?<!\\p{L})${CHOOSES}\\s(?:[\\p{Ll}-]+\\s){0,4}by\\s(${NAME})`, "gu"),
];
const MARKUP = /[*_]+/gu;
/** Behind these the title of a page has the name of its site. */
const SITE = /\s[–—|-]\s/u;
const FEWEST_OF_HOST = 5;
const MOST_CHARS = 400;
const MOST_NAMES = 8;

type Page = ReturnType<typeof pagesOf>[number];

/** Whether a page is of the site with a name, by the end of its title or by its address. */
function isOfSite(name: string, { title, address }: Page): boolean {
  const stems = stemsOf(name);
  const [, ...parts] = title.split(SITE);
  const site = stemsOf(parts.at(-1) ?? "");
  if (stems.size === 0) return false;
  if (site.size > 0 && stems.symmetricDifference(site).size === 0) return true;
  const host = /^https?:\/\/([^/]+)/u.exec(address)?.[1] ?? "";
  const joined = name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
  return joined.length >= FEWEST_OF_HOST && host.replaceAll("-", "").includes(joined);
}

/**
 * Whether a sentence tells the verdict of a site on a thing that only pages of others have: `M10: Home Bench's top pick`, where the
 * page of Home Bench does not mention it.
 */
export function isVerdictOfAnotherSite(written: string, findings: readonly ObservedFinding[]): boolean {
  const text = written.slice(0, MOST_CHARS).replaceAll(MARKUP, "");
  const pages = findings.filter(isPage).flatMap(pagesOf);
  if (pages.length < 2) return false;
  const sites = VERDICTS.flatMap((words) =>
    Array.from(text.matchAll(words).take(MOST_NAMES), ([, name]) => name!.replace(/['’]s?$/u, "")),
  ).filter((name) => pages.some((page) => isOfSite(name, page)));
  if (sites.length === 0) return false;
  const named = namesIn(sites.reduce((rest, name) => rest.replaceAll(name, " "), text));
  // The 5 of `RC-5` may be any.
  const things = new Set([...named].filter((term) => !/^=\d+$/u.test(term)));
  // One word with a capital letter may only begin the sentence.
  const isNamed = things.size > 1 || pages.some(({ names }) => !names.isDisjointFrom(things));
  return sites.some((name) => {
    const [own, others] = [pages.filter((page) => isOfSite(name, page)), pages].map((some) =>
      some.flatMap(({ mentioned }) => [...mentioned]),
    ) as [string[], string[]];
    return isNamed && things.isDisjointFrom(new Set(own)) && !things.isDisjointFrom(new Set(others));
  });
}
