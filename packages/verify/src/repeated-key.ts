const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{}[\]:]/g;

/**
 * A key that stands twice in one object of a text that holds JSON; null if there is none. Of such an object some programs read the
 * first value and others the last, and a person sees both.
 */
export function repeatedKey(text: string): string | null {
  /** The keys of each object that is open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let before = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":" && before.startsWith('"')) {
      const keys = open.at(-1);
      const key = nameIn(before);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    before = token;
  }
  return null;
}

/** The key that a literal stands for, however it is escaped. */
function nameIn(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}
