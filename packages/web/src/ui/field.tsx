import { type InputHTMLAttributes, useId } from "react";

const INPUT =
  "h-(--control) w-full rounded-control border border-control-line bg-surface px-3 text-md text-text placeholder:text-text-3 hover:border-text-3 tablet:text-sm";

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
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={below ? `${id}-below` : undefined}
        className={`${INPUT} ${mono ? "font-mono" : ""}`}
      />
      {below && (
        <p id={`${id}-below`} className={`text-xs ${wrong ? "text-fail-text" : "text-text-3"}`}>
          {below}
        </p>
      )}
    </div>
  );
}
