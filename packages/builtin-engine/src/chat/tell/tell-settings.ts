import type { Result } from "../dialogue.ts";

interface Settings {
  how: string;
  settings: { name: string; fallback: string; does: string }[];
}

/** The setting that is asked for, with its default and what it does; null where the documentation has none. */
export function settingAnswer({ text }: Result): string | null {
  const { how, settings } = settingsIn(text);
  const [first, ...others] = settings;
  if (!first) return null;
  const fallback = first.fallback === "" ? "no default" : `default: ${first.fallback}`;
  const near =
    others.length === 0 ? "" : `\n\nNear it: ${others.map(({ name }) => `\`${name}\``).join(", ")}.`;
  return `\`${first.name}\` (${fallback}): ${first.does}\n\n${how}${near}`;
}

function settingsIn(text: string): Settings {
  try {
    const found = JSON.parse(text) as Settings;
    return Array.isArray(found.settings) && typeof found.how === "string" ? found : { how: "", settings: [] };
  } catch {
    return { how: "", settings: [] };
  }
}
