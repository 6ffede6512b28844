import type { CheckStep, Space } from "../port.ts";
import { baseOf } from "../roles.ts";
import { type Lost, lostUnseen, saysUnseen } from "../unseen.ts";
import { runPython, type Variant } from "./run.ts";

/** Words by which a program asks whether tests run it. */
const ASKS = /pytest|unittest|\bnose\b|sys\.(?:argv|modules)|\btest(?:ing|s|_mode)?\b/iu;

/**
 * Runs the tests once more, where the files of the work cannot see that tests run them: no modules, variables, arguments, names on
 * the stack or files of tests. Returns a sentence if a test that passed does not pass there, and does in the same run with nothing hidden.
 */
export async function passesOnlySeen(
  space: Space,
  step: CheckStep,
  passed: readonly string[],
): Promise<string | null> {
  const files = workOf(space);
  if (files.length === 0 || passed.length === 0) return null;
  const first = await lostUnseen(async (hide) => {
    const lost = await lostIn(space, step, passed, { files, hide, places: false });
    const ofPlaces = hide ? (lost ?? []).filter(comparesPlaces(space)) : [];
    if (ofPlaces.length === 0) return lost;
    // The work tells these tests where they called it, as they ask: they have to pass where it sees that, and nothing else.
    const ids = ofPlaces.map(({ id }) => id);
    const still = await lostIn(space, step, ids, { files, hide, places: true });
    const left = new Set((still ?? ofPlaces).map(({ id }) => id));
    return lost!.filter(({ id }) => left.has(id) || !ids.includes(id));
  });
  return first ? saysUnseen(first) : null;
}

interface LostTest extends Lost {
  file: string;
  /** What a failed assertion says; "" if the test failed otherwise. */
  asserted: string;
}

/** Of the tests that passed, those that do not in a run that hides something; null if it comes to no end. */
async function lostIn(
  space: Space,
  step: CheckStep,
  passed: readonly string[],
  hides: NonNullable<Variant["hides"]>,
): Promise<LostTest[] | null> {
  const { report } = await runPython(space, step, { hides });
  if (report === null) return null;
  const tests = new Map(report.tests.map((test) => [test.id, test]));
  return passed.flatMap((id) => {
    const { r = "", why = "", msg = "", file = "", by } = tests.get(id) ?? {};
    const asserted = by === "assertion" ? msg : "";
    return r === "pass" ? [] : [{ id, file, asserted, why: `${why} ${msg.slice(0, 200)}`.trim() }];
  });
}

/** What the file of a test asks if it compares places of callers: its own path, and the path or line of a warning or a frame. */
const OWN_PATH = /(?<!\w)__file__(?!\w)/u;
const PLACE = /\.(?:filename|lineno|pathname|co_filename|f_lineno|tb_lineno)(?!\w)/u;
/** What stands in the place of the paths of tests where they are hidden. */
const HIDDEN_PATH = /(?<![\w.-])app\.py(?![\w.-])/u;

/** Whether a test compares places of callers and found the path that stands in the place of its own instead of that. */
const comparesPlaces =
  (space: Space) =>
  ({ file, asserted }: LostTest): boolean => {
    const text = space.fixed.get(file)?.toString("utf8") ?? "";
    const asks = OWN_PATH.test(text) && PLACE.test(text);
    return asks && HIDDEN_PATH.test(asserted) && asserted.includes(baseOf(file));
  };

/** The Python files that the run wrote or changed, without those that asked about tests before. */
function workOf(space: Space): string[] {
  const asked = (path: string) => ASKS.test(space.before?.(path)?.toString("utf8") ?? "");
  return space.subjects.filter((path) => path.endsWith(".py") && !space.fixed.has(path) && !asked(path));
}
