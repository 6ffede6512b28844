import {
  hasShares,
  settings,
  shareOf,
  shareText,
  svg,
  valueText,
  type ChartSize,
  type ColouredRow,
} from "./chart-elements.ts";

/** A ring between two radii around a middle; with no inner radius, a disc. */
interface Ring {
  x: number;
  y: number;
  outer: number;
  inner: number;
}

/** One slice for each row. */
export function drawPie(rows: readonly ColouredRow[], { width, height }: ChartSize): SVGElement[] {
  const outer = Math.min(width, height) / 2 - 10;
  const ring = { x: width / 2, y: height / 2, outer, inner: settings.hole ? outer * 0.58 : 0 };
  let end = 0;
  return rows.map(({ value, fill, on }, row) => {
    const start = end;
    end += shareOf(value);
    const group = svg("g", { "data-at": row });
    const d = slicePath(start, end, ring);
    group.append(svg("path", { d, "fill-rule": "evenodd", class: "slice", style: `fill:${fill}` }));
    if (end - start >= 0.05) {
      const radius = ring.inner ? (ring.inner + outer) / 2 : outer * 0.68;
      const [x, y] = pointAt((start + end) / 2, radius, ring);
      const text = hasShares ? shareText(value) : valueText(value);
      const attributes = { x, y: y + 5, "text-anchor": "middle", class: "part", style: `fill:${on}` };
      group.append(svg("text", attributes, text));
    }
    return group;
  });
}

/** Where a part of a whole turn ends. */
const pointAt = (turn: number, radius: number, { x, y }: Ring): [x: number, y: number] => [
  x + radius * Math.sin(turn * 2 * Math.PI),
  y - radius * Math.cos(turn * 2 * Math.PI),
];

function slicePath(from: number, to: number, ring: Ring): string {
  const { x, y, outer, inner } = ring;
  // In two halves: one arc cannot go all the way round.
  const arc = (start: number, end: number, radius: number): string =>
    [pointAt((start + end) / 2, radius, ring), pointAt(end, radius, ring)]
      .map((point) => `A${radius} ${radius} 0 0 ${end > start ? 1 : 0} ${point.join(" ")}`)
      .join("");
  const edge = `M${pointAt(from, outer, ring).join(" ")}${arc(from, to, outer)}`;
  if (inner) return `${edge}L${pointAt(to, inner, ring).join(" ")}${arc(to, from, inner)}Z`;
  return to - from > 0.9999 ? `${edge}Z` : `${edge}L${x} ${y}Z`;
}
