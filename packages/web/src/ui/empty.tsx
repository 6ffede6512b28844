import type { ReactNode } from "react";

/** A page or list without content: what it is for, and what to do. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid max-w-lg justify-items-start gap-3 py-6">
      <h2 className="serif text-verdict">{title}</h2>
      {children && <p className="text-md text-text-2">{children}</p>}
      {action}
    </div>
  );
}
