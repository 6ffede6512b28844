/** A test that passed, and does not in another run; `why`: in words. */
export interface Lost {
  id: string;
  why: string;
}

/**
 * The first test that passed and does not where the work cannot see that tests run it, although it does in the same run with nothing
 * hidden; undefined if there is none. `lostIn` runs the tests and gives those that do not pass, or null if the run comes to no end:
 * then it has to come to one with nothing hidden. What is lost has to be lost again, so that chance refuses nobody.
 */
export async function lostUnseen(
  lostIn: (hide: boolean) => Promise<readonly Lost[] | null>,
): Promise<Lost | undefined> {
  const lost = await lostIn(true);
  if (lost?.length === 0) return undefined;
  // What the hiding itself breaks says nothing of the work.
  const shown = await lostIn(false);
  if (shown === null) return undefined;
  const broken = new Set(shown.map(({ id }) => id));
  const unseen = lost?.filter(({ id }) => !broken.has(id)) ?? [];
  if (lost !== null && unseen.length === 0) return undefined;
  const again = await lostIn(true);
  if (again === null) return lost === null ? ENDLESS : unseen[0];
  const ids = new Set(again.map(({ id }) => id));
  return unseen.find(({ id }) => ids.has(id));
}

const ENDLESS: Lost = { id: "The run of the tests", why: "it does not come to its end otherwise" };

/** What is said of such a test. */
export const saysUnseen = ({ id, why }: Lost): string =>
  `${id} passes only where the code can see that a test runs it: ${why}`.trim().replace(/:$/, "");
