import type { VisualBrief } from "@signet/contract";
import { type Browsers, autofix, verifyPage, embedBrief } from "@signet/page-verifier";
import type { PlayedPage } from "../../agents/visual/port.ts";
import type { Clock } from "../../base/clock.ts";

export interface CheckPageParts {
  browsers: Browsers;
  clock: Clock;
}

/** Checks pages as they are delivered: fixed, and with policy and brief embedded. Each page has its own browser. */
export function createCheckPage({ browsers, clock }: CheckPageParts) {
  return async (source: string, brief: VisualBrief, signal: AbortSignal): Promise<PlayedPage> => {
    const { html: fixed, done } = autofix(source, brief);
    const html = embedBrief(fixed, brief);
    const { report, shots } = await verifyPage(html, { brief, browsers, clock, signal });
    const files = shots.map(({ name, type, bytes }) => ({
      path: `${name}.${type === "image/png" ? "png" : "jpg"}`,
      content: bytes,
    }));
    return { html, report, shots: files, mended: done };
  };
}

export type CheckPage = ReturnType<typeof createCheckPage>;
