import type { CodeRunRequest } from "@signet/contract";
import type { CoderState } from "../../agents/port.ts";
import type { Log } from "../../base/log.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import { conversationStartOf, keyOf } from "../runs/conversation.ts";
import { endOfThrown } from "../runs/run-failure.ts";
import { type CarryParts, earlierBundle } from "./carry-over.ts";
import { brokenEnding, type CodeEnding } from "./code-ending.ts";
import type { OpenProject, Projects } from "./projects.ts";

export interface RunProjectParts extends CarryParts {
  projects: Projects;
  log: Log;
}

/** The project that a run works on. `lost`: how the run ends if it is gone. */
export interface RunProject {
  project: OpenProject | null;
  lost?: CodeEnding;
}

export const NO_PROJECT: RunProject = { project: null };

/** Opens the project of a run that begins or continues; the caller closes it. */
export async function openRunProject(
  parts: RunProjectParts,
  row: RunRow,
  request: CodeRunRequest,
  state: CoderState | null,
): Promise<RunProject> {
  const bundle = await bundleOf(parts, row, request);
  if (bundle === null) return NO_PROJECT;
  try {
    return { project: await parts.projects.open(row, bundle) };
  } catch (thrown) {
    return { project: null, lost: brokenEnding(state, endOfThrown(thrown, row, parts.log)) };
  }
}

/** Its own bundle, else that of the run that it continues from. */
async function bundleOf(parts: CarryParts, row: RunRow, request: CodeRunRequest): Promise<string | null> {
  if (request.bundle !== undefined) return request.bundle;
  if (row.last_seq > 0) return conversationStartOf(row)?.bundle ?? null;
  const key = keyOf(row, row.conversation_id);
  return key && earlierBundle(parts, key);
}
