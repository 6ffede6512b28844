import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { bash, file, finish, play, write } from "../stage.ts";
import type { CheckCase } from "./cases/case.ts";
import { drawn, sampleOf } from "../../../../../test/support/drawn.ts";

/** A case for the whole coder: `own` is the command of its `finish`, `kind` what the check has to be of, `bash` what it runs last. */
export type Project = CheckCase & { own?: string; kind?: "given" | "self_test"; bash?: string };

const NO_TOOLCHAIN = "nothing here can run these tests";
/** Their toolchains are not on every machine. */
const COMPILED = /^(?:go|cargo|rustc|javac)\b|\.(?:rs|java|go)\b/;

/** The coder, whose model does the case's work in one turn and says that it is done. */
async function work(one: Project) {
  const calls = Object.entries(one.work).map(([path, content]): [string, unknown] =>
    content === null ? bash(`rm -rf -- '${path}'`) : write(path, content),
  );
  const { result } = await play(
    {
      ...(one.task === undefined ? {} : { task: one.task }),
      files: Object.entries(one.given).map(([path, content]) => file(path, content)),
      checkCmd: one.checkCmd ?? null,
      mayChange: one.mayChange ?? [],
      maxSteps: 1,
    },
    [{ calls: [...calls, ...(one.bash ? [bash(one.bash)] : []), finish(one.own ?? null)] }],
  );
  return result;
}

/** Cases of a table that are played outside of the full check. */
const DRAWN = 1;

/** Plays the cases of a table, or a sample of them, with the whole coder and prints how many ended as they must. */
export function projectSuite(says: string, table: Project[], wanted: boolean, most = DRAWN): void {
  const cases = drawn(table, most);
  describe(says, { concurrency: 2 }, () => {
    let right = 0;
    let skipped = 0;
    for (const one of cases)
      test(one.name, async (t) => {
        const { ok, check, summary } = await work(one);
        if (
          COMPILED.test(one.checkCmd ?? Object.keys(one.given).join(" ")) &&
          check.output.includes(NO_TOOLCHAIN)
        ) {
          skipped += 1;
          return t.skip(check.output.trim().split("\n").at(-1));
        }
        assert.equal(ok, wanted, `${summary} (${check.kind}, control ${check.control}) ${check.output}`);
        if (wanted && one.kind) assert.equal(check.kind, one.kind);
        right += 1;
      });
    after(() => console.log(`# ${says}: ${right} of ${cases.length - skipped}${sampleOf(cases, table)}`));
  });
}
