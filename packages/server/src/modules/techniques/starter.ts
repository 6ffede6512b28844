import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { TECHNIQUES } from "@signet/builtin-engine";
import type { Clock } from "../../base/clock.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import { likenessColumns, likenessOf } from "./likeness.ts";
import type { TechniqueContent, Param } from "./port.ts";
import { columnsOf, insertRow, removeRows } from "./rows.ts";
import type { CodeLanguage } from "./tokens.ts";

const SETTING = "techniques_starter";
/** The number of rows per transaction; other requests are answered between transactions. */
const SLICE = 25;

interface StarterTechnique {
  id: string;
  content: TechniqueContent;
}

/**
 * Updates the starter set to the content of `folder`, unless its hash is unchanged. Safe to repeat after an interruption.
 * Resolves to the number of techniques in the folder, or to null if nothing changed.
 */
export async function loadStarter(
  { db, clock }: { db: Db; clock: Clock },
  folder: string = TECHNIQUES,
): Promise<number | null> {
  const files = await filesOf(folder);
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(`${name}\u0000${text.length}\u0000${text}`);
  const value = hash.digest("hex");
  const saved = await db.selectFrom("setting").select("value").where("name", "=", SETTING).executeTakeFirst();
  if (saved?.value === value) return null;
  const wanted = readStarter(files);
  await removeOthers(db, new Set(wanted.map(({ id }) => id)));
  for (let at = 0; at < wanted.length; at += SLICE) {
    const slice = wanted.slice(at, at + SLICE);
    await db.transaction().execute(async (tx) => {
      // Services that start together would each add what none has.
      await exclusively(tx, SETTING);
      for (const technique of slice) await bringUp(tx, technique, clock.now());
    });
    await setImmediate();
  }
  await db
    .insertInto("setting")
    .values({ name: SETTING, value })
    .onConflict((c) => c.column("name").doUpdateSet({ value }))
    .execute();
  return wanted.length;
}

/** Removes the techniques that the set no longer has. */
async function removeOthers(db: Db, ids: Set<string>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("technique")
      .select(["n", "id"])
      .where("origin", "=", "starter")
      .execute();
    await removeRows(
      tx,
      rows.filter(({ id }) => !ids.has(id)),
    );
  });
}

/** Adds a new technique, or replaces a changed one and keeps its scores and receipts. */
async function bringUp(tx: Tx, { id, content }: StarterTechnique, now: number): Promise<void> {
  const before = await tx.selectFrom("technique").selectAll().where("id", "=", id).executeTakeFirst();
  const columns = columnsOf(content);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  if (before && names.every((name) => before[name] === columns[name])) return;
  const saved = before ? await historyOf(tx, id) : { scores: [], receipts: [] };
  if (before) await removeRows(tx, [before]);
  await insertRow(tx, {
    id,
    account: "",
    owner: "",
    origin: "starter",
    state: "active",
    ...columns,
    ...likenessColumns(likenessOf(content.body, content.language)),
    version: (before?.version ?? 0) + 1,
    tested: 1,
    run_id: null,
    created_at: before?.created_at ?? now,
    updated_at: now,
  });
  for (const score of saved.scores) await tx.insertInto("technique_score").values(score).execute();
  for (const receipt of saved.receipts) await tx.insertInto("technique_receipt").values(receipt).execute();
}

const historyOf = async (tx: Tx, id: string) => ({
  scores: await tx.selectFrom("technique_score").selectAll().where("technique_id", "=", id).execute(),
  receipts: await tx.selectFrom("technique_receipt").selectAll().where("technique_id", "=", id).execute(),
});

async function filesOf(folder: string): Promise<[name: string, text: string][]> {
  let names: string[];
  try {
    names = await readdir(folder, { recursive: true });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw thrown;
  }
  const wanted = names.filter((name) => /\.(?:mjs|py|json)$/.test(name)).toSorted();
  return Promise.all(
    wanted.map(
      async (name) =>
        [name.replaceAll(path.sep, "/"), await readFile(path.join(folder, name), "utf8")] as [string, string],
    ),
  );
}

/** Reads the set. Throws if a file is malformed, which the tests of the set rule out. */
export function readStarter(files: [name: string, text: string][]): StarterTechnique[] {
  const texts = new Map(files);
  return files.flatMap(([name, text]): StarterTechnique[] => {
    if (name === "tactics.json" || name === "pitfalls.json") return guidanceIn(name, text);
    const at = /^(javascript|python)\/([^/]+)\.(mjs|py)$/.exec(name);
    if (!at) return [];
    const [, language, stem, ending] = at as unknown as [string, CodeLanguage, string, string];
    if (/^test_|\.test$|^__init__$/.test(stem)) return [];
    const base = language === "python" ? `test_${stem}.${ending}` : `${stem}.test.${ending}`;
    const test = texts.get(`${language}/${base}`);
    if (test === undefined) throw new Error(`the starter technique ${name} has no test ${base}`);
    const { title, when, words, params, body } = headerOf(name, text, language);
    const id = `starter.${language}.${stem.replaceAll("_", "-")}`;
    const files = { test, path: `${stem}.${ending}`, testPath: base };
    return [
      {
        id,
        content: { kind: "code", title, applies: when, words, body, language, params, ...files, marks: null },
      },
    ];
  });
}

function headerOf(name: string, text: string, language: CodeLanguage) {
  const open = language === "python" ? '"""' : "/**";
  const close = language === "python" ? '"""' : "*/";
  const start = text.indexOf(open);
  const end = text.indexOf(close, start + open.length);
  if (start < 0 || end < 0) throw new Error(`the starter technique ${name} has no header`);
  const lines = text
    .slice(start + open.length, end)
    .split("\n")
    .map((line) => line.replace(/^\s*\*?\s*/, "").trim());
  const field = (label: string) =>
    lines
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2)
      .trim() ?? "";
  const params = lines.flatMap((line): Param[] => {
    const told = /^param ([A-Za-z_]\w*): (.*?) — (.*)$/.exec(line);
    return told ? [{ name: told[1]!, default: told[2]!, meaning: told[3]! }] : [];
  });
  const [title, when, words] = ["title", "when", "words"].map(field) as [string, string, string];
  if (title === "" || when === "" || words === "")
    throw new Error(`the header of the starter technique ${name} lacks title, when or words`);
  return { title, when, words, params, body: (text.slice(0, start) + text.slice(end + close.length)).trim() };
}

interface Guidance {
  slug: string;
  title: string;
  when: string;
  words: string[];
  guidance: string;
}

const guidanceIn = (name: string, text: string): StarterTechnique[] =>
  (JSON.parse(text) as Guidance[]).map(({ slug, title, when, words, guidance }) => {
    const kind = name === "tactics.json" ? "tactic" : "pitfall";
    const none = { language: "" as const, params: [], test: "", path: "", testPath: "", marks: null };
    const content: TechniqueContent = {
      kind,
      title,
      applies: when,
      words: words.join(", "),
      body: guidance,
      ...none,
    };
    return { id: `starter.${kind}.${slug}`, content };
  });
