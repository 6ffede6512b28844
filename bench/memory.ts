// The technique library. First, a fixed set of related tasks, each with the library off and on (paired). A scripted model takes
// the short way if a note of the library says how, else the long way. This measures what the library finds, delivers and costs,
// independent of the quality of a model. Then a query among 10,000 techniques, compared with a plain scan of them.
// `node bench/memory.ts [techniques]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { openStore } from "../packages/server/src/store/open-store.ts";
import { createTechniques } from "../packages/server/src/modules/techniques/library.ts";
import type { Lesson } from "../packages/server/src/modules/techniques/port.ts";
import { termsOf } from "../packages/server/src/modules/techniques/terms.ts";
import { type ChatBody, startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { codeRun, type Service, startService } from "../test/support/service.ts";
import { FAMILIES, type Family, type Task } from "./memory-tasks.ts";

interface Figures {
  steps: number;
  tokens: number;
  ok: boolean;
}

const call = (name: string, input: unknown): Turn => ({ calls: [{ name, input }], text: "next" });

/** The turns of a task: right at once if the first message contains the fix; otherwise wrong, a failing test, and the fix. */
function turnsOf({ path: file, right, wrong }: Task, knows: boolean): Turn[] {
  const run = call("bash", { command: "node --test" });
  const finish = call("finish", { check_cmd: null, summary: "done" });
  if (knows) return [call("write", { path: file, content: right }), run, finish];
  return [
    call("write", { path: file, content: wrong }),
    run,
    call("read", { path: file }),
    call("write", { path: file, content: right }),
    run,
    finish,
  ];
}

function answer(body: ChatBody): Turn {
  const first = String(body.messages.find(({ role }) => role === "user")?.content);
  const [family, task] = FAMILIES.flatMap((one): [Family, Task][] =>
    one.tasks.map((each) => [one, each]),
  ).find(([, each]) => first.includes(each.task))!;
  const told = first.slice(0, first.indexOf("<task>"));
  const step = body.messages.filter(({ role }) => role === "assistant").length;
  const turn = turnsOf(task, family.mend !== null && told.includes(family.mend))[step] ?? { text: "done" };
  const tokens = (value: unknown) => Math.ceil(JSON.stringify(value).length / 3.5);
  const usage = { prompt_tokens: tokens(body), completion_tokens: tokens(turn) };
  return { ...turn, usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } };
}

async function runTask(service: Service, { task, path: file, test }: Task): Promise<Figures> {
  const files = [{ path: file.replace(".mjs", ".test.mjs"), content: test }];
  const { events } = await codeRun(service, { task, files, max_steps: 12 });
  const done = events.find(({ name }) => name === "code_done")!.data as {
    ok: boolean;
    steps: number;
    usage: { input_tokens: number; output_tokens: number };
  };
  return { ok: done.ok, steps: done.steps, tokens: done.usage.input_tokens + done.usage.output_tokens };
}

/** Waits until all lessons are learned. */
async function learned(service: Service): Promise<void> {
  let last = "";
  for (let same = 0; same < 3;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await (await fetch(`${service.api}/code/techniques`)).text();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

async function playAll(url: string, techniques: "on" | "off"): Promise<Map<string, Figures>> {
  const env = { OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_COMPATIBLE_MODEL: "bench", SVC_LOG_LEVEL: "error" };
  const service = await startService({ env: { ...env, SVC_TECHNIQUES: techniques } });
  const figures = new Map<string, Figures>();
  try {
    for (const { tasks } of FAMILIES)
      for (const task of tasks) {
        figures.set(task.path, await runTask(service, task));
        if (techniques === "on") await learned(service);
      }
    return figures;
  } finally {
    await service.end();
    rmSync(service.dataDir, { recursive: true, force: true });
  }
}

async function benchTasks(): Promise<void> {
  const model = await startModelServer(answer);
  try {
    const [off, on] = [await playAll(model.url, "off"), await playAll(model.url, "on")];
    console.log("steps, tokens and success of each task        library off        library on");
    const shown = ({ steps, tokens, ok }: Figures) =>
      `${String(steps).padStart(3)} ${String(tokens).padStart(7)} ${ok ? "ok    " : "failed"}`;
    for (const { name, tasks } of FAMILIES)
      for (const [i, { path: file }] of tasks.entries())
        console.log(
          `${`${i === 0 ? "first" : "later"}: ${name}, ${file}`.padEnd(44)} ${shown(off.get(file)!)} ${shown(on.get(file)!)}`,
        );
    for (const [what, some] of groups()) {
      const sum = (of: Map<string, Figures>, name: "steps" | "tokens") =>
        some.reduce((all, file) => all + of.get(file)![name], 0);
      const ok = (of: Map<string, Figures>) => some.filter((file) => of.get(file)!.ok).length;
      console.log(
        `memory: ${what}: steps ×${(sum(on, "steps") / sum(off, "steps")).toFixed(2)}, tokens ×${(sum(on, "tokens") / sum(off, "tokens")).toFixed(2)}, ok ${ok(off)} → ${ok(on)} of ${some.length}`,
      );
    }
  } finally {
    await model.close();
  }
}

/** The files of the first tasks of a kind, of later ones, and of tasks that teach nothing. */
function groups(): [what: string, files: string[]][] {
  const related = FAMILIES.filter(({ mend }) => mend !== null);
  const files = (tasks: Task[]) => tasks.map(({ path: file }) => file);
  return [
    ["first of their kind", files(related.flatMap(({ tasks }) => tasks.slice(0, 1)))],
    ["related to an earlier one", files(related.flatMap(({ tasks }) => tasks.slice(1)))],
    ["unrelated", files(FAMILIES.filter(({ mend }) => mend === null).flatMap(({ tasks }) => tasks))],
  ];
}

/** Words with a Zipf distribution: the n-th is 1/n as frequent as the first. */
function createWords(seed: number): (count: number) => string {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return (count) =>
    Array.from(
      { length: count },
      () => `w${Math.floor(Math.exp(random() * Math.log(20_000))).toString(36)}x`,
    ).join(" ");
}

async function benchRetrieval(many: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-bench-"));
  const { db, close } = await openStore({ dataDir: folder });
  const techniques = createTechniques({ db, clock: systemClock });
  const words = createWords(7);
  const scope = { account: "bench", owner: "" };
  try {
    // One owner has at most 1,000 techniques; the others belong to other owners, as on a hosted instance.
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < many; n++) {
        const owner = { ...scope, owner: n % 10 === 0 ? "" : `owner-${n % 97}` };
        const source = { runId: `run_${n}`, receiptSha: "0".repeat(64), taskSha: `${n}` };
        await techniques.learn(tx, owner, lessonOf(words, n), source);
      }
    });
    const questions = Array.from({ length: 200 }, () => words(30));
    const [ours, scan] = [
      await timed(questions, (q) => techniques.search(scope, { q, limit: 5 })),
      await timed(questions, async (q) => {
        const terms = new Set(termsOf(q));
        const rows = await db.selectFrom("technique").select(["id", "title", "words", "body"]).execute();
        return rows
          .map(({ id, ...text }) => ({
            id,
            hits: Object.values(text)
              .join(" ")
              .split(" ")
              .filter((word) => terms.has(word)).length,
          }))
          .toSorted((a, b) => b.hits - a.hits)
          .slice(0, 5);
      }),
    ];
    const row = (name: string, [p50, p95]: [number, number]) =>
      console.log(`${name.padEnd(12)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`);
    console.log(`a question of 30 words among ${many} techniques`);
    row("plain scan", scan);
    row("library", ours);
    console.log(
      `memory: retrieval takes ${(ours[0] / scan[0]).toFixed(2)} of the scan's time at p50, ${(ours[1] / scan[1]).toFixed(2)} at p95`,
    );
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const lessonOf = (words: (count: number) => string, n: number): Lesson => ({
  kind: "pitfall",
  title: words(6),
  applies: words(8),
  words: words(12),
  body: `${n} ${words(60)}`,
  language: "",
  params: [],
  test: "",
  path: "",
  testPath: "",
  marks: null,
  tested: false,
});

async function timed(
  questions: string[],
  ask: (q: string) => Promise<unknown>,
): Promise<[p50: number, p95: number]> {
  const took: number[] = [];
  for (const q of questions) {
    const started = performance.now();
    await ask(q);
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return [took[took.length >> 1]!, took[Math.floor(took.length * 0.95)]!];
}

await benchTasks();
await benchRetrieval(Number(process.argv[2] ?? 10_000));
