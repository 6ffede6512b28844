import { fromFolder } from "../folders.ts";
import { quote } from "../place.ts";
import type { CountedRun, OrderResult, Space, CheckStep, Toolchain } from "../port.ts";
import { changedData, comparedData } from "./compared-data.ts";
import { newMarksFolder, runInSpace, twoAtATime } from "./run.ts";
import { sourcesOf } from "./sources.ts";
import { createMarkingToolchain } from "./toolchain.ts";

const MAX_TRIALS = 12;
const ORDERED = /^(?:\d|setup|prepare|build|clean|teardown|install)/i;

/** Runs scripts and cross-checks them by marks, probes of the shell's state, and injected failures. */
export function createShellToolchain(): Toolchain {
  return createMarkingToolchain({
    kinds: ["shell"],
    sources: (space, step) => sourcesOf(space, step.files),
    options: (space, step, sources) => ({
      cmd: step.cmd,
      trials: changedData(
        space.fixed,
        comparedData(sources.map(({ text }) => text).join("\n"), space.fixed.keys()),
      ),
      mustRun: sources.map((source) => source.path),
    }),
    order,
  });
}

/** Runs all scripts in reverse order in one copy, and each script alone in its own copy. */
async function order(space: Space, step: CheckStep, counted: CountedRun): Promise<OrderResult> {
  const files = step.files.filter((file) => space.fixed.has(file));
  if (files.length < 2) return { result: "independent", why: "one script decides" };
  const names = files.map((file) => file.slice(file.lastIndexOf("/") + 1));
  if (names.some((name) => ORDERED.test(name)) || files.some((file) => sharesState(space, file, names)))
    return {
      result: "declared",
      why: "the scripts are numbered, prepare for each other or name each other",
    };
  const start = step.folder === "" ? "" : `cd ${quote(`./${step.folder}`)} && `;
  const run = (scripts: string[]) =>
    runInSpace(
      space,
      newMarksFolder(),
      start + scripts.map((file) => runScript(space, step, file)).join(" && "),
    );
  const budgetMs = Math.max(2000, 3 * counted.durationMs);
  const started = performance.now();
  const sets = [[...files].reverse(), ...files.slice(0, MAX_TRIALS).map((file) => [file])];
  for (let i = 0; i < sets.length && (i === 0 || performance.now() - started < budgetMs); i += 2) {
    const runs = await twoAtATime(sets.slice(i, i + 2), async (scripts) => ({
      scripts,
      run: await run(scripts),
    }));
    const failed = runs.find(({ run: { ended } }) => ended.reason === "exit" && ended.exitCode !== 0);
    if (failed) {
      const how = failed.scripts.length === 1 ? "alone" : "in reverse order";
      return { result: "differs", why: `${failed.scripts.join(", ")} fails ${how}` };
    }
  }
  return { result: "independent", why: `${files.length} scripts pass alone and in reverse order` };
}

/** The command for one script, with the shell that the step's command or the script itself names. */
function runScript(space: Space, step: CheckStep, file: string): string {
  const flags = step.flags.map((flag) => `${quote(flag)} `).join("");
  const first = space.fixed.get(file)!.toString("utf8", 0, 80).split("\n")[0]!;
  const plain =
    /(?:^|&& )(?:da)?sh\s/.test(step.cmd) ||
    (!/(?:^|&& )bash\s/.test(step.cmd) && /^#!\s*\S*\/(?:env )?(?:da)?sh\b/.test(first));
  return `${plain ? "sh" : "bash"} ${flags}${quote(`./${fromFolder(step.folder, file)}`)}`;
}

function sharesState(space: Space, file: string, names: string[]): boolean {
  const text = space.fixed.get(file)!.toString("utf8", 0, 256 << 10);
  const own = file.slice(file.lastIndexOf("/") + 1);
  return names.some((name) => name !== own && text.includes(name));
}
