import { createHash } from "node:crypto";
import type { PageReport } from "../page-report.ts";
import type { PageSession } from "./page-session.ts";
import { DESKTOP, PHONE } from "./tab.ts";

const MAX_BYTES = 200 * 1024;

/** A screenshot: its name and type as in the report, and the bytes of the file. */
export interface Shot {
  name: PageReport["screenshots"][number]["name"];
  type: PageReport["screenshots"][number]["type"];
  bytes: Buffer;
}

/** Takes a screenshot as PNG, or as JPEG if the PNG is too large. `taken`: a PNG that exists already. */
export async function takeShot(session: PageSession, name: Shot["name"], taken?: Buffer): Promise<Shot> {
  const png = taken ?? (await session.shot("png"));
  if (png.length <= MAX_BYTES) return { name, type: "image/png", bytes: png };
  return { name, type: "image/jpeg", bytes: await session.shot("jpeg") };
}

/** The screenshots as the report lists them. */
export function listShots(shots: Shot[]): PageReport["screenshots"] {
  return shots.map(({ name, type, bytes }) => {
    const { width: w, height: h } = name === "phone" ? PHONE : DESKTOP;
    return { name, w, h, type, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}
