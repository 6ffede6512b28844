import type { ReactNode } from "react";

/** A framed part of a page. `sealed` sets the double rule of a sealed result above it. */
export function Card({
  children,
  sealed,
  className = "",
}: {
  children: ReactNode;
  sealed?: "seal" | "fail" | "care" | "quiet" | undefined;
  className?: string;
}) {
  return (
    <div className={`overflow-hidden rounded-card border border-line bg-surface ${className}`}>
      {sealed && <div aria-hidden="true" className={`h-1 border-y ${RULES[sealed]}`} />}
      {children}
    </div>
  );
}

const RULES = {
  seal: "border-seal",
  fail: "border-fail",
  care: "border-care",
  quiet: "border-control-line",
} as const;

/** A name and its value in a list of facts. */
export function Fact({
  name,
  children,
  mono = false,
}: {
  name: string;
  children: ReactNode;
  mono?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-text-2">{name}</dt>
      <dd className={`min-w-0 text-right break-words ${mono ? "font-mono text-xs" : ""}`}>{children}</dd>
    </div>
  );
}
