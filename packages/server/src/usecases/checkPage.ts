import type { VisualBrief, VisualReport } from "@signet/contract";
import type { Checked } from "../agents/visual/port.ts";
import type { Clock } from "../base/clock.ts";
import { type Browsers, Hung } from "../browser/port.ts";
import { wrap } from "../visual/carry.ts";
import { mend } from "../visual/mend.ts";
import { reportOfHang } from "../visual/report.ts";
import { verifyPage, type Verified } from "../visual/verify.ts";

export interface CheckPageParts {
  browsers: Browsers;
  clock: Clock;
}

/** Plays pages in a browser that each has to itself. Rejects as `Browsers.use` does, but for what the page did to its browser. */
export function createCheckPage({ browsers, clock }: CheckPageParts) {
  /** The page as it is. */
  async function verify(
    html: string,
    brief: VisualBrief,
    signal: AbortSignal,
  ): Promise<Pick<Verified, "report" | "shots">> {
    const startedAt = clock.now();
    let named: VisualReport["browser"] = { name: "", version: "", sandbox: "" };
    try {
      return await browsers.use(signal, async (browser, use) => {
        named = { name: use.name, version: use.version, sandbox: use.sandbox };
        const verified = await verifyPage(browser, { html, brief }, { signal: use.signal, browser: named });
        if (verified.hung) use.discard();
        return verified;
      });
    } catch (thrown) {
      if (!(thrown instanceof Hung)) throw thrown;
      const ms = clock.now() - startedAt;
      return {
        report: reportOfHang({ html, brief }, { browser: named, why: thrown.message, ms }),
        shots: [],
      };
    }
  }

  return {
    verify,
    /** The page as a model wrote it: mended, with its policy and its brief in it, as its user will get it. */
    async check(source: string, brief: VisualBrief, signal: AbortSignal): Promise<Checked> {
      const { html: mended, done } = mend(source, brief);
      const html = wrap(mended, brief);
      const { report, shots } = await verify(html, brief, signal);
      const files = shots.map(({ name, type, bytes }) => ({
        path: `${name}.${type === "image/png" ? "png" : "jpg"}`,
        content: bytes,
      }));
      return { html, report, shots: files, mended: done };
    },
  };
}

export type CheckPage = ReturnType<typeof createCheckPage>;
