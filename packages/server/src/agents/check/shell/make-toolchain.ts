import type { Space, CheckStep, Toolchain } from "../port.ts";
import { fromFolder } from "../folders.ts";
import { changedData, comparedData } from "./compared-data.ts";
import { IS_EXPECTED } from "./expected-bytes.ts";
import { makeCall, makefileOf, makeFailures } from "./makefile.ts";
import { sourcesOf } from "./sources.ts";
import { createMarkingToolchain } from "./toolchain.ts";

const IS_MAKEFILE = /(?:^|\/)(?:GNU)?[Mm]akefile$|\.mk$/;
const TESTS_FIRST = /test|spec|check/i;

/** Runs make and cross-checks it by failing recipe lines in the makefiles and by changes to the test files. */
export function createMakeToolchain(): Toolchain {
  return createMarkingToolchain({
    kinds: ["make"],
    sources: (space, step) => sourcesOf(space, [...step.files, ...likelyTests(space, step)]),
    options: (space, step) => ({
      cmd: step.cmd,
      failures: (folder) => makeFailures(makeCall(step.flags), folder, makefilesOf(space, step)),
      expected: expectedOf(space, step),
      trials: changedData(space.fixed, loopedData(space, step)),
      compares: comparingLines(space, step).length > 0,
    }),
    order: () => Promise.resolve({ result: "independent", why: "one command decides" }),
  });
}

const likelyTests = (space: Space, { folder }: CheckStep) => {
  const rank = (path: string) => Number(TESTS_FIRST.test(path)) + (path.startsWith(`${folder}/`) ? 2 : 0);
  return [...space.fixed.keys()].filter((path) => !IS_MAKEFILE.test(path)).sort((a, b) => rank(b) - rank(a));
};

/** The protected makefiles, that of the call first. */
function makefilesOf(space: Space, step: CheckStep): Map<string, string> {
  const main = makefileOf(makeCall(step.flags), step.folder, (path) => space.fixed.has(path));
  if (main === null) return new Map();
  const others = [...space.fixed.keys()].filter((path) => IS_MAKEFILE.test(path) && path !== main);
  return new Map([main, ...others].map((path) => [path, space.fixed.get(path)!.toString()]));
}

/** Files with expected data. A changed file must make the run fail only if a line with diff or cmp names it. */
function expectedOf(space: Space, step: CheckStep): { path: string; sure: boolean }[] {
  const comparing = comparingLines(space, step).filter((line) => /\b(?:diff|cmp)\b/.test(line));
  return [...space.fixed.keys()]
    .filter(
      (path) => IS_EXPECTED.test(path) && !IS_MAKEFILE.test(path) && !/\.(?:c|h|sh|py|js|mk)$/.test(path),
    )
    .map((path) => ({ path, sure: comparing.some((line) => line.includes(fromFolder(step.folder, path))) }))
    .sort((a, b) => Number(b.sure) - Number(a.sure));
}

/** Expected files that a comparison with a variable of the shell or of make in a recipe can mean. */
function loopedData(space: Space, step: CheckStep): string[] {
  const text = [...makefilesOf(space, step).values()].join("\n").replaceAll(/\$\$/g, "$");
  const named = expectedOf(space, step).filter(({ sure }) => sure);
  return named.length > 0
    ? []
    : comparedData(text.replaceAll(/\$\(\w+\)|\$[@<^*]/g, "*"), space.fixed.keys());
}

/** Recipe lines of protected makefiles that compare something themselves. */
const comparingLines = (space: Space, step: CheckStep) =>
  [...makefilesOf(space, step).values()]
    .flatMap((text) => text.split("\n"))
    .filter((line) => {
      const first = line.search(/[\t;|&]/);
      return first >= 0 && /\b(?:diff|cmp|grep|test)\s|\[ /.test(line.slice(first + 1));
    });
