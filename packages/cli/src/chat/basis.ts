import type { ChatEvent, Evidence, ProofOutcome } from "@signet/contract";
import { PROOF_OUTCOMES } from "@signet/contract/values";
import type { OutputStyle } from "../terminal.ts";
import { column, defuse, fit, oneLine, wrap } from "../text.ts";
import type { ChatData } from "./event-data.ts";

type Proof = ChatData<"proof">;

/** A claim of an answer and how it is backed. */
interface BackedClaim {
  text: string;
  outcome: ProofOutcome;
  evidence: Evidence[];
}

/** The claims of an answer, and whether tools saw anything before it. */
export interface AnswerBasis {
  claims: BackedClaim[];
  looked: boolean;
}

const MARGIN = "  ";
const MOST_LINES = 8;
const MOST_LINES_OF_ONE = 4;
/** From this room on, a claim's line also names its evidence. */
const ROOM_FOR_EVIDENCE = 44;
export const LABELS: Record<ProofOutcome, string> = {
  supported: "supported",
  looked_up: "looked up",
  own_knowledge: "model's own",
};
export const LABEL_COLUMNS = 12;

/** Collects what the events of a chat say about its answer. Proofs on the way are observations; those after the last text are claims. */
export function createBasis() {
  let newest: Proof[] = [];
  let seen: Proof[] = [];
  return {
    note({ name, data }: ChatEvent): void {
      if (name === "proof") newest.push(data);
      else if (name === "token" || name === "action" || (name === "phase" && data.status === "started")) {
        seen = [...seen, ...newest];
        newest = [];
      }
    },
    basis: (): AnswerBasis => ({ claims: claimsOf(newest, seen), looked: seen.length > 0 }),
  };
}

const hasOutcome = ({ outcome }: { outcome?: string }) =>
  outcome !== undefined && (PROOF_OUTCOMES as readonly string[]).includes(outcome);

function claimsOf(newest: Proof[], seen: Proof[]): BackedClaim[] {
  if (newest.every(hasOutcome))
    return newest.map(({ claim, outcome, evidence }) => ({ text: claim, outcome, evidence }));
  // A service of before: only the last proof is about the answer, and it says no more than whether it is verified.
  const { claim, verified, evidence } = newest.at(-1)!;
  const before = [...seen, ...newest].flatMap((proof) => proof.evidence);
  if (verified) return [{ text: claim, outcome: "supported", evidence }];
  const outcome = before.length > 0 ? "looked_up" : "own_knowledge";
  return [{ text: claim, outcome, evidence: before }];
}

/** What an answer rests on: one statement if all of it is backed alike, else a line for each claim; none for small talk. */
export function basisLines(raw: AnswerBasis, look: OutputStyle): string[] {
  const { claims, looked } = defuse(raw);
  const [first] = claims;
  if (!first) return [];
  const isAlike = claims.every(({ outcome }) => outcome === first.outcome);
  const names = namesOf(claims.flatMap(({ evidence }) => evidence));
  const room = look.columns - MARGIN.length;
  const lines = isAlike ? wholeLines(first.outcome, names, { looked, room }) : claimLines(claims, room);
  return lines.map((line) => MARGIN + look.paint("dim", line));
}

/** One statement about the whole answer, with as many pieces of evidence as fit in a few lines. */
function wholeLines(
  outcome: ProofOutcome,
  names: string[],
  { looked, room }: { looked: boolean; room: number },
): string[] {
  if (outcome === "own_knowledge") {
    const why = looked ? "nothing that was looked up says it" : "nothing was looked up";
    return wrap(`the model's own knowledge: ${why}`, room);
  }
  for (let shown = names.length; shown > 0; shown--) {
    const more = names.length - shown;
    const list = names.slice(0, shown).join(" · ") + (more > 0 ? ` and ${more} more` : "");
    const lines = wrap(statement(outcome, list), room);
    if (lines.length <= MOST_LINES_OF_ONE) return lines;
  }
  return wrap(statement(outcome, fit(names[0] ?? "", room)), room);
}

function statement(outcome: ProofOutcome, list: string): string {
  if (outcome === "supported") return list === "" ? "supported" : `supported by ${list}`;
  return `looked up${list === "" ? "" : `: ${list}`}; put in other words`;
}

/** A line for each claim: how it is backed, its beginning, and by what. */
function claimLines(claims: BackedClaim[], room: number): string[] {
  const shown = claims.length > MOST_LINES ? claims.slice(0, MOST_LINES - 1) : claims;
  const rest = claims.slice(shown.length);
  return [...shown.map((claim) => claimLine(claim, room)), ...(rest.length > 0 ? [countLine(rest)] : [])].map(
    (line) => fit(line, room),
  );
}

function claimLine({ text, outcome, evidence }: BackedClaim, room: number): string {
  const label = column(LABELS[outcome], LABEL_COLUMNS);
  const left = room - LABEL_COLUMNS;
  const names = namesOf(evidence).join(" · ");
  const quote = (columns: number) => `“${fit(oneLine(text), columns - 2)}”`;
  if (names === "" || left < ROOM_FOR_EVIDENCE) return label + quote(left);
  return `${label}${quote(Math.floor(left * 0.6))}  ${names}`;
}

function countLine(claims: BackedClaim[]): string {
  const counts = PROOF_OUTCOMES.map(
    (outcome) => [LABELS[outcome], claims.filter((claim) => claim.outcome === outcome).length] as const,
  );
  const said = counts.flatMap(([label, count]) => (count > 0 ? [`${count} ${label}`] : []));
  return `… and ${claims.length} more: ${said.join(", ")}`;
}

const namesOf = (evidence: Evidence[]) => [...new Set(evidence.map(nameOf))];

/** A piece of evidence in a few words. */
export function nameOf({ type, ref }: Evidence): string {
  const name = oneLine(ref);
  switch (type) {
    case "calculation":
      return `calculate ${fit(name, 60)}`;
    case "command":
      return `running ${fit(name, 40)}`;
    case "receipt":
      return `receipt ${name.slice(0, 12)}`;
    case "memory":
      return `note ${name}`;
    case "time":
      return `the time in ${name}`;
    case "source":
      return name;
    default:
      return oneLine(`${String(type)} ${name}`);
  }
}
