import type { ChartRow } from "../page-settings.ts";
import { readSettings } from "./page-elements.ts";

/** A row with its own colour, where it has one, and what can be read on that. */
export interface ColouredRow extends ChartRow {
  fill?: string;
  on?: string;
}

/** How much room there is, in CSS pixels. */
export interface ChartSize {
  width: number;
  height: number;
}

const SVG = "http://www.w3.org/2000/svg";
export const settings = readSettings("chart");
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const total = settings.rows.reduce((sum, { value }) => sum + Math.abs(value), 0);

/** Whether parts of a whole are told besides values. */
export const hasShares = settings.kind === "pie" && settings.after !== "%";

/** A value as it is shown. */
export const valueText = (value: number): string =>
  `${value < 0 ? "−" : ""}${settings.before}${number.format(Math.abs(value))}${settings.after}`;

/** Which part of the whole a value is, from 0 to 1. */
export const shareOf = (value: number): number => value / total;

export const shareText = (value: number): string => `${(shareOf(value) * 100).toFixed(1).replace(".0", "")}%`;

/** A text that fits into a width. */
export function shortened(text: string, width: number): string {
  const letters = Math.max(2, Math.floor(width / 7.2));
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
}

/** An element of the drawing; what it says is set as text. */
export function svg(
  tag: keyof SVGElementTagNameMap,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A group that answers the pointer over the whole of its column or row. */
export function hitGroup(
  row: number,
  area: Readonly<Record<"x" | "y" | "width" | "height", number>>,
  ...drawn: readonly SVGElement[]
): SVGElement {
  const group = svg("g", { "data-at": row });
  group.append(...drawn, svg("rect", { ...area, class: "hit" }));
  return group;
}

export const barOf = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string | undefined,
): SVGElement =>
  svg("rect", {
    x,
    y,
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    rx: Math.min(5, width / 3),
    class: "bar",
    style: fill ? `fill:${fill}` : "",
  });
