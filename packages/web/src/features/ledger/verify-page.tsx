import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { count } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { trustedLedgers } from "../../lib/trusted-ledgers.ts";
import { witnessPolicy } from "../../lib/witness-policy.ts";
import { TEXT as SHARED } from "../../text.ts";
import { Button } from "../../ui/button.tsx";
import { Column, Page } from "../../ui/page.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import type { CheckAnswer } from "./check-messages.ts";
import { PolicyBox } from "./policy-box.tsx";
import { hasCrypto, runCheck } from "./run-check.ts";
import { SealedVerdict } from "./sealed-verdict.tsx";
import { LedgerVerdict } from "./ledger-verdict.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.verify;

interface Checked {
  file: File;
  answer: CheckAnswer;
}

/** Checks a file in this browser, in the forms that `signet verify` takes. Nothing is sent. */
export function VerifyPage() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const check = (file: File) => {
    stop.current();
    setChecked({ file, answer: { state: "running", done: 0, size: null } });
    const request = { of: "file", file, trusted: trustedLedgers(), policy: witnessPolicy.get() } as const;
    stop.current = runCheck(request, (answer) => setChecked({ file, answer }));
  };
  return (
    <Page title={says.title}>
      <Column>
        {hasCrypto() ? (
          <DropZone onFile={check} isCompact={checked !== null} />
        ) : (
          <p className="text-md text-text-2">{SHARED.receipt.noCrypto}</p>
        )}
        {checked === null ? <Forms /> : <Found name={checked.file.name} answer={checked.answer} />}
        {hasCrypto() && <PolicyBox onChange={() => checked && check(checked.file)} />}
      </Column>
    </Page>
  );
}

function DropZone({ onFile, isCompact }: { onFile: (file: File) => void; isCompact: boolean }) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
      className={`grid justify-items-start gap-4 rounded-card border border-dashed p-6 ${isOver ? "border-info bg-info-soft" : "border-control-line bg-surface-2"}`}
    >
      {!isCompact && (
        <div className="grid gap-1">
          <h2 className="serif text-verdict">{says.lead}</h2>
          <p className="text-md text-text-2">{says.line}</p>
        </div>
      )}
      <Button look={isCompact ? "default" : "primary"} icon="file" onClick={() => input.current?.click()}>
        {isCompact ? says.other : says.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={says.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}

function Found({ name, answer }: { name: string; answer: CheckAnswer }) {
  return (
    <section aria-label={plain(name)} className="grid min-w-0 gap-5">
      <p className="font-mono text-xs break-all text-text-2">{plain(name)}</p>
      {foundIn(name, answer)}
    </section>
  );
}

function foundIn(name: string, answer: CheckAnswer): ReactNode {
  switch (answer.state) {
    case "running":
      return (
        <Verdict mark="sealed" tone="quiet" title={says.checking(plain(name))}>
          {answer.done > 0 && count(answer.done)}
        </Verdict>
      );
    case "empty":
      return <Verdict mark="sealed" tone="quiet" title={says.empty} />;
    case "failed":
      return (
        <Verdict mark="sealed" tone="care" title={says.failed}>
          {answer.why}
        </Verdict>
      );
    case "done":
      return answer.result.of === "ledger" ? (
        <LedgerVerdict check={answer.result} />
      ) : (
        <SealedVerdict check={answer.result} />
      );
  }
}

function Forms() {
  return (
    <section className="grid gap-3">
      <h2 className="text-sm font-semibold">{says.forms}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {says.formList.map(([name, file, what]) => (
          <div key={name} className="grid gap-1 py-3 tablet:grid-cols-[200px_minmax(0,1fr)] tablet:gap-4">
            <dt className="text-sm font-medium">
              {name}
              <span className="block font-mono text-xs font-normal text-text-2">{file}</span>
            </dt>
            <dd className="text-sm text-text-2">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-text-2">
        {says.command}: <code className="text-text">npx signet verify &lt;file&gt;</code>
      </p>
    </section>
  );
}
