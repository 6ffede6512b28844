import type { ReactNode } from "react";

/** What a page is for: its statement, and a line below it. */
export function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="serif text-verdict tablet:text-display">{title}</h2>
      <p className="max-w-(--measure) text-lg text-text-2">{children}</p>
    </div>
  );
}
