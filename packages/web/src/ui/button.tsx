import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = "primary" | "default" | "quiet" | "danger";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-action text-on-action hover:bg-action-hover disabled:bg-hover disabled:text-text-3",
  default:
    "border border-line-strong bg-surface text-text hover:bg-hover hover:border-control-line disabled:text-text-3",
  quiet: "text-text-2 hover:bg-hover hover:text-text disabled:text-text-3 disabled:hover:bg-transparent",
  danger: "border border-fail-line bg-surface text-fail-text hover:bg-fail-soft",
};

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook, square = false): string =>
  `inline-flex h-(--control) min-w-(--control) shrink-0 select-none items-center justify-center gap-2 rounded-control text-sm font-medium transition-colors duration-(--dur-1) active:translate-y-px ${
    square ? "w-(--control)" : "min-w-(--control) px-3"
  } ${LOOKS[look]}`;

interface ButtonOptions extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  icon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = "default", icon, children, className = "", ...rest }: ButtonOptions) {
  return (
    <button type="button" {...rest} className={`${buttonClass(look)} ${className}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** A button that shows only a picture; its label is heard and shown as a hint. */
export function IconButton({
  look = "quiet",
  icon,
  label,
  className = "",
  ...rest
}: Omit<ButtonOptions, "children"> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={`${buttonClass(look, true)} ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
