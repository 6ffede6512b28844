import type { ChecklistStep } from "../page-brief.ts";
import type { CountsAfterStep } from "./counts.ts";
import type { PageSession } from "./page-session.ts";

const UNDO = /\bundo\b|^[↶↩⎌]/iu;
const POINTS = /(?<!\p{L})(?:score|points?|pts|punkte|puntos|pontos)(?!\p{L})/u;
/** What an undo does not take back. */
const KEPT = /best|high|record|total|undo|rekord|mejor|melhor/u;
/** The least sum of differences, over all cells and channels, that is a drawing. */
const LEAST_DRAWN = 60;

/** Follows what the steps of a checklist draw on the canvases of one copy. */
export interface DrawnSteps {
  /** Called before the first step. */
  begin(session: PageSession): Promise<void>;
  /** Called after each step. Tells why it did not take back what was drawn before it, if it should have. */
  after(session: PageSession, step: ChecklistStep): Promise<string | undefined>;
}

/** Follows a checklist that undoes something; any other is not looked at. */
export function followDrawing(steps: readonly ChecklistStep[]): DrawnSteps {
  const pictures: number[][] = [];
  const wanted = steps.some(undoes);
  return {
    async begin(session) {
      if (wanted) pictures.push(await session.call("canvasPicture"));
    },
    async after(session, step) {
      if (!wanted) return undefined;
      const now = await session.call("canvasPicture");
      const fault = undoes(step) && (await session.rests()) ? stays(pictures, now) : undefined;
      pictures.push(now);
      return fault;
    },
  };
}

const undoes = (step: ChecklistStep): boolean =>
  (step.do.do === "click" || step.do.do === "tap") && UNDO.test(step.do.on) && !isRepeated(step);

const isRepeated = ({ do: action }: ChecklistStep): boolean => "times" in action && (action.times ?? 1) > 1;

/** Compares the picture after an undo with those around the last step that had drawn something. */
function stays(pictures: readonly number[][], now: readonly number[]): string | undefined {
  const before = pictures.at(-1) ?? [];
  for (let at = pictures.length - 1; at > 0; at--) {
    const drawn = distance(pictures[at]!, pictures[at - 1]!);
    if (drawn < LEAST_DRAWN) continue;
    const isLeft = distance(now, pictures[at - 1]!) > drawn / 2 && distance(now, before) < drawn / 2;
    return isLeft ? "what was drawn before it is still there" : undefined;
  }
  return undefined;
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length ? one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) : 0;

/** The points that an undo leaves, although it takes back another number that the same step had changed; undefined if there are none. */
export function leftPoints(looks: readonly CountsAfterStep[]): string | undefined {
  for (const [at, { step, counts: now }] of looks.entries()) {
    const [before, after] = [looks[at - 2]?.counts, looks[at - 1]?.counts];
    const last = looks[at - 1]?.step;
    if (!step || !undoes(step) || !last || isRepeated(last) || !before || !after) continue;
    const changed = [...before.keys()].filter((words) => after.get(words) !== before.get(words));
    const isBack = changed.some((words) => now.get(words) === before.get(words));
    const left = changed.find(
      (words) => POINTS.test(words) && !KEPT.test(words) && now.get(words) === after.get(words),
    );
    if (isBack && left !== undefined)
      return `Step ${at}, "${step.name}", takes the step before it back, but leaves "${left.replace("#", String(now.get(left)))}"`;
  }
  return undefined;
}
