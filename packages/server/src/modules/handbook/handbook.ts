import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Passage, passagesOf } from "./passages.ts";

/** What is found is at least so close as this part of the closest. */
const NEAR = 0.55;
const FIND = `SELECT file, title, text, -bm25(passage, 0, 3, 8, 1) AS closeness
  FROM passage WHERE passage MATCH ? ORDER BY closeness DESC LIMIT 4`;

/** The service's own documentation, read once from `root` (README.md and docs/), and found by words. */
export function createHandbook(root: string) {
  let opened: DatabaseSync | undefined;

  return {
    /** At most four passages that have to do with `q`, the closest first; none where nothing does. */
    find(q: string): Passage[] {
      const asked = wanted(q);
      if (asked === "") return [];
      opened ??= indexOf(root);
      const rows = opened.prepare(FIND).all(asked) as unknown as (Passage & { closeness: number })[];
      return rows
        .filter(({ closeness }) => closeness >= NEAR * rows[0]!.closeness)
        .map(({ file, title, text }) => ({ file, title, text }));
    },
  };
}

export type Handbook = ReturnType<typeof createHandbook>;

/** For whoever uses or hosts the service, in sentences; how it is built is for whoever changes it. */
const NOT_ABOUT_USE = new Set(["api.md", "architecture.md", "glossary.md"]);

function indexOf(root: string): DatabaseSync {
  const index = new DatabaseSync(":memory:");
  index.exec(
    "CREATE VIRTUAL TABLE passage USING fts5(file UNINDEXED, page, title, text, tokenize = 'porter unicode61')",
  );
  const insert = index.prepare("INSERT INTO passage VALUES (?, ?, ?, ?)");
  const docs = readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md") && !NOT_ABOUT_USE.has(name))
    .map((name) => `docs/${name}`);
  for (const name of ["README.md", ...docs])
    for (const { file, page, title, text } of passagesOf(name, readFileSync(path.join(root, name), "utf8")))
      insert.run(file, page, title, text);
  return index;
}

const COMMON = new Set(
  "a an and are as at be by can do does for from get has have how i if in is it me my not of on or that the there this to use used using we what when where which with would you your".split(
    " ",
  ),
);

/** Any word of a question, and any two that stand together written as one: "back up" asks for "backup" too. */
function wanted(q: string): string {
  const words = q.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word));
  if (telling.length === 0) return "";
  const joined = words.slice(1).map((word, i) => words[i]! + word);
  return [...new Set([...telling, ...joined])].map((word) => `"${word}"`).join(" OR ");
}
