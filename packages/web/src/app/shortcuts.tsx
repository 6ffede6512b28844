import { singleKeys } from "../lib/single-keys.ts";
import { useStored } from "../lib/stored.ts";
import { TEXT } from "../text.ts";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Kbd } from "../ui/kbd.tsx";

const says = TEXT.shortcuts;
const GROUPS = [
  {
    title: says.everywhere,
    rows: [
      { keys: ["Ctrl K"], does: says.palette },
      { keys: ["N"], does: says.newTask },
      { keys: ["R"], does: says.runs },
      { keys: ["T"], does: says.theme },
      { keys: ["?"], does: says.sheet },
    ],
  },
  {
    title: says.writing,
    rows: [
      { keys: ["Ctrl Enter"], does: says.send },
      { keys: ["Esc"], does: says.leave },
    ],
  },
] as const;

/** The sheet of keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const single = useStored(singleKeys);
  return (
    <Dialog open onClose={onClose} title={says.title}>
      <div className="grid gap-6 overflow-y-auto p-6">
        {GROUPS.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-2 text-xs text-text-2">{title}</h3>
            <dl className="grid gap-2 text-sm">
              {rows.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-4">
                  <dt>{does}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="grid justify-items-start gap-2">
          <h3 className="text-xs text-text-2">{says.single}</h3>
          <Choice label={says.single} options={says.singleOptions} value={single} onChoose={singleKeys.set} />
        </section>
      </div>
    </Dialog>
  );
}
