import { Dialog as Base } from "@base-ui/react/dialog";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { TEXT } from "../text.ts";
import { IconButton } from "./button.tsx";

const SHAPES = {
  middle:
    "top-[max(24px,12dvh)] left-1/2 max-h-[76dvh] w-[min(560px,calc(100vw-24px))] -translate-x-1/2 rounded-card",
  large:
    "top-1/2 left-1/2 h-[min(860px,calc(100dvh-32px))] w-[min(1000px,calc(100vw-24px))] -translate-1/2 rounded-card",
  left: "inset-y-0 left-0 w-[min(320px,86vw)]",
} as const;

/** A layer above the page. The focus stays in it, Escape closes it, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  shape = "middle",
  bare = false,
  initialFocus,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  shape?: keyof typeof SHAPES;
  /** Without the heading that shows the title. */
  bare?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--dur-1) data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          {...(initialFocus ? { initialFocus } : {})}
          onKeyDown={keepFocus}
          className={`fixed z-50 flex flex-col overflow-hidden bg-surface text-text shadow-overlay outline-none transition duration-(--dur-1) data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 ${SHAPES[shape]}`}
        >
          <div
            className={
              bare ? "sr-only" : "flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6"
            }
          >
            <Base.Title className="serif text-title">{title}</Base.Title>
            {!bare && <Base.Close render={<IconButton icon="close" label={TEXT.nav.close} />} />}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const TABBABLE =
  "a[href], button:enabled, textarea:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, [tabindex='0']:not([data-base-ui-focus-guard])";

/** Leads Tab from the last element to the first and back. What surrounds the layer does so too late when keys come fast. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.defaultPrevented) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].filter((one) =>
    one.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const isOutside = !all.includes(document.activeElement as HTMLElement);
  if (document.activeElement !== from && !isOutside) return;
  event.preventDefault();
  to?.focus();
}
