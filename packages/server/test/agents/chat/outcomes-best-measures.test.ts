import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

test("what has the best or the worst of a measure is said with the figure of that measure, at the good end of it", () => {
  const speeds = [
    printed(
      "team,mean_kmh,best_kmh\nOtters,31.2,38.4\nHerons,29.6,40.1\nTerns,33.0,36.9\n",
      "import csv\nfor r in rows(path): print(summary(r))",
    ),
  ];
  check(speeds, "supported", [
    "Terns have the best average at 33.0 km/h.",
    "Terns have the best average with 33 km/h.",
    "Herons have the worst average at 29.6 km/h.",
  ]);
  check(speeds, "own_knowledge", [
    "Terns have the best average at 36.9 km/h.",
    "Terns have the worst average at 33.0 km/h.",
    "Herons have the best average at 29.6 km/h.",
    "Otters have the best average at 31.2 km/h.",
  ]);
  const times = [
    printed(
      "Olga: mean 52.4 s, best 50.1 s\nVal: mean 53.9 s, best 49.7 s\nWim: mean 55.2 s, best 54.0 s\n",
      "for n, t in swims.items(): print(f'{n}: mean {mean(t):.1f} s, best {min(t)} s')",
    ),
  ];
  check(times, "supported", [
    "Olga has the best average at 52.4 s.",
    "Wim has the worst average, 55.2 s.",
    "Olga has the best average of the three at 52.4 s.",
  ]);
  check(times, "own_knowledge", [
    "Olga has the best average at 50.1 s.",
    "Olga has the worst average at 52.4 s.",
    "Wim has the best average at 55.2 s.",
  ]);
});

test("a figure whose measure the turn names has no unit of another one", () => {
  const weights = [
    printed(
      "calf,mean,max\nDora,142.5,151\nHugo,118.2,126\nPip,131.4,140\n",
      "for c, v in calves.items(): print(f'{c},{mean(v):.1f},{max(v)}')",
    ),
  ];
  const asked = [
    "Here are the weights of my calves, what is the mean and the highest of each?\nDora 130 139 150 151\nHugo 110 115 121.8 126\nPip 120 130 135.6 140",
  ];
  check(
    weights,
    "supported",
    [
      "Dora's mean is 142.5 kg.",
      "Dora's mean is 142.5 lb.",
      "Dora's mean is 142.5.",
      "| Hugo | 118.2 kg | 126 kg |",
    ],
    asked,
  );
  check(
    weights,
    "own_knowledge",
    [
      "Dora's mean is 142.5 km.",
      "Dora's mean is 142.5 °C.",
      "Dora's mean is 142.5 litres.",
      "| Hugo | 118.2 m | 126 m |",
    ],
    asked,
  );
});
