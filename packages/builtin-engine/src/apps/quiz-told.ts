import { choice } from "./quiz-bank.ts";
import type { WrittenQuestion } from "./quiz-questions.ts";

/** Questions that a wish gives as pairs or statements, and their part of the text. */
export interface ToldQuestions {
  questions: WrittenQuestion[];
  part: string;
}

/** True-or-false statements: `Bats are mammals (true). Whales are fish (false).` */
function statements(text: string): ToldQuestions | undefined {
  const found = [...text.matchAll(/([\p{L}\d][^.:;?!()\n]{3,150}?) ?\((true|false|right|wrong)\)[.;,]?/giu)];
  if (found.length < 2) return undefined;
  const questions = found.map(([, said, verdict]): WrittenQuestion => {
    const isTrue = /true|right/i.test(verdict!);
    const options = [
      { text: "True", right: isTrue },
      { text: "False", right: !isTrue },
    ];
    return { text: `True or false? ${said!.trim()}.`, options, accepted: [] };
  });
  const [first, last] = [found[0]!, found.at(-1)!];
  return { questions, part: text.slice(first.index, last.index + last[0].length) };
}

/** Pairs such as `capital cities: France Paris, Italy Rome`; the other capitals are the wrong answers. At least three. */
function capitals(text: string): ToldQuestions | undefined {
  if (!/\bcapitals?\b/i.test(text)) return undefined;
  const pair = String.raw`\p{Lu}[\p{L}'-]+(?: ?(?:-|–|=|:|→) ?| )\p{Lu}[\p{L}'-]+`;
  const found = new RegExp(String.raw`(?<=: ?)${pair}(?:,? (?:and )?${pair}){2,30}(?![\p{L} ])`, "u").exec(
    text,
  );
  if (!found) return undefined;
  const pairs = found[0].split(/,? and |, ?/).map((each) => each.split(/ ?(?:-|–|=|:|→) ?| /));
  if (pairs.some((each) => each.length !== 2)) return undefined;
  const questions = pairs.map(([country, capital], at) => {
    const wrong = pairs.flatMap(([, other]) => (other === capital ? [] : [other!]));
    return choice(`What is the capital of ${country}?`, capital!, wrong.slice(0, 3), at);
  });
  return { questions, part: found[0] };
}

/** The questions that `text` gives as pairs or statements; undefined if there are none. */
export const toldQuestions = (text: string): ToldQuestions | undefined => statements(text) ?? capitals(text);
