import { BuildPage } from "./build-page.tsx";
import { NewPage } from "./new-page.tsx";

/** The Pages page: a new page and what was built, or one build. */
export function PagesPage({ id }: { id?: string | undefined }) {
  return id === undefined ? <NewPage /> : <BuildPage key={id} runId={id} />;
}
