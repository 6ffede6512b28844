import { part, settings } from "./parts.js";

/* A bar, line or pie chart of given rows. Pointing, tapping or the arrow keys choose a row and tell its value. */
const [plot, told, sort, body] = ["plot", "told", "sort", "rows"].map(part);
const SVG = "http://www.w3.org/2000/svg";
const total = settings.rows.reduce((sum, { value }) => sum + Math.abs(value), 0);
const given = settings.rows.map((row, at) => ({ ...row, ...settings.colours[at % settings.colours.length] }));
let rows = given;
let chosen = -1;

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const shownValue = (value) =>
  `${value < 0 ? "−" : ""}${settings.before}${number.format(Math.abs(value))}${settings.after}`;
const share = (value) => `${((value / total) * 100).toFixed(1).replace(".0", "")}%`;
const isShare = settings.kind === "pie" && settings.after !== "%";

/** An element of the drawing; what it says is set as text. */
function draw(tag, attributes, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Round steps for an axis that holds all values: 1, 2 or 5 times a power of ten. */
function ticks(lowest, highest, wanted) {
  const rough = (highest - lowest || Math.abs(highest) || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough * 0.999);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

function shortened(text, width) {
  const letters = Math.max(2, Math.floor(width / 7.2));
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
}

/** Where values lie; bars always begin at nothing, a line may begin near its lowest. */
function scale(length) {
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const near = settings.kind === "line" && low > 0 && low > high * 0.6;
  const marks = ticks(
    near ? low : Math.min(0, low),
    Math.max(0, high),
    Math.max(2, Math.min(6, Math.floor(length / 55))),
  );
  const [from, to] = [marks[0], marks.at(-1)];
  return {
    marks,
    zero: Math.min(Math.max(0, from), to),
    at: (value) => ((value - from) / (to - from)) * length,
  };
}

function choose(at, focused) {
  if (at === chosen && !focused) return;
  chosen = at;
  for (const mark of plot.querySelectorAll("[data-at]"))
    mark.classList.toggle("chosen", Number(mark.dataset.at) === at);
  plot.classList.toggle("choosing", at >= 0);
  for (const [row, line] of [...body.rows].entries()) line.classList.toggle("chosen", row === at);
  const row = rows[at];
  told.textContent = row
    ? `${row.label}: ${shownValue(row.value)}${isShare ? ` (${share(row.value)})` : ""}`
    : settings.hint;
}

/** A group that answers the pointer over the whole of its column or row. */
function column(at, hit, ...drawn) {
  const group = draw("g", { "data-at": at });
  group.append(...drawn, draw("rect", { ...hit, class: "hit" }));
  return group;
}

function upright(width, height) {
  const [left, right, top, bottom] = [settings.yTitle ? 66 : 50, 8, 24, settings.xTitle ? 52 : 30];
  const across = (width - left - right) / rows.length;
  const { marks, zero, at } = scale(height - top - bottom);
  const y = (value) => height - bottom - at(value);
  for (const mark of marks) {
    plot.append(
      draw("line", {
        x1: left,
        x2: width - right,
        y1: y(mark),
        y2: y(mark),
        class: mark === zero ? "axis" : "grid",
      }),
    );
    plot.append(draw("text", { x: left - 8, y: y(mark) + 4, "text-anchor": "end" }, shownValue(mark)));
  }
  axisTitles(width, height, left);
  const x = (row) => left + across * (row + 0.5);
  if (settings.kind === "line") line(x, y);
  const every = Math.ceil(34 / across);
  for (const [row, { label, value, fill }] of rows.entries()) {
    const drawn =
      row % every === 0
        ? [
            draw(
              "text",
              { x: x(row), y: height - bottom + 19, "text-anchor": "middle" },
              shortened(label, across * every - 4),
            ),
          ]
        : [];
    const tip = draw(
      "text",
      {
        x: x(row),
        y: settings.kind === "line" ? y(value) - 9 : Math.min(y(value), y(zero)) - 8,
        "text-anchor": "middle",
        class: "value",
      },
      shownValue(value),
    );
    if (across > 7 * shownValue(value).length || rows.length < 2) tip.classList.add("always");
    if (settings.kind === "line")
      drawn.push(draw("circle", { cx: x(row), cy: y(value), r: 5, class: "dot" }));
    else
      drawn.push(
        bar(
          x(row) - Math.min(across * 0.34, 48),
          Math.min(y(value), y(zero)),
          Math.min(across * 0.68, 96),
          Math.abs(y(value) - y(zero)),
          fill,
        ),
      );
    plot.append(column(row, { x: left + across * row, y: 0, width: across, height }, ...drawn, tip));
  }
}

const bar = (x, y, width, height, fill) =>
  draw("rect", {
    x,
    y,
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    rx: Math.min(5, width / 3),
    class: "bar",
    style: fill ? `fill:${fill}` : "",
  });

function line(x, y) {
  const points = rows.map(({ value }, row) => `${x(row).toFixed(1)},${y(value).toFixed(1)}`);
  plot.append(draw("polyline", { points: points.join(" "), class: "line" }));
}

function lying(width, height) {
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const [left, right, top, bottom] = [
    Math.min(width * 0.36, longest * 7.4 + 14),
    62,
    6,
    settings.yTitle ? 52 : 30,
  ];
  const down = (height - top - bottom) / rows.length;
  const { marks, zero, at } = scale(width - left - right);
  const x = (value) => left + at(value);
  for (const mark of marks) {
    plot.append(
      draw("line", {
        x1: x(mark),
        x2: x(mark),
        y1: top,
        y2: height - bottom,
        class: mark === zero ? "axis" : "grid",
      }),
    );
    plot.append(
      draw("text", { x: x(mark), y: height - bottom + 19, "text-anchor": "middle" }, shownValue(mark)),
    );
  }
  if (settings.yTitle)
    plot.append(
      draw(
        "text",
        { x: (left + width - right) / 2, y: height - 8, "text-anchor": "middle", class: "title" },
        settings.yTitle,
      ),
    );
  for (const [row, { label, value, fill }] of rows.entries()) {
    const middle = top + down * (row + 0.5);
    const thick = Math.min(down * 0.68, 44);
    plot.append(
      column(
        row,
        { x: 0, y: top + down * row, width, height: down },
        draw("text", { x: left - 10, y: middle + 4, "text-anchor": "end" }, shortened(label, left - 12)),
        bar(Math.min(x(value), x(zero)), middle - thick / 2, Math.abs(x(value) - x(zero)), thick, fill),
        draw(
          "text",
          { x: Math.max(x(value), x(zero)) + 7, y: middle + 4, class: "value always" },
          shownValue(value),
        ),
      ),
    );
  }
}

function axisTitles(width, height, left) {
  if (settings.xTitle)
    plot.append(
      draw(
        "text",
        { x: (left + width) / 2, y: height - 8, "text-anchor": "middle", class: "title" },
        settings.xTitle,
      ),
    );
  const middle = height / 2;
  if (settings.yTitle)
    plot.append(
      draw(
        "text",
        { x: 14, y: middle, "text-anchor": "middle", class: "title", transform: `rotate(-90 14 ${middle})` },
        settings.yTitle,
      ),
    );
}

function pie(width, height) {
  const outer = Math.min(width, height) / 2 - 10;
  const inner = settings.hole ? outer * 0.58 : 0;
  let turned = 0;
  for (const [row, { value, fill, on }] of rows.entries()) {
    const [from, to] = [turned, (turned += value / total)];
    const group = draw("g", { "data-at": row });
    group.append(
      draw("path", {
        d: slice(from, to, outer, inner, width / 2, height / 2),
        "fill-rule": "evenodd",
        class: "slice",
        style: `fill:${fill}`,
      }),
    );
    if (to - from >= 0.05) {
      const [x, y] = spot((from + to) / 2, inner ? (inner + outer) / 2 : outer * 0.68, width / 2, height / 2);
      group.append(
        draw(
          "text",
          { x, y: y + 5, "text-anchor": "middle", class: "part", style: `fill:${on}` },
          isShare ? share(value) : shownValue(value),
        ),
      );
    }
    plot.append(group);
  }
}

const spot = (turned, radius, x, y) => [
  x + radius * Math.sin(turned * 2 * Math.PI),
  y - radius * Math.cos(turned * 2 * Math.PI),
];

function slice(from, to, outer, inner, x, y) {
  const arc = (start, end, radius) => {
    const middle = spot((start + end) / 2, radius, x, y);
    return [middle, spot(end, radius, x, y)]
      .map((point) => `A${radius} ${radius} 0 0 ${end > start ? 1 : 0} ${point.join(" ")}`)
      .join("");
  };
  const out = `M${spot(from, outer, x, y).join(" ")}${arc(from, to, outer)}`;
  return inner
    ? `${out}L${spot(to, inner, x, y).join(" ")}${arc(to, from, inner)}Z`
    : to - from > 0.9999
      ? `${out}Z`
      : `${out}L${x} ${y}Z`;
}

/** Draws everything for the room that there is. */
function show() {
  const width = Math.max(240, plot.clientWidth);
  const narrow =
    settings.kind === "bars" &&
    (settings.lying || rows.some(({ label }) => label.length * 7.2 > ((width - 60) / rows.length) * 1.3));
  const round = settings.kind === "pie";
  const upper = round ? Math.min(400, width) : Math.max(260, width * 0.62, innerHeight * 0.36);
  const height = narrow ? Math.max(200, rows.length * 40 + 40) : Math.min(440, upper);
  plot.setAttribute("height", String(height));
  plot.setAttribute("viewBox", `0 0 ${width} ${height}`);
  plot.replaceChildren();
  if (settings.kind === "pie") pie(width, height);
  else (narrow ? lying : upright)(width, height);
  body.replaceChildren(...rows.map(tableRow));
  choose(chosen, true);
}

function tableRow(row, at) {
  const line = document.createElement("tr");
  line.dataset.row = String(at);
  const head = Object.assign(document.createElement("th"), { scope: "row" });
  const name = Object.assign(document.createElement("span"), { textContent: row.label });
  if (row.fill) {
    const swatch = Object.assign(document.createElement("i"), { className: "swatch" });
    swatch.style.background = row.fill;
    head.append(swatch);
  }
  head.append(name);
  line.append(head, Object.assign(document.createElement("td"), { textContent: shownValue(row.value) }));
  if (isShare) line.append(Object.assign(document.createElement("td"), { textContent: share(row.value) }));
  return line;
}

const rowAt = (event) =>
  event.target.closest?.("[data-at]")?.dataset.at ?? event.target.closest?.("[data-row]")?.dataset.row;
for (const type of ["pointermove", "pointerdown"])
  for (const place of [plot, body])
    place.addEventListener(type, (event) => {
      const at = rowAt(event);
      if (at !== undefined) choose(Number(at));
    });
sort?.addEventListener("click", () => {
  const sorted = sort.getAttribute("aria-pressed") !== "true";
  sort.setAttribute("aria-pressed", String(sorted));
  rows = sorted ? [...given].sort((a, b) => b.value - a.value) : given;
  chosen = -1;
  show();
  told.textContent = sorted ? "Largest first" : "In the order given";
});
document.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (step) choose(chosen < 0 && step < 0 ? rows.length - 1 : (chosen + step + rows.length) % rows.length);
  else if (event.key === "Home") choose(0);
  else if (event.key === "End") choose(rows.length - 1);
  else if (event.key === "Escape") choose(-1);
  else return;
  event.preventDefault();
});
addEventListener("resize", show);
show();
