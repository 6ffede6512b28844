import type { BillingUsage } from "@signet/contract";
import { TEXT } from "./text.ts";

/** What a unit is and what is never counted, in the service's words. */
export function Terms({ units, not_charged, reset }: BillingUsage["glossary"]) {
  return (
    <section className="grid gap-4 text-sm text-text-2" aria-label={TEXT.counts}>
      <div className="grid gap-1.5">
        <h2 className="text-sm font-semibold text-text">{TEXT.counts}</h2>
        {Object.values(units).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{reset}</p>
      </div>
      <div className="grid gap-1.5">
        <h2 className="text-sm font-semibold text-text">{TEXT.notCharged}</h2>
        <ul className="grid list-disc gap-1 pl-5">
          {not_charged.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
