import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const TONES = {
  quiet: "border-line bg-surface-2 text-text",
  care: "border-care-line bg-care-soft text-text",
  fail: "border-fail-line bg-fail-soft text-text",
} as const;
const ICONS = { quiet: "text-text-2", care: "text-care-text", fail: "text-fail-text" } as const;

/** What happened, what it cost, and one action. */
export function Banner({
  tone = "quiet",
  icon,
  title,
  children,
  action,
}: {
  tone?: keyof typeof TONES;
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      role={tone === "fail" ? "alert" : "status"}
      className={`flex animate-appear items-center gap-3 rounded-control border py-2.5 pr-2.5 pl-3.5 text-sm ${TONES[tone]}`}
    >
      <Icon name={icon} className={ICONS[tone]} />
      <p className="min-w-0 grow break-words">
        <strong className="font-semibold">{title}</strong> <span className="text-text-2">{children}</span>
      </p>
      {action}
    </div>
  );
}
