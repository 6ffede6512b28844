import type { Client } from "@signet/client";
import type { CodeEvent } from "@signet/contract";
import { applyPatch, NotAppliedError } from "./apply.ts";
import { type BranchCommit, commitToBranch } from "./branch.ts";
import { environment } from "./environment.ts";
import type { Terminal } from "./terminal.ts";
import { defuse, plural, wrap } from "./text.ts";

type CodeResult = Extract<CodeEvent, { name: "code_done" }>["data"];

/**
 * Applies what a run changed to a folder, and says what became of it. A person is asked first; without one only
 * work that passed its check is applied. True if it was applied without conflicts, or there was nothing to apply.
 */
export async function applyRun(
  terminal: Terminal,
  client: Client,
  done: CodeResult,
  { folder, say }: { folder: string; say: (lines: string[]) => void },
): Promise<boolean> {
  const { look, prompt, err } = terminal;
  const place = folder === "." ? "this folder" : folder;
  const show = (text: string) => say(wrap(text, look.columns - 5));
  const fail = (text: string) => {
    err(`${look.paint("red", "✗")} not applied: ${text}`);
    return false;
  };
  const patch = await patchOf(client, done);
  if (patch === "") {
    show("nothing to apply: the run changed no file");
    return true;
  }
  const later = `${environment.self} run ${defuse(done.run_id)} --apply`;
  if (prompt) {
    const files = plural(done.artifacts.length, "file");
    const doubt = done.ok ? "" : " The check did not pass.";
    const typed = await prompt(`     Apply the changes (${files}) to ${place}?${doubt} [y/N] `, []);
    if (!("text" in typed) || !/^\s*y(?:es)?\s*$/i.test(typed.text)) {
      show(`not applied; to do it later: ${later}`);
      return true;
    }
  } else if (!done.ok)
    return fail(`the check did not pass. To apply it all the same: ${later}, on a terminal`);
  try {
    const { conflicts } = await applyPatch(patch, folder);
    if (conflicts.length > 0) {
      err(`${look.paint("red", "✗")} applied with conflicts, marked in: ${conflicts.join(", ")}`);
      return false;
    }
    show(`applied to ${place}`);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof NotAppliedError)) throw thrown;
    return fail(
      `${thrown.message}. Nothing was changed; the patch: ${environment.self} run ${defuse(done.run_id)} --diff`,
    );
  }
}

/** Commits what a run changed to a new branch, with its receipt. Only work that passed its check is committed. True if it was. */
export async function branchRun(
  { look, err }: Terminal,
  client: Client,
  done: CodeResult,
  { say, ...wanted }: BranchCommit & { say: (lines: string[]) => void },
): Promise<boolean> {
  const fail = (text: string) => {
    err(`${look.paint("red", "✗")} not committed: ${text}`);
    return false;
  };
  if (!done.ok)
    return fail(`the check did not pass; the patch: ${environment.self} run ${defuse(done.run_id)} --diff`);
  const patch = await patchOf(client, done);
  if (patch === "") return fail("the run changed no file");
  try {
    const commit = await commitToBranch(patch, wanted);
    say(wrap(`committed to the branch ${wanted.branch}: ${commit.slice(0, 12)}`, look.columns - 5));
    return true;
  } catch (thrown) {
    if (!(thrown instanceof NotAppliedError)) throw thrown;
    return fail(thrown.message);
  }
}

const patchOf = async (client: Client, { diff, run_id }: CodeResult): Promise<string> =>
  diff ?? Buffer.from(await client.diff(run_id)).toString();
