// Bars that lie: rows from top to bottom.
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

/** The drawing, from the back to the front. */
export function drawRows(rows: readonly ColouredRow[], { width, height }: ChartSize): SVGElement[] {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const left = Math.min(width * 0.36, longest * 7.4 + 14);
  const [right, top, bottom] = [62, 6, settings.yTitle ? 52 : 30];
  const down = (height - top - bottom) / rows.length;
  const { marks, zero, at } = scaleOf(rows, width - left - right);
  const x = (value: number): number => left + at(value);
  const drawn = marks.flatMap((mark) => [
    svg("line", {
      x1: x(mark),
      x2: x(mark),
      y1: top,
      y2: height - bottom,
      class: mark === zero ? "axis" : "grid",
    }),
    svg("text", { x: x(mark), y: height - bottom + 19, "text-anchor": "middle" }, valueText(mark)),
  ]);
  if (settings.yTitle) {
    const place = { x: (left + width - right) / 2, y: height - 8 };
    drawn.push(svg("text", { ...place, "text-anchor": "middle", class: "title" }, settings.yTitle));
  }
  for (const [row, { label, value, fill }] of rows.entries()) {
    const middle = top + down * (row + 0.5);
    const thick = Math.min(down * 0.68, 44);
    const [start, end] = [Math.min(x(value), x(zero)), Math.max(x(value), x(zero))];
    drawn.push(
      hitGroup(
        row,
        { x: 0, y: top + down * row, width, height: down },
        svg("text", { x: left - 10, y: middle + 4, "text-anchor": "end" }, shortened(label, left - 12)),
        barOf({ x: start, y: middle - thick / 2, width: end - start, height: thick }, fill),
        svg("text", { x: end + 7, y: middle + 4, class: "value always" }, valueText(value)),
      ),
    );
  }
  return drawn;
}
