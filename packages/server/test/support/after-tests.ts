import { after } from "node:test";

const cleanUps: (() => unknown)[] = [];
/** A file's own hooks come first, and may still need what is cleaned up here. */
const GRACE_MS = 30_000;
// Programs that are no tests, such as benchmarks, use the same helpers.
if (process.env["NODE_TEST_CONTEXT"] !== undefined)
  after(() => {
    setTimeout(() => {
      for (const cleanUp of cleanUps) cleanUp();
    }, GRACE_MS).unref();
  });

/**
 * Has `cleanUp` end what keeps the process of the tests alive half a minute after the last of them: what a test left running that
 * failed before it cleaned up. It is not called where nothing is left.
 */
export const afterTests = (cleanUp: () => unknown): void => void cleanUps.push(cleanUp);
