import { NewTask } from "./new-task.tsx";
import { CodeRunPage } from "./run-page.tsx";

/** The Code page: a new task, or a run. */
export function CodePage({ id }: { id?: string | undefined }) {
  return id === undefined ? <NewTask /> : <CodeRunPage runId={id} />;
}
