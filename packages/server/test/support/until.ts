/** Resolves once `condition` holds; rejects when it does not within `ms`. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms for: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
