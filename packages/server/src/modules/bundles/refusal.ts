import { BOUNDS } from "@signet/contract";
import { Problem } from "../../base/problem.ts";

const SHOWN_CHARS = 200;

/** The archive is not one that the service keeps: what is wrong, and with which entry. */
export function badBundle(reason: string, entry?: string): Problem {
  if (entry === undefined) return new Problem("bad_bundle", reason, { closes: true });
  const shown = entry.length > SHOWN_CHARS ? `${entry.slice(0, SHOWN_CHARS)}…` : entry;
  return new Problem("bad_bundle", `${JSON.stringify(shown.toWellFormed())} ${reason}`, {
    members: { entry: shown },
    closes: true,
  });
}

/** The archive holds more than a bundle may. */
export const tooLarge = (what: "files" | "folders" | "bytes"): Problem =>
  new Problem(
    "body_too_large",
    `a bundle may hold ${BOUNDS.bundles[what].toLocaleString("en")} ${what}${what === "bytes" ? " unpacked" : ""}; this one holds more`,
    { closes: true },
  );
