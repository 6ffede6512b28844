import { Link } from "wouter";
import { count } from "../lib/format.ts";
import { plain } from "../lib/plain.ts";
import { useStatus, useUsage } from "../lib/queries.ts";
import { TEXT } from "../text.ts";
import { Meter } from "../ui/meter.tsx";

/** At the foot of the side bar: what is left today, or on an own instance, who answers. */
export function Allowance() {
  const { data: status } = useStatus();
  if (status === undefined) return null;
  return (
    <div className="grid gap-1.5 border-t border-line px-4 py-3 text-xs text-text-2">
      {status.mode === "hosted" ? <Left /> : <Engine {...status.engine} />}
    </div>
  );
}

function Left() {
  const { data: usage, isError } = useUsage();
  if (isError)
    return (
      <p className="flex justify-between gap-2">
        {TEXT.side.left} <span>{TEXT.side.unknownLeft}</span>
      </p>
    );
  if (usage === undefined) return null;
  const { limit, remaining, credits } = usage.runs;
  return (
    <>
      {limit !== null && remaining !== null && (
        <>
          <p className="flex justify-between gap-2">
            {TEXT.side.left}
            <span>
              {count(remaining)} / {count(limit)}
            </span>
          </p>
          <Meter label={TEXT.side.left} left={remaining} of={limit} />
          {credits > 0 && <span>{TEXT.side.credits(count(credits))}</span>}
        </>
      )}
      <p className="flex justify-between gap-2">
        {usage.tier && TEXT.side.plan(usage.tiers[usage.tier].label)}
        <Link href="/usage" className="underline underline-offset-2 hover:text-text">
          {TEXT.side.usage}
        </Link>
      </p>
    </>
  );
}

function Engine({ active, model }: { active: string; model: string }) {
  return (
    <>
      <div className="flex justify-between gap-3">
        <span className="shrink-0">{TEXT.side.engine}</span>
        <span className="truncate text-text">{active === "builtin" ? TEXT.side.builtin : plain(model)}</span>
      </div>
      <span>{TEXT.side.own}</span>
    </>
  );
}
