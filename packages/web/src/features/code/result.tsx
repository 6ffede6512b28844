import { type ReactNode, useState } from "react";
import { plural } from "../../lib/format.ts";
import { type FilePatch, readPatch } from "../../lib/patch.ts";
import { plain } from "../../lib/plain.ts";
import type { Verification } from "../../lib/verify-run.ts";
import { Card } from "../../ui/card.tsx";
import { Diff, DiffCounts } from "../../ui/diff.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Prose } from "../../ui/prose.tsx";
import { markOf } from "../../ui/receipt.tsx";
import { TerminalOutput } from "../../ui/terminal.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import type { CodeData, StepRow } from "./run-view.ts";
import { type TestRow, testsOf } from "./tests-of.ts";
import { TEXT } from "./text.ts";
import { asidesOf, verdictOf } from "./verdict-of.ts";

/** What a finished run came to: verdict, tests before and after, changes. `between` stands below the verdict. */
export function Result({
  done,
  rows,
  verification,
  between,
}: {
  done: CodeData<"code_done">;
  rows: readonly StepRow[];
  verification: Verification;
  between?: ReactNode;
}) {
  const tests = testsOf(done, rows);
  const { title, tone, line } = verdictOf(done, tests);
  const { check } = done;
  const mark = markOf(verification, done.ok);
  return (
    <>
      {verification.state === "broken" ? (
        <Verdict mark={mark} tone="fail" title={TEXT.verdict.broken}>
          {TEXT.verdict.claims(title)}
        </Verdict>
      ) : (
        <Verdict mark={mark} tone={tone} isNew={mark === "verified"} title={title}>
          <div className="grid gap-1">
            {line && <p>{line}</p>}
            {done.summary && done.exit_reason !== "error" && <Prose text={done.summary} />}
          </div>
        </Verdict>
      )}
      {between}
      {tests.length > 0 && <TestTable tests={tests} />}
      {!done.ok && tests.length === 0 && check.output.trim() !== "" && (
        <Part title={TEXT.checkOutput}>
          <TerminalOutput text={check.output} />
        </Part>
      )}
      {asidesOf(check).map((aside) => (
        <p key={aside} className="text-sm break-words text-care-text">
          {plain(aside)}
        </p>
      ))}
      <Changes diff={done.diff} files={done.files} />
      {check.proposed && (
        <Part title={TEXT.changedTests}>
          <Files files={readPatch(check.proposed.patch)} />
        </Part>
      )}
    </>
  );
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-sm font-semibold">
        {title} {aside && <span className="ml-1 font-normal text-text-2">{aside}</span>}
      </h2>
      {children}
    </section>
  );
}

const FIRST_TESTS = 12;

function TestTable({ tests }: { tests: readonly TestRow[] }) {
  const [isWhole, setWhole] = useState(false);
  // What fails is seen first when there are many.
  const sorted = tests.toSorted((a, b) => Number(a.now) - Number(b.now));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_TESTS);
  return (
    <Card>
      <table className="w-full text-sm">
        <caption className="sr-only">{TEXT.tests.title}</caption>
        <thead className="border-b border-line bg-surface-2 text-left text-xs text-text-2">
          <tr>
            <th className="px-3.5 py-2 font-normal">{TEXT.tests.test}</th>
            <th className="w-24 py-2 font-normal">{TEXT.tests.before}</th>
            <th className="w-24 py-2 font-normal">{TEXT.tests.now}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(({ name, before, now }) => (
            <tr key={name}>
              <td className="px-3.5 py-2 font-mono text-xs break-words">{name}</td>
              <td>
                <TestState passes={before} />
              </td>
              <td>
                <TestState passes={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && tests.length > FIRST_TESTS && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-(--control) w-full border-t border-line px-3.5 text-left text-xs text-text-2 hover:bg-hover"
        >
          {TEXT.tests.all(plural(tests.length, "test"))}
        </button>
      )}
    </Card>
  );
}

function TestState({ passes }: { passes: boolean | null }) {
  if (passes === null) return <span className="text-xs text-text-3">{TEXT.tests.unknown}</span>;
  return (
    <span className={`inline-flex items-center gap-1.5 ${passes ? "text-seal-text" : "text-fail-text"}`}>
      <Icon name={passes ? "check" : "cross"} size={14} />
      {passes ? TEXT.tests.passes : TEXT.tests.fails}
    </span>
  );
}

function Changes({ diff, files }: { diff: string | null; files: readonly string[] }) {
  const changed = diff === null ? [] : readPatch(diff);
  const sum = (of: "added" | "removed") => changed.reduce((total, file) => total + file[of], 0);
  const [added, removed] = [sum("added"), sum("removed")];
  const counts = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])];
  if (diff === null)
    return (
      <Part title={TEXT.changes} aside={plural(files.length, "file")}>
        <p className="text-sm text-text-2">{TEXT.tooLong}</p>
      </Part>
    );
  if (changed.length === 0) return <p className="text-sm text-text-2">{TEXT.noChanges}</p>;
  return (
    <Part title={TEXT.changes} aside={[plural(changed.length, "file"), ...counts].join(", ")}>
      <Files files={changed} />
    </Part>
  );
}

function Files({ files }: { files: readonly FilePatch[] }) {
  return (
    <div className="grid min-w-0 gap-3">
      {files.map((file) => (
        <Card key={file.path} className="rounded-control">
          <div className="flex items-center justify-between gap-3 border-b border-line bg-surface-2 px-3.5 py-2">
            <code className="min-w-0 text-xs font-medium break-all">{plain(file.path)}</code>
            <DiffCounts {...file} />
          </div>
          <Diff file={file} />
        </Card>
      ))}
    </div>
  );
}
