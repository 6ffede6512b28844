import { ClientProblem, type VisualEvent } from "@signet/client";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { download } from "../../lib/download.ts";
import { elapsed, titleOf } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useRun } from "../../lib/queries.ts";
import { type RunFeed, useRunView } from "../../lib/run-events.ts";
import { service } from "../../lib/service.ts";
import { NARROW, useMedia } from "../../lib/use-media.ts";
import { useNow } from "../../lib/use-now.ts";
import { useVerification } from "../../lib/verify-run.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Receipt } from "../../ui/receipt.tsx";
import { type BuildView, type VisualDone, createBuildFold } from "./build-view.ts";
import { Outcome } from "./outcome.tsx";
import { Progress } from "./progress.tsx";
import { Stage } from "./stage.tsx";
import { TEXT } from "./text.ts";

/** A build, live or finished. */
export function BuildPage({ runId }: { runId: string }) {
  const { view, events, state } = useRunView("visual", runId, createBuildFold);
  const run = useRun(runId);
  const queries = useQueryClient();
  const hasEnded = view.done !== null;
  useEffect(() => {
    if (hasEnded)
      for (const key of ["runs", "run", "usage"]) void queries.invalidateQueries({ queryKey: [key] });
  }, [hasEnded, queries]);
  if (state === "failed" || (run.error instanceof ClientProblem && events.length === 0)) return <Missing />;
  const task = run.data?.task ?? "";
  const title = view.done?.title ? view.done.title : titleOf(task);
  return (
    <Page
      title={plain(title)}
      actions={
        view.done ? (
          <DoneActions done={view.done} task={task} />
        ) : (
          <LiveActions
            runId={runId}
            begun={run.data?.created_at ?? null}
            isStopping={run.data?.cancel_requested ?? false}
          />
        )
      }
    >
      <Body task={task} title={plain(title)} view={view} events={events} />
    </Page>
  );
}

function Missing() {
  return (
    <Page title={TEXT.missing.title}>
      <Column>
        <Empty
          title={TEXT.missing.title}
          action={
            <Link href="/pages" className={buttonClass("primary")}>
              {TEXT.newTitle}
            </Link>
          }
        >
          {TEXT.missing.line}
        </Empty>
      </Column>
    </Page>
  );
}

function DoneActions({ done, task }: { done: VisualDone; task: string }) {
  const { html, title } = done;
  const name = `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-+|-+$/g, "") || "page"
  }.html`;
  return (
    <>
      <Link href="/pages" state={{ task }} title={TEXT.changeHint} className={buttonClass("quiet")}>
        <Icon name="pencil" size={16} />
        <span className="max-tablet:sr-only">{TEXT.change}</span>
      </Link>
      {html !== null && (
        <Button icon="download" onClick={() => download(name, html, "text/html")}>
          <span className="max-tablet:sr-only">{TEXT.download}</span>
        </Button>
      )}
    </>
  );
}

function LiveActions({
  runId,
  begun,
  isStopping,
}: {
  runId: string;
  begun: string | null;
  isStopping: boolean;
}) {
  const now = useNow(true);
  const [asked, setAsked] = useState(false);
  const isAsked = asked || isStopping;
  const stop = () => {
    setAsked(true);
    service()
      .cancel(runId)
      .catch(() => setAsked(false));
  };
  return (
    <>
      <span className="flex shrink-0 items-center gap-2 rounded-chip border border-info-line bg-info-soft px-2 py-0.5 text-xs font-medium text-info-text">
        <span aria-hidden="true" className="size-2 animate-breathe rounded-full bg-info" />
        {TEXT.building}
      </span>
      {begun && (
        <span className="hidden text-sm text-text-2 tablet:inline">{elapsed(now - Date.parse(begun))}</span>
      )}
      <Button icon="stop" disabled={isAsked} onClick={stop}>
        {isAsked ? TEXT.stopping : TEXT.stop}
      </Button>
    </>
  );
}

interface BodyParts {
  task: string;
  title: string;
  view: BuildView;
  events: RunFeed<VisualEvent>["events"];
}

function Body({ task, title, view, events }: BodyParts) {
  const isNarrow = useMedia(NARROW);
  const { done } = view;
  const { verification, again } = useVerification(events, done?.receipt ?? null);
  const save = () =>
    download(
      `${done?.run_id}.ndjson`,
      events.map(({ name, data }) => `${JSON.stringify({ event: name, data })}\n`).join(""),
      "application/x-ndjson",
    );
  const parts: PageParts = {
    outcome: done && <Outcome done={done} error={view.error} verification={verification} />,
    stage: done && <Stage done={done} title={title} isNarrow={isNarrow} />,
    words: (
      <>
        <p className="text-lg break-words whitespace-pre-wrap">{plain(task).trim()}</p>
        <Progress view={view} />
        {done && (
          <Receipt receipt={done.receipt} verification={verification} onVerify={again} onSave={save} />
        )}
      </>
    ),
  };
  return isNarrow ? <OneColumn {...parts} /> : <TwoColumns {...parts} />;
}

interface PageParts {
  outcome: ReactNode;
  stage: ReactNode;
  words: ReactNode;
}

function OneColumn({ outcome, stage, words }: PageParts) {
  return (
    <div tabIndex={0} className="min-h-0 grow overflow-y-auto bg-surface outline-offset-[-2px]">
      {outcome && <div className="border-b border-line px-4 py-5 tablet:px-6">{outcome}</div>}
      {stage}
      <div className="grid gap-6 px-4 py-6 tablet:px-6">{words}</div>
    </div>
  );
}

function TwoColumns({ outcome, stage, words }: PageParts) {
  return (
    <div className="grid min-h-0 grow grid-cols-[372px_minmax(0,1fr)] bg-surface">
      <section
        aria-label={TEXT.build}
        tabIndex={0}
        className="min-h-0 overflow-y-auto border-r border-line outline-offset-[-2px]"
      >
        <div className="grid gap-6 px-6 py-6">{words}</div>
      </section>
      <div className="flex min-h-0 flex-col bg-surface-2">
        {stage ?? (
          <div className="grid grow place-items-center p-6">
            <p className="flex items-center gap-3 text-sm text-text-2">
              <Icon name="page" size={24} className="text-text-3" />
              {TEXT.noPreview}
            </p>
          </div>
        )}
        {outcome && (
          <div className="max-h-[45%] shrink-0 overflow-y-auto border-t border-line bg-surface px-6 py-5">
            {outcome}
          </div>
        )}
      </div>
    </div>
  );
}
