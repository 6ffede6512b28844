/** What a `date` action asked, in words, and its value once it has ended: `2026-05-05 plus 3 weeks`, `Tuesday, 26 May 2026`. */
export interface DateAction {
  asked: string;
  value: string | undefined;
}

const isText = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** Reads the input and the output of a `date` action. Undefined if the input is none. */
export function readDateAction(input: unknown, output = ""): DateAction | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  const fields = new Map(Object.entries(input));
  const [of, to, plus, unit] = ["of", "to", "plus", "unit"].map((name) => fields.get(name) ?? "");
  if (!isText(of) || !isText(to) || !isText(plus) || !isText(unit)) return undefined;
  const parts = [of || "today", to && `to ${to}`, plus && `plus ${plus} ${unit || "days"}`];
  const value = to === "" ? dateOf(output) : daysOf(output);
  return { asked: parts.filter(Boolean).join(" "), value };
}

const fieldOf = (output: string, name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(output)?.[1];

function dateOf(output: string): string | undefined {
  const [weekday, long] = [fieldOf(output, "weekday"), fieldOf(output, "long")];
  return weekday !== undefined && long !== undefined ? `${weekday}, ${long}` : undefined;
}

function daysOf(output: string): string | undefined {
  const days = fieldOf(output, "days");
  return days && `${days} ${Math.abs(Number(days)) === 1 ? "day" : "days"}`;
}
