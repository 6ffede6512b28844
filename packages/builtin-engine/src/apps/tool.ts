import type { ChecklistStep, VisualBrief } from "@signet/contract";
import type { AppRequest } from "./app-request.ts";
import { capitalized } from "./page-template.ts";

type Expect = NonNullable<ChecklistStep["expect"]>;

/** Checklist steps, each with its expectation. */
export const click = (name: string, on: string, expect: Expect, times = 1): ChecklistStep => ({
  name,
  do: { do: "click", on, times },
  expect,
});
export const press = (name: string, key: string, expect: Expect, times = 1): ChecklistStep => ({
  name,
  do: { do: "key", key, times },
  expect,
});
export const typed = (name: string, on: string | undefined, text: string): ChecklistStep => ({
  name,
  do: { do: "type", ...(on !== undefined && { on }), text },
});
export const wait = (name: string, ms: number, expect: Expect): ChecklistStep => ({
  name,
  do: { do: "advance", ms },
  expect,
});

/** The brief of an interactive page. */
export const briefOf = (title: string, checklist: ChecklistStep[]): VisualBrief => ({
  title: title.slice(0, 80),
  input: true,
  checklist,
});

/** Phrases that say that and where something can be done. Each app grants the actions themselves. */
export const TALK = [
  String.raw`\b(?:(?:that|which) )?(?:lets?|allows?|allowing|letting|enables?|supports?|supporting|includ(?:e|es|ing)|contains?|containing|features?|featuring|offers?|shows?|showing|displays?|displaying)(?: (?:me|you|us|users?|people))?(?: to)?\b`,
  String.raw`\b(?:users?|people|i|you|me) (?:can|should be able to|may)\b`,
  String.raw`\b(?:ability|option|way|possibility) to\b`,
  String.raw`\b(?:all |the )?(?:usual|standard|typical|following|necessary|main|common) (?:features|functions|buttons|controls|functionality)\b`,
];

/** The purpose of a page, which its title states: `for my medicines in the morning`. */
const SUBJECT = String.raw`\b(?:for|of|about) ((?:(?:my|our|the|a|an|your|all) )?(?!(?:me|us|my|our|him|her|them|two|three|\d+|mobile|phones?|tablets?|desktop|free|each|every|everyone)\b)[\p{L}'-]+(?: (?!(?:with|and|that|which|where|in (?:a |the )?(?:dark|light|pink|red|blue|green|browser)|using|please|should|so|as|but|who|i|we)\b)[\p{L}'-]+){0,5})(?=\s*(?:[.,;:!?|]|$|(?:with|and|that|which|where|using|please|so|in)\b))`;

/** Takes the purpose of a page; its title must state it. */
export function subjectOf(request: AppRequest): string | undefined {
  const words = request.take(SUBJECT)?.[1]?.replace(/^(?:my|our|the|a|an|your|all) /i, "");
  return words === undefined ? undefined : capitalized(words);
}
