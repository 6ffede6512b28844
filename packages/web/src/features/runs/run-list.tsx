import { BOUNDS } from "@signet/contract/values";
import type { Run, RunKind, RunState } from "@signet/contract";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { ClientProblem } from "@signet/client";
import { clock, day, duration, moment, titleOf } from "../../lib/format.ts";
import { outcomeWords, type OutcomeWords } from "../../lib/outcome.ts";
import { isLive, useRuns } from "../../lib/queries.ts";
import { useShell } from "../../lib/shell.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Field } from "../../ui/field.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Sign } from "../../ui/sign.tsx";
import { EraseButton } from "./erase-button.tsx";
import { TEXT } from "./text.ts";

type Kind = "all" | RunKind;
type State = keyof typeof TEXT.states;

/** Each outcome: its signs, and the states that a run with one of them can have. */
const OUTCOMES: Record<Exclude<State, "any">, { signs: OutcomeWords["sign"][]; states: RunState[] }> = {
  live: { signs: ["live"], states: ["queued", "running", "verifying"] },
  good: { signs: ["good"], states: ["succeeded"] },
  bad: { signs: ["bad"], states: ["succeeded", "failed", "timed_out", "interrupted"] },
  other: { signs: ["none", "cancelled"], states: ["succeeded", "failed", "cancelled"] },
};

/** A value that has not changed for a moment, so that a search is not asked for with every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const SETTLE_MS = 250;

/** All runs of the caller, newest first, with search and filters. */
export function RunList() {
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const [state, setState] = useState<State>("any");
  const outcome = state === "any" ? undefined : OUTCOMES[state];
  const q = useSettled(typed.trim().slice(0, BOUNDS.runsQuery.max));
  const runs = useRuns({
    ...(kind === "all" ? {} : { kind }),
    ...(outcome && { state: outcome.states }),
    ...(q === "" ? {} : { q }),
  });
  const shown = (runs.data ?? []).filter((run) => outcome?.signs.includes(outcomeWords(run).sign) ?? true);
  const { hasNextPage, isFetching, fetchNextPage } = runs;
  const isSearching = shown.length === 0 && hasNextPage;
  // Each answer covers a part of the runs: the search goes on until it has something to show.
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);
  return (
    <Page
      title={TEXT.title}
      actions={
        <Link href="/memory" className={buttonClass("default")}>
          {TEXT.memory}
        </Link>
      }
    >
      <Column wide>
        <div className="grid gap-4">
          <Field
            label={TEXT.find}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Choice label={TEXT.filter} options={TEXT.kinds} value={kind} onChoose={setKind} />
            <Choice label={TEXT.state} options={TEXT.states} value={state} onChoose={setState} />
          </div>
        </div>
        {runs.error && runs.data === undefined && (
          <NotLoaded error={runs.error} onAgain={() => void runs.refetch()} />
        )}
        {runs.data && (
          <Found
            shown={shown}
            isFiltered={kind !== "all" || state !== "any" || q !== ""}
            isSearching={isSearching}
            more={
              hasNextPage && (
                <Button disabled={runs.isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {TEXT.more}
                </Button>
              )
            }
          />
        )}
      </Column>
    </Page>
  );
}

function NotLoaded({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { openSettings } = useShell();
  const isUnknown = error instanceof ClientProblem && error.problem.code === "invalid_credential";
  const action = isUnknown ? (
    <Button icon="key" onClick={openSettings}>
      {TEXT.addKey}
    </Button>
  ) : (
    <Button icon="refresh" onClick={onAgain}>
      {TEXT.again}
    </Button>
  );
  return (
    <Empty title={TEXT.failed} action={action}>
      {isUnknown ? TEXT.unknown : error.message}
    </Empty>
  );
}

interface Finding {
  shown: readonly Run[];
  isFiltered: boolean;
  isSearching: boolean;
  more: ReactNode;
}

function Found({ shown, isFiltered, isSearching, more }: Finding) {
  if (shown.length === 0 && !isFiltered && !isSearching)
    return (
      <Empty
        title={TEXT.empty}
        action={
          <Link href="/code" className={buttonClass("primary")}>
            {TEXT.begin}
          </Link>
        }
      >
        {TEXT.emptyLine}
      </Empty>
    );
  return (
    <>
      {shown.length === 0 ? (
        <Empty title={isSearching ? TEXT.searching : TEXT.none} />
      ) : (
        <Card>
          <ul aria-label={TEXT.title} className="divide-y divide-line">
            {shown.map((run) => (
              <Row key={run.run_id} run={run} />
            ))}
          </ul>
        </Card>
      )}
      <div className="flex items-center justify-between gap-4 text-xs text-text-2">
        <span role="status">{TEXT.shown(shown.length, Boolean(more))}</span>
        {more}
      </div>
    </>
  );
}

function Row({ run }: { run: Run }) {
  const { runPath } = useShell();
  const { sign, words } = outcomeWords(run);
  const at = new Date(run.created_at);
  const title = titleOf(run.task);
  const took =
    run.started_at && run.finished_at
      ? duration(Date.parse(run.finished_at) - Date.parse(run.started_at))
      : "";
  return (
    <li className="flex items-center gap-2 pr-2 hover:bg-hover focus-within:bg-hover">
      <Link
        href={runPath(run)}
        className="flex min-h-14 min-w-0 grow items-center gap-4 py-2 pl-4 outline-offset-[-2px]"
      >
        <Sign sign={sign} />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium max-tablet:line-clamp-2 max-tablet:whitespace-normal">
            {title}
          </span>
          <span className="block truncate text-xs text-text-2">
            {TEXT.kinds[run.kind]} · {words}
            <span className="tablet:hidden">{` · ${moment(at)}`}</span>
          </span>
        </span>
        <span className="hidden w-20 shrink-0 text-right text-xs text-text-2 tablet:block">{took}</span>
        <span className="hidden w-24 shrink-0 text-right text-xs text-text-2 tablet:block">
          {day(at)} {clock(at)}
        </span>
      </Link>
      <EraseButton run={run} title={title} disabled={isLive(run)} />
    </li>
  );
}
