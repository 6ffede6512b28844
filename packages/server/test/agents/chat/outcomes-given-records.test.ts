import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

test("the largest of the person's figures is said of the thing that it is of", () => {
  const songs = [
    "Which song is longest?\n\nHarbour Lights 214\nOld Tin Roof 187\nMilk Train 301\nSparrow 159",
  ];
  const longest = [
    printed(
      "longest: Milk Train 301\nmean 215.25\n",
      "python\nsongs = {'Harbour Lights': 214, 'Old Tin Roof': 187, 'Milk Train': 301, 'Sparrow': 159}\nname = max(songs, key=songs.get)\nprint('longest:', name, songs[name])\nprint('mean', sum(songs.values()) / len(songs))",
    ),
  ];
  check(
    longest,
    "supported",
    [
      "The longest song is Milk Train with 301 seconds.",
      "Milk Train is the longest at 301 seconds, before Harbour Lights.",
    ],
    songs,
  );
  checkNot(
    longest,
    "supported",
    [
      "The longest song is Harbour Lights with 301 seconds.",
      "The longest one, at 301 seconds, is Sparrow.",
      "Old Tin Roof is the longest: 301 seconds.",
    ],
    songs,
  );
  const rooms = ["These are my rooms: kitchen 11.4 m², study 9.2 m², hall 6.8 m². What is the smallest?"];
  const smallest = [
    printed(
      "smallest hall 6.8\n",
      "javascript\nconst [name, size] = Object.entries(rooms).sort((a, b) => a[1] - b[1])[0];\nconsole.log('smallest', name, size)",
    ),
  ];
  check(smallest, "supported", ["The smallest room is the hall, with 6.8 m²."], rooms);
  checkNot(
    smallest,
    "supported",
    ["The smallest room is the study, with 6.8 m².", "The kitchen is the smallest with 6.8 m²."],
    rooms,
  );
  const calls = ["Slowest call?\n\nPUT /cart 200 95ms\nGET /stock 200 1210ms\nPUT /cart 409 130ms"];
  const slowest = [
    printed(
      "slowest: GET /stock 1210\n",
      "javascript\nconst s = rows.reduce((a, b) => (b.ms > a.ms ? b : a));\nconsole.log('slowest:', s.method, s.path, s.ms)",
    ),
  ];
  check(slowest, "supported", ["The slowest call was `GET /stock` at 1,210 ms."], calls);
  checkNot(slowest, "supported", ["The slowest call was `PUT /cart` at 1,210 ms."], calls);
});

test("a count of something that is called by a number is that of the entry of that number", () => {
  const asked = ["What went wrong?\n\n200 /a\n404 /b\n401 /c\n404 /d\n503 /e\n404 /f"];
  const counts = [
    printed(
      "{ '200': 5, '401': 1, '404': 3, '503': 1 }\n",
      "javascript\nconst count = {};\nfor (const r of rows) count[r.status] = (count[r.status] ?? 0) + 1;\nconsole.log(count);",
    ),
  ];
  check(
    counts,
    "supported",
    [
      "There are three 404s, one 401 and one 503.",
      "You have 5 200s.",
      "The **three** `404`s come first.",
      "There is one 503.",
    ],
    asked,
  );
  checkNot(
    counts,
    "supported",
    [
      "There are three 503s.",
      "There are 5 404s.",
      "You have 3 404s and 3 503s.",
      "There is just one 404.",
      "One 401 and one 200 came in.",
    ],
    asked,
  );
});
