import { planCheck } from "../../src/agents/check/plan.ts";
import { placeFiles } from "../../src/agents/check/place.ts";
import type { CoderTask } from "../../src/agents/coder-task.ts";
import { readOpening } from "../../src/agents/opening.ts";
import { type Known, firstMessage } from "../../src/agents/prompts/first-message.ts";
import { memorySandboxDriver } from "../support/memory-sandbox.ts";
import { task } from "./stage.ts";

/** The first message of a task, without a run; the files are placed in a workspace first. */
export async function messageOf(
  given: Partial<CoderTask>,
  known: Partial<Known> = {},
  contextTokens = 128_000,
) {
  const whole = task(given);
  const sandbox = await memorySandboxDriver().open({ runId: "r", limits: {} as never });
  await placeFiles(sandbox, whole.files);
  const opening = await readOpening(sandbox, whole, contextTokens);
  return firstMessage(whole, planCheck(whole), { reruns: [], before: null, ...opening, ...known }).text;
}

/** The text of the first section of this name; null if there is none. */
export const sectionOf = (text: string, name: string) =>
  new RegExp(`(?:^|\\n)<${name}>\\n([^]*?)\\n</${name}>(?:\\n|$)`).exec(text)?.[1] ?? null;
/** The names of all sections, in order. */
export const sectionsIn = (text: string) => [...text.matchAll(/^<([a-z_]+)>$/gm)].map(([, name]) => name);
