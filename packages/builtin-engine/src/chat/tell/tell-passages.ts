import { stemsOf } from "../../words.ts";
import { beginning } from "../excerpts.ts";

const PASSAGES = 2;
const PASSAGE_CHARACTERS = 700;

/** The passages of the documentation that the tool `help` gave, each from the paragraph on that has most to do with `q`. */
export function passagesAnswer(text: string, q: string): string | null {
  const passages = text.split(/^## /m).slice(1, 1 + PASSAGES);
  const shown = passages.map((passage) => {
    const [title, ...body] = passage.split("\n");
    return `**${title!.trim()}**\n\n${beginning(fromClosest(body.join("\n"), q), PASSAGE_CHARACTERS)}`;
  });
  return shown.length === 0 ? null : `From the documentation:\n\n${shown.join("\n\n")}`;
}

function fromClosest(body: string, q: string): string {
  const paragraphs = paragraphsOf(body);
  const asked = [...new Set(stemsOf(q))];
  const held = paragraphs.map((paragraph) => new Set(stemsOf(paragraph)));
  const worth = new Map(
    asked.map((stem) => [stem, 1 + 1 / Math.max(1, held.filter((stems) => stems.has(stem)).length)]),
  );
  // A long paragraph has many words by chance.
  const scores = held.map(
    (stems) =>
      asked.filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + worth.get(stem)!, 0) /
      Math.sqrt(10 + stems.size),
  );
  return paragraphs.slice(scores.indexOf(Math.max(...scores))).join("\n\n");
}

/** Paragraphs; a block of code or a table goes with the one before it. */
function paragraphsOf(body: string): string[] {
  const found: string[] = [];
  for (const part of body.split(/^(```[\s\S]*?^```[^\n]*$)/m))
    for (const block of part.startsWith("```") ? [part] : part.split(/\n{2,}/)) {
      const goesWith = /^(?:```|\|)/.test(block) && found.length > 0;
      if (goesWith) found.push(`${found.pop()}\n\n${block.trim()}`);
      else if (block.trim() !== "") found.push(block.trim());
    }
  return found.length === 0 ? [body] : found;
}
