import { useRef } from "react";
import { TEXT } from "../text.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { IconName } from "./icon.tsx";

/** Asks before something that should not happen by accident. The safe answer has the focus. */
export function Confirm({
  open,
  onClose,
  onConfirm,
  title,
  says,
  action,
  icon = "trash",
  cancel = TEXT.confirm.cancel,
}: {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  says: string;
  action: string;
  icon?: IconName;
  /** The words of the safe answer. */
  cancel?: string;
}) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={title} initialFocus={safe}>
      <div className="grid gap-5 p-6">
        <p className="text-md text-text-2">{says}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button ref={safe} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            look="danger"
            icon={icon}
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
