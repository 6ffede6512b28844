// Becomes part of a page: stands in where the frame's origin has no storage, and keeps nothing beyond the page.
for (const name of ["localStorage", "sessionStorage"] as const) {
  try {
    window[name].getItem("");
    continue;
  } catch {
    // It has none.
  }
  const kept = new Map<string, string>();
  const storage: Storage = {
    getItem: (key: unknown) => kept.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void kept.set(String(key), String(value)),
    removeItem: (key: unknown) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
  Object.defineProperty(window, name, { value: storage });
}
