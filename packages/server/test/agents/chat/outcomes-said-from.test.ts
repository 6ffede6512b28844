import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, seen } from "./outcomes-rig.ts";

test("what does not begin until a time begins then, and does not end then", () => {
  const baths = [
    page(
      "Title: Westbad\nWestbad indoor pool\nWeekdays: 7 am to 9 pm\nWeekends: 9 am to 6 pm\nThe sauna opens at 2 pm and closes at 10 pm.",
    ),
  ];
  const asked = ["When can I go to the pool at the weekend, and when to the sauna?"];
  check(
    baths,
    "supported",
    [
      "The sauna doesn't open until 2 pm.",
      "The sauna isn’t open until 2 pm.",
      "The sauna doesn't close until 10 pm.",
      "At weekends, the pool doesn't open until 9 am.",
      "At weekends, the pool is not open before 9 am.",
    ],
    asked,
  );
  checkNot(
    baths,
    "supported",
    [
      "The sauna doesn't open until 10 pm.",
      "The sauna doesn't close until 2 pm.",
      "The sauna is open until 2 pm.",
      "At weekends, the pool doesn't open until 6 pm.",
    ],
    asked,
  );
  const timetable = [
    page(
      "Mondays to Fridays: Dunfell 6:10, Aylby 7:25\nSaturdays: Dunfell 7:40, Aylby 8:55\nThe ticket office is open until 18:30.",
    ),
  ];
  check(timetable, "supported", ["On Saturdays, it doesn't get to Aylby until 8:55."]);
  checkNot(timetable, "supported", [
    "On Saturdays, it doesn't get to Aylby until 7:25.",
    "On Saturdays, the train doesn't leave Dunfell until 6:10.",
    "The ticket office doesn't open until 18:30.",
  ]);
});

test("from when on something can be had is another day than that on which it takes place", () => {
  const fair = [
    page(
      "Kelder Fair will take place on 9 August 2026. Early-bird tickets go on sale on 2 March 2026, and the programme is out on 4 May 2026.",
    ),
  ];
  check(fair, "supported", [
    "You can buy tickets from 2 March 2026.",
    "Tickets are on sale from 2 March 2026.",
    "You can book from 2 March 2026.",
    "The fair takes place on 9 August 2026.",
  ]);
  checkNot(fair, "supported", [
    "You can book from 9 August 2026.",
    "Tickets are on sale from 4 May 2026.",
    "Tickets go on sale on 9 August 2026.",
  ]);
  const course = [
    page("The pottery course begins on 14 September 2026.\nRegistration opens on 3 August 2026."),
  ];
  check(course, "supported", ["You can register from 3 August 2026.", "You can sign up from 3 August 2026."]);
  checkNot(course, "supported", [
    "You can register from 14 September 2026.",
    "Registration opens on 14 September 2026.",
  ]);
});

test("a weekday beside a whole date is that of the date, whatever the evidence says of such weekdays", () => {
  const pool = [
    page(
      "Rosenau outdoor pool\nSeason: 9 May to 13 September 2026\nOpen Mondays to Fridays until 8 pm, Sundays until 6 pm. Courses run on Saturdays until 11 am.",
    ),
    seen(
      "calculation",
      "today: 2026-08-31\ndate: 2026-09-13\nlong: 13 September 2026\nweekday: Sunday\ndays: 13",
    ),
  ];
  check(pool, "supported", [
    "The pool runs until Sunday, 13 September 2026, so 13 days are left.",
    "The season began on Saturday, 9 May 2026.",
  ]);
  checkNot(pool, "supported", [
    "The pool runs until Friday, 13 September 2026.",
    "The pool runs until Sunday, 20 September 2026.",
    "The season ends on Saturday, 9 May 2026.",
    "The season began on 9 May 2025.",
  ]);
});
