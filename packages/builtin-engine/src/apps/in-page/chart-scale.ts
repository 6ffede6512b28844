import type { ChartRow } from "../page-settings.ts";
import { settings } from "./chart-elements.ts";

/** Where values lie along an axis. */
export interface ChartScale {
  marks: readonly number[];
  /** The value that bars begin at. */
  zero: number;
  /** How far from the start of the axis, in CSS pixels. */
  at: (value: number) => number;
}

/** Round steps for an axis that holds all values: 1, 2 or 5 times a power of ten. */
function ticks(lowest: number, highest: number, wanted: number): number[] {
  const rough = (highest - lowest || Math.abs(highest) || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((times) => times * power).find((size) => size >= rough * 0.999) ?? 10 * power;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** The scale of an axis of that length; bars always begin at nothing, a line may begin near its lowest. */
export function scaleOf(rows: readonly ChartRow[], length: number): ChartScale {
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isNear = settings.kind === "line" && low > 0 && low > high * 0.6;
  const marks = ticks(
    isNear ? low : Math.min(0, low),
    Math.max(0, high),
    Math.max(2, Math.min(6, Math.floor(length / 55))),
  );
  const [from, to] = [marks[0]!, marks.at(-1)!];
  return {
    marks,
    zero: Math.min(Math.max(0, from), to),
    at: (value) => ((value - from) / (to - from)) * length,
  };
}
