import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { page, seen } from "./outcomes-rig.ts";

test("a year is supported by a date of that year, and only of what the date is of", () => {
  const pier = [
    page("Work on the Sandvik pier began in March 1907. It was handed over to the harbour on 9 August 1911."),
  ];
  check(pier, "supported", [
    "The Sandvik pier was handed over in 1911.",
    "It was handed over to the harbour in 1911.",
    "Work on the pier began in 1907.",
  ]);
  check(pier, "own_knowledge", [
    "The Sandvik pier was handed over to the harbour in 1907.",
    "Work on the pier began in 1911.",
    "The Sandvik pier was handed over in 1912.",
  ]);
});

test("the dates behind a name are those of a birth and of a death", () => {
  for (const life of ["(14 May 1798 – 2 March 1861)", "(1798–1861)"]) {
    const botanist = [page(`Orla Venn ${life} was a botanist who described forty mosses.`)];
    check(botanist, "supported", [
      "Orla Venn was born in 1798.",
      "Venn died in 1861.",
      "She lived from 1798 to 1861.",
    ]);
    check(botanist, "own_knowledge", ["Orla Venn was born in 1861.", "Venn died in 1798."]);
  }
});

test("a year beside the number of a release is that of its own row", () => {
  const releases = [page("| Edition | Date |\n|---|---|\n| 6.1 | 2018-03-05 |\n| 6.2 | 2022-11-19 |")];
  check(releases, "supported", ["Edition 6.2 appeared in 2022.", "Edition 6.1 appeared in 2018."]);
  check(releases, "own_knowledge", ["Edition 6.1 appeared in 2022.", "Edition 6.2 appeared in 2018."]);
});

test("the weekday of one end of a span is not said of the other", () => {
  const span = [
    seen(
      "calculation",
      "today: 2026-03-02\ndate: 2026-10-11\nlong: 11 October 2026\nweekday: Sunday\nfrom: 2026-04-17\ndays: 177\nfrom_long: 17 April 2026\nfrom_weekday: Friday",
    ),
  ];
  check(span, "supported", [
    "The season starts on a Friday.",
    "It ends on a Sunday.",
    "17 April 2026 is a Friday.",
    "It starts on a Friday and ends on a Sunday.",
  ]);
  check(span, "own_knowledge", [
    "The season starts on a Sunday.",
    "It ends on a Friday.",
    "It falls on a Friday.",
  ]);
});

test("a time on a clock with seconds may be said loosely, one on a stopwatch not", () => {
  const clock = [seen("time", "2026-05-15T07:43:20+02:00 Europe/Oslo (Friday)")];
  check(clock, "supported", ["It's getting on for a quarter to eight there."]);
  check(clock, "own_knowledge", ["It's getting on for a quarter to nine there."]);
});

test("the day on which a page was changed, or today, dates nothing else", () => {
  const changed = [page("Updated on 3 March 2026. The Sandvik bridge is 300 m long.")];
  check(changed, "own_knowledge", ["The Sandvik bridge opened in 2026.", "The museum was founded in 2026."]);
  check(changed, "supported", ["The page was updated in 2026."]);
  check([seen("time", "2026-11-26T10:00:00Z UTC (Thursday)")], "own_knowledge", [
    "The law was changed in 2026.",
  ]);
});
