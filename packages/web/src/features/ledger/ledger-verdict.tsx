import type { ReactNode } from "react";
import { count, duration, moment, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import type { LedgerSignature } from "../../lib/signed-ledger.ts";
import { pastOf as signedPast } from "../../lib/signed-place.ts";
import { witnessLines } from "../../lib/witness-words.ts";
import type { PolicyVerdict } from "../../lib/witnessed.ts";
import { TEXT as SHARED } from "../../text.ts";
import { Button } from "../../ui/button.tsx";
import { Ticks } from "../../ui/ticks.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import type { KnownLedger, LedgerCheck } from "./check-messages.ts";
import { trustNewKey } from "./chain-check.ts";
import { HashPair } from "./hash-pair.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.check;

const timeOf = ({ at }: Pick<KnownLedger, "at">): string => moment(new Date(at));

/** What a check of a whole ledger came to. */
export function LedgerVerdict({ check }: { check: LedgerCheck }) {
  const { verdict, past } = check;
  if (!verdict.ok) return <Broken check={check} />;
  if (past !== null && past.state !== "same") return <OtherThanBefore past={past} head={verdict.head} />;
  if (check.signature?.state === "refused") return <Refused signature={check.signature} />;
  if (check.witnessed?.state === "refused")
    return <Failure title={says.refused} line={says.witnessed[check.witnessed.refusal]} />;
  const { size, unsealed, unsealedAt, unconfirmed } = verdict;
  const isKnown = !isOnItsOwn(check) && isAsWanted(check.witnessed);
  return (
    <div className="grid gap-4">
      <Verdict
        mark={isKnown ? "verified" : "sealed"}
        tone={isKnown ? "seal" : "quiet"}
        isNew={isKnown}
        title={size === 1 ? says.one : says.holds(plural(size, "link"))}
      >
        <p>{says.holdsLine(duration(check.ms))}</p>
        {unsealed.length > 0 && <p>{says.unsealed(plural(unsealed.length, "run"), linesOf(unsealedAt))}</p>}
        {unconfirmed > 0 && <p>{says.unconfirmed(count(unconfirmed))}</p>}
      </Verdict>
      <Ticks {...ticksOf(check, size)} />
    </div>
  );
}

const MOST_LINES = 10;

/** The numbers of lines, of the first ten of them. */
const linesOf = (seqs: readonly number[]): string =>
  seqs.slice(0, MOST_LINES).map(count).join(", ") + (seqs.length > MOST_LINES ? ", …" : "");

/** Whether the policy is met, if there is one. */
export const isAsWanted = (witnessed: PolicyVerdict | null): boolean =>
  witnessed === null || witnessed.state === "met";

/** Whether it is a file of lines, which has no signature, of a ledger that this browser never saw. */
const isOnItsOwn = ({ signature, past }: LedgerCheck): boolean => signature === null && past === null;

/** What each tick of a ledger means, in words. */
function ticksOf(check: LedgerCheck, size: number): { done: string[]; unknown: string[] } {
  const { past, signature } = check;
  const done: string[] = [says.ticks.links];
  if (signature?.state === "signed") {
    done.push(says.ticks.signed(plural(signature.size, "line")), signedPast(signature));
    const newer = size - signature.size;
    const lines = witnessLines(check.witnessed);
    const added = newer > 0 ? [says.ticks.newer(plural(newer, "line"))] : [];
    return { done: [...done, ...lines.done], unknown: [...lines.unknown, ...added] };
  }
  if (isOnItsOwn(check)) return { done, unknown: [says.ticks.nobody] };
  if (past) done.push(says.same(plural(past.known.size, "line"), timeOf(past.known)));
  if (signature === null || signature.state === "refused") return { done, unknown: [] };
  return { done, unknown: [SHARED.signed[signature.state]] };
}

function Refused({ signature }: { signature: Extract<LedgerSignature, { state: "refused" }> }) {
  const { refusal, trusted, found } = signature;
  const since = trusted === null ? "" : ` ${says.refusedSince(timeOf({ at: trusted.since }))}`;
  return (
    <Failure title={says.refused} line={`${SHARED.signed.refusals[refusal]}${since}`}>
      {refusal === "other_key" && trusted && found !== null && (
        <div className="grid justify-items-start gap-3 text-sm">
          <dl className="grid min-w-0 gap-2">
            {(
              [
                ["trusted", trusted.key],
                ["found", found],
              ] as const
            ).map(([name, key]) => (
              <div key={name} className="grid min-w-0 gap-0.5">
                <dt className="text-text-2">{says.keys[name]}</dt>
                <dd className="font-mono text-xs break-all">{plain(key)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-text-2">{says.trustHint}</p>
          <Button onClick={trustNewKey}>{says.trust}</Button>
        </div>
      )}
    </Failure>
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
