import { z } from "zod";

/** How a page is checked; the name changes whenever a verdict could. */
export const VISUAL_PROTOCOL = "visual-verify/1";

const words = (max: number) => z.string().min(1).max(max);
/** A control by what it is called (its text, label or placeholder, in any letter case), or by a CSS selector that begins with `#` or `.`, or `canvas`. */
const on = words(120).describe(
  "A control by its text, label or placeholder; or a selector that begins with # or .; or canvas",
);

/** What must hold after a step. All that are named must. */
export const ChecklistExpect = z
  .object({
    text: words(200).describe("Shown on the page, in any letter case").optional(),
    no_text: words(200).describe("Not shown on the page").optional(),
    visible: on.optional(),
    changed: z
      .literal(true)
      .describe("The page differs from one that was left alone for the same time")
      .optional(),
  })
  .meta({ id: "ChecklistExpect" });

/** One step of a task's checklist, done on a fresh page one after the other, in virtual time. */
export const ChecklistStep = z
  .object({
    name: words(120).describe("What the step shows, in words"),
    do: z.discriminatedUnion("do", [
      z.object({
        do: z.literal("key"),
        key: words(20).describe("As KeyboardEvent.key names it; Space for a space"),
        times: z.number().int().min(1).max(20).default(1),
      }),
      z.object({ do: z.literal("click"), on, times: z.number().int().min(1).max(20).default(1) }),
      z.object({
        do: z.literal("drag"),
        on,
        dx: z.number().int().min(-1000).max(1000),
        dy: z.number().int().min(-1000).max(1000),
      }),
      z.object({ do: z.literal("type"), on: on.optional(), text: z.string().max(200) }),
      z.object({ do: z.literal("advance"), ms: z.number().int().min(1).max(120_000) }),
    ]),
    expect: ChecklistExpect.optional(),
  })
  .meta({ id: "ChecklistStep" });
export type ChecklistStep = z.infer<typeof ChecklistStep>;

/** What a page is checked against beside what every page is. `input: false` waives the check that it reacts: a poster, a chart. */
export const VisualPlan = z
  .object({
    title: words(80),
    input: z.boolean(),
    checklist: z.array(ChecklistStep).max(12),
  })
  .meta({ id: "VisualPlan" });
export type VisualPlan = z.infer<typeof VisualPlan>;

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
  "accessible",
  "stall",
  "tap_targets",
  "reduced_motion",
] as const;
export type VisualCheckName = (typeof VISUAL_CHECKS)[number];

export const VisualCheck = z
  .object({
    name: z.enum(VISUAL_CHECKS),
    level: z.enum(["block", "advise"]).describe("A page with a failed `block` is not verified"),
    ok: z.boolean().nullable().describe("null: not done, because an earlier check failed"),
    ms: z.number().int(),
    value: z.union([z.number(), z.string()]).nullable().describe("What was measured"),
    limit: z.union([z.number(), z.string()]).nullable().describe("What it was held against"),
    detail: z.string().max(2_000).describe("What was found, in words; empty where all is well"),
  })
  .meta({ id: "VisualCheck" });
export type VisualCheck = z.infer<typeof VisualCheck>;

export const VisualReport = z
  .object({
    protocol: z.literal(VISUAL_PROTOCOL),
    ok: z.boolean(),
    html_sha256: z.string(),
    browser: z.object({
      name: z.string(),
      version: z.string(),
      sandbox: z.string().describe("What keeps the page from the machine"),
    }),
    ms: z.number().int(),
    checks: z.array(VisualCheck).describe("In the order of the protocol"),
    inputs: z
      .object({ keys: z.boolean(), pointer: z.boolean(), touch: z.boolean() })
      .describe("To which it was seen to react"),
    plan: VisualPlan,
    console: z.array(z.string().max(200)).max(50),
    network: z.array(z.string().max(200)).max(20).describe("What the page tried to reach"),
    screenshots: z.array(
      z.object({
        name: z.enum(["desktop", "played", "phone"]),
        w: z.number().int(),
        h: z.number().int(),
        type: z.enum(["image/png", "image/jpeg"]),
        sha256: z.string(),
      }),
    ),
  })
  .meta({ id: "VisualReport" });
export type VisualReport = z.infer<typeof VisualReport>;
