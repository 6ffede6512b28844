import type { OutcomeWords } from "../lib/outcome.ts";
import { Icon } from "./icon.tsx";

/** The sign of an outcome, beside its words. */
export function Sign({ sign }: { sign: OutcomeWords["sign"] }) {
  switch (sign) {
    case "live":
      return (
        <span aria-hidden="true" className="mx-1 size-2 shrink-0 animate-breathe rounded-full bg-info" />
      );
    case "good":
      return <Icon name="check" size={16} className="text-seal-text" />;
    case "bad":
      return <Icon name="cross" size={16} className="text-fail-text" />;
    case "none":
      return <Icon name="dash" size={16} className="text-text-3" />;
    case "cancelled":
      return <Icon name="stop" size={16} className="text-text-3" />;
  }
}
