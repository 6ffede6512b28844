// What a page shows by numbers in its markup: the digits of a clock, the turn of a hand, the length of a bar.
import type { Measure } from "../in-page-results.ts";
import { isShown, nodesOf, squeeze } from "./page-text.ts";
import { placeOf } from "./place-of.ts";
import { valueOf } from "./shown-numbers.ts";

const ONE_NUMBER = /^\D*?(\d+(?::\d\d)*(?:\.\d+)?)\D*$/u;
const NUMBERS = /-?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?/giu;
const DRAWING = /^(?:transform|[cr]?[xy][12]?|r|width|height|stroke-dash(?:array|offset))$/u;
const MOST = 150;

/** The numbers of texts that hold a single one, of inline styles and of the attributes that place what an SVG draws. */
export function shownMeasures(): Measure[] {
  const found: Measure[] = [];
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    if (found.length >= MOST) break;
    found.push(...(node instanceof Element ? drawnBy(node) : shownBy(node)));
  }
  return found;
}

function shownBy({ data, parentElement }: Text): Measure[] {
  const [, number] = ONE_NUMBER.exec(data) ?? [];
  if (number === undefined || !parentElement || !isShown(parentElement)) return [];
  return [
    {
      place: placeOf(parentElement),
      name: `the number of ${nameFor(parentElement)}`,
      value: valueOf(number),
    },
  ];
}

function* drawnBy(element: Element): Generator<Measure> {
  const parts = element instanceof SVGElement ? [...element.attributes] : [];
  const drawn = parts
    .filter(({ name }) => DRAWING.test(name))
    .map(({ name, value }) => [name, value] as const);
  const styles = (element.getAttribute("style") ?? "").split(";").map((one) => one.split(":", 2));
  const all = [...drawn, ...styles];
  if (all.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return;
  for (const [name = "", values = ""] of all)
    for (const [at, [value]] of [...values.matchAll(NUMBERS)].entries())
      yield {
        place: `${placeOf(element)} ${name} ${at}`,
        name: `the ${squeeze(name)} of ${nameFor(element)}`,
        value: Number(value),
      };
}

const nameFor = ({ id, localName, classList }: Element): string =>
  id === "" ? [localName, ...classList].join(".") : `#${id}`;
