import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS } from "@signet/contract";
import { betaQuantile } from "../../../src/modules/techniques/beta.ts";
import { isSpent, lowerOf, UNUSED, used } from "../../../src/modules/techniques/score.ts";
import { termsOf } from "../../../src/modules/techniques/terms.ts";
import { ADA, lesson, libraryFor, pitfall, run } from "./support.ts";

const HOSTILE = [
  '"',
  '""',
  'chunk" OR scope:"x',
  "chunk OR",
  "NEAR(chunk page, 5)",
  "chunk*",
  "^chunk",
  "title : chunk",
  "{title words} : chunk",
  "- chunk + page",
  "AND OR NOT",
  "chunk) OR (1",
  "'; drop table technique; --",
  "\u0000chunk\u0000",
  "\ud800 chunk \udfff",
  "chunk\u202e\u200b",
  "%_\\",
  "column:chunk^2",
  "🦩 chunk",
  "chunk".repeat(400),
  "a ".repeat(1_000),
  Array.from({ length: 400 }, (_, i) => `w${i}`)
    .join(" ")
    .slice(0, BOUNDS.q.max),
];

test("candidates, however many and however well they match, take no place of what may be given", async (t) => {
  const { ids, learn } = await libraryFor(t);
  const words = "parse quoted csv cells";
  await learn(ADA, pitfall({ title: "csv", words: "quoted csv", body: "quoted csv" }), run(1));
  const kinds = "a b c d e f g h i j k".split(" ");
  for (const [n, [a, b]] of kinds.flatMap((one) => kinds.map((two) => [one, two] as const)).entries()) {
    const body = `export const ${a}${b} = (${a}, ${b}) => ${a}.${b}(${b}${a});\n`;
    await learn(ADA, lesson({ title: words, words, body, tested: false }), run(n + 2));
  }
  assert.equal((await ids(ADA, words)).length, 1);
});

test("no question is syntax: hostile ones find what their words say, or nothing", async (t) => {
  const { ids, db } = await libraryFor(t, { starter: true });
  for (const q of HOSTILE) {
    const found = await ids(ADA, q);
    const named = /\bchunk\b/.test(q.replace(/[^\p{L}\p{N}]/gu, " "));
    assert.deepEqual(found, named ? ["starter.javascript.chunk-list"] : [], JSON.stringify(q));
  }
  assert.equal((await db.selectFrom("technique").select("id").execute()).length, 4);
});

test("words are found by their stems, in names that are written together, and by what a technique is for", async (t) => {
  const { ids } = await libraryFor(t, { starter: true });
  for (const q of ["chunking", "paged lists", "chunkList(items)", "chunk_list", "handed on in batches"])
    assert.deepEqual(await ids(ADA, q), ["starter.javascript.chunk-list"], q);
  assert.deepEqual(await ids(ADA, "the of and to"), []);
  assert.deepEqual(await ids(ADA, "zeppelin"), []);
  assert.deepEqual(termsOf("parseCsv to the to"), ["parsecsv", "parse", "csv"]);
});

test("the last of five places goes to a draw, and to nobody without one", async (t) => {
  const { learn, credit, techniques } = await libraryFor(t);
  const things = "alpha bravo charlie delta echo foxtrot golf hotel india juliett".split(" ");
  for (const [i, word] of things.entries())
    await learn(
      ADA,
      pitfall({
        title: `slug ${word}`,
        body: `${word} ${word} fails: ${things.slice(i).join(" ")} and ${word}`,
      }),
      run(i),
    );
  const all = await techniques.search(ADA, { q: "slug", limit: 20 });
  assert.equal(all.length, 10);
  for (let n = 20; n < 24; n++) for (const { id } of all.slice(0, 4)) await credit(ADA, id, true, run(n));
  const asked = (random?: () => number) =>
    techniques.search(ADA, { q: "slug", limit: 5, ...(random ? { random } : {}) });
  const plain = (await asked()).map(({ id }) => id);
  assert.deepEqual(
    (await asked()).map(({ id }) => id),
    plain,
    "the same question has the same answer",
  );
  const lasts = new Set<string>();
  for (let i = 0; i < 6; i++) {
    let n = 0;
    const drawn = (await asked(() => (n++ === i ? 0.99 : 0.01))).map(({ id }) => id);
    assert.deepEqual(drawn.slice(0, 4), plain.slice(0, 4), "the best are not drawn for");
    assert.equal(new Set(drawn).size, 5);
    lasts.add(drawn[4]!);
  }
  assert.ok(lasts.size >= 4, `${lasts.size} were tried`);
});

test("quantiles of the Beta distribution are those of the tables", () => {
  // The last three by numerical integration; a quantile of Beta(1, n) is 1 - (1 - p)^(1/n), of Beta(n, 1) p^(1/n).
  const known: [p: number, a: number, b: number, value: number][] = [
    [0.1, 1, 1, 0.1],
    [0.95, 1, 7, 1 - 0.05 ** (1 / 7)],
    [0.1, 9, 1, 0.1 ** (1 / 9)],
    [0.5, 2, 2, 0.5],
    [0.025, 5, 5, 0.21201],
    [0.975, 5, 5, 0.78799],
    [0.1, 60, 40, 0.5369],
  ];
  for (const [p, a, b, value] of known)
    assert.ok(
      Math.abs(betaQuantile(p, a, b) - value) < 1e-4,
      `${p} of Beta(${a}, ${b}): ${betaQuantile(p, a, b)}`,
    );
  for (const a of [1, 1.5, 3, 51, 900]) {
    const points = [0.01, 0.1, 0.5, 0.9, 0.99].map((p) => betaQuantile(p, a, 2));
    assert.deepEqual(
      points,
      points.toSorted((x, y) => x - y),
    );
    assert.ok(points.every((point) => point > 0 && point < 1));
  }
});

test("old uses fade: fifty later a win counts for half; what lost eight times in a row is spent, and never before six uses", () => {
  let score = used(UNUSED, true);
  const { won } = score;
  for (let i = 0; i < 50; i++) score = used(score, false);
  assert.ok(Math.abs(score.won - won / 2) < 1e-9);
  assert.deepEqual([score.uses, score.wins, score.losses], [51, 1, 50]);
  const spent = [0];
  for (let i = 1, lost = UNUSED; i <= 9; i++) if (isSpent((lost = used(lost, false)))) spent.push(i);
  assert.deepEqual(spent, [0, 8, 9]);
  assert.equal(isSpent({ ...UNUSED, uses: 5, losses: 5, lost: 50 }), false);
  assert.ok(lowerOf(used(UNUSED, true)) > lowerOf(UNUSED));
});

test("a technique that speaks of itself at length is not ranked above one whose title fits", async (t) => {
  const { learn, techniques } = await libraryFor(t);
  await learn(
    ADA,
    pitfall({ title: "csv quoting", body: "Fields with a comma stand in quotes.", words: "csv" }),
    run(1),
  );
  await learn(ADA, pitfall({ title: "other", words: "other", body: "csv ".repeat(6) }), run(2));
  for (const n of [3, 4]) await learn(ADA, lesson({ words: "dates" }), run(n));
  const [first] = await techniques.search(ADA, { q: "csv", limit: 5 });
  assert.equal(first?.title, "csv quoting");
});
