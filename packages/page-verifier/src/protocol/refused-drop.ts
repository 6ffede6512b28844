import type { ChecklistStep } from "../page-brief.ts";
import type { PageSession } from "./page-session.ts";

/** Words by which a page says that it does not take what was dropped. */
const REFUSES =
  /(?<!\p{L})(?:full|refus\w*|not allowed|can(?:not|['’]t)|no room|no more than|at most|too many|limit|has to wait|voll|höchstens|complet|lleno)(?!\p{L})/giu;
/** What takes away whatever is dropped on it. */
const BIN = /trash|\bbin\b|delete|remov|discard|archiv|papierkorb|löschen|corbeille|papelera/iu;

/** Follows the things that a checklist drags to a place. */
export interface Drops {
  /** Called before the first step and after each. Tells of a thing that is gone although the page says that it was refused. */
  look(session: PageSession, step?: ChecklistStep): Promise<string | undefined>;
}

/** What a page shows of the things that are dragged. */
interface Look {
  /** How many elements hold nothing but the name of each. */
  named: ReadonlyMap<string, number>;
  refusals: number;
}

/** Follows a checklist that drags something to a place; any other is not looked at. */
export function followDrops(steps: readonly ChecklistStep[]): Drops {
  const names = [...new Set(steps.flatMap((step) => dropOf(step)?.on ?? []))];
  let before: Look | undefined;
  return {
    async look(session, step) {
      if (names.length === 0) return undefined;
      const now = await lookAt(session, names);
      const drop = step && dropOf(step);
      const fault = drop && before && isLost(drop.on, before, now) ? describe(drop) : undefined;
      before = now;
      return fault;
    },
  };
}

interface Drop {
  on: string;
  to: string;
}

function dropOf({ do: action }: ChecklistStep): Drop | undefined {
  if (action.do !== "drag" || !("to" in action) || action.to === undefined || BIN.test(action.to))
    return undefined;
  return { on: action.on, to: action.to };
}

async function lookAt(session: PageSession, names: readonly string[]): Promise<Look> {
  const named = new Map<string, number>();
  for (const name of names) named.set(name, await session.call("countNamed", name));
  const text = await session.call("shownText");
  return { named, refusals: [...text.matchAll(REFUSES)].length };
}

const isLost = (name: string, before: Look, now: Look): boolean =>
  (before.named.get(name) ?? 0) > 0 && now.named.get(name) === 0 && now.refusals > before.refusals;

const describe = ({ on, to }: Drop): string =>
  `"${on}" was dragged to "${to}", which is refused by what the page says then, and it is gone instead of being where it was`;
