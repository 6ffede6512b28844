import { type ExpressionBuilder, sql } from "kysely";
import { newId } from "../../base/ids.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { Tables } from "../../store/schema.ts";
import { ALIKE, gramsIn, jaccard, type Likeness, likenessColumns, likenessOf } from "./likeness.ts";
import type { Lesson, LessonSource } from "./port.ts";
import type { Scope } from "../../base/scope.ts";
import { addReceipt } from "./receipts.ts";
import { columnsOf, insertRow, removeRows, SHARED, type TechniqueRow } from "./rows.ts";

/** The number of different tasks that must have taught a piece of code before runs are given it. */
const TASKS = 2;
/** The most learned techniques of one owner. */
const ROOM = 1_000;

/** The result of a lesson: `known` if the starter set has it, `full` if the library has no room, `forgotten` if the owner removed it. */
export type LearnedTechnique = "new" | "merged" | "known" | "full" | "forgotten";

/** Stores what a run teaches: a new technique, or one more receipt for a similar one. */
export async function learn(
  tx: Tx,
  scope: Scope,
  lesson: Lesson,
  source: LessonSource & { at: number },
): Promise<LearnedTechnique> {
  const likeness = likenessOf(lesson.body, lesson.language);
  await exclusively(tx, `techniques ${scope.account} ${scope.owner}`);
  if (await wasForgotten(tx, source.runId, likeness.sha)) return "forgotten";
  const known = await alike(tx, scope, lesson, likeness);
  if (known?.origin === "starter") return "known";
  if (known) {
    if (known.tested === 0 && lesson.tested) await replace(tx, known, lesson, { likeness, source });
    await addReceipt(tx, known.id, scope, { ...source, role: "learned" });
    await settleState(tx, known.id);
    return "merged";
  }
  if ((await countOf(tx, scope)) >= ROOM) return "full";
  const id = newId("tech", source.at);
  await insertRow(tx, {
    id,
    account: scope.account,
    owner: scope.owner,
    origin: "run",
    state: lesson.kind === "code" ? "candidate" : "active",
    ...columnsOf(lesson),
    ...likenessColumns(likeness),
    version: 1,
    tested: Number(lesson.tested),
    run_id: source.runId,
    created_at: source.at,
    updated_at: source.at,
  });
  await addReceipt(tx, id, scope, { ...source, role: "learned" });
  return "new";
}

/** The equal or nearly equal technique of the scope or of the starter set, if any. */
export async function alike(
  db: Db | Tx,
  scope: Scope,
  { kind, language }: Lesson,
  { sha, grams }: Likeness,
): Promise<TechniqueRow | undefined> {
  for (const { account, owner } of [scope, SHARED]) {
    // Sets with such a high similarity have similar sizes.
    const rows = await db
      .selectFrom("technique")
      .select((eb) => ["n", "sha", "gram_hashes", noGrams(eb).as("text")])
      .where((eb) => eb.and({ account, owner, kind, language }))
      .where("grams", ">=", Math.floor(grams.length * ALIKE))
      .where("grams", "<=", Math.ceil(grams.length / ALIKE))
      .orderBy("n")
      .execute();
    const found =
      rows.find((row) => row.sha === sha) ??
      rows.find(({ gram_hashes, text }) => {
        const theirs = gramsIn(gram_hashes) ?? likenessOf(text ?? "", language).grams;
        return jaccard(grams, theirs) >= ALIKE;
      });
    if (found) return db.selectFrom("technique").selectAll().where("n", "=", found.n).executeTakeFirst();
  }
  return undefined;
}

/** The text of a row whose grams were not kept yet. */
const noGrams = (eb: ExpressionBuilder<Tables, "technique">) =>
  eb
    .case()
    .when(sql`length(gram_hashes)`, "=", 0)
    .then(eb.ref("body"))
    .end();

/** Updates the state of a piece of code: it is active if its test passed and runs of enough different tasks taught it. */
export async function settleState(tx: Tx, id: string): Promise<void> {
  const { tasks } = await tx
    .selectFrom("technique_receipt")
    .select((eb) => eb.fn.count<number>("task_sha").distinct().as("tasks"))
    .where("technique_id", "=", id)
    .where("role", "=", "learned")
    .executeTakeFirstOrThrow();
  const code = tx.updateTable("technique").where("id", "=", id).where("kind", "=", "code");
  const own = code.where("origin", "=", "run");
  await own.set({ state: "candidate" }).execute();
  if (tasks >= TASKS) await own.set({ state: "active" }).where("tested", "=", 1).execute();
}

/** Replaces an untested text by one that passed its trial. */
async function replace(
  tx: Tx,
  known: TechniqueRow,
  lesson: Lesson,
  { likeness, source }: { likeness: Likeness; source: LessonSource & { at: number } },
): Promise<void> {
  const receipts = await tx
    .selectFrom("technique_receipt")
    .selectAll()
    .where("technique_id", "=", known.id)
    .execute();
  await removeRows(tx, [known]);
  const { n: _, ...before } = known;
  await insertRow(tx, {
    ...before,
    ...columnsOf(lesson),
    ...likenessColumns(likeness),
    version: known.version + 1,
    tested: 1,
    run_id: source.runId,
    updated_at: source.at,
  });
  for (const receipt of receipts) await tx.insertInto("technique_receipt").values(receipt).execute();
}

async function wasForgotten(tx: Tx, run_id: string, sha: string): Promise<boolean> {
  const found = tx.selectFrom("technique_forgotten").select("sha");
  return (await found.where((eb) => eb.and({ run_id, sha })).executeTakeFirst()) !== undefined;
}

async function countOf(tx: Tx, { account, owner }: Scope): Promise<number> {
  const { n } = await tx
    .selectFrom("technique")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where((eb) => eb.and({ account, owner }))
    .executeTakeFirstOrThrow();
  return n;
}
