import { plain } from "../../lib/plain.ts";
import { Card } from "../../ui/card.tsx";
import type { FieldLine } from "./read-document.ts";
import { TEXT } from "./text.ts";

/** Fields with their types and meanings; nothing if there are none. */
export function FieldList({ label, fields }: { label: string; fields: readonly FieldLine[] }) {
  if (fields.length === 0) return null;
  return (
    <Card>
      <ul aria-label={label} className="divide-y divide-line">
        {fields.map(({ name, type, required, says, values, standing }) => (
          <li
            key={`${name} ${type}`}
            className="grid gap-x-4 gap-y-0.5 px-4 py-2 text-sm tablet:grid-cols-[240px_minmax(0,1fr)]"
          >
            <p className="min-w-0">
              <code className="text-code font-semibold break-words">{plain(name)}</code>
              <span className="block text-xs text-text-2">
                {plain(type)}
                {required && `, ${TEXT.required}`}
              </span>
            </p>
            <div className="grid min-w-0 content-start gap-0.5 text-text-2">
              {says !== "" && <p className="break-words">{plain(says)}</p>}
              {values.length > 0 && (
                <p className="text-xs break-words">
                  {TEXT.values}: <code>{plain(values.join(", "))}</code>
                </p>
              )}
              {standing !== null && <p className="text-xs break-words">{TEXT.standing(plain(standing))}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
