/** Like Promise.all, but rejects only after all promises have settled, so that no work continues in the background. */
export async function settleAll<const T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(works);
  const failed = settled.find((one) => one.status === "rejected");
  if (failed) throw failed.reason as Error;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}

/** Runs works at once, or one after another. Rejects only after all that were begun have settled. */
export async function runAll<const T extends readonly (() => Promise<unknown>)[]>(
  works: T,
  oneByOne: boolean,
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  if (!oneByOne) return (await settleAll(works.map((work) => work()))) as never;
  const results: unknown[] = [];
  for (const work of works) results.push(await work());
  return results as never;
}
