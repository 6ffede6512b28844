import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { ADA, CODE, lesson, libraryFor, OTHERS, pitfall, run } from "./support.ts";

test("code is found only once its test passed and two different tasks taught it", async (t) => {
  const { learn, ids, techniques } = await libraryFor(t);
  assert.equal(await learn(ADA, lesson(), run(1)), "new");
  assert.deepEqual(await ids(ADA, "slugify a title"), [], "after one task");
  assert.equal(await learn(ADA, lesson(), run(2, 1)), "merged");
  assert.deepEqual(await ids(ADA, "slugify a title"), [], "after the same task again");
  await learn(ADA, lesson(), run(3));
  assert.equal((await ids(ADA, "slugify a title")).length, 1);

  const untested = lesson({
    body: "export const shout = (text) => text.toUpperCase() + '!';\n",
    tested: false,
    words: "shout",
  });
  for (const n of [4, 5, 6]) await learn(ADA, untested, run(n));
  assert.deepEqual(await ids(ADA, "shout"), []);
  assert.equal((await techniques.statistics(ADA)).candidates, 1);
  await learn(ADA, { ...untested, tested: true }, run(7));
  const [id] = await ids(ADA, "shout");
  assert.equal((await techniques.show(ADA, id!))?.row.version, 2, "the text that passed took its place");
});

test("what is the same but for layout, comments or a name is one technique, with all its receipts", async (t) => {
  const { learn, techniques } = await libraryFor(t);
  await learn(ADA, lesson(), run(1));
  const laidOut = CODE.replace("return text", "return   text // a comment\n    ");
  assert.equal(await learn(ADA, lesson({ body: laidOut }), run(2)), "merged");
  const long = (name: string) =>
    lesson({
      body: `${CODE}${"export const one = (list) => list.map((item) => item * 2);\n".repeat(3)}export const ${name} = 1;\n`,
    });
  assert.equal(await learn(ADA, long("a"), run(3)), "new");
  assert.equal(await learn(ADA, long("b"), run(4)), "merged");
  const { total, learned } = await techniques.statistics(ADA);
  assert.equal(total, 2);
  const receipts = await techniques.receipts(
    ADA,
    learned.map(({ id }) => id),
  );
  assert.deepEqual(
    [...receipts.values()].map(({ length }) => length),
    [2, 2],
  );
});

test("what one owner learned is never shown to, found by, scored for or forgotten by another", async (t) => {
  const { learn, credit, ids, techniques } = await libraryFor(t, { starter: true });
  for (const n of [1, 2]) await learn(ADA, lesson(), run(n));
  await learn(ADA, pitfall(), run(3));
  const found = await ids(ADA, "slug tags");
  assert.equal(found.length, 2);
  await credit(ADA, "starter.javascript.chunk-list", true, run(4));
  await techniques.forget(ADA, "starter.python.roman-numerals");
  for (const other of OTHERS) {
    assert.deepEqual(await ids(other, "slug tags"), []);
    assert.equal((await techniques.statistics(other)).total, 4);
    assert.equal((await techniques.statistics(other)).uses, 0);
    assert.deepEqual(await ids(other, "roman"), ["starter.python.roman-numerals"]);
    for (const id of found) {
      assert.equal(await techniques.show(other, id), undefined);
      assert.deepEqual(await techniques.get(other, [id]), []);
      assert.equal(await techniques.forget(other, id), false);
      await credit(other, id, false, run(5));
    }
    // Another's runs of the same text make none active for either.
    await learn(
      other,
      lesson({ body: "export const alone = (x) => x.trim().length > 0;\n", words: "alone" }),
      run(6),
    );
  }
  assert.deepEqual(await ids(ADA, "alone"), []);
  assert.equal((await techniques.statistics(ADA)).uses, 1);
  assert.deepEqual(await ids(ADA, "roman"), [], "hidden for its owner alone");
});

test("a technique that hardly ever helps is retired, for its owner alone", async (t) => {
  const { credit, ids, techniques } = await libraryFor(t, { starter: true });
  const id = "starter.javascript.chunk-list";
  for (let n = 1; n <= 8; n++) {
    assert.deepEqual(await ids(ADA, "chunk"), n <= 8 ? [id] : []);
    await credit(ADA, id, false, run(n));
    if ((await ids(ADA, "chunk")).length === 0) break;
  }
  const { counts, score } = (await techniques.show(ADA, id))!;
  assert.equal(score?.retired, 1);
  assert.ok(counts.uses >= 6, `${counts.uses} uses`);
  assert.equal((await techniques.statistics(ADA)).retired, 1);
  assert.deepEqual(await ids(OTHERS[0]!, "chunk"), [id]);
});

test("a run counts once for a technique, and a win lifts it above one that lost", async (t) => {
  const { credit, learn, ids, techniques } = await libraryFor(t);
  await learn(ADA, pitfall({ body: "First: `a` failed with one thing." }), run(1));
  await learn(ADA, pitfall({ body: "Second: `b` failed quite otherwise, with another." }), run(2));
  const [first, second] = await ids(ADA, "tags join");
  for (const n of [3, 3, 3]) await credit(ADA, second!, true, run(n));
  await credit(ADA, first!, false, run(3));
  assert.deepEqual(await ids(ADA, "tags join"), [second, first]);
  assert.deepEqual((await techniques.show(ADA, second!))!.counts.uses, 1);
});

test("with a run goes its text; what others taught as well is theirs to teach again", async (t) => {
  const { db, learn, unlearn, ids, techniques } = await libraryFor(t);
  await learn(ADA, lesson(), run(1));
  await learn(ADA, lesson(), run(2));
  await learn(ADA, pitfall(), run(1));
  assert.deepEqual(await unlearn("run_1"), ["run_2"]);
  assert.equal((await techniques.statistics(ADA)).total, 0);
  const { rows } = await sql<{ n: number }>`select count(*) as n from technique_index`.execute(db);
  assert.equal(rows[0]!.n, 0);
  for (const table of ["technique_receipt", "technique_score"] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), []);

  await learn(ADA, lesson(), run(2));
  await learn(ADA, lesson(), run(3));
  assert.equal((await ids(ADA, "slugify")).length, 1);
  assert.deepEqual(await unlearn("run_3"), []);
  assert.deepEqual(await ids(ADA, "slugify"), [], "one task is left, and one is not enough");
});

test("there is an end to one owner's room, which is nobody else's", async (t) => {
  const { db, learn } = await libraryFor(t);
  const body = (n: number) => `export const f${n} = (x) => x + ${n};\n`;
  await learn(ADA, lesson({ body: body(0) }), run(0));
  const [row] = await db.selectFrom("technique").selectAll().execute();
  const { n: _, ...rest } = row!;
  await db.transaction().execute(async (tx) => {
    for (let i = 1; i < 1_000; i++)
      await tx
        .insertInto("technique")
        .values({ ...rest, id: `tech_${i}`, sha: `${i}`, grams: 900 })
        .execute();
  });
  assert.equal(await learn(ADA, lesson({ body: "export const last = (y) => y.trim();\n" }), run(1)), "full");
  assert.equal(
    await learn(OTHERS[0]!, lesson({ body: "export const last = (y) => y.trim();\n" }), run(2)),
    "new",
  );
});

test("a lesson is held against the library without reading its texts again", async (t) => {
  const { learn, db } = await libraryFor(t);
  const body = (n: number) =>
    Array.from({ length: 60 }, (_, i) => `export const v${n}_${i} = (a${n}) => a${n} + ${i} * b${n};\n`).join(
      "",
    );
  for (let n = 0; n < 12; n++) assert.equal(await learn(ADA, lesson({ body: body(n) }), run(n)), "new");
  const near = (n: number) => lesson({ body: `${body(n)}export const more = 1;\n` });
  await sql`update technique set body = ''`.execute(db);
  assert.equal(await learn(ADA, near(7), run(500)), "merged", "what was read once is enough");

  await sql`update technique set body = ${body(8)}, gram_hashes = ${new Uint8Array()}`.execute(db);
  assert.equal(await learn(ADA, near(8), run(501)), "merged", "rows of before are read");
});

test("a technique that was forgotten is not learned again from the runs that had taught it", async (t) => {
  const { learn, techniques, unlearn } = await libraryFor(t);
  const total = async () => (await techniques.statistics(ADA)).total;
  await learn(ADA, pitfall(), run(1));
  await learn(ADA, lesson(), run(2));
  await learn(ADA, lesson(), run(1));
  const { learned } = await techniques.statistics(ADA);
  await techniques.forget(ADA, learned.find(({ kind }) => kind === "pitfall")!.id);
  assert.deepEqual(await unlearn("run_2"), ["run_1"], "its code is to be learned again from the other run");
  await learn(ADA, pitfall(), run(1));
  await learn(ADA, lesson(), run(1));
  assert.deepEqual(
    (await techniques.statistics(ADA)).learned.map(({ kind }) => kind),
    ["code"],
  );
  await learn(ADA, pitfall(), run(3));
  assert.equal(await total(), 2, "a later run may teach it");
});
