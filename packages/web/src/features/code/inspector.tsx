import { lazy, memo, type ReactNode, Suspense, useState } from "react";
import { duration } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Fact } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DiffCounts } from "../../ui/diff.tsx";
import { Icon } from "../../ui/icon.tsx";
import { knownRequest } from "./known-requests.ts";
import { type ChangedFile, type CodeData, type CodeRunView, editsOf, type StepRow } from "./run-view.ts";
import { TEXT } from "./text.ts";

const FileViewer = lazy(async () => ({ default: (await import("./file-viewer.tsx")).FileViewer }));

/** What stands beside the steps: files, how it was or will be checked, and how to use the result. */
export function Inspector({ runId, view }: { runId: string; view: CodeRunView }) {
  const { done, changed, rows } = view;
  if (done === null)
    return (
      <>
        <Group title={TEXT.soFar}>
          <Changed files={changed} />
        </Group>
        <Group title={TEXT.will.title}>
          <WillDecide runId={runId} />
        </Group>
      </>
    );
  return (
    <>
      <Group title={TEXT.how.title}>
        <How {...done} />
      </Group>
      {done.artifacts.length > 0 && (
        <>
          <Group title={TEXT.delivered}>
            <Delivered runId={runId} done={done} changed={changed} rows={rows} />
          </Group>
          <Group title={TEXT.apply.title}>
            <Apply runId={runId} />
          </Group>
        </>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3 border-line py-5 first:pt-0 not-first:border-t">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const Changed = memo(function Changed({ files }: { files: readonly ChangedFile[] }) {
  if (files.length === 0) return <p className="text-sm text-text-2">{TEXT.nothingYet}</p>;
  return (
    <ul className="grid gap-1">
      {files.map(({ path, added, removed }) => (
        <li key={path} className="flex min-h-7 items-center gap-2.5 text-sm">
          <Icon name="file" size={16} className="text-text-2" />
          <code className="min-w-0 grow text-xs break-all">{plain(path)}</code>
          <DiffCounts added={added} removed={removed} />
        </li>
      ))}
    </ul>
  );
});

function WillDecide({ runId }: { runId: string }) {
  const command = knownRequest(runId)?.check_cmd;
  return (
    <div className="grid gap-2 text-sm text-text-2">
      <p>{command === undefined ? TEXT.will.tests : TEXT.will.command}</p>
      {command !== undefined && <code className="text-xs break-all text-text">{command}</code>}
      <p className="text-xs">{TEXT.will.note}</p>
    </div>
  );
}

function How({ check }: CodeData<"code_done">) {
  const says = TEXT.how;
  const decides = check.plan?.says ?? says.kinds[check.kind];
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <Fact name={says.by}>{check.kind === "given" ? says.kinds.given : says.kinds[check.kind]}</Fact>
        {check.kind !== "none" && (
          <>
            <Fact name={(check.plan?.examples ?? 0) > 0 ? says.examples : says.command} mono>
              {plain(check.cmd ?? decides)}
            </Fact>
            <Fact name={says.exit}>{check.exit_code ?? "–"}</Fact>
            <Fact name={says.before}>{says.befores[check.before]}</Fact>
            <Fact name={says.control}>{says.controls[check.control]}</Fact>
            <Fact name={says.took}>{duration(check.duration_ms)}</Fact>
          </>
        )}
      </dl>
      {check.kind !== "none" && <p className="text-xs text-text-2">{says.note}</p>}
    </>
  );
}

function Delivered({
  runId,
  done,
  changed,
  rows,
}: {
  runId: string;
  done: CodeData<"code_done">;
  changed: readonly ChangedFile[];
  rows: readonly StepRow[];
}) {
  const [shown, setShown] = useState<string | null>(null);
  const file = done.artifacts.find(({ path }) => path === shown);
  return (
    <>
      <ul className="-mx-2 grid">
        {done.artifacts.map(({ path }) => {
          const counts = changed.find((one) => one.path === path);
          return (
            <li key={path}>
              <button
                type="button"
                onClick={() => setShown(path)}
                title={TEXT.view(path)}
                className="flex min-h-(--control) w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-hover"
              >
                <Icon name="file" size={16} className="text-text-2" />
                <code className="min-w-0 grow text-xs break-all">{plain(path)}</code>
                {counts && <DiffCounts {...counts} />}
              </button>
            </li>
          );
        })}
      </ul>
      {file && (
        <Suspense>
          <FileViewer
            runId={runId}
            file={file}
            edits={editsOf(file.path, rows)}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Apply({ runId }: { runId: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm text-text-2">
      <p>{TEXT.apply.cli}</p>
      <CommandLine text={`npx signet run ${runId} --apply`} />
      <p>{TEXT.apply.git}</p>
      <CommandLine text={`git apply ${runId}.patch`} />
    </div>
  );
}

function CommandLine({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-2 rounded-control bg-term pl-3 text-term-text [&_button]:text-term-dim [&_button:hover]:bg-white/10 [&_button:hover]:text-term-text">
      <code
        tabIndex={0}
        role="region"
        aria-label={text}
        className="min-w-0 grow overflow-x-auto py-2 text-xs whitespace-nowrap"
      >
        {text}
      </code>
      <CopyButton text={text} />
    </div>
  );
}
