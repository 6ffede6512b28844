import { Link } from "wouter";
import { download } from "../../lib/download.ts";
import { service } from "../../lib/service.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { knownRequest } from "./known-requests.ts";
import type { CodeData } from "./run-view.ts";
import { startRun } from "./start-run.ts";
import { TEXT } from "./text.ts";
import { useStart } from "./use-start.ts";

/** What can be done with a finished run: run it again, take the patch or all files. */
export function RunActions({
  runId,
  task,
  done,
}: {
  runId: string;
  task: string;
  done: CodeData<"code_done">;
}) {
  const save = async (read: "diff" | "archive", name: string) => download(name, await service()[read](runId));
  return (
    <>
      <Again runId={runId} task={task} />
      {done.artifacts.length > 0 && (
        <>
          <Button
            look="quiet"
            icon="copy"
            className="max-tablet:hidden"
            onClick={() => void save("diff", `${runId}.patch`)}
          >
            {TEXT.patch}
          </Button>
          <Button icon="download" onClick={() => void save("archive", `${runId}.tar.gz`)}>
            <span className="max-tablet:sr-only">{TEXT.archive}</span>
          </Button>
        </>
      )}
    </>
  );
}

/** Runs the same request again; where its files are not in this browser, its words are ready as a new task. */
function Again({ runId, task }: { runId: string; task: string }) {
  const { busy, start } = useStart();
  const request = knownRequest(runId);
  const label = <span className="max-tablet:sr-only">{TEXT.again}</span>;
  if (request)
    return (
      <Button
        look="quiet"
        icon="refresh"
        disabled={busy !== null}
        onClick={() => start(() => startRun(request))}
      >
        {label}
      </Button>
    );
  return (
    <Link href="/code" state={{ task }} title={TEXT.againUnknown} className={buttonClass("quiet")}>
      <Icon name="refresh" size={16} />
      {label}
    </Link>
  );
}
