// Becomes part of a page: replaces the storage that the frame's origin does not have. Its content is lost with the page.
for (const name of ["localStorage", "sessionStorage"] as const) {
  try {
    window[name].getItem("");
    continue;
  } catch {
    // The origin has no storage.
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
