import { useState } from "react";
import { Choice } from "../../ui/choice.tsx";
import type { VisualDone } from "./build-view.ts";
import { Preview } from "./preview.tsx";
import { Report } from "./report.tsx";
import { TEXT } from "./text.ts";

/** The page to play, or the report about it. */
export function Stage({ done, title, isNarrow }: { done: VisualDone; title: string; isNarrow: boolean }) {
  const [tab, setTab] = useState<keyof typeof TEXT.tabs>(done.html === null ? "report" : "preview");
  const tabs = <Choice label={TEXT.view} options={TEXT.tabs} value={tab} onChoose={setTab} />;
  if (tab === "preview" && done.html !== null)
    return (
      <div className="flex min-h-0 grow flex-col bg-surface-2">
        <Preview
          runId={done.run_id}
          title={title}
          isNarrow={isNarrow}
          tabs={tabs}
          above={done.verified ? null : TEXT.unsafe}
        />
      </div>
    );
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <div className="flex border-b border-line px-4 py-2 tablet:px-6">{tabs}</div>
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto outline-offset-[-2px]">
        {tab === "report" ? (
          <Report report={done.report} />
        ) : (
          <p className="p-6 text-sm text-text-2">{TEXT.noPage}</p>
        )}
      </div>
    </div>
  );
}
