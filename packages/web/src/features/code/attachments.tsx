import {
  type ChangeEvent,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useRef,
  useState,
} from "react";
import { byteSize, plural } from "../../lib/format.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { pickedFromInput, type PickedFiles } from "./collect-files.ts";
import { sizeOf, whyTooMuch } from "./given-files.ts";
import { TEXT } from "./text.ts";

export const NOTHING_PICKED: PickedFiles = { files: [], leftOut: [] };

/** Adds files to those that were picked before; the newest of a path counts. */
export function merged(old: PickedFiles, added: PickedFiles): PickedFiles {
  const files = new Map([...old.files, ...added.files].map((picked) => [picked.path, picked]));
  const leftOut = new Map([...old.leftOut, ...added.leftOut].map((one) => [one.path, one]));
  return { files: [...files.values()], leftOut: [...leftOut.values()] };
}

/** The two pickers behind the buttons, for files and for a folder. */
export function Pickers({
  onPick,
  isBrief,
}: {
  onPick: Dispatch<SetStateAction<PickedFiles>>;
  /** On a phone, the files alone. */
  isBrief: boolean;
}) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!target.files) return;
    const picked = await pickedFromInput(target.files);
    target.value = "";
    onPick((old) => merged(old, picked));
  };
  const input = (ref: RefObject<HTMLInputElement | null>, isFolder: boolean) => (
    <input
      ref={ref}
      type="file"
      multiple
      webkitdirectory={isFolder ? "" : undefined}
      hidden
      data-picks={isFolder ? "folder" : "files"}
      onChange={(event) => void take(event)}
    />
  );
  return (
    <>
      {input(files, false)}
      {input(folder, true)}
      <IconButton icon="clip" label={TEXT.attach} onClick={() => files.current?.click()} />
      <IconButton
        icon="folder"
        label={TEXT.attachFolder}
        className={isBrief ? "max-tablet:hidden" : ""}
        onClick={() => folder.current?.click()}
      />
    </>
  );
}

/** What was picked, what was left out of it and why, and why it cannot be sent. */
export function Picked({ picked, onClear }: { picked: PickedFiles; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { files, leftOut } = picked;
  if (files.length + leftOut.length === 0) return null;
  const wrong = whyTooMuch(files);
  const name = files.length === 1 ? files[0]!.path : plural(files.length, "file");
  return (
    <div className="grid w-full gap-2 px-3 pt-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex h-(--control) max-w-full items-center gap-2 rounded-control border border-line bg-surface-2 pl-2.5">
          <Icon name={files.length === 1 ? "file" : "folder"} size={16} />
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-xs text-text-2">{byteSize(sizeOf(files))}</span>
          <IconButton icon="close" label={TEXT.remove(name)} onClick={onClear} />
        </span>
        {leftOut.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex h-(--control) items-center gap-1.5 rounded-control px-2 text-xs text-care-text underline underline-offset-2 hover:bg-hover"
          >
            {TEXT.leftOut(plural(leftOut.length, "entry", "entries"))}
          </button>
        )}
      </div>
      {wrong && (
        <p role="alert" className="text-xs text-fail-text">
          {wrong}
        </p>
      )}
      {isOpen && (
        <ul
          aria-label={TEXT.leftOutTitle}
          className="grid max-h-40 gap-1 overflow-y-auto text-xs text-text-2"
        >
          {leftOut.map(({ path, why }) => (
            <li key={path} className="flex justify-between gap-4">
              <code className="min-w-0 break-all">{path}</code>
              <span className="shrink-0">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
