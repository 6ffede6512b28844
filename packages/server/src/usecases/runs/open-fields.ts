import type { CodeRunRequest } from "@signet/contract";
import { commit } from "@signet/verify";
import type { Config } from "../../base/config.ts";
import type { OpenFields } from "../../modules/ledger/ledger.ts";
import { publicExcerpt } from "../../modules/ledger/public.ts";
import type { Scope } from "../../base/scope.ts";

export interface OpenLineInput {
  asked: Pick<CodeRunRequest, "task" | "public_task">;
  caller: Scope;
  /** The random value that the run's commitments are made with (base64url). */
  opening: string;
  maxSteps: number;
}

/** What the `open` line of a run shows: its task in plain text or as a commitment, and a commitment to whose run it is. */
export async function openFields(
  { config, service }: { config: Config; service: string },
  { asked, caller, opening, maxSteps }: OpenLineInput,
): Promise<OpenFields> {
  const taskCommit = await commit(opening, "task_commit", asked.task);
  const plain = asked.public_task ?? config.ledgerTask === "plain";
  return {
    task: plain ? publicExcerpt(asked.task) : taskCommit,
    task_commit: taskCommit,
    max_steps: maxSteps,
    owner: await commit(opening, "owner", ownerText(caller)),
    svc: service,
  };
}

/** The text that the `owner` commitment is over. */
const ownerText = ({ account, owner }: Scope): string => `${account}/${owner}`;
