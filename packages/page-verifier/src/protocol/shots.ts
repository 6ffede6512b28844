import { createHash } from "node:crypto";
import type { PageReport } from "../page-report.ts";
import type { PageSession } from "./page-session.ts";
import { DESKTOP, PHONE } from "./tab.ts";

const MAX_BYTES = 200 * 1024;

/** A picture of the page: its name and type as in the report, and the file itself. */
export interface Shot {
  name: PageReport["screenshots"][number]["name"];
  type: PageReport["screenshots"][number]["type"];
  bytes: Buffer;
}

/** Takes a picture that is small enough to be sent along: as PNG, or as JPEG where that is too large. */
export async function takeShot(session: PageSession, name: Shot["name"], taken?: Buffer): Promise<Shot> {
  const png = taken ?? (await session.shot("png"));
  if (png.length <= MAX_BYTES) return { name, type: "image/png", bytes: png };
  return { name, type: "image/jpeg", bytes: await session.shot("jpeg") };
}

/** What the report says of the pictures. */
export function listShots(shots: Shot[]): PageReport["screenshots"] {
  return shots.map(({ name, type, bytes }) => {
    const { width: w, height: h } = name === "phone" ? PHONE : DESKTOP;
    return { name, w, h, type, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}
