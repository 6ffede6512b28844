import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A part of the documentation under one heading. */
export interface Passage {
  /** Where it stands: `docs/operations.md`. */
  file: string;
  title: string;
  text: string;
}

const LONGEST = 1_800;
const MOST = 4;

/** The service's own documentation, read once from `root` (README.md and docs/), and found by words. */
export function createHandbook(root: string) {
  let passages: (Passage & { words: Map<string, number> })[] | undefined;
  const all = () =>
    (passages ??= filesOf(root).flatMap((file) =>
      passagesOf(file, readFileSync(path.join(root, file), "utf8")).map((one) => ({
        ...one,
        words: counted(`${one.title} ${one.title} ${one.title} ${one.text}`),
      })),
    ));

  return {
    /** Passages that have to do with `q`, the closest first; none where nothing does. */
    find(q: string): Passage[] {
      const asked = [...counted(q).keys()];
      const every = all();
      const rarity = new Map(
        asked.map((word) => {
          const holding = every.filter(({ words }) => words.has(word)).length;
          return [word, holding === 0 ? 0 : Math.log(1 + every.length / holding)];
        }),
      );
      return every
        .map(({ file, title, text, words }) => {
          const length = 1 + text.length / LONGEST;
          const score = asked.reduce((sum, word) => {
            const times = words.get(word) ?? 0;
            return sum + (rarity.get(word)! * times * 2.2) / (times + 1.2 * length);
          }, 0);
          return { file, title, text, score };
        })
        .filter(({ score }) => score > 2)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, MOST)
        .map(({ file, title, text }) => ({ file, title, text }));
    },
  };
}

export type Handbook = ReturnType<typeof createHandbook>;

function filesOf(root: string): string[] {
  const written = readdirSync(path.join(root, "docs")).filter((name) => name.endsWith(".md"));
  return ["README.md", ...written.map((name) => `docs/${name}`)];
}

/** The text under each heading; what is longer than a passage is cut at its paragraphs. */
function passagesOf(file: string, markdown: string): Passage[] {
  let title = "";
  const found: Passage[] = [];
  for (const block of markdown.split(/\n(?=#{1,3} )|\n\n/)) {
    const heading = /^#{1,3} (.*)/.exec(block);
    if (heading) title = heading[1]!;
    const text = block.replace(/^#{1,3} .*\n*/, "").trim();
    if (text === "") continue;
    const last = found.at(-1);
    if (last?.title === title && last.text.length + text.length < LONGEST) last.text += `\n\n${text}`;
    else found.push({ file, title, text: text.slice(0, LONGEST) });
  }
  return found;
}

function counted(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
    const stem = word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
    if (!COMMON.has(stem)) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  return words;
}

const COMMON = new Set(
  "the and for are is it to of in on an or be by as at do does how what this that with you your can my me".split(
    " ",
  ),
);
