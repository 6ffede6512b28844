import { useSyncExternalStore } from "react";

/** A value that is kept in this browser and shared by everything on the page. */
export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A stored value under `key`. `read` gets the stored text, null if there is none; what cannot be stored lasts as long as the page. */
export function createStored<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string | null,
): Stored<T> {
  const listeners = new Set<() => void>();
  let value = read(textAt(key));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab has changed it.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    value = read(event.newValue);
    tell();
  });
  return {
    get: () => value,
    set(next) {
      value = next;
      keep(key, write(next));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStored = <T>(stored: Stored<T>): T => useSyncExternalStore(stored.subscribe, stored.get);

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser without storage: the choice lasts as long as the page.
  }
}
