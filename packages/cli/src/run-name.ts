import type { Client } from "@signet/client";
import type { Run } from "@signet/contract";
import { BOUNDS } from "@signet/contract/values";
import { UsageError } from "./command.ts";
import { environment } from "./environment.ts";

/** A shorter part of an id is refused: it would soon name other runs too. */
const LEAST = 4;
/** How many pages of runs are searched for a part of an id. */
const PAGES = 10;

/**
 * The run that a word names: its id, the beginning or the end of its id, or `last` for the newest one of `kind`, or of any.
 * Refuses a part that matches several runs or none.
 */
export async function runNamed(client: Client, word: string, kind?: Run["kind"]): Promise<Run> {
  if (word === "last") return lastRun(client, kind);
  if (/^run_[0-9a-z]{25}$/.test(word)) return client.run(word);
  if (word.replace(/^run_/, "").length < LEAST)
    throw new UsageError(`${word} is too short to name a run; give ${LEAST} letters of its id or more`);
  const matches: Run[] = [];
  let before: string | undefined;
  for (let page = 0; page < PAGES && matches.length < 2; page++) {
    const { runs, next } = await client.runs({
      limit: BOUNDS.runsLimit.max,
      ...(before === undefined ? {} : { before }),
    });
    matches.push(
      ...runs.filter(({ run_id }) =>
        [`run_${word}`, word].some((part) => run_id.startsWith(part) || run_id.endsWith(word)),
      ),
    );
    if (next === null) break;
    before = next;
  }
  const [first, second] = matches;
  if (first === undefined) throw new UsageError(`no run of yours is named ${word}; ${toList()}`);
  if (second === undefined) return first;
  throw new UsageError(`several runs match ${word}: ${first.run_id} and ${second.run_id}; give more letters`);
}

const toList = () => `to list your runs: ${environment.self} runs`;

async function lastRun(client: Client, kind?: Run["kind"]): Promise<Run> {
  const { runs } = await client.runs({ limit: kind === undefined ? 1 : BOUNDS.runsLimit.max });
  const last = runs.find((run) => kind === undefined || run.kind === kind);
  if (last) return last;
  if (kind === undefined) throw new UsageError("there is no run yet");
  throw new UsageError(
    `there is no ${kind === "code" ? "coding" : kind} run among your last ${BOUNDS.runsLimit.max} runs; ${toList()}`,
  );
}
