import { createHash } from "node:crypto";
import type { TestContext } from "node:test";
import { CodeRunRequest, type Message } from "@signet/contract";
import type { Limits, Sandbox, SandboxDriver } from "@signet/sandbox";
import { loadConfig } from "../../../src/base/config.ts";
import type { Scope } from "../../../src/base/scope.ts";
import { createLessons } from "../../../src/modules/techniques/lessons.ts";
import { createTechniques } from "../../../src/modules/techniques/library.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { createLearner } from "../../../src/usecases/techniques/learner.ts";
import { createLearnFromRun } from "../../../src/usecases/techniques/learn-from-run.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { newRun, temporaryStore } from "../../support/store.ts";
import { openLog } from "../rig.ts";

export const ADA: Scope = { account: "acct_1", owner: "ada" };
export const PITFALL = "TypeError: tags.join is not a function";
/** What mends it. */
export const MEND = "export const show = (tags) => [...tags].join(', ');\n";
/** The file of a run that code is learned from. */
export const SLUG_FILE = "slug.mjs";
const SLUG_TASK = 'Write slugify in slug.mjs. slugify("A b") -> "a-b", slugify("C") -> "c"';
/** Long enough that it needs room of its own in a store. */
export const SLUG = `export function slugify(text) {
${Array.from({ length: 100 }, (_, i) => `  const step${i} = text.replaceAll("${i}", "-${i * 7}");`).join("\n")}
  return step99.toLowerCase();
}
`;

const call = (id: string, name: string, input: object): Message => ({
  role: "assistant",
  text: "",
  calls: [{ id, name, input: JSON.stringify(input) }],
});
const told = (callId: string, name: string, text: string): Message => ({ role: "tool", callId, name, text });

/** A command that failed, a change, and the same command that passed. */
const MENDED: Message[] = [
  { role: "user", text: "task" },
  call("1", "bash", { command: "node --test" }),
  told("1", "bash", "failed"),
  call("2", "write", { path: "tags.mjs", content: MEND }),
  told("2", "write", "wrote tags.mjs"),
  call("3", "bash", { command: "node --test" }),
  told("3", "bash", "ok"),
];

/** What is special about a sealed run. */
export interface PastWork extends Partial<Scope> {
  task?: string;
  /** Whether it wrote the code that its given examples passed. */
  code?: boolean;
  exitReason?: string;
  ok?: boolean;
  kind?: "code" | "chat";
  sealed?: boolean;
  given?: { id: string; title: string }[];
  made?: Record<string, string>;
}

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A store with sealed runs, and who learns from them. The sandbox is `driver`, where every command prints nothing. */
export async function school(t: TestContext, env: Record<string, string> = {}) {
  const store = await temporaryStore(t);
  const { db, clock, files, runs } = store;
  const { config } = loadConfig(env);
  const { lines, log } = openLog();
  const driver: SandboxDriver & { probed: { ok: boolean } } = memorySandboxDriver();
  const readiness = createSandboxReadiness({ driver, clock });
  const limits = { wallSeconds: 5 } as Limits;
  const techniques = createTechniques(store);
  const lessons = createLessons(store);
  const parts = { ...store, config, log, driver, readiness, limits, techniques, lessons };

  /** A run as it stands once it is sealed; its lesson is due. */
  async function sealed(id: string, past: PastWork = {}): Promise<void> {
    const { account, owner, ok = true, exitReason = "finished", kind = "code" } = { ...ADA, ...past };
    const task = past.task ?? (past.code ? SLUG_TASK : `Show the tags of ${id}`);
    const made = past.made ?? (past.code ? { [SLUG_FILE]: SLUG } : { "tags.mjs": "x\n" });
    const kept = Object.entries(made).map(([path, text]) => ({
      path,
      bytes: text.length,
      sha256: shaOf(text),
      executable: false,
    }));
    const request = CodeRunRequest.parse({ task });
    const state = { step: 3, messages: past.code ? [] : MENDED, techniques: past.given ?? [] };
    const finished = (step: number, exit_code: number, stderr: string) =>
      ({
        name: "command_finished",
        data: { cmd: "node --test", step, exit_code, stdout: "", stderr },
      }) as const;
    const check = past.code ? { kind: "given", passed: true, control: "confirmed" } : { kind: "self_test" };
    const events = [
      ...(past.code ? [] : [finished(1, 1, PITFALL), finished(3, 0, "")]),
      { name: "code_done", data: { check } },
    ];
    await db.transaction().execute(async (tx) => {
      await runs.open(tx, { ...newRun(id, { account, owner }), kind: "code", request });
      for (const [seq, { name, data }] of events.entries())
        await tx
          .insertInto("run_event")
          .values({ run_id: id, seq: seq + 1, name, data_json: JSON.stringify(data) })
          .execute();
      await files.keep(
        tx,
        id,
        kept,
        Object.values(made).map((text) => ({ sha256: shaOf(text), content: Buffer.from(text) })),
      );
      const end = {
        kind,
        state: "succeeded",
        ok: Number(ok),
        exit_reason: exitReason as "finished",
        receipt_sha: past.sealed === false ? null : shaOf(id),
        finished_at: clock.now(),
        agent_json: JSON.stringify(state),
        files_json: JSON.stringify({ files: kept, complete: true }),
      } as const;
      await tx.updateTable("run").set(end).where("id", "=", id).execute();
      await lessons.add(tx, { runId: id, account, owner });
    });
  }

  const learn = createLearnFromRun(parts);
  return {
    ...parts,
    lines,
    sealed,
    learn,
    /** Learns from what is due, once; the answer of `learn`. */
    once: async (signal = new AbortController().signal) => learn((await lessons.claim())!, signal),
    learner: () => createLearner({ lessons, learn, log }),
    titles: async (scope: Scope = ADA) =>
      (await techniques.statistics(scope)).learned.map(({ title }) => title).toSorted(),
    due: async () => {
      const rows = db.selectFrom("lesson").select(["run_id", "tries", "next_at"]).orderBy("run_id");
      return (await rows.execute()).map((row) => ({ ...row }));
    },
  };
}

/** Holds every sandbox that is opened until the test lets it go on; `opened` resolves with the first. */
export function holdSandboxes(driver: SandboxDriver): { opened: Promise<void>; go(): void } {
  const open = driver.open.bind(driver);
  const first = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  driver.open = async (wanted): Promise<Sandbox> => {
    first.resolve();
    await gate.promise;
    return open(wanted);
  };
  return { opened: first.promise, go: () => gate.resolve() };
}
