// What a page keeps on the device. The settings name the store, so that a page that keeps nothing does not speak of one.

const storeOf = (name: string): Storage => (window as unknown as Record<string, Storage>)[name]!;

/** What was kept in the store `name` under `key`; undefined where that is nothing, or where the page may keep nothing. */
export function keptValue(name: string, key: string): unknown {
  if (!name) return undefined;
  try {
    const text = storeOf(name).getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value in the store `name`, where the page may: opened as a file, or at an address of its own. */
export function keepValue(name: string, key: string, value: unknown): void {
  if (!name) return;
  try {
    storeOf(name).setItem(key, JSON.stringify(value));
  } catch {
    // A frame without an origin keeps nothing; the page works all the same.
  }
}
