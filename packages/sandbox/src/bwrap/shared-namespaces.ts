import { readStatus } from "./status.ts";
import { KILL_DEADLINE_MS, killFor, type ExecRoom, type SharedNamespaces } from "./exec.ts";
import { within } from "./holder.ts";
import { aim } from "./owner.ts";
import { SandboxError } from "../port.ts";

const START_DEADLINE_MS = 5000;

/**
 * Makes the namespaces that commands of `room` share. `onEnd` is called once, when their end begins. Rejects with SandboxError `failed` if
 * that is not possible.
 */
export async function openSharedNamespaces(
  { holder, recipe }: ExecRoom,
  number: number,
  onEnd: (why: "oom" | "exit") => void,
): Promise<SharedNamespaces> {
  const heard = <T>(listen: (resolve: (found: T | undefined) => void) => void) =>
    within(
      START_DEADLINE_MS,
      new Promise<T | undefined>((resolve) => {
        listen(resolve);
        void holder.gone.then(() => resolve(undefined));
      }),
    );
  let over = false;
  const note = (why: "oom" | "exit") => {
    if (!over) onEnd(why);
    over = true;
  };
  const pid = await heard<number>((resolve) =>
    holder.tellAside(number, `share ${number}`, (line) => {
      const { first } = readStatus(line);
      if (first || line === "end") resolve(first?.pid);
      if (line === "end") note("exit");
    }),
  );
  if (pid === undefined) throw new SandboxError("failed", NOT_POSSIBLE);
  const first = aim(pid);
  const end = async (why: "oom" | "exit") => {
    note(why);
    // The kernel ends the first process of a pid namespace only after all others in it.
    if (!(await killFor(first, KILL_DEADLINE_MS))) await holder.end();
  };
  const mounted = await heard<boolean>((resolve) => {
    if (!recipe.proc) return resolve(true);
    holder.tell(`proc ${pid}`, (line) => {
      if (line === "mounted" || line === "end") resolve(line === "mounted");
    });
  });
  if (mounted) return { pid, end };
  await end("exit");
  throw new SandboxError("failed", NOT_POSSIBLE);
}

const NOT_POSSIBLE = "commands cannot run in the background on this machine";
