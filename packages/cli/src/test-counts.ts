/** How many tests a command ran, by what its runner says at the end. */
export interface TestCounts {
  passed: number;
  failed: number;
}

type Read = (output: string) => Partial<TestCounts> | undefined;

const MOST_CHARS = 64_000;

/** The last number that a pattern finds. */
function lastOf(pattern: RegExp, output: string): number | undefined {
  const found = [...output.matchAll(pattern)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
}

const sumOf = (pattern: RegExp, output: string): number =>
  [...output.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);

/** A runner that prints how many passed and how many failed, each on its own. */
const pair =
  (passed: RegExp, failed: RegExp): Read =>
  (output) => {
    const counts = { passed: lastOf(passed, output), failed: lastOf(failed, output) };
    return counts.passed === undefined && counts.failed === undefined
      ? undefined
      : { passed: counts.passed ?? 0, failed: counts.failed ?? 0 };
  };

const unittest: Read = (output) => {
  const ran = lastOf(/^Ran (\d{1,7}) tests? in /gm, output);
  if (ran === undefined) return undefined;
  const end = /^FAILED \(([^)]{1,200})\)$/m.exec(output)?.[1] ?? "";
  const failed = sumOf(/(?:failures|errors|unexpected successes)=(\d{1,7})/g, end);
  const skipped = sumOf(/skipped=(\d{1,7})/g, /^(?:OK|FAILED) \(([^)]{1,200})\)$/m.exec(output)?.[1] ?? "");
  return { passed: ran - failed - skipped, failed };
};

const cargo: Read = (output) =>
  /^test result: /m.test(output)
    ? {
        passed: sumOf(/^test result: .{1,40}? (\d{1,7}) passed/gm, output),
        failed: sumOf(/^test result: .{1,40}?(\d{1,7}) failed/gm, output),
      }
    : undefined;

const go: Read = (output) => {
  const passed = output.match(/^--- PASS: /gm)?.length ?? 0;
  const failed = output.match(/^--- FAIL: /gm)?.length ?? 0;
  return passed + failed > 0 ? { passed, failed } : undefined;
};

/** Node's runner, Jest, Vitest, pytest and Mocha; unittest, cargo and go. The first that is recognised counts. */
const RUNNERS: readonly Read[] = [
  pair(/^(?:#|ℹ) pass (\d{1,7})$/gm, /^(?:#|ℹ) fail (\d{1,7})$/gm),
  pair(/^ *Tests:? .{0,60}?(\d{1,7}) passed/gm, /^ *Tests:? .{0,60}?(\d{1,7}) failed/gm),
  pair(
    /^=*.{0,60}?\b(\d{1,7}) passed.{0,80} in [\d.]+s/gm,
    /^=*.{0,60}?\b(\d{1,7}) (?:failed|error).{0,80} in [\d.]+s/gm,
  ),
  pair(/^ +(\d{1,7}) passing\b/gm, /^ +(\d{1,7}) failing\b/gm),
  unittest,
  cargo,
  go,
];

/** Reads the end of a command's output; undefined if no test runner is recognised, or no test ran. */
export function testCounts(output: string): TestCounts | undefined {
  const end = output.slice(-MOST_CHARS);
  for (const read of RUNNERS) {
    const { passed = 0, failed = 0 } = read(end) ?? {};
    if (passed + failed > 0) return { passed, failed };
  }
  return undefined;
}
