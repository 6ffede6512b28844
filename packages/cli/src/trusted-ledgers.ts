import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "./command.ts";

/** What is remembered of the ledger of a service, so that a later verification notices if it was cut or rewritten. */
export interface TrustedLedger {
  origin: string;
  /** The key that is trusted for it, as text. */
  key: string;
  /** The keys that it replaced. Each signed trees of up to `until` lines: what it signs of longer ones is forged. */
  former?: FormerKey[];
  /** The newest checkpoint that was verified, signed. */
  checkpoint: string;
  /** When that was, in RFC 3339. */
  seen_at: string;
}

export interface FormerKey {
  key: string;
  until: number;
}

export interface TrustedLedgers {
  /** Null if this service's ledger was never verified from here. */
  of(service: string): Promise<TrustedLedger | null>;
  /** Those whose ledgers have this name, by their addresses. */
  named(origin: string): Promise<Map<string, TrustedLedger>>;
  /** Remembers a ledger. Resolves to the reason if that failed, and to null if not. */
  keep(service: string, known: TrustedLedger): Promise<string | null>;
}

const isKnown = (value: unknown): value is TrustedLedger =>
  typeof value === "object" &&
  value !== null &&
  ["origin", "key", "checkpoint", "seen_at"].every(
    (name) => typeof (value as Record<string, unknown>)[name] === "string",
  ) &&
  areFormer((value as { former?: unknown }).former ?? []);

const areFormer = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<FormerKey> | null) => typeof one?.key === "string" && Number.isSafeInteger(one.until),
  );

/** The ledgers in the text of the file, by the addresses of their services; null if it has anything else. */
function ledgersIn(text: string): Map<string, TrustedLedger> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  // An entry that is left out would count as a ledger that was never seen.
  return entries.every((entry): entry is [string, TrustedLedger] => isKnown(entry[1]))
    ? new Map(entries)
    : null;
}

/**
 * Opens the list of known ledgers in a file, which is created with the first one. Reading throws UsageError if the file cannot be
 * read: a memory that cannot be read is not an empty one.
 */
export function openTrustedLedgers(file: string): TrustedLedgers {
  async function read(): Promise<Map<string, TrustedLedger>> {
    let text: string;
    try {
      text = await readFile(file, "utf8");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") return new Map();
      throw new UsageError(`what was seen of ledgers cannot be read: ${file} (${code})`);
    }
    const all = ledgersIn(text);
    if (all === null) throw new UsageError(`${file} is damaged; remove it to forget which ledgers were seen`);
    return all;
  }
  return {
    of: async (service) => (await read()).get(service) ?? null,
    named: async (origin) => new Map([...(await read())].filter(([, known]) => known.origin === origin)),
    async keep(service, known) {
      const all = (await read()).set(service, known);
      const draft = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(draft, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`, { mode: 0o600 });
        await rename(draft, file);
        return null;
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        return `${file} cannot be written (${(error as NodeJS.ErrnoException).code})`;
      }
    },
  };
}
