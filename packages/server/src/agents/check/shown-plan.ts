import { createHash } from "node:crypto";
import type { CheckPlan } from "@signet/contract";
import { bytesOf } from "./place.ts";
import type { PlannedCheck } from "./plan.ts";
import { ProjectFile } from "./project-file.ts";

/** A project may have thousands of protected files; its bundle's hash stands for all of them. */
const MAX_SHOWN = 1_000;

/** The plan as the caller sees it. */
export const shownPlan = (plan: PlannedCheck): CheckPlan => {
  const steps = plan.runs.flatMap((run) => (run.kind === "examples" ? [] : run.steps));
  const examples = plan.runs.flatMap((run) => (run.kind === "examples" ? [run.parsed] : []));
  return {
    kind: plan.kind,
    says: plan.says,
    runners: [...new Set(steps.map((step) => step.kind))],
    protected: plan.protected.slice(0, MAX_SHOWN).map((file) => ({
      path: file.path,
      sha256:
        file instanceof ProjectFile ? file.sha256 : createHash("sha256").update(bytesOf(file)).digest("hex"),
    })),
    examples: examples.reduce(
      (sum, { examples, sessions, asserts }) =>
        sum +
        examples.length +
        sessions.reduce((all, { results }) => all + results, 0) +
        (asserts?.lines.length ?? 0),
      0,
    ),
    unread: plan.unread,
  };
};
