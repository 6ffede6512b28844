import type { CodeRunRequest } from "@signet/contract";
import { commit } from "@signet/verify";
import type { Config } from "../../base/config.ts";
import type { OpenFields } from "../../modules/ledger/ledger.ts";
import { publicExcerpt } from "../../modules/ledger/public.ts";
import type { Scope } from "../../base/scope.ts";

export interface OpenLineInput {
  asked: Pick<CodeRunRequest, "task" | "public_task">;
  caller: Scope;
  /** The run's opening, from which its commitments are made: 32 random bytes in hex. */
  opening: string;
  maxSteps: number;
}

/** The fields of a run's `open` line: its task as an excerpt or a commitment, and a commitment to its owner. */
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

/** The text of the `owner` commitment. */
const ownerText = ({ account, owner }: Scope): string => `${account}/${owner}`;
