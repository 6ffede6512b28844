import { plain } from "../../lib/plain.ts";
import { useStatus } from "../../lib/queries.ts";
import { useShell } from "../../lib/shell.ts";
import type { Verification } from "../../lib/verify-run.ts";
import { Button } from "../../ui/button.tsx";
import { markOf } from "../../ui/receipt.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import { type BuildView, numbersOf, type VisualDone, verdictOf } from "./build-view.ts";
import { TEXT } from "./text.ts";

/** What a build came to: the verdict, its numbers, what is missing, and what it cost. */
export function Outcome({
  done,
  error,
  verification,
}: {
  done: VisualDone;
  error: BuildView["error"];
  verification: Verification;
}) {
  const { openSettings } = useShell();
  const { data: status } = useStatus();
  const { title, tone } = verdictOf(done);
  const mark = markOf(verification, done.ok);
  const numbers = numbersOf(done);
  return (
    <div className="grid gap-3">
      <Verdict mark={mark} tone={tone} isNew={mark === "verified"} title={title}>
        <div className="grid gap-1">
          {numbers && <p>{numbers}</p>}
          {!done.ok && !done.not_done && (
            <p className="break-words">{plain(error === null ? done.summary : error.detail)}</p>
          )}
        </div>
      </Verdict>
      {done.not_done && (
        <div className="grid gap-1 text-sm">
          <h3 className="font-semibold">{TEXT.notDone}</h3>
          <ul className="list-disc pl-5 text-text-2">
            {done.not_done.map((text) => (
              <li key={text} className="break-words">
                {plain(text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {error !== null && (
        <p className="text-sm text-text-2">{error.charged ? TEXT.charged : TEXT.notCharged}</p>
      )}
      {error === null && !done.ok && status?.mode === "hosted" && (
        <p className="text-sm text-text-2">{TEXT.refunded}</p>
      )}
      {done.exit_reason === "needs_model" && (
        <Button icon="settings" className="justify-self-start" onClick={openSettings}>
          {TEXT.model}
        </Button>
      )}
    </div>
  );
}
