import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import type { VisualDone } from "./build-view.ts";
import { Picture } from "./picture.tsx";
import { TEXT } from "./text.ts";

interface Shown {
  name: keyof typeof TEXT.pictures;
  path: string;
}

const ORDER = ["desktop", "played", "checklist", "phone"] as const;

/** The verifier's pictures of the page; pressed, one fills a dialog. */
export function Pictures({ done }: { done: VisualDone }) {
  const [open, setOpen] = useState<Shown | null>(null);
  const shown = picturesOf(done);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {shown.map((each) => (
          <li key={each.name} className="grid gap-1">
            <button
              type="button"
              aria-label={TEXT.enlarge(TEXT.pictures[each.name])}
              onClick={() => setOpen(each)}
              className="overflow-hidden rounded-control border border-line hover:border-line-strong"
            >
              <Picture
                runId={done.run_id}
                path={each.path}
                label=""
                className={each.name === "phone" ? "h-18 w-11" : "h-18 w-25"}
              />
            </button>
            <span className={`text-2xs text-text-2 ${each.name === "phone" ? "w-11" : "w-25"}`}>
              {TEXT.pictures[each.name]}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? TEXT.pictures[open.name] : ""}
        shape="large"
      >
        {open && (
          <div tabIndex={0} className="grid min-h-0 grow place-items-center overflow-auto bg-surface-2 p-4">
            <Picture
              runId={done.run_id}
              path={open.path}
              label={TEXT.pictures[open.name]}
              className={
                open.name === "phone"
                  ? "aspect-[390/844] h-full max-h-[760px]"
                  : "aspect-[64/45] w-full max-w-[1024px]"
              }
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** The pictures of the report with the files that hold them. */
function picturesOf({ report, files }: VisualDone): Shown[] {
  const all = report?.screenshots ?? [];
  return ORDER.flatMap((name) => {
    const taken = all.find((each) => each.name === name);
    const file = files.find(({ sha256 }) => sha256 === taken?.sha256);
    return file ? [{ name, path: file.path }] : [];
  });
}
