import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { AgentNote, type Arriving, base, ErrorData, type Saying } from "./event-base.ts";
import { ENGINES, Usage } from "./events.ts";
import { count, runId, sha256, text, withExample } from "./fields.ts";
import { EXIT_REASONS } from "./run-words.ts";
import { Proof, ReceiptSha, VisualReceipt } from "./receipt.ts";
import { PublicTask } from "./run.ts";

/** How a page is checked. The name changes whenever a verdict could change. */
export const VISUAL_PROTOCOL = "visual-verify/2";

const words = (max: number) => z.string().min(1).max(max);
/** A control, named by its text, label or placeholder (in any letter case), by a CSS selector that begins with `#` or `.`, or by `canvas`. */
const on = words(120).describe(
  "A control, by its text, label or placeholder, by a CSS selector that begins with # or ., or by canvas",
);

const times = z.number().int().min(1).max(20).default(1);

/** The conditions after a step. All that are present must hold. */
export const ChecklistExpect = z
  .object({
    text: withExample(words(200), "Score").describe("Shown on the page, in any letter case").optional(),
    no_text: words(200).describe("Not shown on the page").optional(),
    in: words(120)
      .describe("A CSS selector: text and no_text look only inside the elements that it matches")
      .optional(),
    visible: on.optional(),
    gone: on.describe("A control that is not visible, named as in `visible`").optional(),
    count: z
      .object({ of: words(120), is: z.number().int().min(0).max(10_000) })
      .describe("How many visible elements the CSS selector `of` matches")
      .optional(),
    changed: z
      .literal(true)
      .describe(
        "The page differs from a copy that performed all earlier steps, but not this one; the content of the field that a step types into does not count",
      )
      .optional(),
  })
  .meta({ id: "ChecklistExpect" });

/** One step of a task's checklist. The steps are executed in order on a fresh page, in virtual time. */
export const ChecklistStep = z
  .object({
    name: withExample(words(120), "The snake turns").describe("What the step demonstrates"),
    do: z.discriminatedUnion("do", [
      z.object({
        do: z.literal("key"),
        key: withExample(words(20), "ArrowUp").describe(
          "A key by any of its usual names (a, Space, Enter, Esc, Up), or a chord (Ctrl+A)",
        ),
        times,
      }),
      z.object({
        do: z.literal("hold").describe("Holds a key or, on a control, the pointer down"),
        key: words(20).optional(),
        on: on.optional(),
        ms: z.number().int().min(1).max(20_000),
      }),
      z.object({ do: z.literal("click"), on, times }),
      z.object({
        do: z.literal("tap").describe("A tap on the phone; what the step expects is judged there"),
        on,
        times,
      }),
      z.object({ do: z.literal("double_click"), on }),
      z.object({
        do: z.literal("drag").describe("Drags to another control, or by a distance in pixels"),
        on,
        to: on.optional(),
        dx: z.number().int().min(-1000).max(1000).optional(),
        dy: z.number().int().min(-1000).max(1000).optional(),
      }),
      z.object({
        do: z.literal("type").describe("Types into a field, after what it contains; a date as 2026-01-31"),
        on: on.optional(),
        text: z.string().max(200),
        replace: z.boolean().describe("Replace what the field contains").optional(),
      }),
      z.object({ do: z.literal("advance"), ms: z.number().int().min(1).max(120_000) }),
    ]),
    expect: ChecklistExpect.optional(),
  })
  .meta({ id: "ChecklistStep" });
export type ChecklistStep = z.infer<typeof ChecklistStep>;

/** What a page is checked for in addition to the checks of every page. `input: false` waives the check that it reacts, for a poster or a chart. */
export const VisualBrief = z
  .object({
    title: withExample(words(80), "Garden"),
    input: z.boolean(),
    checklist: z.array(ChecklistStep).max(12),
    amended: z
      .array(z.object({ step: z.number().int().min(1).max(12), was: ChecklistStep }))
      .max(12)
      .describe("Steps that were replaced once, because they could not be performed or proved nothing")
      .optional(),
  })
  .meta({ id: "VisualBrief" });
export type VisualBrief = z.infer<typeof VisualBrief>;

export const VISUAL_CHECKS = [
  "size",
  "self_contained",
  "load",
  "no_errors",
  "no_network",
  "no_dialogs",
  "no_navigation",
  "not_blank",
  "input",
  "touch",
  "phone",
  "memory",
  "checklist",
  "controls",
  "plain",
  "idle_controls",
  "accessible",
  "stall",
  "tap_targets",
  "reduced_motion",
] as const;
export type VisualCheckName = (typeof VISUAL_CHECKS)[number];

export const VisualCheck = z
  .object({
    name: z.enum(VISUAL_CHECKS),
    level: z.enum(["block", "advise"]).describe("A page that fails a `block` check is not verified"),
    ok: z.boolean().nullable().describe("null: not run because an earlier check failed"),
    ms: count(310),
    value: withExample(z.union([z.number(), z.string()]).nullable(), 18_240).describe("The measured value"),
    limit: withExample(z.union([z.number(), z.string()]).nullable(), 2_000_000).describe(
      "The limit it was compared with",
    ),
    detail: withExample(z.string().max(2_000), "").describe(
      "What was found; empty if the check found no problem",
    ),
  })
  .meta({ id: "VisualCheck" });
export type VisualCheck = z.infer<typeof VisualCheck>;

/** What became of the steps of a checklist. */
export const STEP_OUTCOMES = [
  "shown",
  "done",
  "no_effect",
  "held",
  "failed",
  "impossible",
  "not_run",
] as const;

export const VisualStep = z
  .object({
    name: text("The snake turns"),
    outcome: z
      .enum(STEP_OUTCOMES)
      .describe(
        "shown: what it expects came with it; done: it expects nothing and had an effect; no_effect: it expects nothing and had none; held: what it expects was there before it; failed: what it expects did not come; impossible: it could not be performed. Only shown and done prove something",
      ),
    detail: withExample(z.string().max(400), ""),
  })
  .meta({ id: "VisualStep" });

export const VisualReport = z
  .object({
    protocol: z.literal(VISUAL_PROTOCOL),
    ok: z.boolean(),
    html_sha256: sha256,
    browser: z.object({
      name: text("chromium"),
      version: text("153.0.7000.0"),
      sandbox: text("bwrap").describe("The sandbox in which the browser ran"),
    }),
    ms: count(9_400),
    checks: z.array(VisualCheck).describe("In the order of the protocol"),
    inputs: z
      .object({ keys: z.boolean(), pointer: z.boolean(), touch: z.boolean() })
      .describe("The kinds of input that the page reacted to"),
    brief: VisualBrief,
    steps: z.array(VisualStep).max(12).describe("The steps of the checklist, in order"),
    console: withExample(z.array(z.string().max(200)).max(50), []),
    network: withExample(z.array(z.string().max(200)).max(20), []).describe(
      "Requests that the page attempted",
    ),
    screenshots: z.array(
      z.object({
        name: z.enum(["desktop", "played", "checklist", "phone"]),
        w: count(1280),
        h: count(800),
        type: z.enum(["image/png", "image/jpeg"]),
        sha256,
      }),
    ),
  })
  .meta({ id: "VisualReport" });
export type VisualReport = z.infer<typeof VisualReport>;

export const VisualRequest = z
  .object({
    task: z
      .string()
      .min(BOUNDS.task.min)
      .max(BOUNDS.task.max)
      .describe("The app to build, in words: what it is, how it looks, what it contains"),
    public_task: PublicTask,
  })
  .meta({ id: "VisualRequest" });
export type VisualRequest = z.infer<typeof VisualRequest>;

/** A page that was written during a build, and the blocking checks that it failed. */
export const VisualAttempt = z
  .object({
    n: withExample(z.number().int().min(1), 1),
    ok: z.boolean(),
    failed: withExample(z.array(z.enum(VISUAL_CHECKS)), []),
    finding: withExample(z.string().max(400), "")
      .describe("What the first failed check found; empty if none failed")
      .exactOptional(),
    html_sha256: sha256,
  })
  .meta({ id: "VisualAttempt" });
export type VisualAttempt = z.infer<typeof VisualAttempt>;

/** What a task asks for and its page lacks, in the words of the task. */
export const NotDone = z.array(words(300)).min(1).max(40);

export const VisualResult = z
  .object({
    ok: z
      .boolean()
      .describe("Whether the page was verified by the service and contains everything that was requested"),
    html: text("<!doctype html><title>Garden</title>…")
      .nullable()
      .describe("The page that passed, or the best attempt; display it only in a sandboxed frame"),
    title: text("Garden"),
    bytes: count(18_240),
    html_sha256: sha256.nullable(),
    verified: z
      .boolean()
      .describe("Whether the page passed every check; it may still lack what `not_done` lists"),
    not_done: withExample(NotDone, ["with an online high score list"])
      .exactOptional()
      .describe(
        "With `exit_reason: partial`: what was requested but is missing from the page, in the words of the task",
      ),
    report: VisualReport.nullable(),
    report_sha256: sha256.nullable().describe("SHA-256 of report.json; sealed in the receipt"),
    screenshot: text("data:image/png;base64,iVBORw0KGgo=")
      .nullable()
      .describe("A screenshot at desktop size, as a data URL"),
    attempts: z.array(VisualAttempt),
    repaired: withExample(z.boolean(), false).describe(
      "Whether the first attempt failed and a later one passed",
    ),
    exit_reason: z.enum(EXIT_REASONS),
    summary: text("Garden passed every check.").describe("How the build ended and, if it failed, what to do"),
    engine: z.enum(ENGINES),
    model: text("claude-sonnet-5-5"),
    run_id: runId,
    receipt_sha: ReceiptSha,
    receipt: VisualReceipt.extend({ receipt_sha: ReceiptSha }),
    opening: sha256.describe("32 bytes in hex that open this run's commitments"),
    proof: Proof,
    files: z.array(z.object({ path: text("index.html"), bytes: count(18_240), sha256 })),
    usage: Usage.extend({
      visuals_remaining: count(1).nullable().describe("Visuals left today; null if there is no limit"),
    }),
    duration_ms: count(64_000),
  })
  .meta({ id: "VisualResult" });
export type VisualResult = z.infer<typeof VisualResult>;

/** The data of each event of a build, by name. `visual_done` is always last, also after an error. */
export const VISUAL_EVENTS = {
  agent_note: AgentNote,
  error: ErrorData,
  visual_done: VisualResult.extend(base).meta({ description: "The result. Always the last event." }),
} as const;

export type VisualEventName = keyof typeof VISUAL_EVENTS;
/** One event of a build as it arrives at a client. */
export type VisualEvent = Arriving<typeof VISUAL_EVENTS>;
/** An event as the builder emits it; the journal adds run_id, seq and at. */
export type VisualEventBody = Saying<typeof VISUAL_EVENTS>;
