import { useState } from "react";
import { elapsed } from "../../lib/format.ts";
import { service } from "../../lib/service.ts";
import { useNow } from "../../lib/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { RunActions } from "./run-actions.tsx";
import type { CodeRunView } from "./run-view.ts";
import { TEXT } from "./text.ts";

/** In the bar: while it runs, the step and the clock; then what can be done with the result. */
export function RunBar({
  runId,
  view,
  isStopping,
}: {
  runId: string;
  view: CodeRunView;
  isStopping: boolean;
}) {
  const { start, done, step } = view;
  const isLive = done === null;
  const now = useNow(isLive);
  if (!isLive) return <RunActions runId={runId} task={start?.task ?? ""} done={done} />;
  return (
    <>
      <span className="flex shrink-0 items-center gap-2 rounded-chip border border-info-line bg-info-soft px-2 py-0.5 text-xs font-medium text-info-text">
        <span aria-hidden="true" className="size-2 animate-breathe rounded-full bg-info" />
        {whereabouts(start, step)}
      </span>
      {start && (
        <span className="hidden text-sm text-text-2 tablet:inline">
          {elapsed(now - Date.parse(start.at))}
        </span>
      )}
      <StopButton runId={runId} isStopping={isStopping} />
    </>
  );
}

function whereabouts(start: CodeRunView["start"], step: number): string {
  if (start === null) return TEXT.waiting;
  return step === 0 ? TEXT.thinking : TEXT.step(step, start.max_steps);
}

function StopButton({ runId, isStopping }: { runId: string; isStopping: boolean }) {
  const [asked, setAsked] = useState(false);
  const isAsked = asked || isStopping;
  const stop = () => {
    setAsked(true);
    service()
      .cancel(runId)
      .catch(() => setAsked(false));
  };
  return (
    <Button icon="stop" disabled={isAsked} onClick={stop}>
      {isAsked ? TEXT.stopping : TEXT.stop}
    </Button>
  );
}
