import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

/** Looks for canvases on which there is never anything to see. */
export interface BlankCanvases {
  /** Looks at a copy of the page, whatever was done with it. */
  look(session: PageSession): Promise<void>;
  /** Notes `not_blank` if a canvas was blank in every look. */
  note(verdict: Verdict): void;
}

/** Creates a collection of looks without any. */
export function createBlankCanvases(): BlankCanvases {
  let looks = 0;
  let blank: string[] = [];
  return {
    async look(session) {
      looks += 1;
      if (looks > 1 && blank.length === 0) return;
      const found = await session.call("blankCanvases");
      blank = looks > 1 ? blank.filter((name) => found.includes(name)) : found;
    },
    note(verdict) {
      if (looks < 2 || blank.length === 0) return;
      const detail = `Nothing is ever drawn on ${blank.join(", ")}: neither after loading nor after any input`;
      verdict.note("not_blank", { ok: false, value: 0, limit: 1, detail });
    },
  };
}
