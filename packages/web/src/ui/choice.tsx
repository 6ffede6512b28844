/** One of a few, side by side. */
export function Choice<Key extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: Readonly<Record<Key, string>>;
  value: Key;
  onChoose: (value: Key) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex max-w-full gap-0.5 overflow-x-auto rounded-control border border-line bg-sunken p-0.5">
        {(Object.keys(options) as Key[]).map((each) => (
          <label
            key={each}
            className="relative flex h-[calc(var(--control)-4px)] max-tablet:h-(--control) max-tablet:min-w-(--control) grow cursor-pointer items-center justify-center rounded-chip border border-transparent px-3 text-sm whitespace-nowrap text-text-2 hover:text-text has-checked:border-line has-checked:bg-selected has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={label}
              checked={value === each}
              onChange={() => onChoose(each)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {options[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
