import type { VisualCheck, VisualReport } from "@signet/contract";
import type { ReactNode } from "react";
import { byteSize, count, duration, plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { TerminalOutput } from "../../ui/terminal.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.report;

/** Why a page is verified or not: every check with what was measured, the steps, and what the page said and tried. */
export function Report({ report }: { report: VisualReport | null }) {
  if (report === null) return <p className="p-6 text-sm text-text-2">{says.none}</p>;
  const [deciding, advice] = (["block", "advise"] as const).map((level) =>
    report.checks.filter((check) => check.level === level),
  );
  const { name, version, sandbox } = report.browser;
  return (
    <div className="grid gap-6 px-4 py-5 tablet:px-6">
      <Checks title={says.title} checks={deciding!} />
      {report.steps.length > 0 && (
        <Section title={says.steps}>
          <ol className="divide-y divide-line">
            {report.steps.map((step, i) => (
              <Line
                key={i}
                icon={stepIcon(step.outcome)}
                title={`${i + 1}. ${plain(step.name)}`}
                detail={plain(step.detail) || says.outcomes[step.outcome]}
                aside={step.detail === "" ? "" : says.outcomes[step.outcome]}
              />
            ))}
          </ol>
        </Section>
      )}
      <Checks title={says.advice} checks={advice!} />
      {report.console.length > 0 && (
        <Section title={says.console}>
          <TerminalOutput text={report.console.join("\n")} />
        </Section>
      )}
      {report.network.length > 0 && (
        <Section title={says.network}>
          <TerminalOutput text={report.network.join("\n")} />
        </Section>
      )}
      <p className="text-xs text-text-2">
        {says.seenBy(plain(`${name} ${version} (${sandbox})`), duration(report.ms))}
      </p>
    </div>
  );
}

function Checks({ title, checks }: { title: string; checks: readonly VisualCheck[] }) {
  // What fails is seen first.
  const sorted = checks.toSorted((a, b) => Number(a.ok !== false) - Number(b.ok !== false));
  return (
    <Section title={title}>
      <ul className="divide-y divide-line">
        {sorted.map((check) => (
          <Line
            key={check.name}
            icon={checkIcon(check)}
            title={TEXT.checks[check.name]}
            detail={detailOf(check)}
            aside={measured(check)}
          />
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type Found = "good" | "bad" | "care" | "none";
const ICONS: Record<Found, { icon: IconName; colour: string }> = {
  good: { icon: "check", colour: "text-seal-text" },
  bad: { icon: "cross", colour: "text-fail-text" },
  care: { icon: "dash", colour: "text-care-text" },
  none: { icon: "dash", colour: "text-text-3" },
};

function Line({ icon, title, detail, aside }: { icon: Found; title: string; detail: string; aside: string }) {
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <Icon name={ICONS[icon].icon} size={16} className={`mt-0.5 ${ICONS[icon].colour}`} />
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        {detail !== "" && <span className="block break-words whitespace-pre-wrap text-text-2">{detail}</span>}
      </span>
      {aside !== "" && (
        <span className="max-w-[45%] shrink-0 text-right text-xs break-words text-text-2">{aside}</span>
      )}
    </li>
  );
}

function checkIcon({ ok, level }: VisualCheck): Found {
  if (ok === null) return "none";
  if (ok) return "good";
  return level === "block" ? "bad" : "care";
}

function stepIcon(outcome: VisualReport["steps"][number]["outcome"]): Found {
  if (outcome === "shown" || outcome === "done") return "good";
  if (outcome === "failed" || outcome === "impossible") return "bad";
  return outcome === "not_run" ? "none" : "care";
}

function detailOf({ ok, detail }: VisualCheck): string {
  if (ok === null) return says.notRun;
  return plain(detail);
}

const UNITS: Partial<Record<VisualCheck["name"], (value: number) => string>> = {
  size: byteSize,
  memory: byteSize,
  load: (ms) => duration(ms),
  stall: (ms) => duration(ms),
  phone: says.wide,
  not_blank: says.drawn,
};

/** Their limits need no unit once more. */
const PIXELS: ReadonlySet<VisualCheck["name"]> = new Set(["phone", "not_blank"]);

function measured({ name, ok, value, limit }: VisualCheck): string {
  if (ok === null || value === null) return "";
  if (typeof value === "string") return plain(value);
  const shown = UNITS[name] ?? count;
  if (typeof limit !== "number") return shown(value);
  if (name === "checklist") return limit === 0 ? "" : says.ofSteps(count(value), plural(limit, "step"));
  if (limit === 0) return value === 0 ? "" : says.found(count(value));
  const bounded = name === "not_blank" ? says.atLeast : says.atMost;
  return says.within(shown(value), bounded(PIXELS.has(name) ? count(limit) : shown(limit)));
}
