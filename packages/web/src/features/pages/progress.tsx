import { type ReactNode, useState } from "react";
import { duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Icon } from "../../ui/icon.tsx";
import { type BuildView, checkNames, type VisualDone } from "./build-view.ts";
import { Pictures } from "./pictures.tsx";
import { TEXT } from "./text.ts";

/** The way to the page: each note as it comes; once it has ended the attempts, with the notes behind one line. */
export function Progress({ view: { notes, done } }: { view: BuildView }) {
  if (done === null)
    return (
      <Cord isLive label={TEXT.build}>
        {notes.map((note) => (
          <Knot key={note.seq} tone={note === notes.at(-1) ? "live" : "quiet"}>
            <p className="text-sm break-words">{plain(note.text)}</p>
          </Knot>
        ))}
      </Cord>
    );
  return (
    <div className="grid gap-4">
      <Worked done={done} notes={notes} />
      <Attempts done={done} />
    </div>
  );
}

function Worked({ done, notes }: { done: VisualDone; notes: BuildView["notes"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
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
        <span className="text-text-2">{plural(notes.length, "note")}</span>
      </button>
      {isOpen && (
        <Cord label={TEXT.build}>
          {notes.map((note) => (
            <Knot key={note.seq} tone="quiet">
              <p className="text-sm break-words">{plain(note.text)}</p>
            </Knot>
          ))}
        </Cord>
      )}
    </div>
  );
}

function Attempts({ done }: { done: VisualDone }) {
  const { attempts, html_sha256 } = done;
  const delivered = attempts.find((attempt) => attempt.html_sha256 === html_sha256);
  if (attempts.length === 0) return null;
  return (
    <Cord label={TEXT.build}>
      {attempts.map((attempt) => (
        <Knot key={attempt.n} tone={attempt.ok ? "good" : "bad"}>
          <div className="grid gap-1.5">
            <p className="text-sm">
              <span className="font-medium">{TEXT.attempt(attempt.n)}</span>{" "}
              <span className="text-text-2">
                {attempt.ok ? TEXT.passed : TEXT.attemptFailed(checkNames(attempt.failed))}
              </span>
            </p>
            {attempt.finding && <p className="text-sm break-words text-text-2">{plain(attempt.finding)}</p>}
            {attempt === delivered && (
              <>
                {attempts.length > 1 && <p className="text-xs text-text-2">{TEXT.delivered}</p>}
                <Pictures done={done} />
              </>
            )}
          </div>
        </Knot>
      ))}
    </Cord>
  );
}

function Cord({ label, isLive = false, children }: { label: string; isLive?: boolean; children: ReactNode }) {
  return (
    <div {...(isLive ? { role: "log", "aria-label": label } : {})}>
      <ol className="relative grid gap-3 before:absolute before:top-3 before:bottom-3 before:left-[9.5px] before:w-px before:bg-line-strong">
        {children}
      </ol>
    </div>
  );
}

const TONES = {
  quiet: "bg-text-3",
  good: "bg-seal",
  bad: "bg-fail",
  live: "bg-info animate-breathe rounded-full",
} as const;

/** A row with its knot on the cord. */
function Knot({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <li className="flex animate-appear gap-4">
      <span className="relative z-1 grid size-5 shrink-0 place-items-center bg-surface">
        <span className={`size-2 rounded-[2px] ${TONES[tone]}`} />
      </span>
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}
