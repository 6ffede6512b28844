import { PROOF_OUTCOMES } from "@signet/contract/values";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import { duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useShell } from "../../lib/shell.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass, IconButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sign } from "../../ui/sign.tsx";
import { ActionCard } from "./action-card.tsx";
import { AnswerText } from "./answer-text.tsx";
import { type AnswerClaim, type AnswerView, tallyOf } from "./answer-view.ts";
import type { QuestionEnd } from "./conversations.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { LiveText } from "./live-text.tsx";
import { TEXT } from "./text.ts";

/** An answer that is under way: what is done now, what was done, and the text so far. */
export function AnswerUnderWay({ view, isSent }: { view: AnswerView; isSent: boolean }) {
  return (
    <div className="grid gap-4">
      <UnderWay view={view} words={isSent ? TEXT.phases[view.phase ?? "waiting"] : TEXT.phases.sending} />
      <Actions view={view} />
      {view.pieces.length > 0 && <LiveText pieces={view.pieces} />}
    </div>
  );
}

interface EndedAnswer {
  view: AnswerView;
  end: QuestionEnd;
  /** Whether the service no longer has its events. */
  isGone: boolean;
  runId: string | null;
  onAskAgain: (() => void) | null;
}

/** An answer that has ended: what was done, the text with its claims, their evidence, and what can be done with it. */
export function AnswerEnded({ view, end, isGone, runId, onAskAgain }: EndedAnswer) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ claim: number } | null>(null);
  const onClaim = useCallback((claim: number) => {
    setOpen(true);
    setChosen({ claim });
  }, []);
  return (
    <div className="grid gap-4">
      <Actions view={view} />
      {view.answer !== "" && <AnswerText text={view.answer} claims={view.claims} onClaim={onClaim} />}
      {end !== "answered" && <WhyNot end={end} problem={view.problem} onAskAgain={onAskAgain} />}
      {isGone && <p className="text-xs text-text-2">{TEXT.gone}</p>}
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        <AnswerButtons answer={view.answer} runId={isGone ? null : runId} onAskAgain={onAskAgain} />
        <span className="grow" />
        {view.claims.length > 0 && (
          <Button
            look="quiet"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
              setChosen(null);
            }}
          >
            {tallyText(view.claims)}
            <Icon name="down" size={16} className={isOpen ? "rotate-180" : ""} />
          </Button>
        )}
      </div>
      {isOpen && <EvidenceList claims={view.claims} chosen={chosen} />}
    </div>
  );
}

function Actions({ view: { actions } }: { view: AnswerView }) {
  if (actions.length === 0) return null;
  return (
    <div className="grid gap-2">
      {actions.map((action) => (
        <ActionCard key={action.id} action={action} />
      ))}
    </div>
  );
}

function AnswerButtons({
  answer,
  runId,
  onAskAgain,
}: {
  answer: string;
  runId: string | null;
  onAskAgain: (() => void) | null;
}) {
  return (
    <>
      {answer !== "" && <CopyButton text={answer} label={TEXT.copy} />}
      {onAskAgain && <IconButton icon="refresh" label={TEXT.retry} onClick={onAskAgain} />}
      {runId !== null && (
        <Link
          href={`/runs/${runId}`}
          aria-label={TEXT.record}
          title={TEXT.record}
          className={buttonClass("quiet", true)}
        >
          <Icon name="runs" />
        </Link>
      )}
    </>
  );
}

/** `3 claims: 2 supported, 1 own knowledge`; shorter if all of them are alike. */
function tallyText(claims: readonly AnswerClaim[]): string {
  const tally = tallyOf(claims);
  const parts = PROOF_OUTCOMES.filter((outcome) => tally[outcome] > 0);
  const all = plural(claims.length, "claim");
  if (parts.length === 1) return `${all}, ${TEXT.tally[parts[0]!]}`;
  return `${all}: ${parts.map((outcome) => `${tally[outcome]} ${TEXT.tally[outcome]}`).join(", ")}`;
}

/** What is under way now, and why. */
function UnderWay({ view, words }: { view: AnswerView; words: string }) {
  return (
    <p className="flex min-h-5 items-center gap-2 text-sm text-text-2">
      <Sign sign="live" />
      <span className="font-medium">{words}</span>
      {view.reason && <span className="min-w-0 truncate text-text-3">{plain(view.reason)}</span>}
      {view.ms > 2_000 && <span className="text-text-3 tabular-nums">{duration(view.ms)}</span>}
    </p>
  );
}

/** Why there is no whole answer, and what to do. */
function WhyNot({
  end,
  problem,
  onAskAgain,
}: {
  end: QuestionEnd;
  problem: string | null;
  onAskAgain: (() => void) | null;
}) {
  const { openSettings } = useShell();
  if (end === "needs_model")
    return (
      <Banner
        tone="care"
        icon="key"
        title={TEXT.needsModel}
        action={<Button onClick={openSettings}>{TEXT.settings}</Button>}
      >
        {TEXT.needsModelMore} <code className="font-mono text-xs">{TEXT.needsModelCommand}</code>
      </Banner>
    );
  const [title, line] = TEXT.ends[end === "answered" || !Object.hasOwn(TEXT.ends, end) ? "error" : end];
  const isQuiet = end === "cancelled";
  return (
    <Banner
      tone={isQuiet ? "quiet" : "fail"}
      icon={isQuiet ? "stop" : "cross"}
      title={title}
      action={
        onAskAgain && (
          <Button icon="refresh" onClick={onAskAgain}>
            {TEXT.retry}
          </Button>
        )
      }
    >
      {problem === null ? line : plain(problem)}
    </Banner>
  );
}
