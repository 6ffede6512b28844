import { after } from "node:test";

const cleanUps: (() => unknown)[] = [];
// Programs that are no tests, such as benchmarks, use the same helpers.
if (process.env["NODE_TEST_CONTEXT"] !== undefined)
  after(() => {
    for (const cleanUp of cleanUps) cleanUp();
  });

/** Calls `cleanUp` when all tests of the process have ended, however they did. */
export const afterTests = (cleanUp: () => unknown): void => void cleanUps.push(cleanUp);
