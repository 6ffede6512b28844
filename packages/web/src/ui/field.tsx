import { type InputHTMLAttributes, useId } from "react";
import { Icon } from "./icon.tsx";

const INPUT =
  "h-(--control) w-full rounded-control border border-control-line bg-surface text-md text-text placeholder:text-text-3 hover:border-text-3 tablet:text-sm";

/** A labelled line of text, with a hint or what is wrong below it. */
export function Field({
  label,
  hint,
  wrong,
  mono = false,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  wrong?: string | null;
  mono?: boolean;
}) {
  const id = useId();
  const below = wrong ?? hint;
  const isSearch = rest.type === "search";
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="relative block">
        {isSearch && (
          <Icon
            name="search"
            size={16}
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
          />
        )}
        <input
          {...rest}
          id={id}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          className={`${INPUT} ${isSearch ? "pr-3 pl-9" : "px-3"} ${mono ? "font-mono" : ""}`}
        />
      </span>
      {below && (
        <p id={`${id}-below`} className={`text-xs ${wrong ? "text-fail-text" : "text-text-3"}`}>
          {below}
        </p>
      )}
    </div>
  );
}
