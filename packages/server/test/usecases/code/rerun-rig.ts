import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import type { CheckInputs, Equipment } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import { commit, eventJson, manifestText, publicRun, receiptSha, sseBlock, streamSha } from "@signet/verify";
import { sampleLedger } from "../../../../verify/test/support/ledger.ts";
import { planCheck } from "../../../src/agents/check/plan.ts";
import { shownPlan } from "../../../src/agents/check/shown-plan.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { givenFile } from "../../../src/usecases/runs/conversation.ts";
import { rerunCheck } from "../../../src/usecases/code/rerun-check.ts";
import { readSealedRecord } from "../../../src/usecases/code/rerun-record.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";

const OPENING = "7a".repeat(32);
const RUN = "run_again";
export const TASK = "Make check.test.sh pass";
export const SERVICE = "signet/0.1.0";
const GIVEN = { "check.test.sh": "test -f done.txt\n" };
const WORK = { "done.txt": "1\n" };

type Files = CheckInputs["work"]["files"];
type Data = Record<string, unknown>;
export const sha = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
export const contentLine = (text: string, claimed = sha(text)) =>
  `${JSON.stringify({ sha256: claimed, content: Buffer.from(text).toString("base64") })}\n`;

/** What a service seals of a run; all hashes fit. */
export interface Sealing {
  done: Data & { check: Data; inputs_sha256?: string };
  inputs: CheckInputs;
  /** Further events between the first and the last. */
  between: { name: string; data: Data }[];
  /** Gives the record a content, and its hash. */
  put: (text: string) => string;
}

/** The record of a run whose own command passed; `change` is what its service sealed otherwise, `only` the events that are left of it. */
export async function sealedRecord(
  change: (sealing: Sealing) => void = () => undefined,
  only?: string,
): Promise<string> {
  const contents = new Map<string, string>();
  const put = (text: string) => (contents.set(sha(text), text), sha(text));
  const given = Object.entries(GIVEN).map(([name, text]) => ({ path: name, sha256: put(text) }));
  const made = Object.entries(WORK).map(([name, text]) => ({ path: name, sha256: put(text) }));
  const files: Files = [...given, ...made].map((file) => ({ ...file, executable: false }));
  const inputs: CheckInputs = {
    v: 1,
    task: TASK,
    check_cmd: "sh check.test.sh",
    may_change: [],
    given,
    bundle: null,
    set_up: null,
    earlier: null,
    work: { files, gone: [] },
    equipment: null,
  };
  const plan = shownPlan(
    planCheck({
      task: TASK,
      files: given.map(({ path: name, sha256 }) => {
        const text = Buffer.from(contents.get(sha256)!);
        return givenFile({ path: name, sha256, bytes: text.length, executable: false }, text);
      }),
      checkCmd: inputs.check_cmd,
      mayChange: [],
      maxSteps: 1,
    }),
  );
  const check = {
    kind: "given",
    cmd: "sh check.test.sh",
    exit_code: 0,
    passed: true,
    control: "confirmed",
    plan,
  };
  const artifacts = made.map((file) => ({ ...file, bytes: contents.get(file.sha256)!.length }));
  const sealing: Sealing = {
    done: { ok: true, artifacts, check, inputs_sha256: "" },
    inputs,
    between: [],
    put,
  };
  change(sealing);
  const { done, between } = sealing;
  if (done.inputs_sha256 === "") done.inputs_sha256 = put(JSON.stringify(sealing.inputs));
  const events = [
    { name: "code_start", data: { task: TASK } },
    ...between,
    { name: "code_done", data: done },
  ];
  const numbered = events.map(({ name, data }, i) => ({ name, data: { run_id: RUN, seq: i + 1, ...data } }));
  const last = { name: "code_receipt", data: await receiptOf(numbered, done) };
  return [
    ...[...numbered, last]
      .filter(({ name }) => only === undefined || name === only)
      .map(({ name, data }) => `{"event":"${name}","data":${eventJson(data)}}\n`),
    ...[...contents].map(([, text]) => contentLine(text)),
  ].join("");
}

async function receiptOf(events: { name: string; data: Data }[], done: Data) {
  const blocks = events.map(({ name, data }) => sseBlock(name, eventJson(data)));
  const fields = {
    ...sampleLedger(1)[1]!,
    run: await publicRun(RUN, OPENING),
    ok: done["ok"] === true,
    end: done["ok"] === true ? "done" : "failed",
    exit: done["ok"] === true ? 0 : 1,
    svc: SERVICE,
    task: TASK,
    task_commit: await commit(OPENING, "task_commit", TASK),
    files: await commit(OPENING, "files", manifestText(done["artifacts"] as [])),
    events: await commit(OPENING, "events", await streamSha(blocks)),
  };
  const receipt_sha = await receiptSha(fields);
  const receipt = { ...fields, receipt_sha };
  return { run_id: RUN, seq: 99, ok: fields.ok, task: TASK, receipt_sha, opening: OPENING, receipt };
}

/** Where records are saved, and how one is read and its check run again. */
export function stage(t: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-again-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const save = (text: string) => {
    const file = path.join(folder, "record.ndjson");
    writeFileSync(file, text);
    return file;
  };
  const read = (text: string) => readSealedRecord(save(text));
  return {
    save,
    read,
    /** Runs the check again where every command ends as `ends` says; without it none may start. */
    again: async (
      text: string,
      {
        ends,
        service = SERVICE,
        equipment = { reason: "not looked at" },
      }: { ends?: Ending; service?: string; equipment?: Equipment | { reason: string } } = {},
    ) => {
      let commands = 0;
      const deps = {
        clock: systemClock,
        newCommandId: () => `cmd_${++commands}`,
        async openCheckSandbox(): Promise<Sandbox> {
          const sandbox = await memorySandboxDriver().open({ runId: RUN, limits: {} as never });
          return {
            ...sandbox,
            async exec(command, options) {
              if (ends === undefined) throw new Error("a command would run");
              return { ...(await sandbox.exec(command, options)), ...ends };
            },
          };
        },
        checkTimeoutSeconds: 5,
      };
      const signal = new AbortController().signal;
      return rerunCheck(await read(text), { deps, service, equipment, project: null }, signal);
    },
  };
}

type Ending = Partial<Awaited<ReturnType<Sandbox["exec"]>>>;
