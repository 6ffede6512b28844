import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { page, printed } from "./outcomes-rig.ts";

const CHANGES =
  "# Changelog\n\n## 4.2.0 (2025-09-16)\n### Added\n- `queue.pause()` and `queue.resume()`\n- TypeScript types for job events\n\n## 4.1.0 (2025-06-02)\n### Changed\n- The default of `retries` is now 5 (was 3).\n- Delayed jobs are stored in a sorted set.\n### Fixed\n- Memory leak when a worker reconnects (#1184)\n\n## 4.0.0 (2025-03-04)\n### Breaking\n- Dropped support for Node 18. Node 20.10 or later is required.\n- Removed the deprecated option `lockTime`; use `lockDuration`.\n";
const SUPPORT = "\n## Support\nWrite to the forum, which has 950 members.\n";

const RIGHT = [
  "4.1.0 raises the default of `retries` from 3 to 5.",
  "4.1.0 fixes the memory leak #1184.",
  "4.0.0 removed `lockTime` in favour of `lockDuration`.",
  "4.0.0 drops Node 18, and 4.1.0 raises the default of `retries` from 3 to 5.",
];
const WRONG = [
  "**4.2.0** then raises the default for `retries` from 3 to 5, so check any code that relies on the old value.",
  "4.0.0 drops Node 18, and 4.2.0 raises the default of `retries` from 3 to 5.",
  "4.0.0 fixes the memory leak #1184.",
  "4.1.0 dropped support for Node 18.",
  "In 4.2.0, `lockTime` was removed.",
];

test("what stands in the notes of one release is said of no other", () => {
  for (const changes of [
    `${CHANGES}${SUPPORT}`,
    CHANGES.replaceAll(/^## (\S+) /gmu, "## [$1] - "),
    CHANGES.replaceAll(/^## (\S+) /gmu, "$1 "),
    CHANGES.replaceAll(/^## (\S+) /gmu, "**$1** "),
  ]) {
    check([page(changes)], "supported", RIGHT);
    check([page(changes)], "own_knowledge", WRONG);
  }
});

test("what stands below another heading than that of a release is of none of them", () => {
  check([page(`${CHANGES}${SUPPORT}`)], "supported", ["Beside 4.2.0 there is a forum with 950 members."]);
});

test("a line that begins with an amount is no heading of a release", () => {
  check([page("2.5 kg flour\n300 g sugar\n1.5 l milk\n120 g butter\n")], "supported", [
    "For 2.5 kg of flour you need 120 g of butter.",
  ]);
});

test("a line with nothing but an amount is no heading of a release", () => {
  const program =
    "python\nfor k, v in w.items():\n    print(k)\n    print(sum(v) / len(v))\n    print(max(v))";
  const waits = [printed("cardiology\n30.0\n41\northopaedics\n56.0\n71\ndermatology\n13.0\n21\n", program)];
  check(waits, "supported", [
    "In orthopaedics the mean is 56.0 minutes, and the longest wait was 71 minutes.",
    "| orthopaedics | 56.0 | 71 |",
  ]);
});
