import type { Message } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { Baseline } from "./check/baseline.ts";
import type { PlannedCheck } from "./check/plan.ts";
import type { CoderTask } from "./coder-task.ts";
import type { Rerun } from "./earlier-work.ts";
import { readOpening } from "./opening.ts";
import type { CoderDeps } from "./port.ts";
import { firstMessage } from "./prompts/first-message.ts";

/** How long the first turn waits for the baseline, so that the model knows what fails now. */
const BASELINE_WAIT_MS = 5_000;

/** The first message, with what the workspace and a quick baseline add to the task. */
export async function openingMessage(start: {
  task: CoderTask;
  plan: PlannedCheck;
  reruns: readonly Rerun[];
  sandbox: Sandbox;
  baseline: Baseline;
  deps: Pick<CoderDeps, "model" | "clock">;
}): Promise<Message> {
  const { task, plan, reruns, sandbox, baseline, deps } = start;
  const opening = await readOpening(sandbox, task, deps.model.contextTokens);
  const before = await baseline.report(BASELINE_WAIT_MS, deps.clock);
  return firstMessage(task, plan, { reruns, before, ...opening });
}
