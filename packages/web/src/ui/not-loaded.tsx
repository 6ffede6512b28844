import { ClientProblem } from "@signet/client";
import { credential } from "../lib/service.ts";
import { useShell } from "../lib/shell.ts";
import { useStored } from "../lib/stored.ts";
import { TEXT } from "../text.ts";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";

const says = TEXT.notLoaded;

/** Why a page has nothing to show, in the service's words, and what to do: add a key if one is missing, else try again. */
export function NotLoaded({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { openSettings } = useShell();
  const isKept = useStored(credential) !== null;
  const isUnknown = error instanceof ClientProblem && error.problem.status === 401;
  const unknown = isKept ? says.refused(error.message) : says.unknown;
  const action = isUnknown ? (
    <Button icon="key" onClick={openSettings}>
      {isKept ? says.mendKey : says.addKey}
    </Button>
  ) : (
    <Button icon="refresh" onClick={onAgain}>
      {says.again}
    </Button>
  );
  return (
    <Empty title={says.title} action={action}>
      {isUnknown ? unknown : error.message}
    </Empty>
  );
}
