import type { ReactNode } from "react";
import { clock, count, day, duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Verdict } from "../../ui/verdict.tsx";
import type { KnownLedger, LedgerCheck } from "./check-messages.ts";
import { HashPair } from "./hash-pair.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.check;

const timeOf = ({ at }: KnownLedger): string => `${day(new Date(at))}, ${clock(new Date(at))}`;

/** What a check of a whole ledger came to. */
export function LedgerVerdict({ check }: { check: LedgerCheck }) {
  const { verdict, past } = check;
  if (!verdict.ok) return <Broken check={check} />;
  if (past !== null && past.state !== "same") return <OtherThanBefore past={past} head={verdict.head} />;
  const { size, unsealed, unconfirmed } = verdict;
  return (
    <Verdict
      mark="verified"
      tone="seal"
      isNew
      title={size === 1 ? says.one : says.holds(plural(size, "link"))}
    >
      <p>{says.holdsLine(duration(check.ms))}</p>
      {past && <p>{says.same(plural(past.known.size, "line"), timeOf(past.known))}</p>}
      {unsealed.length > 0 && <p>{says.unsealed(plural(unsealed.length, "run"))}</p>}
      {unconfirmed > 0 && <p>{says.unconfirmed(count(unconfirmed))}</p>}
    </Verdict>
  );
}

function Failure({ title, line, children }: { title: string; line: string; children?: ReactNode }) {
  return (
    <div role="alert" className="grid gap-4">
      <Verdict mark="broken" tone="fail" title={title}>
        <p>{line}</p>
      </Verdict>
      {children}
    </div>
  );
}

function Broken({ check: { verdict, broken } }: { check: LedgerCheck }) {
  if (verdict.ok) return null;
  if (broken === null)
    return <Failure title={says.breaks(count(verdict.seq))} line={says.line(plain(verdict.message))} />;
  const next = count(verdict.seq);
  const isFirst = broken.seq < 0;
  return (
    <Failure
      title={says.breaks(isFirst ? next : count(broken.seq))}
      line={isFirst ? says.genesis : says.link(next)}
    >
      <HashPair
        rows={[
          [says.named(next), broken.named],
          [says.computed, broken.computed],
        ]}
      />
    </Failure>
  );
}

function OtherThanBefore({ past, head }: { past: NonNullable<LedgerCheck["past"]>; head: string }) {
  const [lines, when] = [plural(past.known.size, "line"), timeOf(past.known)];
  if (past.state === "cut") return <Failure title={says.cut} line={says.cutLine(lines, when)} />;
  return (
    <Failure title={says.rewritten} line={says.rewrittenLine(lines, when)}>
      <HashPair
        rows={[
          [says.before, past.known.head],
          [says.computed, past.computed ?? head],
        ]}
      />
    </Failure>
  );
}
