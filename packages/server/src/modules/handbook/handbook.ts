import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Passage, passagesOf } from "./passages.ts";
import { type DescribedSetting, settingsOf } from "./settings-table.ts";

/** Matches must reach this fraction of the best score. */
const NEAR = 0.55;
const FIND = `SELECT file, title, text, -bm25(passage, 0, 3, 8, 1) AS closeness
  FROM passage WHERE passage MATCH ? ORDER BY closeness DESC LIMIT 4`;
const FIND_SETTING = `SELECT name, fallback, does, -bm25(setting, 6, 0, 1) AS closeness
  FROM setting WHERE setting MATCH ? ORDER BY closeness DESC LIMIT 4`;

/** Full-text search over the service's documentation (README.md and docs/), which is read once from `root`. */
export function createHandbook(root: string) {
  let opened: DatabaseSync | undefined;

  return {
    /** At most four passages that match `q`, the best first. */
    find(q: string): Passage[] {
      const asked = wanted(q);
      if (asked === "") return [];
      opened ??= indexOf(root);
      const rows = opened.prepare(FIND).all(asked) as unknown as (Passage & { closeness: number })[];
      return rows
        .filter(({ closeness }) => closeness >= NEAR * rows[0]!.closeness)
        .map(({ file, title, text }) => ({ file, title, text }));
    },

    /** How to set settings, and the settings that `q` names, else at most four that match it, the best first. */
    settings(q: string): { how: string; settings: DescribedSetting[] } {
      opened ??= indexOf(root);
      return { how: howToSet(opened), settings: settingsFor(opened, q) };
    },
  };
}

export type Handbook = ReturnType<typeof createHandbook>;

/** Documents that are not about using or hosting the service. */
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
  addSettings(index, readFileSync(path.join(root, "docs/settings.md"), "utf8"));
  return index;
}

function addSettings(index: DatabaseSync, markdown: string): void {
  index.exec(
    "CREATE VIRTUAL TABLE setting USING fts5(name, fallback UNINDEXED, does, tokenize = 'porter unicode61')",
  );
  const insert = index.prepare("INSERT INTO setting VALUES (?, ?, ?)");
  for (const { name, fallback, does } of settingsOf(markdown)) insert.run(name, fallback, does);
}

/** The first sentence of docs/settings.md. */
function howToSet(index: DatabaseSync): string {
  const row = index.prepare("SELECT text FROM passage WHERE file = 'docs/settings.md' LIMIT 1").get();
  return /^.*?[.](?=\s|$)/.exec(String(row?.["text"] ?? ""))?.[0] ?? "";
}

function settingsFor(index: DatabaseSync, q: string): DescribedSetting[] {
  const named = new Set(q.toUpperCase().match(/[A-Z0-9]+(?:_[A-Z0-9]+)+/g));
  const all = index
    .prepare("SELECT name, fallback, does FROM setting")
    .all() as unknown as DescribedSetting[];
  const meant = all.filter(({ name }) => name.split(" ").some((one) => named.has(one)));
  const asked = wanted(q, SAID_OF_SETTINGS);
  if (meant.length > 0 || asked === "") return meant;
  const rows = index.prepare(FIND_SETTING).all(asked) as unknown as (DescribedSetting & {
    closeness: number;
  })[];
  return rows
    .filter(({ closeness }) => closeness >= NEAR * rows[0]!.closeness)
    .map(({ name, fallback, does }) => ({ name, fallback, does }));
}

const COMMON = new Set(
  "a an and are as at be by can do does for from get has have how i if in is it me my not of on or that the there this to use used using we what when where which with would you your".split(
    " ",
  ),
);

/** Words that do not distinguish settings. */
const SAID_OF_SETTINGS = new Set(
  "set sets setting settings default defaults value change changes configure configured option options variable variables environment control controls svc give given make more most much many long big please let service signet".split(
    " ",
  ),
);

/** A query for any word of a question, and for any two adjacent words joined: "back up" also matches "backup". */
function wanted(q: string, alsoCommon: ReadonlySet<string> = new Set()): string {
  const words = q.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word) && !alsoCommon.has(word));
  if (telling.length === 0) return "";
  const joined = words.slice(1).map((word, i) => words[i]! + word);
  return [...new Set([...telling, ...joined])].map((word) => `"${word}"`).join(" OR ");
}
