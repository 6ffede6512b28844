// Bars that stand and lines: rows from left to right.
import {
  barOf,
  hitGroup,
  settings,
  shortened,
  svg,
  valueText,
  type ChartSize,
  type ColouredRow,
} from "./chart-elements.ts";
import { scaleOf } from "./chart-scale.ts";

/** Where things stand. */
interface Layout extends ChartSize {
  left: number;
  bottom: number;
  /** The width of a column. */
  across: number;
  zero: number;
  /** The middle of a column. */
  x: (row: number) => number;
  y: (value: number) => number;
}

/** The drawing, from the back to the front. */
export function drawColumns(rows: readonly ColouredRow[], { width, height }: ChartSize): SVGElement[] {
  const [left, right, top, bottom] = [settings.yTitle ? 66 : 50, 8, 24, settings.xTitle ? 52 : 30];
  const across = (width - left - right) / rows.length;
  const { marks, zero, at } = scaleOf(rows, height - top - bottom);
  const y = (value: number): number => height - bottom - at(value);
  const x = (row: number): number => left + across * (row + 0.5);
  const layout = { width, height, left, bottom, across, zero, x, y };
  return [
    ...marks.flatMap((mark) => [
      svg("line", {
        x1: left,
        x2: width - right,
        y1: y(mark),
        y2: y(mark),
        class: mark === zero ? "axis" : "grid",
      }),
      svg("text", { x: left - 8, y: y(mark) + 4, "text-anchor": "end" }, valueText(mark)),
    ]),
    ...axisTitles(layout),
    ...(settings.kind === "line" ? [lineOf(rows, layout)] : []),
    ...rows.map((row, at) => columnOf(row, at, layout, rows.length)),
  ];
}

function columnOf(
  { label, value, fill }: ColouredRow,
  row: number,
  { height, left, bottom, across, zero, x, y }: Layout,
  count: number,
): SVGElement {
  const isLine = settings.kind === "line";
  const [top, low] = [Math.min(y(value), y(zero)), Math.max(y(value), y(zero))];
  const every = Math.ceil(34 / across);
  const drawn: SVGElement[] = [];
  if (row % every === 0) {
    const place = { x: x(row), y: height - bottom + 19, "text-anchor": "middle" };
    drawn.push(svg("text", place, shortened(label, across * every - 4)));
  }
  if (isLine) drawn.push(svg("circle", { cx: x(row), cy: y(value), r: 5, class: "dot" }));
  else {
    const width = Math.min(across * 0.68, 96);
    drawn.push(barOf({ x: x(row) - width / 2, y: top, width, height: low - top }, fill));
  }
  const tip = svg(
    "text",
    { x: x(row), y: isLine ? y(value) - 9 : top - 8, "text-anchor": "middle", class: "value" },
    valueText(value),
  );
  if (across > 7 * valueText(value).length || count < 2) tip.classList.add("always");
  return hitGroup(row, { x: left + across * row, y: 0, width: across, height }, ...drawn, tip);
}

function lineOf(rows: readonly ColouredRow[], { x, y }: Layout): SVGElement {
  const points = rows.map(({ value }, row) => `${x(row).toFixed(1)},${y(value).toFixed(1)}`);
  return svg("polyline", { points: points.join(" "), class: "line" });
}

function axisTitles({ width, height, left }: Layout): SVGElement[] {
  const middle = height / 2;
  const common = { "text-anchor": "middle", class: "title" };
  const { xTitle, yTitle } = settings;
  const titles: SVGElement[] = [];
  if (xTitle) titles.push(svg("text", { x: (left + width) / 2, y: height - 8, ...common }, xTitle));
  if (yTitle)
    titles.push(svg("text", { x: 14, y: middle, ...common, transform: `rotate(-90 14 ${middle})` }, yTitle));
  return titles;
}
