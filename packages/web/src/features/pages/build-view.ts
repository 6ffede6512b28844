import type { VisualEvent } from "@signet/client";
import type { VisualCheck } from "@signet/contract";
import type { MarkTone } from "../../lib/mark-state.ts";
import { count } from "../../lib/format.ts";
import type { Fold } from "../../lib/fold.ts";
import { TEXT } from "./text.ts";

type DataOf<Name extends VisualEvent["name"]> = Extract<VisualEvent, { name: Name }>["data"];
export type VisualDone = DataOf<"visual_done">;

/** A build as its reader sees it. */
export interface BuildView {
  notes: readonly DataOf<"agent_note">[];
  error: DataOf<"error"> | null;
  done: VisualDone | null;
}

/** Computes the view of a build from its events. */
export function createBuildFold(): Fold<VisualEvent, BuildView> {
  let view: BuildView = { notes: [], error: null, done: null };
  return {
    view: () => view,
    take({ name, data }) {
      if (name === "agent_note") view = { ...view, notes: [...view.notes, data] };
      else if (name === "error") view = { ...view, error: data };
      else view = { ...view, done: data };
    },
  };
}

const says = TEXT.verdict;

/** The verdict in the words of the design, and its colour. */
export function verdictOf({ ok, verified, exit_reason }: VisualDone): { title: string; tone: MarkTone } {
  if (ok) return { title: says.works, tone: "seal" };
  if (verified) return { title: says.partial, tone: "care" };
  switch (exit_reason) {
    case "needs_model":
      return { title: says.needsModel, tone: "care" };
    case "ambiguous":
      return { title: says.ambiguous, tone: "care" };
    case "cancelled":
      return { title: says.cancelled, tone: "quiet" };
    case "error":
      return { title: says.error, tone: "fail" };
    case "timeout":
      return { title: says.timeout, tone: "fail" };
    case "finished":
    case "max_steps":
    case "partial":
    case "stuck":
    case "unverified":
      return { title: says.notVerified, tone: "fail" };
  }
}

const JOINED = new Intl.ListFormat("en");

/** The numbers below the verdict; empty if nothing was played. */
export function numbersOf({ report, attempts, html_sha256 }: VisualDone): string {
  if (report === null) return "";
  const deciding = report.checks.filter(({ level }) => level === "block");
  const passed = deciding.filter(({ ok }) => ok === true).length;
  const delivered = attempts.find((attempt) => attempt.html_sha256 === html_sha256) ?? attempts.at(-1);
  const inputs = (["keys", "pointer", "touch"] as const).filter((name) => report.inputs[name]);
  const where = attempts.length > 1 && delivered ? `, ${TEXT.onAttempt(count(delivered.n))}` : "";
  const first = `${TEXT.numbers(count(passed), count(deciding.length))}${where}.`;
  if (inputs.length === 0) return first;
  return `${first} ${TEXT.reacts(JOINED.format(inputs.map((name) => TEXT.inputs[name])))}`;
}

/** The names of checks in words. */
export const checkNames = (names: readonly VisualCheck["name"][]): string =>
  names.map((name) => TEXT.checks[name].toLowerCase()).join(", ");
