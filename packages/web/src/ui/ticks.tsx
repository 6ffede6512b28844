import { Icon } from "./icon.tsx";

/** What was verified, a tick each, and what could not be, with a dash. */
export function Ticks({ done, unknown = [] }: { done: readonly string[]; unknown?: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {done.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon name="check" size={16} className="mt-0.5 text-seal-text" />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
      {unknown.map((line) => (
        <li key={line} className="flex gap-2.5 text-text-2">
          <Icon name="dash" size={16} className="mt-0.5" />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
    </ul>
  );
}
