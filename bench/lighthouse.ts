// The pages of the workspace by Lighthouse: the performance of each as the median of five, and accessibility and best practices.
// `node bench/lighthouse.ts` installs Lighthouse the first time (176 MB, outside of the dependencies).
import { install, openLighthouse, ROUTES } from "../packages/web/test/lighthouse.ts";
import { serviceFor } from "../test/support/service.ts";

const TIMES = 5;
const LEAST = 95;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

if (!(await install())) throw new Error("npm could not install Lighthouse; see above");
const ends: (() => Promise<void>)[] = [];
const life = { after: (end: () => Promise<void>) => void ends.push(end) };
try {
  const { url } = await serviceFor(life);
  const measure = await openLighthouse(life);
  for (const route of ROUTES) {
    const { scores, failed } = await measure(`${url}/${route}`, ["accessibility", "best-practices"]);
    const speeds: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const { scores: one } = await measure(`${url}/${route}`, ["performance"]);
      speeds.push(one.performance!);
    }
    const rest = `accessibility ${scores.accessibility}, best practices ${scores["best-practices"]}`;
    console.log(`/${route}`.padEnd(14), `performance ${median(speeds)} of 100, ${rest}`, failed.join(" "));
    if (Math.min(...Object.values(scores)) < LEAST) process.exitCode = 1;
  }
} finally {
  for (const end of ends.toReversed()) await end();
}
