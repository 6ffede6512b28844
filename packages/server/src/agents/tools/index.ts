import type { Sandbox } from "@signet/sandbox";
import type { CommandDeps } from "../command.ts";
import type { CoderYield } from "../port.ts";
import type { PictureView } from "../shown-pictures.ts";
import { bashTool, type CommandNotes } from "./bash.ts";
import { editTool } from "./edit.ts";
import { finishTool } from "./finish.ts";
import { readTool } from "./read.ts";
import type { Tool } from "./tool.ts";
import { writeTool } from "./write.ts";

/** The coder's five tools; they act in `sandbox`. */
export const coderTools = (
  sandbox: Sandbox,
  deps: CommandDeps,
  view: PictureView,
  notes: CommandNotes,
): Tool<CoderYield>[] => [
  bashTool(sandbox, deps, notes),
  readTool(sandbox, view),
  writeTool(sandbox),
  editTool(sandbox),
  finishTool(),
];
