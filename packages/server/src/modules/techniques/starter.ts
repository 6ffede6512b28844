import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { TECHNIQUES } from "@signet/builtin-engine";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import { likenessColumns, likenessOf } from "./likeness.ts";
import type { TechniqueContent, Param } from "./port.ts";
import { columnsOf, insertRow, removeRows } from "./rows.ts";
import type { CodeLanguage } from "./tokens.ts";

const SETTING = "techniques_starter";

interface StarterTechnique {
  id: string;
  content: TechniqueContent;
}

/** Brings the shared set up to what lies in `folder`, by its hash: does nothing where nothing changed. How many it holds, or null. */
export async function loadStarter(
  { db, clock }: { db: Db; clock: Clock },
  folder: string = TECHNIQUES,
): Promise<number | null> {
  const files = filesOf(folder);
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(`${name}\u0000${text.length}\u0000${text}`);
  const value = hash.digest("hex");
  const known = await db.selectFrom("setting").select("value").where("name", "=", SETTING).executeTakeFirst();
  if (known?.value === value) return null;
  const wanted = readStarter(files);
  await db.transaction().execute(async (tx) => {
    await bringUp(tx, wanted, clock.now());
    await tx
      .insertInto("setting")
      .values({ name: SETTING, value })
      .onConflict((c) => c.column("name").doUpdateSet({ value }))
      .execute();
  });
  return wanted.length;
}

/** Adds what is new, replaces what changed (how it did stays with it), and removes what is gone. */
async function bringUp(tx: Tx, wanted: StarterTechnique[], now: number): Promise<void> {
  const rows = await tx.selectFrom("technique").selectAll().where("origin", "=", "starter").execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const ids = new Set(wanted.map(({ id }) => id));
  await removeRows(
    tx,
    rows.filter(({ id }) => !ids.has(id)),
  );
  for (const { id, content } of wanted) {
    const before = known.get(id);
    const columns = columnsOf(content);
    const names = Object.keys(columns) as (keyof typeof columns)[];
    if (before && names.every((name) => before[name] === columns[name])) continue;
    const kept = before
      ? {
          scores: await tx.selectFrom("technique_score").selectAll().where("technique_id", "=", id).execute(),
          receipts: await tx
            .selectFrom("technique_receipt")
            .selectAll()
            .where("technique_id", "=", id)
            .execute(),
        }
      : { scores: [], receipts: [] };
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
    for (const score of kept.scores) await tx.insertInto("technique_score").values(score).execute();
    for (const receipt of kept.receipts) await tx.insertInto("technique_receipt").values(receipt).execute();
  }
}

function filesOf(folder: string): [name: string, text: string][] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw thrown;
  }
  return names
    .filter((name) => /\.(?:mjs|py|json)$/.test(name))
    .toSorted()
    .map((name) => [name.replaceAll(path.sep, "/"), readFileSync(path.join(folder, name), "utf8")]);
}

/** Reads the set. Throws where a file of it is not as it has to be: the set is ours, and its tests would have said so. */
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
