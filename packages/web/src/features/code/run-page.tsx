import { ClientProblem, type CodeEvent } from "@signet/client";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { download } from "../../lib/download.ts";
import { duration, plural, sentence, titleOf } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useRun } from "../../lib/queries.ts";
import { service } from "../../lib/service.ts";
import { type RunFeed, useRunView } from "../../lib/run-events.ts";
import { useVerification } from "../../lib/verify-run.ts";
import { NARROW, useMedia } from "../../lib/use-media.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Receipt } from "../../ui/receipt.tsx";
import { Composer } from "./composer.tsx";
import { Earlier } from "./earlier.tsx";
import { Inspector } from "./inspector.tsx";
import { knownRequest } from "./known-requests.ts";
import { Result } from "./result.tsx";
import { RunBar } from "./run-bar.tsx";
import { type CodeRunView, createRunFold } from "./run-view.ts";
import { startDraft, startRun } from "./start-run.ts";
import { Steps } from "./steps.tsx";
import { TEXT } from "./text.ts";
import { useFollow } from "../../lib/use-follow.ts";
import { useStart } from "./use-start.ts";

/** A coding run, live or finished. */
export function CodeRunPage({ runId }: { runId: string }) {
  const { view, events, state } = useRunView("code", runId, createRunFold);
  const run = useRun(runId);
  const hasEnded = view.sealed !== null;
  const queries = useQueryClient();
  useEffect(() => {
    // Lists and meters learn of the end at once.
    if (hasEnded)
      for (const key of ["runs", "run", "usage"]) void queries.invalidateQueries({ queryKey: [key] });
  }, [hasEnded, queries]);
  if (state === "failed" || (run.error instanceof ClientProblem && events.length === 0))
    return <MissingRun />;
  const task = view.start?.task ?? run.data?.task ?? "";
  return (
    <Page
      title={titleOf(task)}
      actions={<RunBar runId={runId} view={view} isStopping={run.data?.cancel_requested ?? false} />}
    >
      <Body
        runId={runId}
        task={task}
        view={view}
        events={events}
        conversationId={run.data?.conversation_id ?? null}
      />
    </Page>
  );
}

function MissingRun() {
  return (
    <Page title={TEXT.missing.title}>
      <Column>
        <Empty
          title={TEXT.missing.title}
          action={
            <Link href="/code" className={buttonClass("primary")}>
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

interface BodyParts {
  runId: string;
  task: string;
  view: CodeRunView;
  events: RunFeed<CodeEvent>["events"];
  conversationId: string | null;
}

function Body({ runId, task, view, events, conversationId }: BodyParts) {
  const isNarrow = useMedia(NARROW);
  const scroller = useRef<HTMLDivElement>(null);
  const isLive = view.sealed === null;
  const { isFollowing, follow } = useFollow(scroller, isLive);
  const { verification, again } = useVerification(events, view.sealed?.receipt ?? null);
  const save = async () =>
    download(`${runId}.ndjson`, await service().runRecord(runId), "application/x-ndjson");
  const receipt = view.sealed && (
    <Receipt
      receipt={view.sealed.receipt}
      verification={verification}
      onVerify={again}
      onSave={() => void save()}
    />
  );
  const inspector = <Inspector runId={runId} view={view} />;
  return (
    <div className="grid min-h-0 grow bg-surface wide:grid-cols-[minmax(0,1fr)_var(--inspector)]">
      <div className="relative flex min-h-0 min-w-0 flex-col">
        <div
          ref={scroller}
          className="min-h-0 grow overflow-y-auto"
          role="log"
          aria-label={TEXT.task}
          tabIndex={0}
        >
          <div className="mx-auto grid w-full max-w-[760px] gap-6 px-4 pt-6 pb-8 tablet:px-6">
            <Earlier runId={runId} conversationId={conversationId} />
            <p className="text-lg break-words whitespace-pre-wrap">{plain(task).trim()}</p>
            <Work view={view} isLive={isLive} />
            {view.error && <Failure runId={runId} error={view.error} />}
            {view.done && (
              <Result
                done={view.done}
                rows={view.rows}
                verification={verification}
                between={isNarrow ? receipt : null}
              />
            )}
            {isNarrow && view.done && inspector}
          </div>
        </div>
        {isLive && !isFollowing && <Newest onFollow={follow} />}
        {!isLive && conversationId !== null && <GoOn conversationId={conversationId} />}
      </div>
      {!isNarrow && (
        <section
          aria-label={TEXT.beside}
          tabIndex={0}
          className="min-h-0 overflow-y-auto border-l border-line bg-surface-2 p-4"
        >
          {receipt && <div className="mb-5">{receipt}</div>}
          {inspector}
        </section>
      )}
    </div>
  );
}

function Newest({ onFollow }: { onFollow: () => void }) {
  return (
    <Button
      className="absolute bottom-6 left-1/2 -translate-x-1/2 shadow-overlay"
      icon="down"
      onClick={onFollow}
    >
      {TEXT.newest}
    </Button>
  );
}

/** The steps; of a finished run behind one line. */
function Work({ view, isLive }: { view: CodeRunView; isLive: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { done } = view;
  if (isLive || done === null) return <Steps view={view} isLive={isLive} />;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-(--control) flex-wrap items-center gap-x-2.5 rounded-control px-2 text-left text-sm hover:bg-hover"
      >
        <Icon
          name="chevron"
          size={14}
          className={`text-text-3 transition-transform ${isOpen ? "rotate-90" : ""}`}
        />
        <span className="font-medium">{TEXT.worked(duration(done.duration_ms))}</span>
        <span className="text-text-2">
          {plural(done.steps, "step")}, {plural(done.files.length, "file")} changed
        </span>
      </button>
      {isOpen && <Steps view={view} isLive={false} />}
    </div>
  );
}

function Failure({ runId, error }: { runId: string; error: NonNullable<CodeRunView["error"]> }) {
  const { busy, start } = useStart();
  const request = knownRequest(runId);
  const again: ReactNode = request && (
    <Button disabled={busy !== null} onClick={() => start(() => startRun(request))}>
      {TEXT.failed.again}
    </Button>
  );
  return (
    <Banner tone="fail" icon="cross" title={`${error.title}.`} action={again}>
      {sentence(plain(error.detail))} {error.charged ? TEXT.failed.charged : TEXT.failed.notCharged}
    </Banner>
  );
}

function GoOn({ conversationId }: { conversationId: string }) {
  const { busy, wrong, start } = useStart();
  return (
    <div className="border-t border-line bg-surface px-4 py-3 tablet:px-6">
      <div className="mx-auto grid max-w-[712px] gap-1">
        <Link
          href={`/memory/${conversationId}`}
          className="flex min-h-(--control) items-center gap-2 justify-self-start text-xs text-text-2 hover:text-text"
        >
          <Icon name="note" size={14} />
          {TEXT.state}
        </Link>
        <Composer
          placeholder={TEXT.nextPlaceholder}
          busy={busy}
          wrong={wrong}
          onSend={(draft) => start((tell) => startDraft(draft, conversationId, tell))}
        />
      </div>
    </div>
  );
}
