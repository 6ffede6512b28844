import type { Run } from "@signet/contract";
import { useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { clock, count, day, duration, shortHash, titleOf } from "../../lib/format.ts";
import { outcomeWords } from "../../lib/outcome.ts";
import { plain } from "../../lib/plain.ts";
import { isLive, useRun } from "../../lib/queries.ts";
import { type RunEvent, useRunEvents } from "../../lib/run-events.ts";
import { useShell } from "../../lib/shell.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card, Fact } from "../../ui/card.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { EraseButton } from "./erase-button.tsx";
import { TEXT } from "./text.ts";

/** A run of a kind that has no page of its own: its facts and events as they are. */
export function RunRecord({ runId }: { runId: string }) {
  const { data: run, isError } = useRun(runId);
  const { runPath } = useShell();
  const [, navigate] = useLocation();
  if (isError)
    return (
      <Page title={TEXT.missing}>
        <Column>
          <Empty
            title={TEXT.missing}
            action={
              <Link href="/runs" className={buttonClass("primary")}>
                {TEXT.title}
              </Link>
            }
          >
            {TEXT.missingLine}
          </Empty>
        </Column>
      </Page>
    );
  if (run === undefined) return null;
  const path = runPath(run);
  if (!path.startsWith("/runs/")) return <Redirect to={path} replace />;
  const title = titleOf(run.task);
  return (
    <Page
      title={title}
      actions={
        <EraseButton run={run} title={title} disabled={isLive(run)} onErased={() => navigate("/runs")} />
      }
    >
      <Column wide>
        <p className="text-lg break-words whitespace-pre-wrap">{plain(run.task).trim()}</p>
        <Facts run={run} />
        <Events run={run} />
      </Column>
    </Page>
  );
}

function Facts({ run }: { run: Run }) {
  const begun = new Date(run.created_at);
  const says = TEXT.facts;
  return (
    <Card className="p-4">
      <dl className="grid gap-2 text-sm">
        <Fact name={says.kind}>{TEXT.kinds[run.kind]}</Fact>
        <Fact name={says.outcome}>{outcomeWords(run).words}</Fact>
        <Fact name={says.begun}>{`${day(begun)}, ${clock(begun)}`}</Fact>
        {run.started_at && run.finished_at && (
          <Fact name={says.took}>{duration(Date.parse(run.finished_at) - Date.parse(run.started_at))}</Fact>
        )}
        {run.receipt_sha && (
          <Fact name={says.receipt} mono>
            {shortHash(run.receipt_sha)}
          </Fact>
        )}
        <Fact name={says.id} mono>
          {run.run_id}
        </Fact>
      </dl>
    </Card>
  );
}

/** Events that are shown at once. */
const AT_ONCE = 500;

function Events({ run }: { run: Run }) {
  const { events } = useRunEvents(run.kind, run.run_id);
  const [most, setMost] = useState(AT_ONCE);
  return (
    <section className="grid min-w-0 gap-3" aria-labelledby="events">
      <h2 id="events" className="text-sm font-semibold">
        {TEXT.events}
      </h2>
      <Card>
        <ol className="divide-y divide-line">
          {events.slice(0, most).map((event) => (
            <li key={event.data.seq} className="flex items-baseline gap-4 px-4 py-2 text-sm">
              <span className="w-8 shrink-0 text-right text-xs text-text-3">{event.data.seq}</span>
              <span className="w-28 shrink-0 text-xs text-text-2">{event.name.replaceAll("_", " ")}</span>
              <span className="line-clamp-4 min-w-0 break-words whitespace-pre-wrap">{wordsOf(event)}</span>
            </li>
          ))}
        </ol>
      </Card>
      {events.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + AT_ONCE)}>
          {TEXT.moreEvents(count(events.length - most))}
        </Button>
      )}
    </section>
  );
}

const WORDS = [
  "answer",
  "text",
  "summary",
  "detail",
  "task",
  "reason",
  "statement",
  "title",
  "label",
  "status",
];

/** The words of an event: the first field that holds some. */
function wordsOf({ data }: RunEvent): string {
  const fields = data as unknown as Record<string, unknown>;
  for (const name of WORDS)
    if (typeof fields[name] === "string" && fields[name] !== "") return plain(fields[name]);
  return "";
}
