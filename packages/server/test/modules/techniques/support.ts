import path from "node:path";
import type { TestContext } from "node:test";
import { createTechniques } from "../../../src/modules/techniques/library.ts";
import type { Lesson, LessonSource } from "../../../src/modules/techniques/port.ts";
import type { Scope } from "../../../src/base/scope.ts";
import { loadStarter } from "../../../src/modules/techniques/starter.ts";
import { temporaryStore } from "../../support/store.ts";

export const STARTER_FIXTURE = path.join(import.meta.dirname, "starter");
export const ADA: Scope = { account: "acct_1", owner: "ada" };
export const OTHERS: Scope[] = [
  { account: "acct_1", owner: "bob" },
  { account: "acct_1", owner: "" },
  { account: "acct_2", owner: "ada" },
];

/** A library on a store of its own, with the sample set where asked. */
export async function libraryFor(t: TestContext, { starter = false } = {}) {
  const store = await temporaryStore(t);
  if (starter) await loadStarter(store, STARTER_FIXTURE);
  const techniques = createTechniques(store);
  const within = <T>(
    work: (
      tx: Parameters<Parameters<ReturnType<typeof store.db.transaction>["execute"]>[0]>[0],
    ) => Promise<T>,
  ) => store.db.transaction().execute(work);
  return {
    ...store,
    techniques,
    learn: (scope: Scope, lesson: Lesson, from: LessonSource) =>
      within((tx) => techniques.learn(tx, scope, lesson, from)),
    credit: (scope: Scope, id: string, won: boolean, from: LessonSource) =>
      within((tx) => techniques.credit(tx, scope, { id, won }, from)),
    unlearn: (runId: string) => within((tx) => techniques.unlearn(tx, runId)),
    ids: async (scope: Scope, q: string, limit = 20) =>
      (await techniques.search(scope, { q, limit })).map(({ id }) => id),
  };
}

/** A sealed run; the same task for the same second number. */
export const run = (n: number, task = n): LessonSource => ({
  runId: `run_${n}`,
  receiptSha: n.toString(16).padStart(64, "0"),
  taskSha: `task ${task}`,
});

export const CODE = `export function slugify(text) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
`;

export const lesson = (over: Partial<Lesson> = {}): Lesson => ({
  kind: "code",
  title: "slugify in javascript",
  applies: "A task like: write slugify.",
  words: "slugify slug address title",
  body: CODE,
  language: "javascript",
  params: [],
  test: "a test",
  path: "slug.mjs",
  testPath: "slug.test.mjs",
  marks: null,
  tested: true,
  ...over,
});

export const pitfall = (over: Partial<Lesson> = {}): Lesson =>
  lesson({
    kind: "pitfall",
    language: "",
    title: "TypeError: tags.join is not a function",
    words: "tags join slug",
    body: "In an earlier run `node --test` failed with `TypeError: tags.join is not a function`.",
    marks: { error: "TypeError: tags.join is not a function", lines: ["return [...tags].join(',')"] },
    ...over,
  });
