import { useId } from "react";
import { Icon } from "./icon.tsx";

/** One of many: a native list, which looks like the rest of the page where the browser lets it (`main.css`). */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={value}
          onChange={(event) => onChoose(event.target.value as Value)}
          className="h-(--control) w-full cursor-pointer truncate rounded-control border border-control-line bg-surface pr-9 pl-3 text-md hover:border-text-3 tablet:text-sm"
        >
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          size={14}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-text-2"
        />
      </span>
    </div>
  );
}
