import { z } from "zod";
import { found } from "../evidence.ts";
import { type ChatEnvironment, Refusal } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const Calculation = z.object({ expression: z.string().min(1).max(1_000) });
const Zone = z.object({ zone: z.string().max(100).optional() });

/** Tools for exact calculation and the current time. */
export const computeTools = (context: ChatToolContext, world: ChatEnvironment): ChatTool[] => [
  chatTool(context, {
    name: "calculate",
    choice: "tool",
    description:
      "Evaluate a mathematical expression exactly, also with units: `0.1 + 0.2`, `2^200`, `sqrt(2)`, `26.2 miles to km`, `15% * 80`. Use it for every number that you state.",
    schema: Calculation,
    readOnly: true,
    async run({ expression }, { signal }) {
      const { value, exact } = await world.calculate(expression, signal);
      const claim = `${expression} = ${value}`;
      return {
        text: `= ${value}${exact ? "" : " (rounded)"}`,
        findings: [
          found("calculation", expression, { claim, text: value, input: expression, isOwnText: true }),
        ],
      };
    },
  }),
  chatTool(context, {
    name: "time",
    choice: "tool",
    description: "The current time, in UTC or in a time zone such as Asia/Tokyo.",
    schema: Zone,
    readOnly: true,
    async run({ zone }) {
      const text = timeIn(zone, world.nowMs());
      return { text, findings: [found("time", zone ?? "UTC", { claim: `it is ${text}`, text })] };
    },
  }),
];

/** `2026-11-21T17:00:00+09:00 Asia/Tokyo (Saturday)`; without a zone, UTC as `2026-11-21T08:00:00Z`. */
function timeIn(zone: string | undefined, nowMs: number): string {
  if (zone === undefined || zone.toUpperCase() === "UTC")
    return new Date(nowMs).toISOString().replace(/\.\d+Z$/, "Z");
  try {
    const parts = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      weekday: "long",
      timeZoneName: "longOffset",
    }).formatToParts(nowMs);
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
    const offset = part("timeZoneName").replace("GMT", "") || "+00:00";
    return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}${offset} ${zone} (${part("weekday")})`;
  } catch {
    throw new Refusal(`there is no time zone ${JSON.stringify(zone)}; zones are named like Europe/Berlin`);
  }
}
