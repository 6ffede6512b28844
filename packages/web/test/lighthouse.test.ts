import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL } from "../../../test/support/drawn.ts";
import { notInstalled, openLighthouse, ROUTES } from "./lighthouse.ts";
import { serviceFor, skip } from "./rig.ts";

const LEAST = 95;
const why = ALL ? skip || notInstalled : "slow; npm run check:full runs it";

test(
  `Lighthouse gives every page at least ${LEAST} of 100 for accessibility and for best practices`,
  { skip: why, timeout: 600_000 },
  async (t) => {
    const { url } = await serviceFor(t);
    const measure = await openLighthouse(t);
    for (const route of ROUTES) {
      const { scores, failed } = await measure(`${url}/${route}`, ["accessibility", "best-practices"]);
      for (const [name, score] of Object.entries(scores))
        assert.ok(score >= LEAST, `/${route}: ${score} for ${name}: ${failed.join(", ")}`);
    }
  },
);
