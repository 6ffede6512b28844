import { createHash } from "node:crypto";
import type { CodeEvent, CodeEventBody, CodeReceipt } from "@signet/contract";
import {
  commit,
  eventJson,
  GENESIS,
  manifestText,
  publicRun,
  receiptSha,
  sseBlock,
  streamSha,
} from "@signet/verify";

export const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export const TASK = "Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'";
export const FILES: Record<string, string> = {
  "slug.js": "export const slugify = (s) => s.toLowerCase().replaceAll(' ', '-');\n",
  "test/slug.test.js": "assert.equal(slugify('Hello World'), 'hello-world');\n",
};
export const OPENING = "5f".repeat(32);
const artifacts = Object.entries(FILES).map(([path, text]) => ({
  path,
  bytes: text.length,
  sha256: sha256(text),
}));

const command = (id: number, step: number, cmd: string, result: object): CodeEventBody[] => [
  { name: "command_started", data: { command_id: `cmd_${id}`, cmd, step } },
  {
    name: "command_finished",
    data: {
      command_id: `cmd_${id}`,
      cmd,
      step,
      ok: true,
      exit_code: 0,
      stdout: "",
      stderr: "",
      truncated: false,
      timed_out: false,
      duration_ms: 312,
      ...result,
    },
  },
];

/** What an agent says while it works: two steps, one of which fails first. */
export const WORK: CodeEventBody[] = [
  {
    name: "code_start",
    data: {
      task: TASK,
      conversation_id: null,
      max_steps: 12,
      resumed: false,
      engine: "byok",
      model: "acme-coder-2",
    },
  },
  {
    name: "agent_note",
    data: { step: 1, text: "The task has one example. I write the function, then a test from that example." },
  },
  ...command(1, 1, "cat > slug.js <<'JS'\nexport const slugify = (s) => s.toLowerCase();\nJS", {}),
  ...command(2, 1, "node --test", {
    ok: false,
    exit_code: 1,
    stdout: Array.from({ length: 24 }, (_, i) => `# line ${i}`).join("\n"),
    stderr: "AssertionError: 'hello world' !== 'hello-world'\n",
  }),
  { name: "agent_note", data: { step: 2, text: "Blanks are left as they are. They become hyphens." } },
  ...command(3, 2, "node --test", { stdout: "# tests 1\n# pass 1\n# fail 0\n" }),
];

export const DONE: Extract<CodeEventBody, { name: "code_done" }>["data"] = {
  ok: true,
  files: Object.keys(FILES),
  artifacts,
  summary: "slugify lowers the text and joins its words with hyphens; a test repeats the task's example.",
  exit_reason: "finished",
  check: {
    kind: "given",
    cmd: "node --test",
    exit_code: 0,
    passed: true,
    output: "",
    before: "failed",
    control: "confirmed",
    plan: null,
    left_out: [],
    proposed: null,
    flaky: [],
    skipped: 0,
    duration_ms: 320,
  },
  diff: Object.entries(FILES)
    .map(
      ([name, text]) =>
        `diff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1,1 @@\n+${text}`,
    )
    .join(""),
  steps: 2,
  usage: { input_tokens: 2811, output_tokens: 402, cached_tokens: 0, estimated: false },
  duration_ms: 8412,
  conversation_id: null,
};

export const numbered = (bodies: CodeEventBody[]): CodeEvent[] =>
  bodies.map(
    ({ name, data }, i) =>
      ({
        name,
        data: {
          run_id: "run_06k3v9x0abcdefghijklmnopq",
          seq: i + 1,
          at: "2026-11-20T12:00:00.000Z",
          ...data,
        },
      }) as CodeEvent,
  );

/** A whole run, sealed with commitments that hold. */
export async function sampleRun(
  work = WORK,
  done = DONE,
  task = TASK,
  json: (data: unknown) => string = eventJson,
): Promise<CodeEvent[]> {
  const events = numbered([...work, { name: "code_done", data: done }]);
  const blocks = events.map(({ name, data }) => sseBlock(name, json(data)));
  const fields: CodeReceipt = {
    v: 2,
    log: "localhost/signet",
    seq: 1,
    prev: GENESIS,
    ts: 1_795_176_000,
    run: await publicRun(events[0]!.data.run_id, OPENING),
    kind: "code",
    ok: done.ok,
    end: done.ok ? "done" : "failed",
    task: task.slice(0, 200),
    task_commit: await commit(OPENING, "task_commit", task),
    check: done.check.kind,
    control: done.check.exit_code === null ? "" : "confirmed",
    steps: done.steps,
    max_steps: 12,
    exit: done.check.exit_code ?? -1,
    files: await commit(OPENING, "files", manifestText(done.artifacts)),
    n_files: done.artifacts.length,
    events: await commit(OPENING, "events", await streamSha(blocks)),
    n_events: events.length,
    state_in: "",
    state_out: "",
    owner: await commit(OPENING, "owner", "local/"),
    svc: "signet/0.1.0",
    sandbox: "bubblewrap",
    engine: "byok",
    model: "acme-coder-2",
    att: "",
  };
  const receipt = { ...fields, receipt_sha: await receiptSha(fields) };
  const data = {
    receipt_sha: receipt.receipt_sha,
    ok: done.ok,
    task,
    receipt,
    opening: OPENING,
    proof: null,
  };
  return numbered([...work, { name: "code_done", data: done }, { name: "code_receipt", data }]);
}
