import { useSyncExternalStore } from "react";

/** A value that is kept in this browser and shared by everything on the page. */
export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** How long a value is kept: `browser` until it is removed, `tab` until the tab is closed, seen by no other tab. */
export type Keeping = "browser" | "tab";

/** A stored value under `key`. `read` gets the stored text, null if there is none; what cannot be stored lasts as long as the page. */
export function createStored<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string | null,
  keeping: Keeping = "browser",
): Stored<T> {
  const listeners = new Set<() => void>();
  let value = read(textAt(key, keeping));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab has changed it.
  addEventListener("storage", (event) => {
    if (event.key !== key || keeping === "tab") return;
    value = read(event.newValue);
    tell();
  });
  return {
    get: () => value,
    set(next) {
      value = next;
      keep(key, write(next), keeping);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStored = <T>(stored: Stored<T>): T => useSyncExternalStore(stored.subscribe, stored.get);

const storageOf = (keeping: Keeping): Storage => (keeping === "tab" ? sessionStorage : localStorage);

function textAt(key: string, keeping: Keeping): string | null {
  try {
    return storageOf(keeping).getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null, keeping: Keeping): void {
  try {
    const storage = storageOf(keeping);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // A browser without storage: the choice lasts as long as the page.
  }
}
