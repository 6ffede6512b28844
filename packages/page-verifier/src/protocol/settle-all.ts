/** Like Promise.all, but rejects only after all promises have settled, so that no work continues in the background. */
export async function settleAll<const T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(works);
  const failed = settled.find((one) => one.status === "rejected");
  if (failed) throw failed.reason as Error;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
