// A bar, line or pie chart of given rows. Pointing, tapping or the arrow keys choose a row and tell its value.
import { hasShares, settings, shareText, valueText, type ColouredRow } from "./chart-elements.ts";
import { drawColumns } from "./draw-columns.ts";
import { drawPie } from "./draw-pie.ts";
import { drawRows } from "./draw-rows.ts";
import { byId, createElement, isShortcut, optionalById } from "./page-elements.ts";

const plot = byId("plot", SVGSVGElement);
const told = byId("told", HTMLElement);
const body = byId("rows", HTMLTableSectionElement);
const sort = optionalById("sort");
const { colours } = settings;
const given: readonly ColouredRow[] = settings.rows.map((row, at) => ({
  ...row,
  ...colours[at % colours.length],
}));
let rows = given;
let chosen = -1;

/** Marks a row and tells its value; -1 is none. `anew`: it may be marked already. */
function choose(at: number, anew = false): void {
  if (at === chosen && !anew) return;
  chosen = at;
  for (const mark of plot.querySelectorAll<SVGElement>("[data-at]"))
    mark.classList.toggle("chosen", Number(mark.dataset["at"]) === at);
  plot.classList.toggle("choosing", at >= 0);
  for (const [row, line] of [...body.rows].entries()) line.classList.toggle("chosen", row === at);
  const row = rows[at];
  const share = row && hasShares ? ` (${shareText(row.value)})` : "";
  told.textContent = row ? `${row.label}: ${valueText(row.value)}${share}` : settings.hint;
}

/** Draws everything for the room that there is. */
function show(): void {
  const width = Math.max(240, plot.clientWidth);
  const isPie = settings.kind === "pie";
  const lying =
    settings.kind === "bars" &&
    (settings.lying || rows.some(({ label }) => label.length * 7.2 > ((width - 60) / rows.length) * 1.3));
  const upper = isPie ? Math.min(400, width) : Math.max(260, width * 0.62, innerHeight * 0.36);
  const height = lying ? Math.max(200, rows.length * 40 + 40) : Math.min(440, upper);
  plot.setAttribute("height", String(height));
  plot.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const draw = lying ? drawRows : drawColumns;
  plot.replaceChildren(...(isPie ? drawPie : draw)(rows, { width, height }));
  body.replaceChildren(...rows.map(tableRow));
  choose(chosen, true);
}

function tableRow({ label, value, fill }: ColouredRow, at: number): HTMLElement {
  const head = createElement("th", { scope: "row" });
  if (fill) {
    const swatch = createElement("i", { className: "swatch" });
    swatch.style.background = fill;
    head.append(swatch);
  }
  head.append(createElement("span", { textContent: label }));
  const line = createElement("tr", {}, head, createElement("td", { textContent: valueText(value) }));
  if (hasShares) line.append(createElement("td", { textContent: shareText(value) }));
  line.dataset["row"] = String(at);
  return line;
}

/** The row that an event is about. */
function rowAt({ target }: Event): number | undefined {
  const element = target instanceof Element ? target.closest("[data-at],[data-row]") : null;
  const at = element?.getAttribute("data-at") ?? element?.getAttribute("data-row");
  return at === null || at === undefined ? undefined : Number(at);
}

for (const type of ["pointermove", "pointerdown"])
  for (const place of [plot, body])
    place.addEventListener(type, (event) => {
      const at = rowAt(event);
      if (at !== undefined) choose(at);
    });
sort?.addEventListener("click", () => {
  const sorted = sort.getAttribute("aria-pressed") !== "true";
  sort.setAttribute("aria-pressed", String(sorted));
  rows = sorted ? given.toSorted((a, b) => b.value - a.value) : given;
  chosen = -1;
  show();
  told.textContent = sorted ? "Largest first" : "In the order given";
});
const STEPS = new Map(Object.entries<1 | -1>({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }));
document.addEventListener("keydown", (event) => {
  const step = STEPS.get(event.key);
  if (isShortcut(event)) return;
  if (step) choose(chosen < 0 && step < 0 ? rows.length - 1 : (chosen + step + rows.length) % rows.length);
  else if (event.key === "Home") choose(0);
  else if (event.key === "End") choose(rows.length - 1);
  else if (event.key === "Escape") choose(-1);
  else return;
  event.preventDefault();
});
addEventListener("resize", show);
show();
