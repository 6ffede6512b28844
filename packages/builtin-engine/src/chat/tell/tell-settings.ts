import type { Result } from "../dialogue.ts";
import { beginning } from "../excerpts.ts";

interface Setting {
  name: string;
  fallback: string;
  does: string;
}
interface Settings {
  how: string;
  settings: Setting[];
}

/** The settings that most people look for. Each is named as the documentation names it. */
const GROUPS: [about: string, names: string[]][] = [
  ["Where it listens", ["SVC_HOST", "SVC_PORT", "SVC_PUBLIC_URL"]],
  ["What it keeps", ["SVC_DATA_DIR", "SVC_RETENTION_DAYS", "SVC_LOG_LEVEL"]],
  ["How runs work", ["SVC_MAX_CONCURRENT_RUNS", "SVC_RUN_TIMEOUT_S", "SVC_SANDBOX_MEMORY_MB"]],
  ["Hosting for others", ["SVC_ADMIN_PASS_SHA256"]],
];
/** They are asked for by their names. */
export const MOST_USED = GROUPS.flatMap(([, names]) => names).join(" ");
const DOES_CHARACTERS = 90;

/**
 * The setting that is asked for, with its default and what it does, or the most used ones in groups; null where the
 * documentation has none.
 */
export function settingAnswer(result: Result): string | null {
  const { how, settings } = settingsIn(result.text);
  const [first, ...others] = settings;
  if (!first) return null;
  if (result.input["q"] === MOST_USED) return overview(how, settings);
  const near =
    others.length === 0 ? "" : `\n\nNear it: ${others.map(({ name }) => `\`${name}\``).join(", ")}.`;
  return `\`${first.name}\` (${fallbackOf(first)}): ${first.does}\n\n${how}${near}`;
}

const fallbackOf = ({ fallback }: Setting) => (fallback === "" ? "no default" : `default: ${fallback}`);

function overview(how: string, settings: Setting[]): string {
  const groups = GROUPS.flatMap(([about, names]) => {
    const found = settings.filter(({ name }) => names.includes(name));
    const lines = found.map(
      (one) => `- \`${one.name}\` (${fallbackOf(one)}): ${beginning(one.does, DOES_CHARACTERS)}`,
    );
    return lines.length === 0 ? [] : [`${about}:\n\n${lines.join("\n")}`];
  });
  return `${how}\n\nThe most used ones:\n\n${groups.join("\n\n")}\n\nAll of them: docs/settings.md. Ask about one by its name, as in “what is SVC_PORT?”.`;
}

function settingsIn(text: string): Settings {
  try {
    const found = JSON.parse(text) as Settings;
    return Array.isArray(found.settings) && typeof found.how === "string" ? found : { how: "", settings: [] };
  } catch {
    return { how: "", settings: [] };
  }
}
