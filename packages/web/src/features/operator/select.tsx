import { useId } from "react";

/** One of many, by the browser's own list. */
export function Select({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-(--control) w-full rounded-control border border-control-line bg-surface px-2 text-md tablet:text-sm"
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  );
}
