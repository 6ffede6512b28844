import type { PageBrief } from "../page-brief.ts";
import type { CheckName } from "../page-report.ts";
import { findBelowZero } from "./below-zero.ts";
import { findGoesOnAfterStop } from "./goes-on-after-stop.ts";
import { pressOn } from "./press-on.ts";
import { findWrongAfterRestart } from "./restart.ts";
import { findJumpsAhead } from "./jumps-ahead.ts";
import { findRestartsFaster, findRunsFaster } from "./runs-faster.ts";
import { leftPoints } from "./undone.ts";
import { findLostMarks } from "./there-and-back.ts";
import { findTicksFaster } from "./ticks-faster.ts";
import type { Verdict } from "./verdict.ts";
import type { CountsAfterStep } from "./counts.ts";
import type { PageSession } from "./page-session.ts";
import { checkLayer } from "./stuck-layer.ts";

/** A page whose course is checked, and which words it has for changing that. */
export interface CourseCase {
  brief: PageBrief;
  verdict: Verdict;
  /** Whether the page has the words for beginning again. */
  replays: boolean;
  /** Whether it has those for going to another day, week, month or year and back. */
  travels: boolean;
  /** Whether it has those for stopping something. */
  stops: boolean;
}

/** Checks how what the steps have begun goes on, ends, and begins again. */
export async function checkCourse(
  session: PageSession,
  { verdict, brief, replays, travels, stops }: CourseCase,
  counted: readonly CountsAfterStep[],
): Promise<void> {
  const note = (name: CheckName, fault: string | undefined) => {
    if (fault !== undefined) verdict.note(name, { ok: false, detail: fault });
  };
  if (travels) note("controls", await findLostMarks(session));
  note("controls", leftPoints(counted));
  // First, since each start may add a loop, and many loops cannot be told apart.
  if (stops) note("controls", await findTicksFaster(session));
  if (stops) note("controls", await findJumpsAhead(session));
  note("controls", await findRunsFaster(session));
  if (stops) note("controls", await findGoesOnAfterStop(session));
  note("input", await findBelowZero(session, counted));
  if (replays) {
    note("controls", await findWrongAfterRestart(session, brief.checklist, counted));
    note("controls", await findRestartsFaster(session));
  }
  await pressOn(session);
  await checkLayer(session, verdict);
}
