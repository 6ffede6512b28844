/**
 * The first test that passed and fails where the work cannot see that tests run it, although it passes in the same run with nothing
 * hidden; undefined if there is none. `failedWith` runs the tests and gives those of them that fail. A failure has to come again, so
 * that chance refuses nobody.
 */
export async function failsOnlyUnseen<T extends { id: string }>(
  failedWith: (hide: boolean) => Promise<readonly T[]>,
): Promise<T | undefined> {
  const failed = await failedWith(true);
  if (failed.length === 0) return undefined;
  // What the hiding itself breaks says nothing of the work.
  const broken = new Set((await failedWith(false)).map(({ id }) => id));
  const unseen = failed.filter(({ id }) => !broken.has(id));
  if (unseen.length === 0) return undefined;
  const again = new Set((await failedWith(true)).map(({ id }) => id));
  return unseen.find(({ id }) => again.has(id));
}
