import { memo, type ReactNode, useCallback, useState } from "react";
import { count, duration, sentence } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { useNow } from "../../lib/use-now.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Diff, DiffCounts } from "../../ui/diff.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Prose } from "../../ui/prose.tsx";
import { TerminalOutput } from "../../ui/terminal.tsx";
import type { CodeRunView, StepRow } from "./run-view.ts";
import { TEXT } from "./text.ts";

/** Steps that are shown at once, the newest: a run of many more costs no more to follow. */
const AT_ONCE = 100;

/** The cord: from the opening, every step in order. The newest is open while the run is live; what a reader opens or closes stays so. */
export function Steps({ view, isLive }: { view: CodeRunView; isLive: boolean }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [most, setMost] = useState(AT_ONCE);
  const { start, rows, newest, sealed } = view;
  const toggle = useCallback(
    (key: number, isOpen: boolean) => setChosen((old) => new Map(old).set(key, !isOpen)),
    [],
  );
  const earlier = Math.max(0, rows.length - most);
  return (
    <ol className="relative grid gap-1 before:absolute before:top-5 before:bottom-4 before:left-[9.5px] before:w-px before:bg-line-strong">
      {start && (
        <li className="flex items-center gap-4 pb-1.5 text-sm text-text-2">
          <span className="relative z-1 -ml-px grid size-[22px] place-items-center bg-surface">
            <Mark state="open" size={22} />
          </span>
          <span className="min-w-0 break-words">
            {TEXT.opened(start.max_steps, plain(start.model))} {start.resumed && TEXT.resumed}
          </span>
        </li>
      )}
      {earlier > 0 && (
        <li className="py-1 pl-9">
          <Button look="quiet" onClick={() => setMost(most + AT_ONCE)}>
            {TEXT.earlierSteps(count(earlier))}
          </Button>
        </li>
      )}
      {rows.slice(earlier).map((row) => (
        <Row
          key={row.key}
          row={row}
          isOpen={chosen.get(row.key) ?? (isLive && row.key === newest)}
          onToggle={toggle}
        />
      ))}
      {isLive && <Working view={view} />}
      {sealed && (
        <li className="flex items-center gap-4 pt-1.5 text-sm text-text-2">
          <span className="relative z-1 -ml-px grid size-[22px] place-items-center bg-surface">
            <Mark state="sealed" size={22} />
          </span>
          {TEXT.sealed(count(sealed.receipt.seq))}
        </li>
      )}
    </ol>
  );
}

interface RowParts<R extends StepRow> {
  row: R;
  isOpen: boolean;
  onToggle: (key: number, isOpen: boolean) => void;
}

/** A step. It is rendered again only if it changes. */
const Row = memo(function Row({ row, isOpen, onToggle }: RowParts<StepRow>) {
  switch (row.kind) {
    case "said":
      return (
        <Knot>
          <div className="py-1 text-md">
            <Prose text={row.text} />
          </div>
        </Knot>
      );
    case "told":
      return (
        <Knot>
          <p className="py-2 text-sm break-words whitespace-pre-wrap text-text-2">
            {sentence(plain(row.text))}
          </p>
        </Knot>
      );
    case "read":
      return (
        <Knot>
          <p className="flex min-h-9 items-center gap-2.5 text-sm">
            <span className="font-medium">{TEXT.verbs.read}</span>
            <code className="min-w-0 truncate text-xs text-text-2">{plain(row.files.join(", "))}</code>
          </p>
        </Knot>
      );
    case "changed": {
      const hasMore = row.file.hunks.length > 0 || row.file.binary;
      return (
        <Knot>
          <Head
            verb={TEXT.verbs[row.verb]}
            object={row.file.path}
            isOpen={isOpen}
            onToggle={hasMore ? () => onToggle(row.key, isOpen) : undefined}
            result={<DiffCounts {...row.file} />}
          />
          {isOpen && hasMore && (
            <Card className="mt-1 mb-2 animate-appear rounded-control">
              <Diff file={row.file} />
            </Card>
          )}
        </Knot>
      );
    }
    case "ran":
      return <Ran row={row} isOpen={isOpen} onToggle={onToggle} />;
  }
});

function Ran({ row, isOpen, onToggle }: RowParts<Extract<StepRow, { kind: "ran" }>>) {
  const { key, cmd, result, at, soFar } = row;
  const now = useNow(result === null);
  if (result === null)
    return (
      <Knot tone="live">
        <Head
          verb={TEXT.verbs.running}
          object={cmd}
          isOpen={false}
          result={<span className="text-info-text">{duration(Math.max(0, now - Date.parse(at)))}</span>}
        />
        {soFar !== "" && (
          <div className="mt-1 mb-2">
            <TerminalOutput text={soFar} label={TEXT.soFarPrinted} />
          </div>
        )}
      </Knot>
    );
  const output = [result.stdout, result.stderr].filter((text) => text.trim() !== "").join("\n");
  return (
    <Knot tone={result.ok ? "quiet" : "bad"}>
      <Head
        verb={TEXT.verbs.ran}
        object={cmd}
        isOpen={isOpen}
        onToggle={() => onToggle(key, isOpen)}
        result={
          <>
            {!result.ok && <span className="text-fail-text">{endOf(result)}</span>}
            <span className="text-text-2">{duration(result.duration_ms)}</span>
          </>
        }
      />
      {isOpen && (
        <div className="mt-1 mb-2 animate-appear">
          {cmd.length > 60 && (
            <pre className="mb-2 overflow-x-auto text-xs whitespace-pre-wrap text-text-2">{plain(cmd)}</pre>
          )}
          <TerminalOutput text={output} />
        </div>
      )}
    </Knot>
  );
}

function endOf({ timed_out, exit_code }: { timed_out: boolean; exit_code: number | null }): string {
  if (timed_out) return TEXT.tookTooLong;
  return exit_code === null ? TEXT.notFinished : TEXT.exit(String(exit_code));
}

const KNOTS = { quiet: "bg-text-3", bad: "bg-fail", live: "bg-info animate-breathe rounded-full" } as const;

/** A row with its knot on the cord. */
function Knot({ tone = "quiet", children }: { tone?: keyof typeof KNOTS; children: ReactNode }) {
  return (
    <li className="flex animate-appear gap-4">
      <span className="relative z-1 mt-2 grid size-5 shrink-0 place-items-center bg-surface">
        <span className={`size-2 rounded-[2px] ${KNOTS[tone]}`} />
      </span>
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

/** Verb, object and result of a step; a button where there is more to see. */
function Head({
  verb,
  object,
  isOpen,
  onToggle,
  result,
}: {
  verb: string;
  object: string;
  isOpen: boolean;
  onToggle?: (() => void) | undefined;
  result: ReactNode;
}) {
  const content = (
    <>
      {onToggle && (
        <Icon
          name="chevron"
          size={14}
          className={`text-text-3 transition-transform duration-(--dur-1) ${isOpen ? "rotate-90" : ""}`}
        />
      )}
      <span className="shrink-0 font-medium">{verb}</span>
      <code className="min-w-0 grow truncate text-left text-xs text-text-2">
        {plain(object).replaceAll("\n", " ")}
      </code>
      <span className="flex shrink-0 gap-2 text-xs">{result}</span>
    </>
  );
  const look = "flex min-h-9 w-full items-center gap-2.5 text-sm max-tablet:min-h-11";
  if (!onToggle) return <p className={look}>{content}</p>;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={`${look} rounded-control hover:bg-hover`}
    >
      {content}
    </button>
  );
}

/** What goes on between events. */
function Working({ view: { rows, done, start, step } }: { view: CodeRunView }) {
  const last = rows.at(-1);
  if (last?.kind === "ran" && last.result === null) return null;
  const words = start === null ? TEXT.waiting : TEXT.thinking;
  return (
    <Knot tone="live">
      <p className="flex min-h-9 items-center text-sm text-text-2">
        {done ? TEXT.checking : words}
        {start !== null && step > 0 && (
          <span className="ml-2 text-xs">{TEXT.step(step, start.max_steps)}</span>
        )}
      </p>
    </Knot>
  );
}
