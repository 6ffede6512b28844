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
  const { of = "today", to = "", plus = "", unit = "days" } = input as Record<string, unknown>;
  if (!isText(of) || !isText(to) || !isText(plus) || !isText(unit)) return undefined;
  const parts = [of, to === "" ? "" : `to ${to}`, plus === "" ? "" : `plus ${plus} ${unit}`];
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(output)?.[1];
  const [days, weekday, long] = [field("days"), field("weekday"), field("long")];
  const date = weekday !== undefined && long !== undefined ? `${weekday}, ${long}` : undefined;
  const counted = days === undefined ? undefined : `${days} ${Math.abs(Number(days)) === 1 ? "day" : "days"}`;
  return { asked: parts.filter((part) => part !== "").join(" "), value: to === "" ? date : counted };
}
